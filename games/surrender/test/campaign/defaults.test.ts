/** §63 What is done for a player who does not answer, where it takes a choice: the nearest, then the lowest id. */
import { expect, test } from "vitest";
import { at, campaignTable } from "../vignettes-campaign.ts";

test("D-HOME the nearest unit comes home, to the nearest city", () => {
  const table = campaignTable(
    `everybody: out
     italy: active axis
     fired: CE-MED, CE-WEST
     IT1 Roma
     IT5 Tripoli
     IT9 Tirana`,
    { month: "1941-03", turnPhase: "operations", phase: "operationsEnd" },
  );
  expect(table.decision()).toEqual(["axis D-HOME"]);
  table.until((events) => events.length > 0);
  expect([table.place("IT9"), table.place("IT5")]).toEqual([at("Bari"), at("Tripoli")]);
});

test("D-ESC of two air units with as many Sorties the one with the lower id escorts", () => {
  const table = campaignTable(
    `everybody: out
     UV2 Southampton
     UF11 London
     UAASF Southampton
     GFL Hamburg`,
    { month: "1940-06", phasing: "western", turnPhase: "operations", phase: "operations" },
  );
  table.do("western", { type: "activate", unit: "UV2" });
  table.do("western", { type: "sail", place: at("Le Havre") });
  table.do("axis", { type: "intercept", unit: "GFL", sea: 12, target: "UV2" });
  expect(table.legal("western").map(({ unit }) => unit)).toEqual(["UF11", "UAASF", undefined]);
  const [escorted] = table.until((events) => events.length > 0);
  expect(escorted.type).toBe("escorted");
  const { UF11, UAASF } = table.view("western").units;
  expect([UF11.sorties, (UAASF.sorties ?? 0) > 0]).toEqual([0, true]);
});

test("D-CNV of two convoys with as many Sorties the one with the lower id serves", () => {
  const table = campaignTable(
    `everybody: out
     wars: axis-western, axis-soviet
     naziSovietPact: ended
     fired: CE-EAST, CE-MED, CE-WEST, CE-USA
     usa: active western
     UWDF Cairo+SW
     UV1 Alexandria
     AV1 Port Said`,
    { month: "1942-06", phasing: "western", turnPhase: "operations", phase: "supplyCheck" },
  );
  expect(table.decision()).toEqual(["western D-CNV"]);
  expect(
    table
      .legal("western")
      .map(({ unit }) => unit)
      .slice(0, 2),
  ).toEqual(["AV1", "UV1"]);
});

test("57.5 one convoy for two zones goes to the zone with more ground units; what is left serves the other", () => {
  const position = (convoys: string) => `everybody: out
     wars: axis-western, axis-soviet
     naziSovietPact: ended
     fired: CE-EAST, CE-MED, CE-WEST, CE-USA
     usa: active western
     greece: active western
     italy: active axis
     Rodi: western
     UWDF Malta
     UBEF Iraklion
     UCAN Rodi
     ${convoys}`;
  const proposals = (convoys: string) => {
    const table = campaignTable(position(convoys), {
      month: "1942-06",
      phasing: "western",
      turnPhase: "operations",
      phase: "supplyCheck",
    });
    const taken: string[] = [];
    while (table.decision()[0] === "western D-CNV") {
      const [proposal] = table.legal("western");
      taken.push(`${proposal.sea ?? "none"} ${proposal.unit ?? ""}`.trim());
      table.do("western", proposal);
    }
    return taken;
  };
  expect(proposals("UV1 Alexandria")).toEqual(["none", "26 UV1"]);
  expect(proposals("UV1 Alexandria\nAV1 Port Said")).toEqual(["23 UV1", "26 AV1"]);
});
