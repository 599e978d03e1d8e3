/**
 * How many cards: one per kind or one per figure. With `auto`, heroes, mages and figures that count something
 * have a card each, and ordinary figures share one (PL-GEN-10).
 */
export const CARD_COUNTS = ['auto', 'kind', 'figure'] as const;
export type CardCount = (typeof CARD_COUNTS)[number];

/** What a card may leave out; its boxes and notes always stay. */
export const CARD_CONTENTS = ['stats', 'rules', 'bill', 'odds'] as const;
export type CardContent = (typeof CARD_CONTENTS)[number];
/** The bill takes paper, and nobody needs it during the game; odds are for those who ask for them. */
export const USUAL_CONTENTS: readonly CardContent[] = ['stats', 'rules'];
