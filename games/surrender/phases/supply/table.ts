/** Supply and the home front (§47–§49, §57–§59). */
import { notYet } from "../unused.ts";
import { economyPhase } from "./economy.ts";
import { noSupplyPhase } from "./noSupply.ts";
import { mobilizationPhase, replacementsPhase } from "./rebuilding.ts";
import { strategicDestinationPhase, strategicMovementPhase } from "./strategicMovement.ts";
import { strategicWarfarePhase } from "./strategicWarfare.ts";
import { supplyCheckPhase } from "./supplyCheck.ts";
import { upgradePhase } from "./upgrade.ts";

export const SUPPLY_PHASES = {
  economy: economyPhase,
  strategicWarfare: strategicWarfarePhase,
  strategicCombat: notYet("strategicCombat"),
  nuclear: notYet("nuclear"),
  strategicMovement: strategicMovementPhase,
  strategicDestination: strategicDestinationPhase,
  supplyCheck: supplyCheckPhase,
  supplySea: notYet("supplySea"),
  supplyLimited: notYet("supplyLimited"),
  homeDefense: notYet("homeDefense"),
  noSupply: noSupplyPhase,
  replacements: replacementsPhase,
  upgrade: upgradePhase,
  mobilization: mobilizationPhase,
};
