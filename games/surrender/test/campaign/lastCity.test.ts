/** R-CON-5 Staff before the last German city: it is entered when Germany falls with it, and left to it while its Will would outlast it. */
import { isRefusal, type Json } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { SURRENDER_BOTS } from "../../bots/bots.ts";
import { europe } from "../../data/europe/map.ts";
import { surrender } from "../../game.ts";
import { boardOf, type State } from "../../model/state.ts";
import { situationOf } from "../situation.ts";
import { campaignTable } from "../vignettes-campaign.ts";

const SEAT = 2;

/** A Soviet army beside Königsberg; the other German cities are Soviet, but for those named. */
function before(will: number, german: readonly string[] = [], more = ""): State {
  const board = boardOf(campaignTable("everybody: out").state);
  const germany = board.countryIds.indexOf("germany");
  const taken = europe().cities.filter(({ name }) => {
    const site = board.sites.find((each) => each.name === name);
    return site !== undefined && board.areas[site.area].countryIndex === germany && !german.includes(name);
  });
  const lines = `everybody: out
    wars: axis-western, axis-soviet
    naziSovietPact: ended
    fired: CE-EAST, CE-MED, CE-WEST, CE-USA
    germany: active axis, will ${will}
    ussr: active soviet, income 30
    ${taken.map(({ name }) => `${name}: soviet`).join("\n")}
    Königsberg: axis
    R5 Königsberg+E
    ${more}`;
  return campaignTable(lines, { month: "1944-07", phasing: "soviet" }).state;
}

/** Plays the Soviet Operations Phase: whether Königsberg is attacked, and whether it is entered. */
function played(s: State): { attacked: boolean; entered: boolean } {
  const board = boardOf(s);
  const site = board.sites.findIndex(({ name }) => name === "Königsberg");
  let attacked = false;
  let memory: Json = null;
  for (let seq = 0; seq < 20; seq++) {
    const [pending] = surrender.pending(s);
    if (pending === undefined || s.phasing !== SEAT || s.control[site] !== 0) break;
    const { seat } = pending;
    const choice = SURRENDER_BOTS.staff.decide(situationOf(s, seat, seq, seat === SEAT ? memory : null));
    if (seat === SEAT) memory = choice.memory;
    const result = surrender.apply(s, seat, surrender.decodeAction(choice.action, s) as never);
    if (isRefusal(result)) throw new Error(result.text);
    if (result.events.some(({ type }) => type === "attackDeclared")) attacked = true;
  }
  return { attacked, entered: s.control[site] !== 0 };
}

test("Germany falls with the city: it is entered", () => {
  expect(played(before(2)).entered).toBe(true);
});

test("Germany would fight on without it: it is left to it", () => {
  expect(played(before(9)).entered).toBe(false);
});

test("Germany has another city: it is entered", () => {
  expect(played(before(9, ["Berlin"])).entered).toBe(true);
});

test("an army in it is attacked nevertheless", () => {
  const { attacked, entered } = played(before(9, [], "G5 Königsberg, reduced\nR8 Königsberg+SE\nR3 Königsberg+SW"));
  expect({ attacked, entered }).toEqual({ attacked: true, entered: false });
});
