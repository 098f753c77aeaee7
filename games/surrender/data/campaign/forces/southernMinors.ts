/** Order of battle: Minor countries of the Danube, the Balkans, Iberia and Asia, and Ireland. */
import { ACTIVATION, activationIn, FREE_FORCES, forcesOf } from "../force.ts";

export const HUNGARY = forcesOf("hungary", [
  {
    id: "HU1",
    short: "1. h",
    name: "1. hadsereg",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Debrecen", "1941-06": "Debrecen", "1944-06": "Lwów+SE+SW" },
  },
  {
    id: "HU2",
    short: "2. h",
    name: "2. hadsereg",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Budapest", "1941-06": "Budapest", "1944-06": "Budapest" },
  },
  {
    id: "HUF",
    short: "Légi",
    name: "Magyar Királyi Légierő",
    type: "fighter",
    sorties: 2,
    entry: ACTIVATION,
    at: { activation: "Budapest", "1941-06": "Budapest", "1944-06": "Budapest" },
  },
]);

export const ROMANIA = forcesOf("romania", [
  {
    id: "RO1",
    short: "A 1",
    name: "Armata 1",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Ploiești", "1941-06": "Iași+SE", "1944-06": "București" },
  },
  {
    id: "RO3",
    short: "A 3",
    name: "Armata 3",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Iași", "1941-06": "Iași+NW", "1944-06": "Kishinev+SE" },
  },
  {
    id: "RO4",
    short: "A 4",
    name: "Armata 4",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Kishinev", "1941-06": "Constanța+NE", "1944-06": "Iași+W" },
  },
  {
    id: "ROF",
    short: "ARR",
    name: "Aeronautica Regală Română",
    type: "fighter",
    entry: ACTIVATION,
    at: { activation: "București", "1941-06": "București", "1944-06": "București" },
  },
  {
    id: "RON",
    short: "Flota",
    name: "Marina Regală Română",
    type: "surface",
    entry: ACTIVATION,
    at: { activation: "Constanța", "1941-06": "Constanța", "1944-06": "Constanța" },
  },
]);

export const BULGARIA = forcesOf("bulgaria", [
  {
    id: "BG1",
    short: "1 A",
    name: "1-va armiya",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Sofia", "1941-06": "Sofia", "1944-06": "Sofia" },
  },
  {
    id: "BG2",
    short: "2 A",
    name: "2-ra armiya",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Plovdiv", "1941-06": "Plovdiv", "1944-06": "Plovdiv" },
  },
]);

export const YUGOSLAVIA = forcesOf("yugoslavia", [
  {
    id: "YU1",
    short: "1 AG",
    name: "1. grupa armija",
    type: "infantry",
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Zagreb" },
  },
  {
    id: "YU2",
    short: "2 AG",
    name: "2. grupa armija",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Beograd" },
  },
  {
    id: "YU3",
    short: "3 AG",
    name: "3. grupa armija",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Skopje" },
  },
  {
    id: "YU5",
    short: "5 A",
    name: "5. armija",
    type: "infantry",
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Sarajevo" },
  },
  {
    id: "YUP",
    short: "Prim",
    name: "Primorska armijska oblast",
    type: "infantry",
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Split" },
  },
  {
    id: "YUF",
    short: "JKRV",
    name: "Jugoslovensko ratno vazduhoplovstvo",
    type: "fighter",
    sorties: 2,
    entry: ACTIVATION,
    at: { activation: "Sarajevo" },
  },
]);

export const GREECE = forcesOf("greece", [
  {
    id: "GR1",
    short: "Ípeiros",
    name: "Stratiá Ipírou",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Ioannina" },
  },
  {
    id: "GR2",
    short: "Dyt Mak",
    name: "Stratiá Dytikís Makedonías",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Thessaloniki" },
  },
  {
    id: "GR3",
    short: "An Mak",
    name: "Stratiá Anatolikís Makedonías",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Thessaloniki+NE" },
  },
  {
    id: "GRN",
    short: "Stólos",
    name: "Vasilikó Naftikó",
    type: "surface",
    entry: ACTIVATION,
    at: { activation: "Athinai" },
  },
  {
    id: "GRV",
    short: "Embor",
    name: "Emborikó Naftikó",
    type: "convoy",
    entry: ACTIVATION,
    at: { activation: "Athinai" },
  },
  {
    id: "GFF",
    short: "Gr ME",
    name: "Greek forces in the Middle East",
    type: "infantry",
    entry: FREE_FORCES,
    at: { "1941-06": "mobilization", "1944-06": "mobilization" },
  },
]);

export const TURKEY = forcesOf("turkey", [
  { id: "TU1", short: "1. O", name: "1. Ordu", type: "infantry", entry: ACTIVATION, at: { activation: "İstanbul" } },
  { id: "TU2", short: "2. O", name: "2. Ordu", type: "infantry", entry: ACTIVATION, at: { activation: "İzmir" } },
  { id: "TU3", short: "3. O", name: "3. Ordu", type: "infantry", entry: ACTIVATION, at: { activation: "Erzurum" } },
  {
    id: "TU4",
    short: "Güney",
    name: "Güney Kolordu",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Adana" },
  },
  {
    id: "TUF",
    short: "Hava",
    name: "Türk Hava Kuvvetleri",
    type: "fighter",
    entry: ACTIVATION,
    at: { activation: "Ankara" },
  },
  { id: "TUN", short: "Donan", name: "Donanma", type: "surface", entry: ACTIVATION, at: { activation: "İzmir" } },
]);

export const SPAIN = forcesOf("spain", [
  {
    id: "ES1",
    short: "Norte",
    name: "Ejército del Norte",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Zaragoza" },
  },
  {
    id: "ES2",
    short: "Centro",
    name: "Ejército del Centro",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Madrid" },
  },
  {
    id: "ES3",
    short: "Sur",
    name: "Ejército del Sur",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Sevilla" },
  },
  {
    id: "ES4",
    short: "Marr",
    name: "Ejército de Marruecos",
    type: "infantry",
    entry: activationIn("spanishMorocco"),
    at: { activation: "Tetuán" },
  },
  {
    id: "ESF",
    short: "Aire",
    name: "Ejército del Aire",
    type: "fighter",
    entry: ACTIVATION,
    at: { activation: "Madrid" },
  },
  {
    id: "ESN",
    short: "Armada",
    name: "Armada española",
    type: "surface",
    entry: ACTIVATION,
    at: { activation: "Cádiz" },
  },
  {
    id: "ESV",
    short: "Mercant",
    name: "Marina mercante",
    type: "convoy",
    entry: ACTIVATION,
    at: { activation: "Barcelona" },
  },
]);

export const PORTUGAL = forcesOf("portugal", [
  {
    id: "PT1",
    short: "Exérc",
    name: "Exército português",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Lisboa" },
  },
  {
    id: "PTV",
    short: "M merc",
    name: "Marinha mercante",
    type: "convoy",
    entry: ACTIVATION,
    at: { activation: "Lisboa" },
  },
]);

export const IRELAND = forcesOf("ireland", [
  {
    id: "IEG",
    short: "Éire",
    name: "Defence Forces",
    type: "infantry",
    garrison: true,
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Dublin" },
  },
]);

export const IRAQ = forcesOf("iraq", [
  {
    id: "IQ1",
    short: "Iraq",
    name: "Iraqi Army",
    type: "infantry",
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Baghdad", "1944-06": "Mosul" },
  },
]);

export const PERSIA = forcesOf("persia", [
  {
    id: "IR1",
    short: "Iran",
    name: "Persian Army",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Teheran", "1944-06": "Teheran" },
  },
  {
    id: "IRG",
    short: "Abadan",
    name: "Persian coast garrison",
    type: "infantry",
    garrison: true,
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Abadan", "1944-06": "Abadan" },
  },
]);
