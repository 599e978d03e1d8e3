/**
 * Kinds of print jobs: a card per unit, sheets of the whole army, and sheets that need no
 * units.
 */
export const PRINT_KINDS = [
	'cards',
	'roster',
	'list',
	'ledger',
	'reference',
	'blanks',
	'rulers',
	'tokens',
	'offset'
] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/** Whether the job prints on cards, with a format and one or two sides. */
export const isOnCards = (what: PrintKind) => what === 'cards' || what === 'blanks';

/** Whether the job prints the army's own content. */
export const isOfArmy = (what: PrintKind) =>
	['cards', 'roster', 'list', 'ledger', 'tokens'].includes(what);
