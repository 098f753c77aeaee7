/** Supply and the home front (§47–§49, §57–§59). */
import { economyPhase } from "./economy.ts";
import { homeDefensePhase } from "./homeDefense.ts";
import { noSupplyPhase } from "./noSupply.ts";
import { nuclearPhase } from "./nuclear.ts";
import { mobilizationPhase, replacementsPhase } from "./rebuilding.ts";
import { strategicDestinationPhase, strategicMovementPhase } from "./strategicMovement.ts";
import { strategicCombatPhase, strategicWarfarePhase } from "./strategicWarfare.ts";
import { supplyCheckPhase, supplyLimitedPhase, supplySeaPhase } from "./supplyCheck.ts";
import { upgradePhase } from "./upgrade.ts";

export const SUPPLY_PHASES = {
  economy: economyPhase,
  strategicWarfare: strategicWarfarePhase,
  strategicCombat: strategicCombatPhase,
  nuclear: nuclearPhase,
  strategicMovement: strategicMovementPhase,
  strategicDestination: strategicDestinationPhase,
  supplyCheck: supplyCheckPhase,
  supplySea: supplySeaPhase,
  supplyLimited: supplyLimitedPhase,
  homeDefense: homeDefensePhase,
  noSupply: noSupplyPhase,
  replacements: replacementsPhase,
  upgrade: upgradePhase,
  mobilization: mobilizationPhase,
};
