/** The order of action: one column for each type of unit, the group that acts first standing first. */
import { UNIT_TYPES, type UnitTypeName } from "@tripartite/triumph/data/kinds";
import {
  type BattleSide,
  type BattleUnit,
  inOrderOfAction,
  isActing,
  isIdle,
  partyOf,
} from "@tripartite/triumph/odds/sides";
import { Icon } from "../../../app/Icon.tsx";
import { UNIT_SYMBOLS } from "../../board/Block.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { Party } from "../model/action.ts";
import { Block } from "../parts/Block.tsx";
import { Dice } from "./Dice.tsx";
import { type BattleRecord, type Step, shotsOf } from "./record.ts";
import { BATTLE_TEXTS as texts } from "./texts.ts";

interface Props {
  readonly sides: readonly BattleSide[];
  readonly record: BattleRecord | undefined;
  readonly acting: number | undefined;
  /** Shots of the battle whose dice lie still. */
  readonly done: number;
}

export function OrderColumns({ sides, record, acting, done }: Props) {
  const { view } = useTable();
  const shots = record ? shotsOf(record).slice(0, done) : [];
  return (
    <ol className="bt-order" data-keep-clear>
      {UNIT_TYPES.map((type, index) => {
        const groups = inOrderOfAction(view, sides, type).map(({ units, ...side }) => ({
          ...side,
          units: units.filter((unit) => unit.unitType === type && !isIdle(unit)),
        }));
        const now = isActing(view, type);
        const isEmpty = groups.every(({ units }) => units.length === 0);
        return (
          <li key={type} className={[now && "now", isEmpty && "empty"].filter(Boolean).join(" ")}>
            <h3>
              <Icon name={UNIT_SYMBOLS[type]} />
              <span className="bt-type">{TRIUMPH_TEXTS.unitTypes[type]}</span>
              <span className="bt-rank">{index + 1}</span>
            </h3>
            {isEmpty ? (
              <span className="bt-none">{texts.none}</span>
            ) : (
              <div className="bt-groups">
                {groups.map(
                  ({ party, units }) =>
                    units.length > 0 && (
                      <Group key={party} party={party} units={units} acting={acting} type={type} shots={shots} />
                    ),
                )}
              </div>
            )}
            {groups[0]?.attacks && !isEmpty && (
              <span className="bt-first">
                <Icon name="s-firstfire" />
                {texts.attackerFirst}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface GroupProps {
  readonly party: Party;
  readonly type: UnitTypeName;
  readonly units: readonly BattleUnit[];
  readonly acting: number | undefined;
  readonly shots: readonly Step[];
}

function Group({ party, type, units, acting, shots: all }: GroupProps) {
  const { view } = useTable();
  const round = view.battle?.round;
  const shots = all.flatMap(({ key, shot, nationality, unitType, round: when }) =>
    shot && unitType === type && when === round && nationality !== undefined && partyOf(nationality) === party
      ? [{ key, shot }]
      : [],
  );
  return (
    <span className="bt-group">
      <span className="bt-chips">
        {units.map((unit) => (
          <span
            key={unit.key}
            className={["bt-chip", unit.acted && "done", unit.unit !== undefined && unit.unit === acting && "on"]
              .filter(Boolean)
              .join(" ")}
          >
            <Block nationality={unit.nationality} unitType={unit.unitType} cv={unit.cv} />
          </span>
        ))}
      </span>
      {shots.length > 0 && (
        <span className="bt-shots">
          {shots.map(({ key, shot }) => (
            <Dice key={key} shot={shot} />
          ))}
        </span>
      )}
    </span>
  );
}
