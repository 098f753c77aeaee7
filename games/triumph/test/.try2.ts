import { playOn, positionOf, newGame } from "./states.ts";
import { WAR } from "./positions.ts";
import { withOtherSecrets } from "./secrets.ts";
import { viewOf } from "../view.ts";
import { faultsOf } from "../faults.ts";
import { PHASES } from "../state.ts";
import { loadPosition, savePosition } from "../position.ts";
import { seedRandom } from "@tripartite/kernel";
let n=0, tf=0, tv=0, ts=0; const seen = new Map();
const check=(s:any)=>{
  n++; seen.set(PHASES[s.phase],(seen.get(PHASES[s.phase])??0)+1);
  let t=performance.now(); const f=faultsOf(s); tf+=performance.now()-t;
  if (f.length) { console.log(s.phase, s.year, f.slice(0,3)); process.exit(1); }
  t=performance.now(); const j=savePosition(s); const l=loadPosition(JSON.parse(JSON.stringify(j))); ts+=performance.now()-t;
  if ("code" in l) { console.log(l); process.exit(1); }
  for (const k of Object.keys(s)) if (JSON.stringify((s as any)[k])!==JSON.stringify((l as any)[k])) { console.log("differs",k,(s as any)[k],(l as any)[k], s.phase); process.exit(1); }
  for (const v of [-1,0,1,2]) { t=performance.now(); const a=JSON.stringify(viewOf(s,v)); tv+=performance.now()-t;
    const o=withOtherSecrets(s,v,seedRandom(n*4+v)); const b=JSON.stringify(viewOf(o,v));
    if (a!==b) { console.log("view",v,PHASES[s.phase]); for (let i=0;i<a.length;i++) if(a[i]!==b[i]){console.log(a.slice(i-100,i+60));console.log(b.slice(i-100,i+60));break;} process.exit(1);}
    const of=faultsOf(o).filter(x=>!/stages/.test(x)); if (of.length) { console.log("other faults", of.slice(0,3)); process.exit(1);} }
};
for (let seed=1; seed<=60; seed++) { const s=positionOf({...WAR, seed}); try { playOn(s, seed, 700, 1, check); } catch(e) { console.log("seed",seed,String(e)); } }
console.log(n, "states", {faults: tf/n*1000, view: tv/n/4*1000, roundtrip: ts/n*1000}, seen);
