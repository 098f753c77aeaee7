/** The combat: both sides with every modifier, what is committed, dice, result and what follows. */
import { RESULTS } from "@tripartite/surrender/data/combatTable";
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import { list } from "@tripartite/surrender/describe/names";
import type { BothSides, SideSum as Sum } from "@tripartite/surrender/rules/charts/combatValue";
import { useMemo, useState } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { FACTION_CLASS } from "../../factions.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { CombatControl } from "../dock/CombatControl.tsx";
import { reservesSeen } from "../model/commitment.ts";
import type { Fight, Rolled } from "../model/fight.ts";
import { describeEffects } from "../model/log.ts";
import { CounterPicture } from "./CounterPicture.tsx";
import { Reserves } from "./Reserves.tsx";
import { SideSum } from "./SideSum.tsx";

const { combat: texts, weathers } = SURRENDER_TEXTS;

interface Props {
  readonly fight: Fight;
  /** The sums as they stand; absent once the dice are rolled. */
  readonly sums: BothSides | undefined;
  /** Of this combat, while they are shown: the result is not read yet, or is just being read. */
  readonly dice: "rolling" | "read" | undefined;
  /** It is shown on the stage: captions tell what follows, and nobody needs the odds. */
  readonly isShown: boolean;
  /** Something else is asked now: the result stays in sight, the map is free again. */
  readonly isOver: boolean;
  onClose(): void;
}

export function CombatWindow({ fight, sums, dice, isShown, isOver, onClose }: Props) {
  const { seen } = useTable();
  const [isUnfolded, setUnfolded] = useState(false);
  const rolled = fight.kind === "airStrike" ? fight.air : fight.ground;
  const isRolling = dice === "rolling";
  /** The aircraft fight first: their dice lie in the tray while they are shown. */
  const thrown = rolled ?? (dice && fight.air);
  const tray = <Tray fight={fight} rolled={thrown} isRolling={isRolling} isShown={isShown} />;
  const { map, hexName, nearName, shortUnitName, factionOfUnit } = seen.scene;
  const weather = seen.weather[map.byId.get(fight.hex)!.weatherZone];
  const sideOf = (unit: string) => seen.units.get(unit)?.faction ?? factionOfUnit(unit);
  const [attacker, defender] = [sideOf(fight.attackers[0]), sideOf(fight.defender)];
  const sides = (
    <div className="combat-sides">
      <Side
        fight={fight}
        units={fight.attackers}
        faction={attacker}
        part="attacks"
        isDecided={dice !== undefined}
        sum={rolled?.attack ?? sums?.attacker}
        isRolling={isRolling}
      />
      {!isOver && tray}
      <Side
        fight={fight}
        units={[fight.defender]}
        faction={defender}
        part="defends"
        isDecided={dice !== undefined}
        sum={rolled?.defence ?? sums?.defender}
        isRolling={isRolling}
      />
    </div>
  );
  const aftermath = (
    <>
      {fight.air && fight.air !== thrown && <AirResult air={fight.air} />}
      {rolled && !isShown && <Effects fight={fight} />}
    </>
  );
  const summary = (
    <>
      <b>{texts[fight.kind]}.</b> {list(fight.attackers.map(shortUnitName))}{" "}
      {fight.attackers.length > 1 ? texts.attack : texts.attacks}. {weather && texts.weather(weathers[weather])}
    </>
  );
  return (
    <section
      className={isOver ? "combat combat-over" : isShown ? "combat combat-shown" : "combat"}
      aria-label={`${texts[fight.kind]}: ${hexName(fight.hex)}`}
    >
      <header>
        <Icon name="p-battle" />
        <h2>{nearName(fight.hex)}</h2>
        {isOver ? (
          <>
            {tray}
            <button
              type="button"
              className="btn on-bar sq combat-unfold"
              aria-label={texts.sumsAndEffects}
              title={texts.sumsAndEffects}
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              <Icon name="a-chevron" />
            </button>
          </>
        ) : (
          <p>{summary}</p>
        )}
        {rolled && (
          <button type="button" className="btn on-bar sq" aria-label={texts.close} onClick={onClose}>
            <Icon name="a-close" />
          </button>
        )}
      </header>
      {isOver ? (
        isUnfolded && (
          <>
            <p className="combat-summary">{summary}</p>
            {sides}
            {aftermath}
          </>
        )
      ) : (
        <>
          {sides}
          {!isShown && <CombatControl fight={fight} />}
          {aftermath}
        </>
      )}
    </section>
  );
}

interface SideProps {
  readonly fight: Fight;
  readonly units: readonly string[];
  readonly faction: Faction | undefined;
  readonly part: "attacks" | "defends";
  /** Dice are shown: nobody commits anything any more. */
  readonly isDecided: boolean;
  readonly sum: Sum | undefined;
  readonly isRolling: boolean;
}

function Side({ fight, units, faction, part, isDecided, sum, isRolling }: SideProps) {
  const { seen, view } = useTable();
  const { sideName, shortUnitName, markerName, markerValue } = seen.scene;
  const reserves = useMemo(() => reservesSeen(view)[part === "attacks" ? 0 : 1], [view, part]);
  if (faction === undefined) return null;
  const committed = fight.committed.filter((one) => one.faction === faction);
  return (
    <div className={`combat-side ${FACTION_CLASS[faction]} combat-${part}`}>
      <h3>
        <span className="emb">
          <Icon name={FACTION_CLASS[faction]} />
        </span>
        {sideName(faction)} <small>{texts[part]}</small>
      </h3>
      <div className="blocks">
        {units.map((id) => {
          const unit = seen.units.get(id);
          return unit && <CounterPicture key={id} unit={unit} />;
        })}
        <b>{list(units.map(shortUnitName))}</b>
      </div>
      {fight.revealed && committed.length === 0 && (
        <p className="quiet">{texts.revealed(sideName(faction), fight.revealed.includes(faction))}</p>
      )}
      {committed.length > 0 && (
        <p className="committed">
          {texts.committed}:{" "}
          {list(
            committed.map(({ unit, marker }) =>
              unit === undefined ? `${markerName(marker!)} +${markerValue(marker!)}` : shortUnitName(unit),
            ),
          )}
        </p>
      )}
      {sum && <SideSum sum={sum} isRolling={isRolling} />}
      {reserves && !isDecided && fight.ground === undefined && (
        <Reserves reserves={reserves} hasCommitted={committed.length > 0} />
      )}
    </div>
  );
}

interface TrayProps {
  readonly fight: Fight;
  readonly rolled: Rolled | undefined;
  readonly isRolling: boolean;
  readonly isShown: boolean;
}

/** Green baize: the dice, or the wait for them. */
function Tray({ fight, rolled, isRolling, isShown }: TrayProps) {
  const { faction, seen } = useTable();
  if (rolled === undefined) {
    const declaring = seen.combat?.declaring;
    const hasChosen = faction !== undefined && fight.chosen.includes(faction);
    return (
      <div className="tray">
        <p>
          {fight.revealed && declaring
            ? texts.declares(seen.scene.sideName(declaring))
            : hasChosen
              ? texts.chosen
              : isShown || faction === undefined
                ? texts.bothSecret
                : texts.secret}
        </p>
      </div>
    );
  }
  const isInAir = rolled === fight.air;
  const onGround = fight.kind === "landing" ? texts.landingResults : texts.results;
  const names = !isInAir ? onGround : fight.kind === "airStrike" ? texts.strikeResults : texts.airResults;
  const { symbol, hurts } = RESULTS[rolled.result];
  return (
    <div className={isRolling ? "tray rolling" : "tray"} role="status">
      <p className="tray-dice" aria-hidden="true">
        <Icon name={`d-${rolled.attack.die}`} className="die" />
        <Icon name={`d-${rolled.defence.die}`} className="die" />
      </p>
      <p className="tray-values">
        {rolled.attack.value} : {rolled.defence.value}
      </p>
      <p className={`tray-result hurts-${hurts}`}>{isInAir ? symbol : rolled.result === "NE" ? "♦" : rolled.result}</p>
      <p>{names[rolled.result]}</p>
    </div>
  );
}

function AirResult({ air }: { air: Rolled }) {
  const { unitName, shortUnitName } = useTable().seen.scene;
  return (
    <details className="air-result">
      <summary>
        <Icon name="u-air" /> {texts.airCombat}: {shortUnitName(air.unit)} – {shortUnitName(air.defender)},{" "}
        <b>{RESULTS[air.result].symbol}</b>. {texts.airResults[air.result]}
      </summary>
      <div className="combat-sides">
        <div>
          <h4>{unitName(air.unit)}</h4>
          <SideSum sum={air.attack} />
        </div>
        <div>
          <h4>{unitName(air.defender)}</h4>
          <SideSum sum={air.defence} />
        </div>
      </div>
    </details>
  );
}

function Effects({ fight }: { fight: Fight }) {
  const lines = describeEffects(fight.effects, useTable().seen.scene);
  if (lines.length === 0) return null;
  return (
    <div className="effects">
      <h3>{texts.effects}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
