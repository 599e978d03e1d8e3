/** Tables with a second copy: everything the user has made. */
export const COPIED = ['armies', 'leagues', 'ownUnits', 'photos', 'keys'] as const;
export type CopiedTable = (typeof COPIED)[number];

export function isCopied(table: string): table is CopiedTable {
	return (COPIED as readonly string[]).includes(table);
}
