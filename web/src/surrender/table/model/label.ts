/** Actions in words, for lists: what is done, then to what. */
import { CUP_MARKER_NAMES, type CupMarker } from "@tripartite/surrender/data/campaign/cup";
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { isWithDrop, type TableAction } from "./action.ts";
import type { Scene } from "./scene.ts";
import { inWords } from "./words.ts";

const { dock, combat, main, acts } = SURRENDER_TEXTS;

/** What the fields of an action name, in the order in which a sentence has them. */
export function namesIn(action: TableAction, scene: Scene): string[] {
  const { shortUnitName, nearName, seaName, countryName } = scene;
  const { unit, marker, target, into, also, cargo, country, faction, from, to, cupMarker, disputed, area } = action;
  const units = [unit, ...(action.units ?? []), target, into, also, cargo].flatMap((id) =>
    id === undefined ? [] : shortUnitName(id),
  );
  const places = [action.hex, action.place, action.box].flatMap((id) => (id === undefined ? [] : nearName(id)));
  return [
    ...units,
    ...(action.with === undefined ? [] : [acts.with(shortUnitName(action.with))]),
    ...(marker === undefined ? [] : [scene.markerName(marker)]),
    ...(cupMarker === undefined ? [] : [CUP_MARKER_NAMES[cupMarker as CupMarker]]),
    ...(disputed === undefined ? [] : [scene.disputedName(disputed)]),
    ...(area === undefined ? [] : [inWords(area)]),
    ...[country, from, to].flatMap((id) => (id === undefined ? [] : countryName(id))),
    ...(faction === undefined ? [] : [scene.sideName(faction as Faction)]),
    ...places,
    ...(action.sea === undefined ? [] : [seaName(action.sea)]),
  ];
}

/** The heading of all actions of a type. */
export function actName(type: TableAction["type"]): string {
  const names: Readonly<Record<string, string>> = acts.names;
  return names[type] ?? inWords(type);
}

export function actionLabel(action: TableAction, scene: Scene): string {
  const { type, unit = "", hex = "", marker = "", from = "", to = "", amount = 0 } = action;
  const [name, place] = [scene.shortUnitName(unit), scene.hexName(hex)];
  switch (type) {
    case "transfer":
      return dock.handOver(amount, scene.countryName(from), scene.countryName(to));
    case "choose":
    case "activate":
      return `${dock.activate}: ${name}`;
    case "relocate":
    case "march":
      return dock.march(place);
    case "assault": {
      const assault = `${name}: ${dock.assault(place)}`;
      return isWithDrop(action) ? acts.withDrop(assault) : assault;
    }
    case "join":
      return dock.join(name);
    case "attack":
      return isWithDrop(action) ? acts.withDrop(dock.mobileAttack(place)) : dock.mobileAttack(place);
    case "drop":
    case "partisans":
      return `${actName(type)}: ${place}`;
    case "fly":
      return dock.fly(place);
    case "strike":
      return dock.strike(name);
    case "will":
    case "willNot":
      return combat[type];
    case "support":
      return combat.support(name);
    case "play":
      return combat.play(scene.markerName(marker), scene.markerValue(marker));
    case "retreat":
      return `${combat.retreatTo} ${place}`;
    case "advance":
      return combat.advance(name);
    case "displace":
      return dock.displace(place);
    case "rebuild":
      return dock.rebuild(name);
    case "rest":
      return dock.rest(name);
    case "mobilize":
      return dock.mobilizeIn(name, scene.placeName(action.hex ?? action.box ?? ""));
    case "concede":
      return dock.concede;
    case "launch":
    case "end":
    case "done":
    case "pass":
    case "stay":
    case "hold":
      return main[type];
    default:
      return [actName(type), namesIn(action, scene).join(", ")].filter(Boolean).join(": ");
  }
}
