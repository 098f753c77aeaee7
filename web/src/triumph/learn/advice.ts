/** A sound first deployment: what to place in each area, in this order. */
import type { UnitType } from "@tripartite/triumph/data/kinds";

export const ADVICE: Readonly<Record<string, readonly UnitType[]>> = {
  berlin: ["tank", "infantry", "airForce", "infantry", "tank", "infantry"],
  ruhr: ["fleet", "infantry", "sub", "airForce"],
  munich: ["infantry", "tank"],
  konigsberg: ["infantry", "infantry"],
  rome: ["fleet", "infantry", "airForce", "infantry"],
  milan: ["infantry", "tank"],
  tripoli: ["infantry", "infantry"],
  london: ["airForce", "infantry", "carrier"],
  glasgow: ["fleet"],
  delhi: ["infantry", "fortress"],
  bombay: ["infantry"],
  suez: ["infantry"],
  paris: ["infantry", "airForce"],
  marseille: ["fleet"],
  algiers: ["infantry"],
  moscow: ["infantry", "tank", "airForce"],
  leningrad: ["infantry", "sub"],
  baku: ["infantry", "infantry"],
  kiev: ["infantry"],
  odessa: ["infantry"],
  kharkov: ["tank"],
  stalingrad: ["infantry"],
  urals: ["infantry"],
};
