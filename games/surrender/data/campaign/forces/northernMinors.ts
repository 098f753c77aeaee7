/** Order of battle: Minor countries from Belgium to the Baltic. */
import { ACTIVATION, FREE_FORCES, forcesOf, START } from "../force.ts";

export const POLAND = forcesOf("poland", [
  {
    id: "PPO",
    short: "Pomorze",
    name: "Armia Pomorze",
    type: "infantry",
    entry: START,
    at: { "1939-09": "Gdynia+SW" },
  },
  { id: "PPZ", short: "Poznań", name: "Armia Poznań", type: "infantry", entry: START, at: { "1939-09": "Poznań" } },
  { id: "PLO", short: "Łódź", name: "Armia Łódź", type: "infantry", entry: START, at: { "1939-09": "Łódź" } },
  { id: "PKR", short: "Kraków", name: "Armia Kraków", type: "infantry", entry: START, at: { "1939-09": "Kraków" } },
  {
    id: "PMO",
    short: "Modlin",
    name: "Armia Modlin",
    type: "infantry",
    reduced: true,
    entry: START,
    at: { "1939-09": "Warszawa+NW" },
  },
  {
    id: "PKA",
    short: "Karpaty",
    name: "Armia Karpaty",
    type: "infantry",
    reduced: true,
    entry: START,
    at: { "1939-09": "Lwów+W" },
  },
  {
    id: "PGW",
    short: "Obr W",
    name: "Dowództwo Obrony Warszawy",
    type: "infantry",
    garrison: true,
    reduced: true,
    entry: START,
    at: { "1939-09": "Warszawa" },
  },
  {
    id: "PGG",
    short: "LOW",
    name: "Lądowa Obrona Wybrzeża",
    type: "infantry",
    garrison: true,
    reduced: true,
    entry: START,
    at: { "1939-09": "Gdynia" },
  },
  {
    id: "PAF",
    short: "Lotn",
    name: "Lotnictwo wojskowe",
    type: "fighter",
    entry: START,
    at: { "1939-09": "Warszawa" },
  },
  {
    id: "PFF",
    short: "II Korp",
    name: "II Korpus Polski",
    type: "infantry",
    entry: FREE_FORCES,
    at: { "1941-06": "mobilization", "1944-06": "Bari" },
  },
]);

export const BELGIUM = forcesOf("belgium", [
  {
    id: "BE1",
    short: "A belge",
    name: "Armée belge / Belgisch leger",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Bruxelles" },
  },
  {
    id: "BEG",
    short: "Liège",
    name: "Position fortifiée de Liège",
    type: "infantry",
    garrison: true,
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Liège" },
  },
]);

export const NETHERLANDS = forcesOf("netherlands", [
  {
    id: "NL1",
    short: "Veldl",
    name: "Veldleger",
    type: "infantry",
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Amsterdam" },
  },
  {
    id: "NLG",
    short: "Noord",
    name: "Bezetting Noord-Nederland",
    type: "infantry",
    garrison: true,
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Groningen" },
  },
]);

export const DENMARK = forcesOf("denmark", [
  {
    id: "DKG",
    short: "Danm",
    name: "Sjællandske Division",
    type: "infantry",
    garrison: true,
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "København" },
  },
]);

export const NORWAY = forcesOf("norway", [
  {
    id: "NO1",
    short: "Hær",
    name: "Hæren (1.–4. divisjon)",
    type: "infantry",
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Oslo" },
  },
  {
    id: "NOG",
    short: "Narvik",
    name: "6. divisjon",
    type: "infantry",
    garrison: true,
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Narvik" },
  },
  {
    id: "NOV",
    short: "Nortra",
    name: "Handelsflåten (Nortraship)",
    type: "convoy",
    entry: ACTIVATION,
    at: { activation: "Bergen" },
  },
]);

export const SWEDEN = forcesOf("sweden", [
  { id: "SE1", short: "I AK", name: "I. Armékåren", type: "infantry", entry: ACTIVATION, at: { activation: "Malmö" } },
  {
    id: "SE2",
    short: "II AK",
    name: "II. Armékåren",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Stockholm" },
  },
  {
    id: "SE3",
    short: "Övre N",
    name: "Övre Norrlands trupper",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Luleå" },
  },
  {
    id: "SEF",
    short: "Flygv",
    name: "Flygvapnet",
    type: "fighter",
    entry: ACTIVATION,
    at: { activation: "Stockholm" },
  },
  {
    id: "SEN",
    short: "Kustfl",
    name: "Kustflottan",
    type: "surface",
    entry: ACTIVATION,
    at: { activation: "Stockholm" },
  },
]);

export const FINLAND = forcesOf("finland", [
  {
    id: "FI1",
    short: "Kannas",
    name: "Kannaksen armeija",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Viipuri", "1941-06": "Viipuri+W", "1944-06": "Viipuri" },
  },
  {
    id: "FI2",
    short: "Karjala",
    name: "Karjalan armeija",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Tampere", "1941-06": "Viipuri+W+NW", "1944-06": "Viipuri+NW" },
  },
  {
    id: "FI3",
    short: "III AK",
    name: "III armeijakunta",
    type: "infantry",
    entry: ACTIVATION,
    at: { activation: "Oulu", "1941-06": "Oulu+E+E", "1944-06": "Oulu" },
  },
  {
    id: "FIF",
    short: "Ilmav",
    name: "Ilmavoimat",
    type: "fighter",
    entry: ACTIVATION,
    at: { activation: "Helsinki", "1941-06": "Helsinki", "1944-06": "Helsinki" },
  },
]);

export const ESTONIA = forcesOf("estonia", [
  {
    id: "EEG",
    short: "Eesti",
    name: "Eesti kaitsevägi",
    type: "infantry",
    garrison: true,
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Tallinn" },
  },
]);

export const LATVIA = forcesOf("latvia", [
  {
    id: "LVG",
    short: "Latvija",
    name: "Latvijas armija",
    type: "infantry",
    garrison: true,
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Riga" },
  },
]);

export const LITHUANIA = forcesOf("lithuania", [
  {
    id: "LTG",
    short: "Lietuva",
    name: "Lietuvos kariuomenė",
    type: "infantry",
    garrison: true,
    reduced: true,
    entry: ACTIVATION,
    at: { activation: "Kaunas" },
  },
]);
