/** Changes of territory between today and 1936, in order: land inside the outline that belongs to one of `from` goes to `to`. */

/** `outline`: "longitude,latitude longitude,latitude …" */
export type Territory = { to: string; from: readonly string[]; why: string; outline: string };

export const TERRITORIES: readonly Territory[] = [
  {
    to: "germany",
    from: ["ussr"],
    why: "Kaliningrad / northern East Prussia",
    outline: "19,54.2 23.2,54.2 23.2,55.5 19,55.5",
  },
  {
    to: "germany",
    from: ["poland"],
    why: "southern East Prussia",
    outline:
      "19.15,54.6 19.1,54.3 18.95,54.05 18.8,53.75 19.1,53.6 19.6,53.4 20.1,53.25 20.6,53.15 21.3,53.35 21.9,53.5 22.35,53.75 22.8,54.2 22.9,54.5 19.6,54.7",
  },
  {
    to: "germany",
    from: ["poland"],
    why: "Pomerania, Grenzmark, Silesia",
    outline:
      "13.5,55 18,55 17.95,54.75 17.75,54.35 17.35,54 17.2,53.6 16.7,53.15 15.95,52.8 15.85,52.35 15.75,52 16.3,51.8 17,51.6 17.6,51.45 17.85,51.15 18.3,50.98 18.6,50.8 18.85,50.45 18.7,50.2 18.55,50 18.1,49.8 13.5,49.8",
  },
  {
    to: "poland",
    from: ["ussr"],
    why: "Kresy: 1921-39 eastern border",
    outline:
      "22.3,56.4 26.7,56.2 27,55.7 27.3,55.4 27.5,55.1 27.6,54.75 27.3,54.3 27,53.95 26.7,53.5 26.85,53.1 27.2,52.75 27.3,52.3 27.45,51.9 27.4,51.45 27.2,51 27.15,50.6 26.6,50.35 26.3,50.05 26.2,49.5 26.35,48.8 26.4,48.55 25.7,48.65 25.25,48.4 24.95,48.05 24.85,47.85 24.5,48 24.2,48.15 23.6,48.55 23.1,48.75 22.7,49 22.3,49.05",
  },
  {
    to: "poland",
    from: ["baltic-states"],
    why: "Vilna region",
    outline:
      "26.75,55.7 26.3,55.3 25.8,55.1 25.2,54.95 24.75,54.8 24.6,54.45 24.25,54.15 23.9,54 23.6,53.8 26.9,53.8 27.2,55.6",
  },
  {
    to: "rumania",
    from: ["ussr"],
    why: "northern Bukovina, Khotyn",
    outline: "24.7,47.6 24.9,47.95 25.2,48.35 25.7,48.66 26.6,48.55 27.6,48.5 28,48.2 27,47.5",
  },
  {
    to: "rumania",
    from: ["ussr"],
    why: "Budjak",
    outline: "27.9,45.1 27.9,46.6 29.9,46.55 30.25,46.35 30.5,46.05 30.4,45.1",
  },
  {
    to: "rumania",
    from: ["bulgaria"],
    why: "southern Dobruja",
    outline: "26.4,44.25 26.4,43.95 27,43.75 27.6,43.6 28,43.45 28.8,43.4 28.9,43.9 27.2,44.3",
  },
  {
    to: "hungary",
    from: ["ussr", "poland"],
    why: "Carpathian Ruthenia (board shows Budapest-Lvov touching, i.e. the 1939 line)",
    outline: "22,48.2 22.1,49.12 22.6,49.1 23.15,48.72 23.6,48.52 24.2,48.12 24.6,47.95 24.6,47.6 22.9,47.7",
  },
  {
    to: "finland",
    from: ["ussr"],
    why: "Karelian isthmus and Ladoga Karelia",
    outline:
      "27.5,60.3 29.95,60.15 30.4,60.6 30.7,60.9 31.8,61.1 32.2,61.4 31.9,61.9 31.5,62.4 31.7,62.95 30,63.2 27,61.2",
  },
  { to: "finland", from: ["ussr"], why: "Salla", outline: "29,66.2 30.3,66.5 30.3,67.7 29,68" },
  {
    to: "finland",
    from: ["ussr"],
    why: "Petsamo corridor",
    outline: "28.2,69.2 28.3,68.1 29.7,68.2 31.2,69 32.2,69.6 32.8,69.95 31,70.4 28.2,70.2",
  },
  {
    to: "italy",
    from: ["yugoslavia"],
    why: "Istria / Julian March",
    outline: "13.2,46.6 13.75,46.5 14.1,46 14.4,45.7 14.45,45.35 14.2,44.6 13.3,44.6",
  },
  { to: "syria", from: ["turkey"], why: "Hatay", outline: "35.6,36.5 36.2,36.85 36.8,36.65 36.7,35.7 35.6,35.6" },
  {
    to: "jordan",
    from: ["saudi-arabia"],
    why: "room for blocks",
    outline: "34.8,28.9 37,29 40.5,29.8 42.6,31 39.2,32.3 36.8,31.6",
  },
  {
    to: "tibet",
    from: ["india", "ussr", "afghanistan"],
    why: "end of the Wakhan corridor out of play, so Karachi and Turkmenistan stay visibly apart",
    outline: "71.4,37.2 70.9,36.4 71.7,35.5 74,34.6 76,34 80,33.6 81,39.8 71.8,38.8",
  },
  {
    to: "norway",
    from: ["sweden"],
    why: "thicken the Narvik strip",
    outline: "15.2,67 17.4,68.7 20.3,69.2 20.3,68.35 18.2,67.65 16.2,66.6",
  },
  {
    to: "turkey-eu",
    from: ["turkey"],
    why: "Turkish Thrace goes with Istanbul",
    outline: "25.8,42.3 28.4,42.3 29.1,41.3 28.9,40.9 27.5,40.6 26.4,40.2 26,39.95 25.5,40.6",
  },
  {
    to: "ulster",
    from: ["britain"],
    why: "out of play",
    outline: "-8.5,53.9 -5.35,53.9 -5.35,54.75 -6,55.5 -8.5,55.5",
  },
  {
    to: "pripyet-marshes",
    from: ["ussr"],
    why: "out of play",
    outline: "26.5,52.1 27.2,52.55 28.6,52.75 30.2,52.5 30.95,51.95 30.75,51.35 29.5,51.15 28.2,51.3 26.9,51.55",
  },
  {
    to: "van",
    from: ["turkey", "iraq", "syria", "persia"],
    why: "out of play",
    outline:
      "39,36.2 38.8,37.2 38.8,38.4 40.2,38.75 41.6,38.6 43,38.9 44.2,38.75 44.9,38.5 45.3,37.3 46.2,36.2 46.6,35.1 46.1,34.6 45,35.1 43.7,35.9 42.4,36.2 41.2,36",
  },
  {
    to: "pechora",
    from: ["ussr"],
    why: "out of play",
    outline:
      "43.5,69.5 43.6,67.2 44.3,65.8 46,64.6 49.5,63.6 54,63.4 57.5,63.8 60.2,65 63,66.4 67,66.2 75,66.6 90,67 90,79 44,79",
  },
  {
    to: "sudan",
    from: ["egypt", "sahara"],
    why: "the coast of the Red Sea",
    outline: "32.4,29.6 34.5,28.6 37.8,21.5 40.3,15.2 37,14.2 33.2,16.5 31.5,21 31.6,25 32,28",
  },
  {
    to: "sahara",
    from: ["french-north-africa", "libya", "egypt"],
    why: "out of play",
    outline:
      "-11.5,5 -11.6,18 -11.2,21.5 -10,25 -7.6,27.8 -4,29.6 0,31 4,31.4 7.2,30.4 9.6,29.2 12,27.6 15,26.6 19,26.2 23,26.6 26,27 28.5,27.2 31,27.6 32.4,29.2 33,28 38,20 42,5",
  },
];
