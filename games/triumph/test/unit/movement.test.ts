import { describe, expect, it } from "vitest";
import {
  AIR_FORCE,
  AMERICAN,
  AXIS,
  BRITISH,
  FLEET,
  FORTRESS,
  FRENCH,
  GERMAN,
  GREY,
  HEAVY_BOMBERS,
  INFANTRY,
  ITALIAN,
  LSTS,
  MOTORIZED_INFANTRY,
  NATIVE,
  POWER,
  PRECISION_BOMBSIGHT,
  SCENARIO_TWO_PLAYER,
  SOVIET,
  SUB,
  TANK,
  USSR,
  WEST,
  WINTER,
} from "../../data/kinds.ts";
import { area, border, nation, USA } from "../../data/map.ts";
import { ENGAGEMENTS } from "../../model/rows.ts";
import {
  DISENGAGED,
  ENGAGED,
  ESCAPED,
  INVADER,
  type State,
  TURN_DEFENSIVE,
  TURN_EMERGENCY,
  TURN_WINTER,
} from "../../model/state.ts";
import { takeSnapshot } from "../../rules/nations/control.ts";
import { escapeSub } from "../../rules/units.ts";
import { isAggression } from "../../rules/war/aggression.ts";
import { occupies } from "../../rules/war/relations.ts";
import { AXIS_USSR, give, go, idsOf, movementOf, put, tryRoute, violate, WEST_AXIS } from "./board.ts";

const snap = (s: State) => takeSnapshot(s, []);

describe("land movement", () => {
  it("V1 counts Engaging Ground units per border", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    give(s, "low-countries", AXIS);
    put(s, "lorraine", FRENCH, FORTRESS, 3);
    const munich = [1, 2, 3].map(() => put(s, "munich", GERMAN, INFANTRY));
    const amsterdam = [1, 2, 3].map(() => put(s, "amsterdam", GERMAN, INFANTRY));
    const air = put(s, "munich", GERMAN, AIR_FORCE);
    snap(s);
    expect(munich.map((unit) => go(s, unit, "lorraine"))).toEqual(["ok", "ok", "BORDER_LIMIT"]);
    expect(amsterdam.map((unit) => go(s, unit, "lorraine"))).toEqual(["ok", "ok", "BORDER_LIMIT"]);
    expect(go(s, air, "lorraine")).toBe("ok");
    expect(idsOf(s.aggressed)).toEqual(["lorraine"]);
    expect(s.crossings.length).toBe(4);
    expect(s.command).toBe(15);
    expect(idsOf(ENGAGEMENTS.all(s.engagements).flatMap(({ battle, from }) => [battle, from]))).toEqual([
      "lorraine",
      "munich",
      "lorraine",
      "amsterdam",
    ]);
    expect(s.unitFlags[munich[0]] & ENGAGED).toBe(ENGAGED);
  });

  it("V2 has no limits on empty land and lets a Tank run through (R48)", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    put(s, "marseille", FRENCH, INFANTRY);
    const units = [1, 2, 3, 4, 5].map(() => put(s, "munich", GERMAN, INFANTRY));
    const tank = put(s, "munich", GERMAN, TANK);
    snap(s);
    for (const unit of units) expect(go(s, unit, "lorraine")).toBe("ok");
    expect(go(s, tank, "lorraine", "marseille")).toBe("ok");
    expect(s.crossings).toEqual([border(area("lorraine"), area("marseille"))]);
    expect(idsOf(s.aggressed)).toEqual(["lorraine", "marseille"]);
    snap(s);
    expect(s.control[area("lorraine")]).toBe(AXIS);
  });

  it("refuses foreign land, long ways and gaps", () => {
    const s = movementOf(AXIS);
    const infantry = put(s, "munich", GERMAN, INFANTRY);
    const fortress = put(s, "munich", GERMAN, FORTRESS);
    const british = put(s, "london", BRITISH, INFANTRY);
    snap(s);
    expect(tryRoute(s, infantry, ["prague"])).toBe("NEUTRAL_NO_VON");
    expect(tryRoute(s, infantry, ["lorraine"])).toBe("RIVAL_NO_DOW");
    expect(tryRoute(s, infantry, ["ruhr", "berlin", "munich"])).toBe("RANGE");
    expect(tryRoute(s, infantry, ["rome"])).toBe("NOT_ADJACENT");
    expect(tryRoute(s, infantry, [])).toBe("NOT_ADJACENT");
    expect(tryRoute(s, infantry, ["ruhr", "north-sea"])).toBe("MODE_MIX");
    expect(tryRoute(s, fortress, ["ruhr"])).toBe("UNIT_IMMOBILE");
    expect(tryRoute(s, british, ["glasgow"])).toBe("UNIT_UNKNOWN");
    expect(tryRoute(s, 99, ["glasgow"])).toBe("UNIT_UNKNOWN");
    expect(go(s, infantry, "ruhr")).toBe("ok");
    expect(tryRoute(s, infantry, ["munich"])).toBe("UNIT_MOVED");
    s.command = 0;
    expect(tryRoute(s, infantry, ["munich"])).toBe("COMMAND_SPENT");
  });

  it("gives Infantry three steps with Motorized Infantry, but not by sea", () => {
    const s = movementOf(AXIS);
    const infantry = put(s, "rome", ITALIAN, INFANTRY);
    const ship = put(s, "ruhr", GERMAN, INFANTRY);
    snap(s);
    expect(tryRoute(s, infantry, ["taranto", "venice", "milan"])).toBe("RANGE");
    s.techs[AXIS] = 1 << MOTORIZED_INFANTRY;
    expect(tryRoute(s, infantry, ["taranto", "venice", "milan"])).toBe("ok");
    expect(tryRoute(s, ship, ["north-sea", "english-channel", "irish-sea"])).toBe("RANGE");
  });

  it("stops at Enemy units", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    put(s, "lorraine", FRENCH, INFANTRY);
    const tank = put(s, "munich", GERMAN, TANK);
    snap(s);
    expect(tryRoute(s, tank, ["lorraine", "paris"])).toBe("STOP_ENEMY");
  });
});

describe("Disengaging", () => {
  /** Axis units in a Battle in Lorraine. */
  function battle(): State {
    const s = movementOf(AXIS, WEST_AXIS);
    put(s, "lorraine", FRENCH, INFANTRY);
    return s;
  }

  it("leads into a Friendly area without a Battle, within the Border Limit (R49)", () => {
    const s = battle();
    const units = [1, 2, 3, 4].map(() => put(s, "lorraine", GERMAN, INFANTRY));
    const fresh = put(s, "munich", GERMAN, INFANTRY);
    snap(s);
    expect(tryRoute(s, units[0], ["paris"])).toBe("DISENGAGE_AREA");
    expect(tryRoute(s, units[0], ["amsterdam"])).toBe("NEUTRAL_NO_VON");
    expect(tryRoute(s, units[0], ["munich"], true)).toBe("STRATEGIC_NOT_FRIENDLY");
    expect(tryRoute(s, units[0], ["munich", "lorraine"])).toBe("REENGAGE");
    expect(go(s, units[0], "munich", "ruhr")).toBe("ok");
    expect(s.unitFlags[units[0]] & DISENGAGED).toBe(DISENGAGED);
    expect(go(s, units[1], "munich")).toBe("ok");
    expect(go(s, units[2], "munich")).toBe("BORDER_LIMIT");
    expect(go(s, fresh, "lorraine")).toBe("BORDER_LIMIT");
  });

  it("lets Air Forces cross Enemy areas, not end in the first one", () => {
    const s = battle();
    give(s, "low-countries", AXIS);
    put(s, "paris", FRENCH, INFANTRY);
    const air = put(s, "lorraine", GERMAN, AIR_FORCE);
    put(s, "lorraine", GERMAN, INFANTRY);
    snap(s);
    expect(tryRoute(s, air, ["paris"])).toBe("DISENGAGE_AREA");
    expect(tryRoute(s, air, ["paris", "north-sea"])).toBe("ok");
    put(s, "north-sea", BRITISH, FLEET);
    expect(tryRoute(s, air, ["paris", "north-sea"])).toBe("REENGAGE");
  });

  it("R103 judges a Battle by who stands there now", () => {
    const s = battle();
    const infantry = put(s, "lorraine", GERMAN, INFANTRY);
    put(s, "munich", GERMAN, INFANTRY);
    snap(s);
    expect(tryRoute(s, infantry, ["munich"])).toBe("ok");
    put(s, "munich", FRENCH, INFANTRY);
    expect(tryRoute(s, infantry, ["munich"])).toBe("DISENGAGE_AREA");
  });
});

describe("sea movement", () => {
  it("V4 keeps Convoys away from Enemy units at sea; Escaped Subs stop only Strategic moves", () => {
    const s = movementOf(WEST, WEST_AXIS);
    const sub = put(s, "north-sea", GERMAN, SUB);
    const infantry = put(s, "london", BRITISH, INFANTRY);
    const fleet = put(s, "london", BRITISH, FLEET);
    snap(s);
    expect(tryRoute(s, infantry, ["north-sea"])).toBe("CONVOY_ENGAGE");
    expect(tryRoute(s, fleet, ["north-sea"])).toBe("ok");
    expect(tryRoute(s, fleet, ["north-sea", "norwegian-sea"])).toBe("STOP_ENEMY");
    escapeSub(s, sub);
    snap(s);
    expect(tryRoute(s, infantry, ["north-sea"])).toBe("ok");
    expect(tryRoute(s, infantry, ["north-sea"], true)).toBe("STRATEGIC_NOT_FRIENDLY");
  });

  it("V23 Convoys cannot leave a Sea with Enemy units, Fleets can", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    put(s, "north-sea", BRITISH, FLEET, 2);
    const fleet = put(s, "north-sea", GERMAN, FLEET, 3);
    const convoy = put(s, "north-sea", GERMAN, INFANTRY);
    snap(s);
    expect(tryRoute(s, convoy, ["ruhr"])).toBe("CONVOY_DISENGAGE");
    expect(go(s, fleet, "ruhr")).toBe("ok");
  });

  it("V19 ships step along a shared coast only", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    const ruhr = put(s, "ruhr", GERMAN, FLEET);
    const milan = put(s, "milan", ITALIAN, FLEET);
    snap(s);
    expect(tryRoute(s, ruhr, ["berlin"])).toBe("ok");
    expect(tryRoute(s, ruhr, ["berlin", "warsaw"])).toBe("RANGE");
    expect(tryRoute(s, ruhr, ["berlin", "warsaw"], true)).toBe("RANGE");
    expect(tryRoute(s, ruhr, ["berlin", "baltic-sea"])).toBe("MODE_MIX");
    expect(tryRoute(s, milan, ["venice"])).toBe("NOT_ADJACENT");
  });

  it("R102 crosses Straits borders from port to port", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    give(s, "norway", AXIS);
    put(s, "north-sea", BRITISH, FLEET);
    const fleet = put(s, "ruhr", GERMAN, FLEET);
    const infantry = put(s, "ruhr", GERMAN, INFANTRY);
    snap(s);
    expect(tryRoute(s, fleet, ["copenhagen", "oslo"])).toBe("ok");
    expect(tryRoute(s, infantry, ["copenhagen", "oslo"])).toBe("ok");
    expect(tryRoute(s, infantry, ["copenhagen"])).toBe("NEUTRAL_NO_VON");
    expect(tryRoute(s, fleet, ["copenhagen"])).toBe("NEUTRAL_NO_VON");
    expect(tryRoute(s, fleet, ["copenhagen", "oslo"], true)).toBe("STRATEGIC_NOT_FRIENDLY");
  });

  it("R52 Enemy Straits stop everybody, and ships may not enter empty ones", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    const sub = put(s, "western-mediterranean", ITALIAN, SUB);
    snap(s);
    expect(tryRoute(s, sub, ["gibraltar", "madeira-sea"])).toBe("STOP_STRAITS");
    expect(tryRoute(s, sub, ["gibraltar"])).toBe("RAID_EMPTY");
    put(s, "gibraltar", BRITISH, FORTRESS);
    expect(tryRoute(s, sub, ["gibraltar"])).toBe("ok");
  });

  it("closes Neutral Straits with Enemy units to all but Subs and Air Forces; Friendly ones stop ships", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    violate(s, "denmark", USSR);
    s.interventions = [];
    put(s, "copenhagen", BRITISH, INFANTRY);
    s.control[area("copenhagen")] = NATIVE;
    const fleet = put(s, "ruhr", GERMAN, FLEET);
    const sub = put(s, "ruhr", GERMAN, SUB);
    const air = put(s, "ruhr", GERMAN, AIR_FORCE);
    expect(tryRoute(s, fleet, ["copenhagen", "baltic-sea"])).toBe("STOP_STRAITS");
    expect(tryRoute(s, sub, ["copenhagen", "baltic-sea"])).toBe("ok");
    expect(tryRoute(s, air, ["copenhagen", "baltic-sea"])).toBe("ok");
    give(s, "denmark", AXIS);
    s.control[area("copenhagen")] = AXIS;
    expect(tryRoute(s, fleet, ["copenhagen", "baltic-sea"])).toBe("STOP_ENEMY");
    expect(tryRoute(s, sub, ["copenhagen", "baltic-sea"])).toBe("ok");
  });

  it("ends at the first land area", () => {
    const s = movementOf(WEST);
    const fleet = put(s, "london", BRITISH, FLEET);
    expect(tryRoute(s, fleet, ["north-sea", "glasgow", "irish-sea"])).toBe("STOP_LAND");
    expect(tryRoute(s, fleet, ["north-sea", "glasgow"])).toBe("ok");
  });

  it("V21 an Ocean costs two; Strategic routes must be Open; USA units stay at home in Peace (§8.43)", () => {
    const s = movementOf(WEST, WEST_AXIS);
    s.status[USA] = POWER;
    const infantry = put(s, "new-york", AMERICAN, INFANTRY);
    snap(s);
    const route = ["north-atlantic-ocean", "irish-sea", "london"];
    expect(tryRoute(s, infantry, route, true)).toBe("ok");
    expect(tryRoute(s, infantry, route)).toBe("RANGE");
    put(s, "irish-sea", GERMAN, SUB, 1, ESCAPED);
    expect(tryRoute(s, infantry, route, true)).toBe("STRATEGIC_NOT_FRIENDLY");
    expect(tryRoute(s, infantry, ["north-atlantic-ocean"])).toBe("ok");
    s.war = 0;
    expect(tryRoute(s, infantry, ["north-atlantic-ocean"])).toBe("USA_STAY");
    expect(tryRoute(s, infantry, ["washington"])).toBe("ok");
  });
});

describe("Sea Invasion", () => {
  function invaders(): { s: State; units: number[] } {
    const s = movementOf(WEST, WEST_AXIS);
    const units = [1, 2, 3].map(() => put(s, "central-mediterranean", BRITISH, INFANTRY));
    snap(s);
    return { s, units };
  }

  it("§11.221 lets one Invader cross each border, two with LSTs, even into empty land", () => {
    const { s, units } = invaders();
    expect(go(s, units[0], "sicily")).toBe("ok");
    expect(s.unitFlags[units[0]] & INVADER).toBe(INVADER);
    expect(go(s, units[1], "sicily")).toBe("INVASION_LIMIT");
    s.techs[WEST] = 1 << LSTS;
    expect(go(s, units[1], "sicily")).toBe("ok");
    expect(go(s, units[2], "sicily")).toBe("INVASION_LIMIT");
    expect(s.crossings).toEqual([]);
  });

  it("R113 Invaders and Disengaging units share a border to an area with Enemy units", () => {
    const { s, units } = invaders();
    put(s, "sicily", ITALIAN, INFANTRY, 2);
    const old = put(s, "sicily", BRITISH, INFANTRY);
    snap(s);
    expect(go(s, old, "central-mediterranean")).toBe("ok");
    expect(go(s, units[0], "sicily")).toBe("BORDER_LIMIT");
    s.techs[WEST] = 1 << LSTS;
    expect(go(s, units[0], "sicily")).toBe("ok");
    expect(go(s, units[1], "sicily")).toBe("BORDER_LIMIT");
  });

  it("R50 landing in an own Disputed port is Engaging", () => {
    const { s, units } = invaders();
    put(s, "malta", BRITISH, INFANTRY);
    snap(s);
    put(s, "malta", ITALIAN, INFANTRY);
    s.techs[WEST] = 1 << LSTS;
    expect(go(s, units[0], "malta")).toBe("ok");
    expect(s.unitFlags[units[0]] & INVADER).toBe(0);
    expect(go(s, units[1], "malta")).toBe("BORDER_LIMIT");
    expect(s.aggressed).toEqual([]);
  });

  it("takes the land border first and the sea way as an Invader second, with LSTs", () => {
    const s = movementOf(WEST, WEST_AXIS);
    put(s, "sicily", ITALIAN, INFANTRY);
    const first = put(s, "malta", BRITISH, INFANTRY);
    const second = put(s, "malta", BRITISH, INFANTRY);
    s.techs[WEST] = 1 << LSTS;
    snap(s);
    expect(go(s, first, "sicily")).toBe("ok");
    expect(s.unitFlags[first] & INVADER).toBe(0);
    expect(go(s, second, "sicily")).toBe("ok");
    expect(s.unitFlags[second] & INVADER).toBe(INVADER);
  });
});

describe("air movement and Raids", () => {
  it("V18 refuses Raids on empty land, bombing of a MainCapital excepted (R55, R56)", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    put(s, "lorraine", FRENCH, FORTRESS);
    const milan = put(s, "milan", ITALIAN, AIR_FORCE);
    const munich = put(s, "munich", GERMAN, AIR_FORCE);
    const tank = put(s, "milan", ITALIAN, TANK);
    snap(s);
    expect(tryRoute(s, milan, ["marseille", "gascony"])).toBe("RAID_EMPTY");
    expect(tryRoute(s, munich, ["lorraine"])).toBe("ok");
    expect(go(s, tank, "marseille", "gascony")).toBe("ok");
    expect(tryRoute(s, milan, ["marseille", "gascony"])).toBe("ok");

    const w = movementOf(WEST, WEST_AXIS);
    give(w, "low-countries", WEST);
    const bomber = put(w, "amsterdam", BRITISH, AIR_FORCE, 3);
    snap(w);
    expect(tryRoute(w, bomber, ["ruhr", "berlin"])).toBe("RAID_EMPTY");
    w.techs[WEST] = 1 << PRECISION_BOMBSIGHT;
    expect(tryRoute(w, bomber, ["ruhr", "berlin"])).toBe("ok");
    expect(tryRoute(w, bomber, ["ruhr"])).toBe("RAID_EMPTY");
  });

  it("V19 an Air Force at sea goes only to Undisputed Friendly land", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    const air = put(s, "north-sea", GERMAN, AIR_FORCE);
    snap(s);
    expect(tryRoute(s, air, ["ruhr"])).toBe("ok");
    expect(tryRoute(s, air, ["copenhagen", "baltic-sea"])).toBe("AIR_FROM_SEA");
    expect(tryRoute(s, air, ["ruhr"], true)).toBe("AIR_FROM_SEA");
  });

  it("R53 Oceans cost two; Heavy Bombers fly three", () => {
    const s = movementOf(WEST, WEST_AXIS);
    s.status[USA] = POWER;
    const air = put(s, "new-york", AMERICAN, AIR_FORCE);
    snap(s);
    expect(tryRoute(s, air, ["north-atlantic-ocean", "irish-sea"])).toBe("RANGE");
    s.techs[WEST] = 1 << HEAVY_BOMBERS;
    expect(tryRoute(s, air, ["north-atlantic-ocean", "irish-sea"])).toBe("ok");
  });

  it("§11.4 Strategic flights cross an own Disputed area and end on land", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    put(s, "ruhr", GERMAN, INFANTRY);
    const air = put(s, "berlin", GERMAN, AIR_FORCE);
    const tank = put(s, "berlin", GERMAN, TANK);
    snap(s);
    put(s, "ruhr", BRITISH, INFANTRY);
    give(s, "low-countries", AXIS);
    expect(tryRoute(s, air, ["ruhr", "amsterdam"], true)).toBe("ok");
    expect(tryRoute(s, air, ["ruhr"], true)).toBe("STRATEGIC_NOT_FRIENDLY");
    expect(tryRoute(s, air, ["baltic-sea"], true)).toBe("STRATEGIC_NOT_FRIENDLY");
    expect(tryRoute(s, tank, ["ruhr", "amsterdam"], true)).toBe("STRATEGIC_NOT_FRIENDLY");
  });

  it("R64 records where Air Forces and Subs came from only if it was not the Defender's", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    put(s, "paris", FRENCH, INFANTRY);
    put(s, "lorraine", FRENCH, INFANTRY);
    const air = put(s, "munich", GERMAN, AIR_FORCE);
    const near = put(s, "munich", GERMAN, AIR_FORCE);
    snap(s);
    expect(go(s, air, "lorraine", "paris")).toBe("ok");
    expect(ENGAGEMENTS.all(s.engagements)).toEqual([
      { battle: area("paris"), from: area("lorraine"), closedTo: 1 << USSR },
    ]);
    expect(go(s, near, "lorraine")).toBe("ok");
    expect(ENGAGEMENTS.at(s.engagements, 1)).toEqual({
      battle: area("lorraine"),
      from: area("munich"),
      closedTo: (1 << WEST) | (1 << USSR),
    });
  });
});

describe("kinds of turns", () => {
  it("V24 Emergency Command enters only Friendly areas and Battles with friendly units (R34)", () => {
    const s = movementOf(USSR, AXIS_USSR);
    put(s, "kiev", SOVIET, INFANTRY);
    put(s, "belorussia", GERMAN, INFANTRY);
    snap(s);
    put(s, "kiev", GERMAN, INFANTRY);
    const infantry = put(s, "bryansk", SOVIET, INFANTRY);
    const air = put(s, "bryansk", SOVIET, AIR_FORCE);
    s.turnKind = TURN_EMERGENCY;
    expect(tryRoute(s, infantry, ["kiev"])).toBe("ok");
    expect(tryRoute(s, infantry, ["belorussia"])).toBe("EMERGENCY_ENTER");
    expect(tryRoute(s, air, ["belorussia", "leningrad"])).toBe("EMERGENCY_ENTER");
    s.control[area("kiev")] = AXIS;
    expect(tryRoute(s, infantry, ["kiev"])).toBe("ok");
  });

  it("§18.23 a Defensive Turn reinforces Battles but does not Aggress", () => {
    const s = movementOf(USSR, AXIS_USSR);
    put(s, "belorussia", GERMAN, INFANTRY);
    put(s, "baltic-sea", GERMAN, FLEET);
    const infantry = put(s, "bryansk", SOVIET, INFANTRY);
    const air = put(s, "bryansk", SOVIET, AIR_FORCE);
    const fleet = put(s, "gulf-of-bothnia", SOVIET, FLEET);
    snap(s);
    s.turnKind = TURN_DEFENSIVE;
    expect(tryRoute(s, infantry, ["belorussia"])).toBe("DEFENSIVE_AGGRESSION");
    expect(tryRoute(s, air, ["belorussia", "leningrad"])).toBe("ok");
    expect(tryRoute(s, fleet, ["baltic-sea"])).toBe("DEFENSIVE_AGGRESSION");
    put(s, "belorussia", SOVIET, INFANTRY);
    expect(tryRoute(s, infantry, ["belorussia"])).toBe("ok");
  });

  it("R37 Winter moves stay on land in the USSR", () => {
    const s = movementOf(USSR, AXIS_USSR);
    s.season = WINTER;
    s.turnKind = TURN_WINTER;
    give(s, "poland", AXIS);
    const infantry = put(s, "kiev", SOVIET, INFANTRY);
    const fleet = put(s, "leningrad", SOVIET, FLEET);
    const outside = put(s, "lvov", SOVIET, INFANTRY);
    snap(s);
    expect(tryRoute(s, infantry, ["bryansk"])).toBe("ok");
    expect(tryRoute(s, infantry, ["lvov"])).toBe("WINTER_AREA");
    expect(tryRoute(s, fleet, ["gulf-of-bothnia"])).toBe("WINTER_AREA");
    expect(tryRoute(s, outside, ["kiev"])).toBe("WINTER_AREA");
  });

  it("R89 Allies never end in the same area", () => {
    const s = movementOf(USSR, AXIS_USSR | WEST_AXIS);
    s.scenario = SCENARIO_TWO_PLAYER;
    put(s, "baltic-sea", BRITISH, FLEET);
    const fleet = put(s, "gulf-of-bothnia", SOVIET, FLEET);
    snap(s);
    expect(tryRoute(s, fleet, ["baltic-sea"])).toBe("ALLY_AREA");
    expect(tryRoute(s, fleet, ["baltic-sea", "copenhagen", "north-sea"])).toBe("ok");
    s.scenario = 0;
    expect(tryRoute(s, fleet, ["baltic-sea"])).toBe("ok");
  });
});

describe("Armed Minors", () => {
  it("V27 Partition needs no declaration and makes an Enemy (R106)", () => {
    const s = movementOf(USSR);
    violate(s, "poland", AXIS);
    put(s, "lvov", GREY, FORTRESS, 2);
    put(s, "warsaw", GREY, FORTRESS, 3);
    put(s, "warsaw", GERMAN, INFANTRY);
    const units = [1, 2, 3, 4].map(() => put(s, "kiev", SOVIET, INFANTRY));
    const tank = put(s, "belorussia", SOVIET, TANK);
    snap(s);
    expect(isAggression(s, USSR, area("lvov"))).toBe(true);
    for (const unit of units.slice(0, 3)) expect(go(s, unit, "lvov")).toBe("ok");
    expect(go(s, units[3], "lvov")).toBe("BORDER_LIMIT");
    expect(s.enemies[nation("poland")]).toBe((1 << AXIS) | (1 << USSR));
    expect(idsOf(s.aggressed)).toEqual(["lvov"]);
    expect(tryRoute(s, tank, ["vilna", "warsaw"])).toBe("RIVAL_NO_DOW");
  });

  it("R106 overflight Partitions, passing Straits does not", () => {
    const s = movementOf(USSR);
    violate(s, "poland", AXIS);
    violate(s, "denmark", AXIS);
    put(s, "copenhagen", GREY, FORTRESS, 1);
    const air = put(s, "kiev", SOVIET, AIR_FORCE);
    const fleet = put(s, "baltic-sea", SOVIET, FLEET);
    snap(s);
    expect(go(s, fleet, "copenhagen", "north-sea")).toBe("ok");
    expect(s.enemies[nation("denmark")]).toBe(1 << AXIS);
    expect(go(s, air, "vilna", "leningrad")).toBe("NOT_ADJACENT");
    expect(go(s, air, "lvov", "kiev")).toBe("ok");
    expect(s.enemies[nation("poland")]).toBe((1 << AXIS) | (1 << USSR));
  });

  it("V28 under an Intervention the Minor is entered freely, without Invasion (R46)", () => {
    const s = movementOf(WEST, WEST_AXIS);
    violate(s, "greece", AXIS);
    put(s, "athens", GREY, FORTRESS, 1);
    const convoys = [1, 2].map(() => put(s, "eastern-mediterranean", BRITISH, INFANTRY));
    const fleet = put(s, "eastern-mediterranean", BRITISH, FLEET);
    snap(s);
    s.interventions = [nation("greece")];
    expect(tryRoute(s, fleet, ["crete"])).toBe("INTERVENTION_SUPPORT");
    for (const unit of convoys) expect(go(s, unit, "crete")).toBe("ok");
    expect(s.invasions).toEqual([]);
    expect(s.aggressed).toEqual([]);
    expect(s.enemies[nation("greece")]).toBe(1 << AXIS);
    expect(go(s, fleet, "crete")).toBe("ok");
  });

  it("R46 beside Enemy units an Intervention Engages but does not Aggress", () => {
    const s = movementOf(WEST, WEST_AXIS);
    violate(s, "greece", AXIS);
    put(s, "athens", GREY, FORTRESS, 1);
    put(s, "athens", GERMAN, INFANTRY);
    const convoys = [1, 2].map(() => put(s, "crete", BRITISH, INFANTRY));
    snap(s);
    s.interventions = [nation("greece")];
    expect(go(s, convoys[0], "aegean-sea", "athens")).toBe("ok");
    expect(go(s, convoys[1], "aegean-sea", "athens")).toBe("BORDER_LIMIT");
    expect(s.aggressed).toEqual([]);
    expect(s.unitFlags[convoys[0]] & (ENGAGED | INVADER)).toBe(ENGAGED);
  });

  it("R43 an Enemy of the West in Ottawa brings the USA into the war", () => {
    const s = movementOf(AXIS, WEST_AXIS);
    const convoy = put(s, "north-atlantic-ocean", GERMAN, INFANTRY);
    snap(s);
    expect(go(s, convoy, "ottawa")).toBe("ok");
    expect(s.status[USA]).toBe(POWER);
    expect(occupies(s, WEST, area("washington"))).toBe(true);
  });
});
