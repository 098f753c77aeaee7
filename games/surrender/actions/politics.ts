/** Actions of politics. */
export type PoliticsAction = never;

export const POLITICS_FIELDS = {} as const satisfies Record<string, readonly string[]>;
