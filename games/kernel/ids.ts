/**
 * Integers that say what they number: a position in a list, or -1 for none. One kind cannot be passed for another; plain
 * numbers become any of them. None of it exists at run time.
 */
declare const kind: unique symbol;
export type Id<Kind extends string> = number & { readonly [kind]?: Kind };
