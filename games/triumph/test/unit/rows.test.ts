/** The lists of the state that hold rows, and the integers that say what they number. */
import { describe, expect, it } from "vitest";
import type { Card, Nation } from "../../data/ids.ts";
import { AXIS, HEAVY_TANKS, JETS, USSR, WEST } from "../../data/kinds.ts";
import { area, nation } from "../../data/map.ts";
import { blankState } from "../../model/blankState.ts";
import {
  ANNOUNCED,
  ARRIVALS,
  DECLARATIONS,
  ENGAGEMENTS,
  HITS,
  IN_PLAY,
  INTEL,
  MARKS,
  MUSTERS,
  PLAN,
  REVEALED,
  STRIKING,
  THREATS,
  VAULT,
} from "../../model/rows.ts";
import { refuseDiplomacy } from "../../rules/nations/diplomacy.ts";

const TABLES = {
  ...{ ANNOUNCED, ARRIVALS, DECLARATIONS, ENGAGEMENTS, HITS, IN_PLAY, INTEL },
  ...{ MARKS, MUSTERS, PLAN, REVEALED, STRIKING, THREATS, VAULT },
};

describe("rows", () => {
  it.each(Object.entries(TABLES))("%s reads back every number where it was written", (_, table) => {
    const width = table.flat([table.at([], 0) as never]).length;
    const list = Array.from({ length: 3 * width }, (_, i) => i + 100);
    expect(table.count(list)).toBe(3);
    expect(table.flat(table.all(list) as never)).toEqual(list);
    expect(Object.values(table.at(list, 1))).toEqual(list.slice(width, 2 * width));
  });

  it("are found, changed and removed by their fields", () => {
    const s = blankState();
    const pair = { card: 60, other: 61, knownTo: 0 };
    VAULT.add(s.vault, { ...pair, faction: AXIS, technology: JETS });
    VAULT.add(s.vault, { ...pair, faction: WEST, technology: JETS });
    VAULT.add(s.vault, { ...pair, faction: AXIS, technology: HEAVY_TANKS });
    expect(VAULT.find(s.vault, ({ faction }) => faction === WEST)).toBe(1);
    expect(VAULT.some(s.vault, ({ faction }) => faction === USSR)).toBe(false);
    VAULT.set(s.vault, 1, { ...VAULT.at(s.vault, 1), knownTo: 5 });
    expect(VAULT.at(s.vault, 1)).toEqual({ ...pair, faction: WEST, technology: JETS, knownTo: 5 });
    expect(VAULT.remove(s.vault, 1).faction).toBe(WEST);
    VAULT.removeAll(s.vault, ({ technology }) => technology === JETS);
    expect(VAULT.all(s.vault)).toEqual([{ ...pair, faction: AXIS, technology: HEAVY_TANKS }]);
  });
});

describe("integers of one kind", () => {
  it("do not pass for those of another: these calls do not compile", () => {
    const s = blankState();
    const poland: Nation = nation("poland");
    const card: Card = 3;
    expect(refuseDiplomacy(s, AXIS, card, poland)?.code).toBe("CARD_NOT_HELD");
    // @ts-expect-error the nation stands where the Faction belongs
    refuseDiplomacy(s, poland, card, AXIS);
    // @ts-expect-error an area is no nation
    refuseDiplomacy(s, AXIS, card, area("warsaw"));
  });
});
