/** What odds are about: an attack, a group of figures and another one, all units of two armies, or something else. */
export const MODES = ['attack', 'group', 'armies', 'more'] as const;
export type Mode = (typeof MODES)[number];

/**
 * What a cell of two armies says: the chance of one attack with the best weapon to kill; the kills to expect of
 * a whole unit in one turn; the same of one figure for each 100 CP that it costs.
 */
export const MATRIX_MEASURES = ['attack', 'turn', 'points'] as const;
export type MatrixMeasure = (typeof MATRIX_MEASURES)[number];
