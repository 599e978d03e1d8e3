/** Tables with a second copy: everything the user has made. */
export const COPIED_TABLES = [
	'armies',
	'leagues',
	'entries',
	'games',
	'packs',
	'ownUnits',
	'photos',
	'keys'
] as const;
export type CopiedTable = (typeof COPIED_TABLES)[number];

export function isCopied(table: string): table is CopiedTable {
	return (COPIED_TABLES as readonly string[]).includes(table);
}
