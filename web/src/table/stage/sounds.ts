/** Sounds made on the spot; nobody hears any before they are switched on in the settings. */
import { settings } from "../../app/settings.ts";

export type Sound = "dice" | "war" | "chime" | "yourMove" | "message";

interface Note {
  /** Hertz; without it, noise. */
  readonly pitch?: number;
  /** Seconds after the beginning. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}

const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  dice: [0, 0.09, 0.16, 0.26, 0.33, 0.46].map((at) => ({ at, lasts: 0.045, loud: 0.22 - at / 4 })),
  war: [
    { at: 0, lasts: 0.5, loud: 0.3 },
    { pitch: 98, at: 0, lasts: 1.4, loud: 0.18, wave: "sawtooth" },
    { pitch: 147, at: 0.18, lasts: 1.2, loud: 0.12, wave: "sawtooth" },
    { pitch: 117, at: 0.5, lasts: 1.2, loud: 0.12, wave: "sawtooth" },
  ],
  chime: [
    { pitch: 523, at: 0, lasts: 0.9, loud: 0.16 },
    { pitch: 659, at: 0.14, lasts: 0.9, loud: 0.14 },
    { pitch: 784, at: 0.28, lasts: 1.1, loud: 0.14 },
  ],
  yourMove: [
    { pitch: 660, at: 0, lasts: 0.25, loud: 0.14 },
    { pitch: 880, at: 0.13, lasts: 0.4, loud: 0.14 },
  ],
  message: [{ pitch: 990, at: 0, lasts: 0.22, loud: 0.12 }],
};

let context: AudioContext | undefined;

export function playSound(sound: Sound): void {
  if (!settings.get().sounds) return;
  context ??= new AudioContext();
  for (const note of SCORES[sound]) playNote(context, note);
}

function playNote(audio: AudioContext, { pitch, at, lasts, loud, wave = "triangle" }: Note): void {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  volume.connect(audio.destination);
  const source = pitch === undefined ? noise(audio, lasts) : tone(audio, pitch, wave);
  source.connect(volume);
  source.start(start);
  source.stop(start + lasts);
}

function tone(audio: AudioContext, pitch: number, wave: OscillatorType): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.value = pitch;
  return source;
}

function noise(audio: AudioContext, lasts: number): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = audio.createBuffer(1, Math.ceil(lasts * audio.sampleRate), audio.sampleRate);
  const samples = source.buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  return source;
}
