/** Long lines in pieces by place: what is painted anew is then only what lies there. */

/** In units of the sheet: about as much as a screen shows. */
export const BLOCK = 960;
/** Steps of a shore in one piece. */
const PIECE = 60;

/** Parts of a path, by where they begin. */
export function inBlocks(path: string, size = BLOCK): string[] {
  const blocks = new Map<number, string>();
  for (const part of path.split("M").slice(1)) {
    const [x, y] = [Number.parseFloat(part), Number.parseFloat(part.slice(part.indexOf(" ")))];
    const block = Math.floor(y / size) * 1000 + Math.floor(x / size);
    blocks.set(block, `${blocks.get(block) ?? ""}M${part}`);
  }
  return [...blocks.values()];
}

/** Closed lines of relative steps, cut into short open ones that meet at their ends. */
export function cutRings(path: string): string {
  let cut = "";
  for (const ring of path.split("M").slice(1)) {
    const [x0, y0, ...steps] = ring.match(/-?\d+/g)!.map(Number);
    let [x, y] = [x0, y0];
    for (let i = 0; i < steps.length; i += 2) {
      if (i % (2 * PIECE) === 0) cut += `M${x} ${y}l`;
      cut += `${steps[i]} ${steps[i + 1]} `;
      x += steps[i];
      y += steps[i + 1];
    }
    cut += `${x0 - x} ${y0 - y}`;
  }
  return cut;
}
