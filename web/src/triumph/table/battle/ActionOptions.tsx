/** What one unit may do in a battle: Fire, bomb, hold, and every way out with the reasons against the others. */
import { CLASSES, UNIT_TYPES } from "@tripartite/triumph/data/kinds";
import { AREA_IDS, NEIGHBOURS } from "@tripartite/triumph/data/map";
import { IS_GROUND } from "@tripartite/triumph/data/units";
import type { View } from "@tripartite/triumph/view";
import type { ReactNode } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { RuleLinks } from "../../../app/rules/RuleLink.tsx";
import type { LiveTable } from "../../../net/live.ts";
import { useStore } from "../../../net/store.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useBusy, useTable } from "../context.ts";
import type { TableAction } from "../model/action.ts";
import { groupBy, ofTypes } from "../model/focus.ts";
import { borderUse } from "../model/moves.ts";
import { areaIndex, areaName } from "../model/names.ts";
import { shotOf } from "./questions.ts";
import type { BattleUnit } from "./sides.ts";
import { BATTLE_TEXTS as texts } from "./texts.ts";
import { useReasons } from "./useReasons.ts";

const { parties, borderKinds } = TRIUMPH_TEXTS;
/** Decisions in which a unit may Retreat. */
const RETREATING: ReadonlySet<string> = new Set(["D26", "D32"]);
const CLASS_SYMBOLS = { air: "u-air", naval: "u-fleet", ground: "u-tank", sub: "u-sub" } as const;

interface Props {
  readonly area: string;
  readonly unit: BattleUnit;
  readonly actions: readonly TableAction[];
  /** Told which action is looked at, so that its odds can be shown. */
  onLook(action: TableAction | undefined): void;
}

interface OptionProps {
  readonly action: TableAction;
  readonly symbol: string;
  readonly label: string;
  readonly detail?: string;
  readonly figure?: ReactNode;
  readonly best?: boolean;
  onLook(action: TableAction | undefined): void;
}

export function Option({ action, symbol, label, detail, figure, best, onLook }: OptionProps) {
  const { act, setRoute, units } = useTable();
  const busy = useBusy();
  const look = () => {
    onLook(action);
    const from = action.unit === undefined ? undefined : units.get(action.unit)?.area;
    if (action.to && from) setRoute([from, action.to]);
  };
  const leave = () => {
    onLook(undefined);
    setRoute(undefined);
  };
  return (
    <button
      type="button"
      className={`choice bt-option ${best ? "best" : ""}`}
      disabled={busy}
      onClick={() => act(action)}
      onMouseEnter={look}
      onMouseLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      <span className="bt-sign">
        <Icon name={symbol} />
      </span>
      <span className="choice-text">
        <b>{label}</b>
        {detail && <small>{detail}</small>}
      </span>
      {figure}
    </button>
  );
}

export function FireOptions({ area, unit, actions, onLook }: Props) {
  const { view, faction } = useTable();
  const shots = ofTypes(actions, "fire").map((action) => ({
    action,
    shot: shotOf(view, area, faction!, unit, action),
  }));
  const most = Math.max(0, ...shots.map(({ shot }) => shot.dice * shot.firepower));
  return (
    <section>
      <h4>
        <Icon name="a-fire" />
        {texts.fire(unit.cv)}
      </h4>
      <div className="bt-options">
        {shots.map(({ action, shot }) => {
          const target = CLASSES[shot.targetClass];
          const name = action.party ? `${texts.at[target]}, ${parties[action.party]}` : texts.at[target];
          return (
            <Option
              key={JSON.stringify(action)}
              action={action}
              symbol={CLASS_SYMBOLS[target]}
              label={texts.fireAt(name)}
              detail={texts.hitsOn(shot.firepower)}
              best={shot.dice * shot.firepower === most && shots.length > 1}
              figure={<Expected hits={(shot.dice * shot.firepower) / 6} />}
              onLook={onLook}
            />
          );
        })}
        {ofTypes(actions, "bomb").map((action) => (
          <Option
            key="bomb"
            action={action}
            symbol="r-ind"
            label={texts.bomb}
            detail={texts.bombHint}
            figure={<Expected hits={unit.cv / 6} />}
            onLook={onLook}
          />
        ))}
        {ofTypes(actions, "hold").map((action) => (
          <Option
            key="hold"
            action={action}
            symbol="a-hold"
            label={texts.hold}
            detail={texts.holdHint}
            onLook={onLook}
          />
        ))}
      </div>
    </section>
  );
}

function Expected({ hits }: { hits: number }) {
  return (
    <span className="bt-expected">
      {hits.toFixed(1)}
      <small>{texts.expected}</small>
    </span>
  );
}

interface ExitProps extends Props {
  readonly live: LiveTable;
}

/** Ways out. Neighbours that are refused stand there too, with the rule. */
export function ExitOptions({ live, area, unit, actions, onLook }: ExitProps) {
  const { seq } = useStore(live.state);
  const { view, decision } = useTable();
  const retreats = ofTypes(actions, "retreat");
  const canEver = RETREATING.has(decision?.id ?? "") && unit.unitType !== "fortress" && unit.unitType !== "airForce";
  const barred = NEIGHBOURS[areaIndex(area)]
    .map((neighbour) => AREA_IDS[neighbour])
    .filter((to) => canEver && !retreats.some((action) => action.to === to));
  const reasons = useReasons(live, seq, unit.unit, "retreat", barred);
  const rebases = ofTypes(actions, "rebase");
  const strikes = ofTypes(actions, "strike");
  if (retreats.length + rebases.length + strikes.length + reasons.length === 0) return null;
  return (
    <section>
      {(retreats.length > 0 || reasons.length > 0) && (
        <Exits title={texts.retreatTo}>
          {retreats.map((action) => (
            <Option
              key={action.to}
              action={action}
              symbol="a-retreat"
              label={areaName(action.to!)}
              detail={borderText(view, unit, area, action.to!)}
              onLook={onLook}
            />
          ))}
          {[...groupBy(reasons, ({ text }) => text)].map(([text, same]) => (
            <span key={text} className="bt-option barred">
              <span className="bt-sign">
                <Icon name="s-refused" />
              </span>
              <span className="choice-text">
                <b>{same.map(({ to }) => areaName(to)).join(", ")}</b>
                <small>
                  {text} <RuleLinks rules={same[0].rule} />
                </small>
              </span>
            </span>
          ))}
        </Exits>
      )}
      {rebases.length > 0 && (
        <Exits title={texts.rebaseTo}>
          {rebases.map((action) => (
            <Option
              key={action.to}
              action={action}
              symbol="a-retreat"
              label={areaName(action.to!)}
              detail={texts.rebaseHint}
              onLook={onLook}
            />
          ))}
        </Exits>
      )}
      {strikes.length > 0 && (
        <Exits title={texts.strikeTo}>
          {strikes.map((action) => (
            <Option
              key={JSON.stringify(action)}
              action={action}
              symbol="u-carrier"
              label={areaName(action.to!)}
              detail={[action.rebase ? texts.strikeRebase : texts.strikeRetreat, action.party && parties[action.party]]
                .filter(Boolean)
                .join(", ")}
              onLook={onLook}
            />
          ))}
        </Exits>
      )}
      <p className="quiet">{texts.leaveHint}</p>
    </section>
  );
}

function Exits({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h4>
        <Icon name="a-retreat" />
        {title}
      </h4>
      <div className="bt-options two">{children}</div>
    </>
  );
}

/** §11.52 Limits hold for Ground units; only the Active Player knows how far the border is used. */
function borderText(view: View, unit: BattleUnit, from: string, to: string): string {
  const { kind, used, limit } = borderUse(view, from, to, false);
  if (!IS_GROUND[UNIT_TYPES.indexOf(unit.unitType)]) return borderKinds[kind];
  return texts.border(borderKinds[kind], view.viewer === view.turn ? used : undefined, limit);
}
