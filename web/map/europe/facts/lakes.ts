/** Lakes, by their names in Natural Earth. */

/** Lakes that stop an army: a hex mostly under water is a Faded Dot, a side under water is a water hexside. */
export const BIG_LAKES: readonly string[] = [
  "Lake Ladoga",
  "Lake Onega",
  "Lake Peipus",
  "Pskoyskoye Ozero",
  "Vänern",
  "Vättern",
  "Lake Van",
  "Lake Urmia",
  "IJsselmeer",
  "Lake Saimaa",
  "Lake Il'Men'",
  "Bodensee",
  "Lake Geneva",
  "Lake Balaton",
];

/** Names as the map writes them. */
export const LAKE_NAMES: Readonly<Record<string, string>> = {
  "Pskoyskoye Ozero": "Lake Pskov",
  "Lake Il'Men'": "Lake Ilmen",
};
