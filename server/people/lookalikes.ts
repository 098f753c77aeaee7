/** Each sign is followed by the one it may be taken for: letters of other alphabets, and digits. */
const TAKEN_FOR =
  "аaбbвbгrдdеeзzкkмmнhоoрpсcтtуyхxіlјjѕsһhԁdԛqԝwѵv" + // Cyrillic
  "αaβbγyεeηnιlκkνvοoρpτtυuχxωw" + // Greek
  "աaոnսuցgօoհhյjզq" + // Armenian
  "0o1lil|lıl";

const SIGNS = [...TAKEN_FOR];
const LIKE = new Map(SIGNS.flatMap((sign, index) => (index % 2 === 0 ? [[sign, SIGNS[index + 1]] as const] : [])));

/** Names that people could take for each other have the same skeleton. */
export function skeletonOf(name: string): string {
  const folded = name.normalize("NFKC").toLowerCase();
  const plain = folded.normalize("NFD").replace(/[^\p{L}\p{N}|]/gu, "");
  const skeleton = [...plain].map((sign) => LIKE.get(sign) ?? sign).join("");
  return skeleton === "" ? folded.trim() : skeleton;
}
