/** What odds compare: an attack, a group of figures with another one, or all units of two armies. */
export const MODES = ['attack', 'group', 'armies'] as const;
export type Mode = (typeof MODES)[number];
