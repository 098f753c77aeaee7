/** Sentences of the political board and of the decisions that name a country. */
import { list } from "../../words.ts";
import { percent } from "../table/model/percent.ts";

export const POLITICS_TEXTS = {
  title: "Political board",
  open: "Political board",
  backToMap: "Back to the map",
  neutrals: (count: number) => `Neutral countries (${count})`,
  wars: "War and peace",
  war: "at war",
  peace: "at peace",
  policies: "Policies",
  ended: "has ended",
  forbids: {
    appeasement: "Axis and West stay at peace; the West declares no war and stays out of other countries' Mainland.",
    naziSovietPact: "Axis and USSR stay at peace; the Axis leaves Estonia, Latvia and Lithuania alone.",
  } as Readonly<Record<string, string>>,
  roll: (when: string, endsOn: number) =>
    `Next roll ${when}: ends on ${endsOn === 1 ? "1" : `1–${endsOn}`} (${percent(endsOn / 6)})`,
  cup: (count: number) => `Diplomacy Cup (${count})`,
  chance: (share: number) => percent(share),
  holding: (count: number) => `${count} held`,
  holdingTitle: "in the Holding Box",
  disputed: "Disputed Areas",
  standings: {
    ceded: "ceded to the USSR",
    open: "can be claimed",
    closed: "cannot be claimed now",
  } as Readonly<Record<string, string>>,
  statuses: {
    neutral: "neutral",
    active: "",
    conquered: "conquered",
    ceded: "ceded to the USSR",
    out: "out of the war",
    part: "part of France",
  } as Readonly<Record<string, string>>,
  conquered: "conquered",
  pro: (side: string) => `Pro-${side}`,
  chooseVictim: "Choose whom to attack; what follows is shown first. Declarations cost no points.",
  another: "Another country",
  warOn: (name: string) => `War on ${name}?`,
  brings: (will: number, factories: number) =>
    `It brings National Will ${will}${factories === 0 ? "" : ` and ${factories} ${factories === 1 ? "factory" : "factories"}`}.`,
  setsUp: (side: string, count: number) => `${side} sets up ${count} ${count === 1 ? "unit" : "units"} at once:`,
  waits: (count: number) => `${count} more ${count === 1 ? "waits" : "wait"} in the Mobilization Box:`,
  sheltered: (side: string) => `No other unit of ${side} may come to its help before your Operations Phase. §38.4`,
  courts: (side: string, countries: readonly string[]) =>
    countries.length === 0
      ? `${side} finds no neighbour to win over.`
      : `${side} may then win over one neighbour: ${list([...countries])}. §38.2`,
  declare: (name: string) => `Declare war on ${name}`,
  final: "cannot be taken back",
  choosePro: "Name a neutral country. Under each stands what the success does there.",
  draw: "Draw from the Diplomacy Cup",
  put: "Put a marker into the Cup instead",
  pays: (country: string) => `${country} pays 5 points`,
  leaves: (left: number) => `has ${left} points`,
};
