import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** 32 MB and about a tenth of a second per try. Test servers lower it; every stored password names its own cost. */
export const COST = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

/** The password as it is stored: the parameters, a random salt and the derived key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64"), key.toString("base64")].join("$");
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt, key] = stored.split("$");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, "base64");
  return timingSafeEqual(await derive(password, Buffer.from(salt, "base64"), cost), expected);
}

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}
