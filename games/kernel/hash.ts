/**
 * A fingerprint of plain data: 64 bits as 16 hex digits, for comparing states, not against an adversary.
 * Key order does not matter and a key without a value counts as absent. Only 32-bit integer operations.
 * `toAct` of a state follows from the rest and does not count.
 */
export function hashState(value: unknown): string {
  const lanes = new Lanes();
  lanes.add(isState(value) ? { ...value, toAct: undefined } : value);
  return lanes.digest();
}

function isState(value: unknown): value is { toAct: unknown } {
  return typeof value === "object" && value !== null && "toAct" in value;
}

/** Told apart from each other and from the words that follow. */
const TAG = { integer: 1, fraction: 2, string: 3, boolean: 4, nothing: 5, array: 6, object: 7 };

const fraction = new Float64Array(1);
const fractionWords = new Int32Array(fraction.buffer);

class Lanes {
  #low = 0x243f6a88;
  #high = 0x85a308d3 | 0;

  add(value: unknown): void {
    if (typeof value === "number") this.#addNumber(value);
    else if (typeof value === "string") this.#addString(value);
    else if (typeof value === "boolean") this.#mix(TAG.boolean, value ? 1 : 0);
    else if (value === null || value === undefined) this.#mix(TAG.nothing, 0);
    else if (Array.isArray(value)) this.#addArray(value);
    else if (typeof value === "object") this.#addObject(value as Record<string, unknown>);
    else throw new TypeError(`a state cannot hold a ${typeof value}`);
  }

  #addNumber(value: number): void {
    if ((value | 0) === value) {
      this.#mix(TAG.integer, value);
    } else {
      fraction[0] = value;
      this.#mix(TAG.fraction, fractionWords[0]);
      this.#mix(TAG.fraction, fractionWords[1]);
    }
  }

  #addString(value: string): void {
    this.#mix(TAG.string, value.length);
    for (let i = 0; i < value.length; i++) this.#mix(TAG.string, value.charCodeAt(i));
  }

  #addArray(values: readonly unknown[]): void {
    this.#mix(TAG.array, values.length);
    for (let i = 0; i < values.length; i++) {
      const value = values[i];
      if (typeof value === "number") this.#addNumber(value);
      else this.add(value);
    }
  }

  #addObject(value: Record<string, unknown>): void {
    const keys = Object.keys(value).filter((key) => value[key] !== undefined);
    this.#mix(TAG.object, keys.length);
    for (const key of keys.sort()) {
      this.#addString(key);
      this.add(value[key]);
    }
  }

  #mix(tag: number, word: number): void {
    const low = Math.imul(this.#low ^ word, 0x9e3779b1) + tag;
    const high = Math.imul(this.#high ^ word, 0x5f356495) - tag;
    this.#low = (low << 13) | (low >>> 19);
    this.#high = (high << 17) | (high >>> 15);
  }

  digest(): string {
    const low = avalanche(this.#low ^ Math.imul(this.#high, 0x85ebca6b));
    const high = avalanche(this.#high ^ Math.imul(low, 0xc2b2ae35));
    return hex(high) + hex(low);
  }
}

function avalanche(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
