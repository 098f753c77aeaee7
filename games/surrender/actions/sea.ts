/** Actions of the sea. */
export type SeaAction = never;

export const SEA_FIELDS = {} as const satisfies Record<string, readonly string[]>;
