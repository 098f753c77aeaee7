/** Every unit of the campaign (R-UPG-2, R-CEV-2, R-EVT-6). */
import type { Force } from "./force.ts";
import { FRANCE, FRENCH_AFRICA, FRENCH_LEVANT } from "./forces/france.ts";
import { GERMANY } from "./forces/germany.ts";
import { ITALY } from "./forces/italy.ts";
import {
  BELGIUM,
  DENMARK,
  ESTONIA,
  FINLAND,
  LATVIA,
  LITHUANIA,
  NETHERLANDS,
  NORWAY,
  POLAND,
  SWEDEN,
} from "./forces/northernMinors.ts";
import {
  BULGARIA,
  GREECE,
  HUNGARY,
  IRAQ,
  IRELAND,
  PERSIA,
  PORTUGAL,
  ROMANIA,
  SPAIN,
  TURKEY,
  YUGOSLAVIA,
} from "./forces/southernMinors.ts";
import { UK } from "./forces/uk.ts";
import { USA } from "./forces/usa.ts";
import { USSR } from "./forces/ussr.ts";

export const FORCES: readonly Force[] = [
  ...GERMANY,
  ...ITALY,
  ...UK,
  ...FRANCE,
  ...FRENCH_AFRICA,
  ...FRENCH_LEVANT,
  ...USA,
  ...USSR,
  ...POLAND,
  ...BELGIUM,
  ...NETHERLANDS,
  ...DENMARK,
  ...NORWAY,
  ...SWEDEN,
  ...FINLAND,
  ...ESTONIA,
  ...LATVIA,
  ...LITHUANIA,
  ...HUNGARY,
  ...ROMANIA,
  ...BULGARIA,
  ...YUGOSLAVIA,
  ...GREECE,
  ...TURKEY,
  ...SPAIN,
  ...PORTUGAL,
  ...IRELAND,
  ...IRAQ,
  ...PERSIA,
];

export const FORCE: ReadonlyMap<string, Force> = new Map(FORCES.map((unit) => [unit.id, unit]));
