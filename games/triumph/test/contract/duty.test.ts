import { describe, expect, it } from "vitest";
import type { Position, Table } from "../table.ts";
import {
  announce,
  army,
  barred,
  begin,
  declaring,
  endMovement,
  find,
  march,
  refusal,
  satellite,
  violate,
  WEST_AXIS,
  war,
} from "./moves.ts";

const DUE = "AGGRESSION_DUE 15.21, 15.4";
const UNREACHABLE = "DECLARE_UNREACHABLE 15.21, 15.4";

/** The Axis has announced Violations and is about to move. */
function violating(nations: string[], units: string[], more: Position = {}): Table {
  const t = declaring("axis", army(...units), more);
  announce(t, "axis", ...nations.map(violate));
  begin(t, "axis");
  return t;
}

describe("R38 a declaration must be followed by Aggression", () => {
  it("R38 each unfulfilled victim reserves one Command", () => {
    const t = violating(["poland"], ["konigsberg infantry 2", "2 rome infantry"], { command: 2 });
    march(t, "axis", "rome infantry", "milan");
    expect(refusal(t, "axis", { type: "pick", unit: "rome infantry" })).toBe(DUE);
    expect(refusal(t, "axis", { type: "endMovement" })).toBe(DUE);
    expect(t.legal("axis")).toEqual([{ type: "pick", unit: 0 }]);
    const events = march(t, "axis", "konigsberg infantry", "warsaw");
    expect(find(events, "declarationFulfilled")).toEqual({
      type: "declarationFulfilled",
      faction: "axis",
      kind: "violation",
      nation: "poland",
    });
  });

  it("R38 a move that would make fulfilment impossible is refused", () => {
    const t = violating(["poland"], ["konigsberg infantry 2", "rome infantry"]);
    expect(barred(t, "axis", "konigsberg infantry", "baltic-sea")).toBe(DUE);
    march(t, "axis", "rome infantry", "milan");
    march(t, "axis", "konigsberg infantry", "vilna");
    endMovement(t, "axis");
  });

  it("R38 a Raid is enough; an Air Force alone can carry a Violation, but not against land without Fortresses", () => {
    const t = violating(["poland"], ["berlin airForce 2"]);
    march(t, "axis", "berlin airForce", "warsaw");
    expect(find(endMovement(t, "axis"), "battlesDesignated")).toMatchObject({ areas: ["warsaw"] });
    const albania = declaring("axis", army("taranto airForce"));
    expect(refusal(albania, "axis", violate("albania"))).toBe(UNREACHABLE);
  });

  it("R38 the timeout of D19 meets the open duty with the strongest legal unit", () => {
    const t = violating(["poland"], ["konigsberg infantry", "berlin tank 3", "munich tank 4"]);
    t.drift((at) => at.pending.axis !== "D19");
    expect(t.view().playerTurn?.aggressed).toContain("warsaw");
    expect(t.view("axis").areas.warsaw.units).toMatchObject([{ unitType: "tank" }]);
  });

  it("R38 a Declaration of War is met by Aggression against units or territory of the Rival anywhere", () => {
    const units = ["munich infantry", "berlin airForce", "baltic-sea fleet 1 britain"];
    const t = declaring("axis", army(...units));
    announce(t, "axis", war("west"));
    begin(t, "axis");
    march(t, "axis", "berlin airForce", "baltic-sea");
    endMovement(t, "axis");
  });
});

describe("R101 the exact test", () => {
  it("R101 every victim needs a different unit", () => {
    const t = declaring("axis", army("berlin infantry", "rome infantry"));
    t.do("axis", violate("poland"));
    expect(refusal(t, "axis", violate("czechoslovakia"))).toBe(UNREACHABLE);
    const two = declaring("axis", army("berlin infantry", "vienna infantry 1 germany"), {
      nations: { austria: satellite("axis") },
    });
    announce(two, "axis", violate("poland"), violate("czechoslovakia"));
    begin(two, "axis");
    expect(barred(two, "axis", "berlin infantry", "prague")).toBe(DUE);
    march(two, "axis", "berlin infantry", "warsaw");
    march(two, "axis", "vienna infantry", "prague");
    endMovement(two, "axis");
  });

  it("R101 no more units are needed than Commands are left", () => {
    const t = declaring("axis", army("berlin infantry", "munich infantry"), { command: 1 });
    t.do("axis", violate("poland"));
    expect(refusal(t, "axis", violate("czechoslovakia"))).toBe(UNREACHABLE);
  });

  it("R101 a Sea still shared with the Rival needs neither unit nor Command", () => {
    const units = army("north-sea fleet 1 germany", "north-sea fleet 1 britain", "berlin infantry");
    const t = declaring("axis", units, { command: 1 });
    announce(t, "axis", war("west"), violate("poland"));
    begin(t, "axis");
    expect(refusal(t, "axis", { type: "pick", unit: "north-sea fleet germany" })).toBe(DUE);
    march(t, "axis", "berlin infantry", "warsaw");
    endMovement(t, "axis");
  });

  it("R101 VoN and DoW against a Protectorate are one duty, met in that nation", () => {
    const nations = { poland: { influence: { faction: "west", count: 2 } } };
    const t = declaring("axis", army("konigsberg infantry 2"), { nations, command: 1 });
    expect(refusal(t, "axis", war("west"))).toBe(UNREACHABLE);
    announce(t, "axis", violate("poland"), war("west"));
    t.do("west", { type: "answer", nation: "poland", count: 0 });
    t.do("axis", { type: "confirm" });
    for (const area of ["warsaw", "lvov", "vilna"]) t.do("west", { type: "muster", area, unitType: "infantry" });
    expect(t.view().playerTurn?.duties).toEqual([{ kind: "violation", nation: "poland" }]);
    expect(t.view().factions.axis.dows).toBe(1);
    begin(t, "axis");
    march(t, "axis", "konigsberg infantry", "warsaw");
    endMovement(t, "axis");
  });

  it("R101 Aggression elsewhere against the holder does not meet the Protectorate's duty", () => {
    const nations = { poland: { influence: { faction: "west", count: 2 } } };
    const t = declaring("axis", army("konigsberg infantry 2", "munich infantry"), { nations });
    announce(t, "axis", violate("poland"));
    t.do("west", { type: "answer", nation: "poland", count: 0 });
    t.do("axis", { type: "confirm" });
    for (const area of ["warsaw", "lvov", "vilna"]) t.do("west", { type: "muster", area, unitType: "infantry" });
    begin(t, "axis");
    march(t, "axis", "munich infantry", "lorraine");
    expect(refusal(t, "axis", { type: "endMovement" })).toBe(DUE);
  });

  it("R101 if the holder gives way, a war that needed the Protectorate cannot be confirmed", () => {
    const nations = { poland: { influence: { faction: "west", count: 2 } } };
    const t = declaring("axis", army("konigsberg infantry 2"), { nations });
    announce(t, "axis", violate("poland"), war("west"));
    t.do("west", { type: "answer", nation: "poland", count: 2 });
    expect(refusal(t, "axis", { type: "confirm" })).toBe(UNREACHABLE);
    t.do("axis", { type: "withdraw", index: 1 });
    t.do("axis", { type: "confirm" });
    expect(t.view().wars).toEqual([]);
  });

  it("R101 Border Limits between the imagined moves are ignored; one Aggression may meet several declarations", () => {
    const units = army("lvov infantry 1 britain", "lvov infantry 1 ussr", "2 budapest infantry 2 germany");
    const nations = { poland: satellite("west"), hungary: satellite("axis") };
    const t = declaring("axis", units, { nations, wars: [["west", "ussr"]] });
    announce(t, "axis", war("west"), war("ussr"));
    begin(t, "axis");
    const events = march(t, "axis", "budapest infantry", "lvov");
    expect(events.filter((event) => event.type === "declarationFulfilled")).toHaveLength(2);
    expect(barred(t, "axis", "budapest infantry", "lvov")).toBe("BORDER_LIMIT 11.52");
    endMovement(t, "axis");
  });

  it("R101 disbanding releases the victim that cannot be matched any more, and only that one", () => {
    const t = violating(["poland", "low-countries"], ["konigsberg infantry", "ruhr infantry", "rome infantry"]);
    expect(refusal(t, "axis", { type: "endMovement" })).toBe(DUE);
    const events = t.do("axis", { type: "disband", unit: "ruhr infantry" });
    expect(find(events, "aggressionWaived")).toEqual({
      type: "aggressionWaived",
      faction: "axis",
      kind: "violation",
      nation: "low-countries",
    });
    expect(t.view().playerTurn?.duties).toEqual([{ kind: "violation", nation: "poland" }]);
    expect(barred(t, "axis", "konigsberg infantry", "baltic-sea")).toBe(DUE);
    expect(refusal(t, "axis", { type: "endMovement" })).toBe(DUE);
    march(t, "axis", "konigsberg infantry", "warsaw");
    endMovement(t, "axis");
  });

  it("R101 movement may end once the last unit that could attack is disbanded", () => {
    const t = violating(["poland"], ["konigsberg infantry", "rome infantry"]);
    t.do("axis", { type: "disband", unit: "konigsberg infantry" });
    march(t, "axis", "rome infantry", "milan");
    endMovement(t, "axis");
    expect(t.view().factions.axis.violated).toBe(true);
  });

  it("R101 the victim's own disbanding may release a Raid", () => {
    const t = declaring("axis", army("berlin airForce", "baltic-sea fleet 1 britain"));
    announce(t, "axis", war("west"));
    begin(t, "axis");
    const events = t.do("west", { type: "disband", unit: "baltic-sea fleet" });
    expect(find(events, "aggressionWaived")).toMatchObject({ kind: "war", rival: "west" });
    endMovement(t, "axis");
  });

  it("R101 announcements are tested with the Fortresses imagined in place", () => {
    const t = declaring("axis", army("konigsberg airForce"), { wars: [WEST_AXIS] });
    announce(t, "axis", violate("baltic-states"));
    begin(t, "axis");
    march(t, "axis", "konigsberg airForce", "riga");
  });
});
