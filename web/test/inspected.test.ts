import { expect, test } from "vitest";
import { inspectedAreas } from "../src/triumph/table/model/inspected.ts";

test("what an agent saw stays known with its date, the latest look at each area", () => {
  const tank = { unitType: "tank", nationality: "germany", cv: 3 };
  const looks = (area: string, units: object[]) => ({ type: "unitsInspected", area, rival: "axis", units });
  const history = [
    { since: 0, seq: 1, events: [{ type: "yearBegan", year: 1937 }, looks("ruhr", [])] },
    { since: 1, seq: 2, events: [{ type: "seasonBegan", season: "fall" }, looks("berlin", [tank])] },
    { since: 2, seq: 3, events: [{ type: "yearBegan", year: 1938 }, looks("ruhr", [tank])] },
  ];
  const seen = inspectedAreas(history as never);
  expect(seen.get("berlin")).toEqual({ when: "Fall 1937", units: [tank] });
  expect(seen.get("ruhr")).toEqual({ when: "1938", units: [tank] });
});
