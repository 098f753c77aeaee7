import { describe, expect, it } from "vitest";
import { army, barred, endMovement, find, knows, march, moving, satellite, standing, WEST_AXIS } from "./moves.ts";

const WA = { wars: [WEST_AXIS] };

describe("§11.55 ANS on Enemy land", () => {
  it("R55 Ground first, then ANS: unoccupied Enemy land needs Ground Support that is there already", () => {
    const t = moving("axis", army("milan infantry 2", "milan airForce", "western-mediterranean fleet 2 italy"), WA);
    expect(barred(t, "axis", "milan airForce", "marseille")).toBe("RAID_EMPTY 11.55");
    expect(barred(t, "axis", "western-mediterranean fleet", "marseille")).toBe("RAID_EMPTY 11.55");
    march(t, "axis", "milan infantry", "marseille");
    march(t, "axis", "milan airForce", "marseille");
    march(t, "axis", "western-mediterranean fleet", "marseille");
    expect(t.view().playerTurn?.aggressed).toEqual(["marseille"]);
  });

  it("§11.55 Enemy units may be Raided by any ANS without Ground Support", () => {
    const t = moving("axis", army("marseille infantry", "milan airForce", "western-mediterranean fleet 1 italy"), WA);
    march(t, "axis", "milan airForce", "marseille");
    march(t, "axis", "western-mediterranean fleet", "marseille");
    expect(find(endMovement(t, "axis"), "battlesDesignated")).toMatchObject({ areas: ["marseille"] });
  });
});

describe("R56 bombing an unoccupied MainCapital", () => {
  const nations = { "low-countries": satellite("west") };
  const bomber = ["amsterdam airForce 3 britain", "amsterdam infantry 1 britain"];
  const bombsight = { ...WA, nations, ...knows("west", "precision-bombsight", "I05") };

  it("R56 needs Precision Bombsight, an Air Force, a MainCapital, and war", () => {
    const plain = moving("west", army(...bomber), { ...WA, nations });
    expect(barred(plain, "west", "amsterdam airForce", "ruhr berlin")).toBe("RAID_EMPTY 11.55");
    const t = moving("west", army(...bomber, "baltic-sea fleet 1 britain"), bombsight);
    expect(barred(t, "west", "amsterdam airForce", "ruhr")).toBe("RAID_EMPTY 11.55");
    expect(barred(t, "west", "baltic-sea fleet", "berlin")).toBe("RAID_EMPTY 11.55");
    const peace = moving("west", army(...bomber), { ...bombsight, wars: [] });
    expect(barred(peace, "west", "amsterdam airForce", "ruhr berlin")).toBe("RIVAL_NO_DOW 15.21");
  });

  it("R56 a Raid without Defender: mandatory, the Air Force acts once, then leaves", () => {
    const t = moving("west", army(...bomber), { ...bombsight, dice: [1, 1, 6] });
    march(t, "west", "amsterdam airForce", "ruhr berlin");
    expect(find(endMovement(t, "west"), "battlesDesignated")).toMatchObject({ areas: ["berlin"] });
    const ind = t.view().factions.axis.ind;
    expect(t.pending).toEqual({ west: "D26" });
    const events = t.do("west", { type: "bomb", unit: "berlin airForce" });
    expect(find(events, "bombed")).toMatchObject({ dice: [1, 1, 6], hits: 2 });
    expect(t.view().factions.axis.ind).toBe(ind - 2);
    expect(t.pending).toEqual({ west: "D32" });
    t.do("west", { type: "rebase", unit: "berlin airForce", to: "amsterdam" });
    expect(standing(t, "berlin")).toEqual([]);
    expect(t.view().areas.berlin.control).toBe("axis");
  });
});
