/** Events as one line of plain words each, for logs and terminals. */
import type { Board } from "./board.ts";
import { RESULTS } from "./data/combatTable.ts";
import { HEX_IDS } from "./data/grid.ts";
import { WILL_EFFECTS } from "./data/nationalWill.ts";
import { FACTIONS, MONTHS } from "./data/vocabulary.ts";
import type { Event } from "./events.ts";
import type { SideValue } from "./rules/combatValue.ts";
import { boardOf, type OfScenario, type PhaseName } from "./state.ts";

const PHASE_NAMES: Partial<Record<PhaseName, string>> = {
  economy: "Economy",
  strategicMovement: "Strategic Movement",
  operations: "Operations",
  noSupply: "No Supply",
  replacements: "Replacements",
  mobilization: "Mobilization",
  victoryCheck: "Victory Check",
};

/** Names of a scenario's things by their integers. */
function namesOn({ units, spotAt, spots, countryIds, scenario: { sideNames } }: Board) {
  return {
    unitName: (unit: number) => units[unit].name,
    /** A hex by its city, or by its number. */
    hexName: (hex: number) => (spotAt[hex] >= 0 ? spots[spotAt[hex]].name : HEX_IDS[hex]),
    countryName(country: number) {
      const id = countryIds[country];
      return id === "ussr" ? "USSR" : id.charAt(0).toUpperCase() + id.slice(1);
    },
    factionName: (faction: number) => sideNames[FACTIONS[faction]],
  };
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${Math.abs(count) === 1 ? "" : "s"}`;
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function side({ die, drm, halvings, value }: SideValue): string {
  return `${die}${signed(drm)}${halvings.length > 0 ? ", halved," : ""} = ${value}`;
}

/** One line for the log. */
export function describeEvent(event: Event, s: OfScenario): string {
  const { unitName, hexName, countryName, factionName } = namesOn(boardOf(s));
  const unit = "unit" in event ? unitName(event.unit) : "";
  const where = "hex" in event && event.hex !== undefined ? hexName(event.hex) : "";
  const faction = "faction" in event && event.faction !== undefined ? factionName(event.faction) : "";
  switch (event.type) {
    case "turnBegan":
      return `Turn ${event.turn}: ${MONTHS[event.month - 1]} ${event.year}.`;
    case "phaseBegan":
      return `${PHASE_NAMES[event.phase] ?? event.phase}${faction && ` (${faction})`}`;
    case "weatherRolled":
      return `Weather in the ${event.zone} zone: ${event.weather}${event.die === undefined ? "" : ` (die ${event.die})`}.`;
    case "sovietEntry":
      return "17 September: the east of Poland passes to the USSR.";
    case "income":
      return `${countryName(event.country)} has ${plural(event.amount, "Production Point")}.`;
    case "transferred":
      return `${countryName(event.from)} hands ${plural(event.amount, "point")} to ${countryName(event.to)}.`;
    case "passed":
      return `${faction} passes.`;
    case "strategicallyMoved":
      return `${unit} moves strategically from ${hexName(event.fromHex)} to ${where}.`;
    case "activated":
      return event.cost === 0 ? `${unit} is activated.` : `${unit} is activated for ${plural(event.cost, "point")}.`;
    case "marched":
      return `${unit} marches from ${hexName(event.fromHex)} to ${hexName(event.path.at(-1)!)} (${event.cost} MP, ${event.left} left).`;
    case "activationEnded":
      return `${unit} is done.`;
    case "controlChanged":
      return `${where} is now held by ${faction}.`;
    case "willChanged":
      return `${countryName(event.country)}'s National Will ${signed(event.change)} to ${event.will}: ${WILL_EFFECTS[event.effect].text}.`;
    case "attackDeclared":
      return `${list(event.units.map(unitName))} ${event.units.length > 1 ? "attack" : "attacks"} ${unitName(event.defender)} in ${where} (${event.kind === "assault" ? "Assault" : `Mobile attack, ${event.cost} MP`}).`;
    case "commitmentChosen":
      return `${faction} has chosen.`;
    case "commitmentsRevealed":
      return event.factions.length === 0
        ? "Nobody commits anything."
        : `${list(event.factions.map(factionName))} will commit.`;
    case "airCommitted":
      return `${faction} commits ${unit}.`;
    case "markerPlayed":
      return `${faction} commits its Ground Support marker.`;
    case "airCombat":
      return `${event.mission === "airStrike" ? "Air Strike" : "Air combat"}: ${unit} ${side(event.attack)} against ${unitName(event.defender)} ${side(event.defence)}: ${RESULTS[event.result].symbol}, ${RESULTS[event.result].name}.`;
    case "sorties":
      return `${unit}: ${plural(event.sorties, "Sortie")} (${signed(event.change)}).`;
    case "airSupport":
      return event.factions.length === 0
        ? "Nobody has Air Support."
        : `Air Support for ${list(event.factions.map(factionName))}.`;
    case "groundCombat":
      return `${unit} ${side(event.attack)} against ${unitName(event.defender)} ${side(event.defence)}: ${RESULTS[event.result].symbol}, ${RESULTS[event.result].name}.`;
    case "reduced":
      return `${unit} is reduced${event.reason === "noSupply" ? " for want of supply" : ""}.`;
    case "eliminated":
      return `${unit} is eliminated${event.reason === "noSupply" ? " for want of supply" : ""}.`;
    case "noEzocPlaced":
      return `No EZOC in ${where}.`;
    case "retreated":
      return `${unit} retreats from ${hexName(event.fromHex)} to ${where}.`;
    case "held":
      return `${unit} holds its fort.`;
    case "advanced":
      return `${unit} advances into ${where}.`;
    case "flew":
      return `${unit} flies from ${hexName(event.fromHex)} to ${where}.`;
    case "displaced":
      return `${unit} is displaced from ${hexName(event.fromHex)} to ${event.hex === undefined ? "the Mobilization Box" : where}.`;
    case "supplyChanged":
      return `${unit}: ${event.supply === "no" ? "No" : event.supply === "low" ? "Low" : "Full"} supply.`;
    case "rebuilt":
      return `${unit} is rebuilt for ${plural(event.cost, "point")}.`;
    case "rested":
      return `${unit} rests for ${plural(event.cost, "point")}.`;
    case "mobilized":
      return `${unit} is mobilized in ${where} for ${plural(event.cost, "point")}.`;
    case "collapsed":
      return `${countryName(event.country)} collapses.`;
    case "conquered":
      return `${countryName(event.country)} is conquered by ${faction}.`;
    case "leftGame":
      return `${unit} leaves the game.`;
    case "conceded":
      return `${faction} concedes.`;
    case "victory":
      return `${victoryName(event.victory, factionName)}: ${event.text}.`;
  }
}

/** A victory as people say it. */
function victoryName(victory: string, factionName: (faction: number) => string): string {
  const [who, level] = victory.split("-");
  if (level === undefined) return "Draw";
  return `${level.charAt(0).toUpperCase()}${level.slice(1)} victory of ${factionName(FACTIONS.indexOf(who as "axis"))}`;
}
