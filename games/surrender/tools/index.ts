import type { Toolbox } from "@tripartite/kernel";
import { charts } from "./charts.ts";
import { combat } from "./combat.ts";
import { movement, production, weather, will } from "./sums.ts";

export const surrenderTools: Toolbox = {
  combat: {
    summary: "modifiers, exact odds and, with dice, the result of a combat",
    help: `{"kind": "ground", "attack": "mobile|assault", "weather": "fair|poor|severe", "terrain", "hexside",
 "attacker": {"country", "type": "infantry|shock|tank", "elite", "strength": "full|reduced",
              "supply": "full|low|no", "groundClass": "field|garrison"},
 "additional": [up to two more], "defender": {…}, "airAttacker": true, "airDefender": true, "navalSupport": true,
 "amphibious", "city", "coastal", "fort", "fortOnIsland", "isolated", "canRetreat": true or false,
 "eventAttacker": 2, "eventDefender": 0, "fortChoice": "stay|go", "dice": [attacker, defender],
 "airCombat": {"attacker": {air unit}, "defender": {air unit}, "dice"}   fought first, for Air Support}

{"kind": "airNaval", "mission": "airStrike|groundSupport|againstEscort|interdiction", "weather",
 "attacker": {"country", "type": "fighter|bomber|surface|carrier|convoy", "faction", "sorties": 0 to 6, "supply",
              "inBritain"}, "defender": {…}, "eventAttacker", "eventDefender", "dice"}

{"kind": "interception", "operation": "navalMovement|navalTransport|amphibiousInvasion|bombingRun|supplyLineTrace",
 "weather", "interceptor": {…}, "escort": {…}, "target": {…}, "cargo": "ground|air", "lastSupply", "again", "cancel",
 "eventAgainstEscort": the interceptor's markers, "eventEscort", "eventAgainstTarget", "eventTarget",
 "dice": [one pair for each combat that is fought]}

{"kind": "strategic", "versus": "western|soviet", "axisPorts": [Sea Zones], "axisAirPorts", "sovietAirPorts",
 "westernIn13", "alliedConquered", "bombed", "usa": "western|none", "eventAxis", "eventAllied", "halveAxis",
 "halveAllied", "facLost": {"germany": 1, "allied": 1}, "dice"}

What is not said is not the case. The answer: both sides' lines, "odds" (ways of all rolls), and "roll" if there are dice.`,
    example: {
      kind: "ground",
      attack: "mobile",
      weather: "fair",
      attacker: { country: "germany", type: "tank" },
      defender: { country: "poland", type: "infantry" },
    },
    run: combat,
  },
  weather: {
    summary: "weather of a month, by zone",
    help: `{"month": 10, "dice": {"cold": 1, "mild": 3, "warm": 6, "desert": 5}}; without dice the odds only`,
    example: { month: 10 },
    run: weather,
  },
  movement: {
    summary: "the cost of steps by id (MG…, MA…, MN…)",
    help: `{"steps": ["MG4", "MG8"], "unit": {"mobility": "leg|mobile|airOrNaval", "supply": "full|low|no"}}`,
    example: { steps: ["MG4", "MG8"], unit: { mobility: "leg", supply: "full" } },
    run: movement,
  },
  production: {
    summary: "the price of purchases by id (PA…, PR…, PM…, PS1, PD…)",
    help: `{"buy": ["PA1", "PA2", "PR3"], "points": 12}`,
    example: { buy: ["PA1", "PA2", "PR3"], points: 12 },
    run: production,
  },
  will: {
    summary: "National Will after effects by id (NW…)",
    help: `{"start": 15, "events": ["NW3", "NW4"], "country": "poland", "mainlandCityLost": true, "germany": 40}`,
    example: { start: 15, events: ["NW3", "NW4"], country: "poland", mainlandCityLost: true, germany: 40 },
    run: will,
  },
  charts: { summary: "every chart as JSON", help: "{}", example: {}, run: charts },
};
