/** The referee tool with this game: questions without preliminaries, automatic phases, what can be shown (finding 9). */
import { type Json, referee } from "@tripartite/kernel";
import { describe, expect, it } from "vitest";
import { triumph } from "../game.ts";

interface Verdict {
  readonly automatic?: { readonly events: { type: string }[]; readonly until: string };
  readonly steps: Record<string, Json>[];
  readonly show: Record<string, Json>;
}

const judged = (position: object, rest: object = {}) =>
  referee({ triumph }, { game: "triumph", position: { game: "triumph", ...position }, ...rest }) as unknown as Verdict;

const unit = (area: string, unitType: string, cv: number) => ({ area, unitType, cv });

describe("finding 9: the referee tool", () => {
  const movement = {
    phase: "movement",
    seat: "axis",
    units: [unit("berlin", "infantry", 3), unit("london", "fleet", 2)],
  };
  const move = (moved: number, ...route: string[]) => ({
    seat: "axis",
    action: { type: "move", unit: moved, route, strategic: false },
    ask: true,
  });

  it("answers a question about a move though the unit was not picked up", () => {
    const { steps, show } = judged(movement, {
      steps: [move(0, "ruhr"), move(0, "london"), move(1, "baltic-sea"), move(0, "ruhr")],
      show: ["view.axis.own.picked"],
    });
    const after = { type: "pick", unit: 0 };
    expect(steps[0]).toEqual({ legal: true, after });
    expect(steps[1]).toMatchObject({ legal: false, after, refusal: { rule: expect.stringMatching(/^11/) } });
    expect(steps[1].refusal).not.toMatchObject({ code: "UNIT_NOT_PICKED" });
    expect(steps[2]).toMatchObject({ legal: false, after: { type: "pick", unit: 1 } });
    expect(steps[3]).toEqual(steps[0]);
    expect(show["view.axis.own.picked"]).toBeNull();
  });

  it("does not hide that another unit is in hand", () => {
    const two = { ...movement, units: [...movement.units, unit("munich", "tank", 2)] };
    const pick = { seat: "axis", action: { type: "pick", unit: 2 } };
    expect(judged(two, { steps: [pick, move(0, "ruhr")] }).steps[1]).toMatchObject({
      legal: false,
      refusal: { code: "UNIT_PICKED" },
    });
  });

  it("stops at the end of an automatic phase and says so", () => {
    const show = ["state.year", "state.phase", "pending"];
    const verdict = judged({ phase: "yearStart", year: 1940 }, { show });
    expect(verdict.automatic?.until).toBe("endOfPhase");
    expect(verdict.automatic?.events[0]).toEqual({ type: "yearBegan", year: 1941 });
    expect(show.map((path) => verdict.show[path])).toEqual([1941, "productionStart", []]);
  });

  it("with steps an automatic phase runs to the first decision and reports its events", () => {
    const ask = { seat: "axis", action: { type: "pass" }, ask: true };
    const { automatic, show } = judged({ phase: "yearStart", year: 1940 }, { steps: [ask], show: ["pending"] });
    expect(automatic?.until).toBe("decision");
    expect(automatic?.events.length).toBeGreaterThan(0);
    expect(show.pending).not.toEqual([]);
  });

  it("shows Victory Points and the numbers of units that arrived", () => {
    const cadre = { type: "cadre", area: "berlin", nationality: "germany", unitType: "tank" };
    const { steps, show } = judged(
      { phase: "production", seat: "axis", units: [unit("london", "fleet", 2)] },
      {
        steps: [
          { seat: "axis", action: cadre },
          { seat: "axis", action: { type: "confirm" } },
        ],
        show: ["view.axis.areas.berlin.units", "open.factions.axis.points.least", "open.factions.axis.points.most"],
      },
    );
    expect(steps).toMatchObject([{ accepted: true }, { accepted: true }]);
    expect(show["view.axis.areas.berlin.units"]).toMatchObject([{ unit: expect.any(Number), unitType: "tank" }]);
    expect(show["open.factions.axis.points.least"]).toBe(show["open.factions.axis.points.most"]);
  });
});
