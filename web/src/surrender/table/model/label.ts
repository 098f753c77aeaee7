/** Actions in words, for lists. */
import { SURRENDER_TEXTS } from "../../texts.ts";
import type { TableAction } from "./action.ts";
import { countryName, hexName, markerName, markerValue, shortUnitName } from "./scene.ts";

const { dock, combat, main } = SURRENDER_TEXTS;

export function actionLabel({
  type,
  unit = "",
  hex = "",
  marker = "",
  from = "",
  to = "",
  amount = 0,
}: TableAction): string {
  const [name, place] = [shortUnitName(unit), hexName(hex)];
  switch (type) {
    case "transfer":
      return dock.handOver(amount, countryName(from), countryName(to));
    case "choose":
    case "activate":
      return `${dock.activate}: ${name}`;
    case "relocate":
    case "march":
      return dock.march(place);
    case "assault":
      return `${name}: ${dock.assault(place)}`;
    case "join":
      return dock.join(name);
    case "attack":
      return dock.mobileAttack(place);
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
      return combat.play(markerName(marker), markerValue(marker));
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
      return dock.mobilizeIn(name, place);
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
      return [type, unit && name, hex && place].filter((word) => word !== "").join(" ");
  }
}
