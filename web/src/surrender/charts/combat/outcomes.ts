/** Results in words. */
import type { AirNavalOutcome } from "@tripartite/surrender/rules/charts/airNavalCombat";
import type { GroundOutcome, GroundSituation } from "@tripartite/surrender/rules/charts/groundCombat";
import type { StrategicOutcome } from "@tripartite/surrender/rules/charts/strategicCombat";
import { CHART_TEXTS, signed } from "../texts.ts";

const { outcomes } = CHART_TEXTS;

function sentence(parts: readonly (string | false | undefined)[]): string {
  const said = parts.filter((part) => typeof part === "string");
  const text = said.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function defenderPart(outcome: GroundOutcome, before: string): string | undefined {
  const { defender, retreats } = outcome;
  if (defender === "eliminated") return outcomes.defenderEliminated;
  if (defender !== before) return `${outcomes.defenderReduced}, ${retreats ? outcomes.retreats : outcomes.stays}`;
  return retreats ? outcomes.retreatsAlone : undefined;
}

export function groundEffect(situation: GroundSituation, outcome: GroundOutcome): string {
  const { attacker, nationalWill, noEzoc, activationEnds } = outcome;
  const hurt = attacker !== (situation.attacker.strength ?? "full");
  const parts = [
    defenderPart(outcome, situation.defender.strength ?? "full"),
    hurt && (attacker === "eliminated" ? outcomes.attackerEliminated : outcomes.attackerReduced),
    noEzoc && outcomes.noEzoc,
    nationalWill !== 0 && outcomes.will(signed(nationalWill)),
    activationEnds ? outcomes.activationEnds : outcomes.goesOn,
  ];
  const happened = parts.slice(0, -1).some((part) => typeof part === "string");
  return sentence(happened ? parts : [outcomes.nothing, ...parts]);
}

export function airNavalEffect(outcome: AirNavalOutcome): string {
  const { attackerSorties, defenderSorties, airSupport, escort, mayAttackAgain, interdiction } = outcome;
  const { support } = outcomes;
  const both = airSupport && (airSupport.attacker ? (airSupport.defender ? "both" : "attacker") : "defender");
  return sentence([
    interdiction && (interdiction === "successful" ? outcomes.interdicted : outcomes.getsThrough),
    escort && (escort === "successful" ? outcomes.escortHolds : outcomes.escortFails),
    escort === "failed" && (mayAttackAgain ? outcomes.mayAttackAgain : outcomes.mayNotAttackAgain),
    both && support[both],
    outcomes.sorties(String(attackerSorties), String(defenderSorties)),
  ]);
}

export function strategicEffect(
  outcome: StrategicOutcome,
  before: { readonly germany: number; readonly allied: number },
  who: string,
): string {
  const move = (from: number, to: number) => (from === to ? `${from}` : `${from}\u00a0→\u00a0${to}`);
  return outcomes.facLost(move(before.germany, outcome.germany), move(before.allied, outcome.allied), who);
}
