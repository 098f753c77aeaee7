/** For parts of the picture that say nothing which the buttons and labels do not say. */
export const DECORATION = { "aria-hidden": true } as const;
