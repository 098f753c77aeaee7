/** Events at sea. */

export type SeaEvent = never;
