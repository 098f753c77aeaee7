/** What a unit may do in a battle: Fire, bomb, hold, and every way out with the reasons against the others. */
import { AREA_IDS, NEIGHBOURS } from "@tripartite/triumph/data/map";
import type { BattleUnit } from "@tripartite/triumph/odds/sides";
import type { ShotMeaning } from "@tripartite/triumph/offers";
import type { ReactNode } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { RuleLinks } from "../../../app/rules/RuleLink.tsx";
import type { LiveTable } from "../../../net/live.ts";
import { useStore } from "../../../net/store.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useBusy, useTable } from "../context.ts";
import { type OfferOf, ofTypes, type TableOffer, unitOf } from "../model/action.ts";
import { groupBy } from "../model/focus.ts";
import { areaIndex, areaName } from "../model/names.ts";
import { borderKind } from "../model/ways.ts";
import { expectedHits } from "./expectedHits.ts";
import { BATTLE_TEXTS as texts } from "./texts.ts";
import { useReasons } from "./useReasons.ts";

const { parties, borderKinds } = TRIUMPH_TEXTS;
/** Decisions in which a unit may Retreat. */
const RETREATING: ReadonlySet<string> = new Set(["D26", "D32"]);
const CLASS_SYMBOLS = { air: "u-air", naval: "u-fleet", ground: "u-tank", sub: "u-sub" } as const;

interface Props {
  readonly unit: BattleUnit;
  readonly offers: readonly TableOffer[];
  /** Told which offer is looked at, so that its odds can be shown. */
  onLook(offer: TableOffer | undefined): void;
}

interface OptionProps {
  readonly offer: TableOffer;
  readonly symbol: string;
  readonly label: string;
  readonly detail?: string;
  readonly figure?: ReactNode;
  readonly best?: boolean;
  onLook(offer: TableOffer | undefined): void;
}

export function Option({ offer, symbol, label, detail, figure, best, onLook }: OptionProps) {
  const { act, setRoute, units } = useTable();
  const busy = useBusy();
  const look = () => {
    onLook(offer);
    const unit = unitOf(offer.action);
    const from = unit === undefined ? undefined : units.get(unit)?.area;
    if ("to" in offer.action && from) setRoute([from, offer.action.to]);
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
      onClick={() => act(offer.action)}
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

export function FireOptions({ unit, offers, onLook }: Props) {
  const shots = ofTypes(offers, "fire");
  const most = Math.max(0, ...shots.map(expectedHits));
  return (
    <section>
      <h4>
        <Icon name="a-fire" />
        {texts.fire(unit.cv)}
      </h4>
      <div className="bt-options" data-keep-clear>
        {shots.map((offer) => {
          const { targetClass, party } = offer.action;
          const name = party ? `${texts.at[targetClass]}, ${parties[party]}` : texts.at[targetClass];
          return (
            <Option
              key={JSON.stringify(offer.action)}
              offer={offer}
              symbol={CLASS_SYMBOLS[targetClass]}
              label={texts.fireAt(name)}
              detail={texts.hitsOn(offer.power)}
              best={expectedHits(offer) === most && shots.length > 1}
              figure={<Expected shot={offer} />}
              onLook={onLook}
            />
          );
        })}
        {ofTypes(offers, "bomb").map((offer) => (
          <Option
            key="bomb"
            offer={offer}
            symbol="r-ind"
            label={texts.bomb}
            detail={texts.bombHint}
            figure={<Expected shot={offer} />}
            onLook={onLook}
          />
        ))}
        {ofTypes(offers, "hold").map((offer) => (
          <Option key="hold" offer={offer} symbol="a-hold" label={texts.hold} detail={texts.holdHint} onLook={onLook} />
        ))}
      </div>
    </section>
  );
}

function Expected({ shot }: { shot: ShotMeaning }) {
  return (
    <span className="bt-expected">
      {expectedHits(shot).toFixed(1)}
      <small>{texts.expected}</small>
    </span>
  );
}

interface ExitProps extends Props {
  readonly live: LiveTable;
  readonly area: string;
}

/** A unit of this kind never Retreats: that is no reason against a place. */
const NEVER_RETREATS = "RETREAT_UNIT";

/** Ways out. Neighbours that are refused stand there too, with the rule. */
export function ExitOptions({ live, area, unit, offers, onLook }: ExitProps) {
  const { seq } = useStore(live.state);
  const { decision } = useTable();
  const retreats = ofTypes(offers, "retreat");
  const mayRetreat = RETREATING.has(decision?.id ?? "");
  const barred = NEIGHBOURS[areaIndex(area)]
    .map((neighbour) => AREA_IDS[neighbour])
    .filter((to) => mayRetreat && !retreats.some(({ action }) => action.to === to));
  const reasons = useReasons(live, seq, unit.unit, "retreat", barred).filter(({ code }) => code !== NEVER_RETREATS);
  const rebases = ofTypes(offers, "rebase");
  const strikes = ofTypes(offers, "strike");
  if (retreats.length + rebases.length + strikes.length + reasons.length === 0) return null;
  return (
    <section>
      {(retreats.length > 0 || reasons.length > 0) && (
        <Exits title={texts.retreatTo}>
          {retreats.map((offer) => (
            <Option
              key={offer.action.to}
              offer={offer}
              symbol="a-retreat"
              label={areaName(offer.action.to)}
              detail={borderText(area, offer)}
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
          {rebases.map((offer) => (
            <Option
              key={offer.action.to}
              offer={offer}
              symbol="a-retreat"
              label={areaName(offer.action.to)}
              detail={texts.rebaseHint}
              onLook={onLook}
            />
          ))}
        </Exits>
      )}
      {strikes.length > 0 && (
        <Exits title={texts.strikeTo}>
          {strikes.map((offer) => (
            <Option
              key={JSON.stringify(offer.action)}
              offer={offer}
              symbol="u-carrier"
              label={areaName(offer.action.to)}
              detail={strikeText(offer)}
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
      <div className="bt-options two" data-keep-clear>
        {children}
      </div>
    </>
  );
}

function strikeText({ action: { rebase, party } }: OfferOf<"strike">): string {
  return [rebase ? texts.strikeRebase : texts.strikeRetreat, party && parties[party]].filter(Boolean).join(", ");
}

/** §11.52 The border, and how far it is used as far as the viewer knows. */
function borderText(from: string, { action, used, limit }: OfferOf<"retreat">): string {
  const kind = borderKinds[borderKind(from, action.to)];
  return limit === undefined ? kind : texts.border(kind, used, limit);
}
