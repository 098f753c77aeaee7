/** Attacks a server that is started for them, with the limits it has by default. Only this machine is involved. */
import { rmSync } from "node:fs";
import { temporaryFolder } from "../harness.ts";
import { type Attack, defended, type Scale } from "./attack.ts";
import { freezing } from "./freeze.ts";
import { forging, halfAsking } from "./network.ts";
import { intruding, peeking, seeding, stealing, swapping } from "./seats.ts";
import { probing } from "./secrets.ts";
import { doubling, harming } from "./storage.ts";

export async function attackAll(scale: Scale, onAttack: (attack: Attack) => void): Promise<Attack[]> {
  const attacks: Attack[] = [];
  const note = (...made: Attack[]) => {
    for (const attack of made) onAttack(attack);
    attacks.push(...made);
  };
  const dataDir = temporaryFolder();
  const host = await defended(dataDir);
  const doubled = doubling(dataDir);
  for (const trick of [peeking, intruding, swapping, seeding, stealing]) note(await trick(host.url));
  note(await forging(host.url, scale));
  note(await doubled);
  note(...(await freezing(host.url, scale)));
  note(await halfAsking(host.url, scale));
  await host.stop();
  note(await harming(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
  note(...probing(scale));
  return attacks;
}
