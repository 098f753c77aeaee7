/** Film strips and animated pictures for the documentation, made of what Chromium draws. */
import { writeFileSync } from "node:fs";
import type { Page } from "playwright-core";

export interface Shot {
  readonly picture: Buffer;
  readonly isBattle: boolean;
  /** The caption that it was taken with. */
  readonly words: string;
}

/** What Chromium draws until the work is done, picture by picture; only of what is shown on the stage. */
export async function filmed(page: Page, work: Promise<unknown>): Promise<Shot[]> {
  const shots: Shot[] = [];
  const camera = await page.context().newCDPSession(page);
  camera.on("Page.screencastFrame", async ({ data, sessionId }) => {
    const [words, isBattle] = await page.evaluate(
      () =>
        [document.querySelector(".stage-words")?.textContent, document.querySelector(".bt-place") !== null] as const,
    );
    if (words) shots.push({ picture: Buffer.from(data, "base64"), isBattle, words });
    await camera.send("Page.screencastFrameAck", { sessionId });
  });
  await camera.send("Page.startScreencast", { format: "jpeg", quality: 92 });
  await work;
  await camera.send("Page.stopScreencast");
  return shots;
}

/** A number of them, evenly chosen, the first and the last included. */
export function some<Frame>(frames: readonly Frame[], count: number): Frame[] {
  if (frames.length <= count) return [...frames];
  return Array.from({ length: count }, (_, i) => frames[Math.round((i * (frames.length - 1)) / (count - 1))]);
}

/** The last one of each caption: dice that have stopped, moves that have arrived. */
export function endsOf(shots: readonly Shot[]): Shot[] {
  return shots.filter(({ words }, index) => words !== shots[index + 1]?.words);
}

const PICTURE = { width: 720, height: 450 };

interface Sheet {
  readonly sources: readonly string[];
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

/** Draws pictures beside and below each other and returns a WebP as a data address. */
async function draw({ sources, columns, width, height }: Sheet): Promise<string> {
  const canvas = document.createElement("canvas");
  canvas.width = columns * width;
  canvas.height = Math.ceil(sources.length / columns) * height;
  const context = canvas.getContext("2d")!;
  for (const [index, source] of sources.entries()) {
    const image = new Image();
    image.src = source;
    await image.decode();
    context.drawImage(image, (index % columns) * width, Math.floor(index / columns) * height, width, height);
  }
  return canvas.toDataURL("image/webp", 0.8);
}

async function drawn(page: Page, frames: readonly Buffer[], columns: number): Promise<Buffer> {
  const sources = frames.map((frame) => `data:image/jpeg;base64,${frame.toString("base64")}`);
  const address = await page.evaluate(draw, { sources, columns, ...PICTURE });
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

/** Six frames, three beside each other. */
export async function writeStrip(page: Page, frames: readonly Buffer[], path: string): Promise<void> {
  writeFileSync(path, await drawn(page, some(frames, 6), 3));
}

/** One picture that moves. */
export async function writeFilm(page: Page, frames: readonly Buffer[], ms: number, path: string): Promise<void> {
  const pictures: Buffer[] = [];
  for (const frame of frames) pictures.push(await drawn(page, [frame], 1));
  writeFileSync(path, animated(pictures, ms));
}

/** An animated WebP of still ones: each becomes a frame of the container (RIFF: VP8X, ANIM, ANMF …). */
function animated(stills: readonly Buffer[], ms: number): Buffer {
  const size = Buffer.concat([uint24(PICTURE.width - 1), uint24(PICTURE.height - 1)]);
  const frames = stills.map((still) => {
    const header = Buffer.concat([uint24(0), uint24(0), size, uint24(ms), Buffer.of(0b10)]);
    return chunk("ANMF", Buffer.concat([header, pictureOf(still)]));
  });
  const extended = chunk("VP8X", Buffer.concat([Buffer.of(0b10, 0, 0, 0), size]));
  const forever = chunk("ANIM", Buffer.of(255, 255, 255, 255, 0, 0));
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), extended, forever, ...frames]));
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)]);
}

function uint24(value: number): Buffer {
  return Buffer.of(value & 255, (value >> 8) & 255, value >> 16);
}

/** The chunk of a still WebP that holds the picture. */
function pictureOf(still: Buffer): Buffer {
  for (let at = 12; at < still.length; ) {
    const length = still.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (still.toString("latin1", at, at + 4) === "VP8 ") return still.subarray(at, end);
    at = end;
  }
  throw new Error("no picture in this WebP");
}
