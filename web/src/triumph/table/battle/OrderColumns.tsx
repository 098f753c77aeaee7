/** The order of action: one column for each type of unit, the group that acts first standing first. */
import { UNIT_TYPES, type UnitTypeName } from "@tripartite/triumph/data/kinds";
import { attackerFirst } from "@tripartite/triumph/odds";
import type { View } from "@tripartite/triumph/view";
import { Icon } from "../../../app/Icon.tsx";
import { UNIT_SYMBOLS } from "../../board/Block.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { Party } from "../model/action.ts";
import { Block } from "../parts/Block.tsx";
import { Dice } from "./Dice.tsx";
import { technologiesOf } from "./questions.ts";
import type { BattleRecord } from "./record.ts";
import { type BattleSide, type BattleUnit, isIdle, partyOf } from "./sides.ts";
import { BATTLE_TEXTS as texts } from "./texts.ts";

interface Props {
  readonly sides: readonly BattleSide[];
  readonly record: BattleRecord | undefined;
  readonly acting: number | undefined;
}

export function OrderColumns({ sides, record, acting }: Props) {
  const { view } = useTable();
  return (
    <ol className="bt-order">
      {UNIT_TYPES.map((type, index) => {
        const groups = groupsOf(view, sides, type);
        const now = isActing(view, type);
        const isEmpty = groups.every(({ units }) => units.length === 0);
        return (
          <li key={type} className={[now && "now", isEmpty && "empty"].filter(Boolean).join(" ")}>
            <h4>
              <Icon name={UNIT_SYMBOLS[type]} />
              <span className="bt-type">{TRIUMPH_TEXTS.unitTypes[type]}</span>
              <span className="bt-rank">{index + 1}</span>
            </h4>
            {isEmpty ? (
              <span className="bt-none">{texts.none}</span>
            ) : (
              <div className="bt-groups">
                {groups.map(
                  ({ party, units }) =>
                    units.length > 0 && (
                      <Group key={party} party={party} units={units} acting={acting} type={type} record={record} />
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

const IN_ROUND: readonly View["phase"][] = ["battleAction", "battleHits", "battleOrder"];

function isActing({ battle, phase }: View, type: UnitTypeName): boolean {
  return battle?.unitType === type && IN_ROUND.includes(phase);
}

interface TypeGroup {
  readonly party: Party;
  readonly attacks: boolean;
  readonly units: readonly BattleUnit[];
}

/** §12.3, R109 The sides in the order in which their units of this type act. */
function groupsOf(view: View, sides: readonly BattleSide[], type: UnitTypeName): TypeGroup[] {
  const groups = sides.map(({ party, attacks, units }) => ({
    party,
    attacks,
    units: units.filter((unit) => unit.unitType === type && !isIdle(unit, view.battle?.area ?? "")),
  }));
  const queue = view.battle?.queue ?? [];
  if (isActing(view, type) && queue.length > 0)
    return groups.sort((a, b) => queue.indexOf(a.party) - queue.indexOf(b.party));
  const attacker = groups.find(({ attacks }) => attacks);
  if (attacker === undefined) return groups;
  const rank = ({ party, attacks }: TypeGroup) => {
    if (attacks) return 1;
    const order = {
      surprise: view.playerTurn?.surprise === true,
      attacker: { technologies: technologiesOf(view, attacker.party) },
      defender: { technologies: technologiesOf(view, party) },
    };
    return attackerFirst(order, UNIT_TYPES.indexOf(type)) ? 2 : 0;
  };
  return groups.sort((a, b) => rank(a) - rank(b));
}

interface GroupProps {
  readonly party: Party;
  readonly type: UnitTypeName;
  readonly units: readonly BattleUnit[];
  readonly acting: number | undefined;
  readonly record: BattleRecord | undefined;
}

function Group({ party, type, units, acting, record }: GroupProps) {
  const { view } = useTable();
  const round = view.battle?.round;
  const shots = (record?.steps ?? []).filter(
    ({ shot, nationality, unitType, round: when }) =>
      shot && unitType === type && when === round && nationality !== undefined && partyOf(nationality) === party,
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
            <Dice key={key} shot={shot!} />
          ))}
        </span>
      )}
    </span>
  );
}
