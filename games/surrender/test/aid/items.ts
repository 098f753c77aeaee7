/** The 215 items of the player aid, each with the rules that play it. Ids are those of the charts where a chart has one. */

export interface AidItem {
  readonly id: string;
  readonly chart: string;
  readonly text: string;
  /** Sections of the rules, "§12, §53.4". */
  readonly rules: string;
}

/** One line per item: id, text, rules. */
const CHARTS: Readonly<Record<string, string>> = {
  "Combat results table": `
CRT-1 | rows 1 to 15 of the table | §12
CRT-2 | row 16 of the table (R-CRT-1) | §12
CRT-3 | the + number of the six results | §12
CRT-4 | attacker's value across, defender's value down | §12`,
  "Strategic combat: modifiers": `
S-A1 | Axis port in Sea Zone 1, 2, 7 or 9, against the West: +2 | §48.2
S-A2 | Axis air unit in a port of Sea Zone 3 or 4: +1 | §48.2
S-A3 | Axis port in Sea Zone 6, against the Soviets: +2 | §48.2
S-A4 | Axis port in Sea Zone 31, against the West: +1 | §48.2
S-A5 | Axis port in Sea Zone 32: +2 | §48.2
S-S1 | Soviet air unit in a port of Sea Zone 13, no Western fighter or warship there: +2 | §48.2
S-S2 | Soviets, for every three Allied countries conquered by the Axis: +1 | §34.5, §48.2
S-W1 | USA is a Western country: +2 | §44, §48.2
S-W2 | Western fighter or warship in a port of Sea Zone 13: +2 | §48.2
S-W3 | West, each Bombed marker in a Germany factory hex: +1 | §48.2, §51.2
S-X | Event markers in strategic combat | §48.2, §56
S-H | halving by Event markers in strategic combat | §48.2, §56`,
  "Strategic combat: results": `
SR-1 | ♦: both Fac Lost markers −1 | §48.2
SR-2 | DR, DD, DE: Germany −1, Ally +1 | §48.2
SR-3 | AS, AA: Germany +1, Ally −1 | §48.2
SR-4 | Fac Lost stays in boxes 1 to 9 | §48.2, §48.4`,
  "Ground combat: modifiers": `
G0 | the general list is for the Primary Attacker and for the defender | §12
G1 | Germany unit: +2 | §12
G2 | France, UK or USA unit: +1 | §12
G3 | elite unit: +1 | §12
G4 | reduced unit: −2 | §12
G5 | Low Supply: −2 | §12
G6 | shock unit, Fair: +1 | §12
G7 | tank unit, Fair: +2 | §12
G8 | tank unit, Poor: +1 | §12
G9 | Isolated defender, not in a fort on an island: +2 | §12.8, §36.6
G10 | attack in Poor weather: −2 | §12
G11 | city or Rough hex, once: −1 | §12
G12 | across a Strait: −2 | §12
G13 | across a Canal, Mountain or River: −1 | §12
G14 | Air Support, Fair: +2 | §12.6
G15 | Air Support, Poor: +1 | §12.6
GA1 | Assault: each additional tank or shock unit, Fair or Poor, +2 | §10.5
GA2 | Assault: each other Additional Attacker, +1 | §10.5
GM1 | Amphibious Invasion: −1 | §55.6
GM2 | Naval Support against a coastal hex, Fair: +2 | §55.6
GM3 | Naval Support against a coastal hex, Poor: +1 | §55.6
GX1 | Event markers in ground combat | §56
GH1 | halved: a ground unit of the side has No Supply | §12
GH2 | halved: Severe weather, both sides | §12
GH3 | halved: attack on a unit in a fort, by Assault only | §12, §10.6`,
  "Combat step by step": `
CS-1 | Primary Attacker and up to two Additional Attackers | §10.5, §12
CS-2 | secret choice, revealed; declaring in turn; markers and one air unit | §12.5, §64, §65
CS-3 | two air units committed fight first | §12
CS-4 | each side's own sum, at most +10 and at least −10 | §12
CS-5 | die and sum, halvings, at least 1 | §12
CS-6 | the table gives the result | §12`,
  "Ground combat: results": `
GR-0 | the + number is ignored | §13
GR-NE | ♦ | §13
GR-DR | DR: away from every attacker; a fort may be held | §13, §13.1
GR-DD | DD | §13
GR-DE | DE | §13
GR-AS | AS | §13
GR-AA | AA, for the Primary Attacker | §13`,
  Retreat: `
RP1 | not into an enemy city or fort | §13.1
RP2 | not into an EZOC, unless a friendly city or fort with a gap of one hex | §13.1
RP3 | no prohibition of movement, no stacking limit broken | §13.1, §35.3
RC-1 | cannot retreat, reduced: eliminated, after a Mobile attack No EZOC | §13
RC-2 | cannot retreat, full: reduced and stays | §13`,
  "Air and naval combat: modifiers": `
N1 | Germany air unit: +2 | §12
N2 | Germany naval unit: +1 | §12
N3 | UK or USA naval unit: +2 | §12
N4 | UK or USA air unit: +1 | §12
N5 | France naval unit: +1 | §12
N6 | Western air unit defending in Britain: +2 | §12, §34.4
N7 | carrier, Fair: +2 | §12
N8 | carrier, Poor: +1 | §12
N9 | carrier, Severe: −1 | §12
N10 | bomber: −2 | §12
N11 | convoy: −2 | §12
N12 | Low Supply: −2 | §12
N13 | air unit against a naval unit: +1 | §12
N14 | Poor weather, both sides: −2 | §12
N15 | Sorties, one less for each | §12
NX1 | Event markers in air and naval combat | §56
NH1 | halved: No Supply | §12
NH2 | halved: Severe weather, both sides | §12`,
  "Air and naval combat: results": `
AN-1 | Sorties after ♦ | §12
AN-2 | Sorties after DR, DD, DE | §12
AN-3 | Sorties after AS, AA | §12
AN-4 | an Air Strike is over after its combat | §51.3
AN-5 | two committed air units decide on Air Support | §12
AN-6 | a combat against an escort | §53.4
AN-7 | a combat for interdiction | §53.4
AS-1 | Air Support after ♦, DR, AS: both | §12
AS-2 | Air Support after DD, DE: the attacker only | §12
AS-3 | Air Support after AA: the defender only | §12
ES-1 | escort holds on ♦, AS, AA | §53.4
ES-2 | escort fails on DR, DD, DE; another attack below six Sorties | §53.4
ES-3 | after a failed escort the invasion may be called off | §53.4, §55.5
IN-1 | interdiction fails on ♦, AS, AA | §53.4
IN-2 | interdiction succeeds on DR, DD, DE | §53.4
IN-3 | interdicted Amphibious Invasion | §55.5
IN-4 | interdicted Bombing Run | §51.2
IN-5 | interdicted naval movement or transport | §53.5
IN-6 | interdicted supply line | §57.6
TL-1 | full ground unit on board is reduced | §53.5
TL-2 | reduced ground unit on board stays reduced | §53.5
TL-3 | air unit on board gains two Sorties | §53.5`,
  Production: `
PA1 | activate a leg unit: 1 | §10.1, §50.5
PA2 | activate a mobile unit: 2 | §10.1, §50.5
PR1 | reduced leg field unit to full: 1 | §59.2
PR2 | reduced mobile unit to full: 2 | §59.2
PR3 | two Sorties off a fighter or convoy: 3 | §59.2
PR4 | two Sorties off a bomber or surface fleet: 4 | §59.2
PR5 | two Sorties off a carrier: 5 | §59.2
PM1 | mobilize a USSR leg unit other than shock, full: 1 | §59.4
PM2 | mobilize another leg unit, reduced: 1 | §59.4
PM3 | mobilize a mobile unit, reduced: 2 | §59.4
PM4 | mobilize a fighter or convoy with four Sorties: 3 | §59.4
PM5 | mobilize a bomber or surface fleet with four Sorties: 4 | §59.4
PM6 | mobilize a carrier with four Sorties: 5 | §59.4
PS1 | Surprise Attack marker, four turns ahead: 20 | §59.5
PD1 | draw from the Diplomacy Cup: 5 | §41.3
PD2 | put a marker into the Cup, with a No Event: 5 | §41.4
PD0 | draw or put back, not both | §41.2
P-0 | units in a hex or Map Box, units in the Mobilization Box | §59.2, §59.4`,
  "Conditional events": `
CE-ACT | Country Activation | §39
CE-COL | Country Collapse | §60.2
CE-CON | Conquered Country | §60.3
CE-EAST | East Invaded | §43.4
CE-MED | Mediterranean Crisis | §43.4, §43.8
CE-USA | USA Entry | §44
CE-NOR | USSR Northern Border | §43.4
CE-SOU | USSR Southern Border | §43.4
CE-WEST | West Invaded | §43.4`,
  Movement: `
MP-1 | Movement Points in Full Supply: leg 8, others 10 | §10.3
MP-2 | Movement Points in Low or No Supply: leg 4, others 5 | §10.3, §52.1
MG1 | clear hex: 1 | §10.3
MG2 | along a Transport Line: 1, with its exceptions | §10.3
MG3 | friendly city or fort: 1 | §10.3
MG4 | enemy city or fort: 2 | §10.3
MG5 | Rough hex without city or fort: 2 | §10.3
MG6 | Central Russia Box, ground: 3 | §36.4
MG7 | clear hexside: +0 | §10.3
MG8 | Canal, Mountain or River: +1 | §10.3
MG9 | Strait: +2 | §10.3
MG10 | attack, Fair: +1 | §10.3
MG11 | attack, Poor or Severe: +2 | §10.3
MG12 | Naval Transport takes all points of a ground unit | §54
MG0 | prohibited to ground units | §35
MA1 | air: any hex 1 | §51.1
MA2 | Central Russia Box, air: 3 | §36.4
MA3 | Naval Transport takes all points of an air unit | §54
MA0 | prohibited to air units | §35
MN1 | naval: any hex 0 | §52.1
MN2 | Sea Zone: 1 | §52.1
MN3 | Canal: 2 | §52.1
MN4 | Map Box: 3 | §52.1
MN5 | across a Strait: +2 | §52.1
MN0 | prohibited to naval units | §35, §36.3
M-1 | only costs with a + are added | §10.3
M-2 | across a river into an enemy city in the woods: 3 | §10.3`,
  "National Will": `
NW1 | field unit eliminated while defending: −1 | §60.1
NW2 | Overseas city lost: −1 | §60.1
NW3 | Mainland city lost: −2 | §60.1
NW4 | capital lost: −4 | §60.1
NW5 | Overseas city regained: +1 | §60.1
NW6 | Mainland city regained: +2 | §60.1
NW7 | Disputed Area ceded: USSR +2 | §42.4
NW8 | the Axis conquers a country: Germany +2 | §60.3
NW9 | capital regained: +4 | §60.1
NW10 | the Axis conquers France or Italy: Germany +8, once per country | §60.3
NW11 | the UK, USA or USSR collapses: Germany +16, once per country | §60.3`,
  "Sequence of play": `
SP-0 | all finish a phase before the next; Weather and Strategic Warfare are joint | §45.1
SP-1 | order Axis, Western, Soviet | §45.1
SP-2 | Weather | §46
SP-3 | Declare War | §38
SP-4 | Economy | §47
SP-5 | Strategic Warfare | §48
SP-6 | Strategic Movement | §49
SP-7 | Operations: Actions | §50.2
SP-8 | Operations: Supply Check | §50.3, §57
SP-9 | a faction takes both before the next begins | §45.1
SP-10 | No Supply | §59.1
SP-11 | Replacements | §59.2
SP-12 | Upgrade | §59.3
SP-13 | Mobilization | §59.4
SP-14 | Diplomacy | §41
SP-15 | Victory Check | §61
SP-16 | End of Turn | §62`,
  Ranges: `
R-1 | Airdrop: 3 hexes from an air unit of the same nationality | §56.2
R-2 | air escort: same hex or Sea Zone | §53.1
R-3 | air interception of air units: 5 hexes | §53.1
R-4 | air interception of naval units: same Sea Zone | §53.2
R-5 | Air Strike: 7 hexes | §51.3
R-6 | Air Support: 5 hexes | §12.6
R-7 | Axis invasion: same Sea Zone | §55.2
R-8 | Soviet invasion: same Sea Zone | §55.2
R-9 | Western invasion: 2 Sea Zones | §55.2
R-10 | Western invasion from a Map Box: 1 | §55.2
R-11 | Bombing Run: 20 hexes | §51.2
R-12 | naval interception: 2 Sea Zones, not across a Strait | §53.2
R-13 | naval interception from a Map Box: 1 | §53.2
R-14 | Partisans | §56.4
R-15 | supply line on land: 2 hexes, then Transport Lines | §57.2
R-16 | supply line at sea: any distance | §57.4`,
  Weather: `
W-1 | the weather table | §46
W-2 | one die per zone; the Desert is Fair | §46
W-3 | zones between the Blue, Green and Yellow lines (R-MAP-12) | §46`,
  "Supply sources": `
SL0 | Limited: up to two units, Low | §57.7
SL1 | Overseas factory of the own country | §57.7, §57.10
SL2 | capital of a conquered country | §57.7, §60.4
SL3 | Axis capitals but Berlin, for Germany | §57.10
SL4 | Western capitals but London, for UK and USA | §57.10
SL5 | Soviet capitals but Moskva, for the USSR | §57.10
SU0 | Unlimited: any number of units, Full | §57.3
SU1 | own Mainland city | §57.3
SU2 | Eastern North America or Western Indian Ocean Box, for the UK | §57.4
SU3 | Eastern North America Box or UK Mainland city, for the USA | §57.4
SU4 | Central Russia Box, for the USSR | §57.2`,
};

export const AID_ITEMS: readonly AidItem[] = Object.entries(CHARTS).flatMap(([chart, lines]) =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [id, text, rules] = line.split(" | ");
      return { id, chart, text, rules };
    }),
);
