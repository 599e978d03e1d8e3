import type { Army } from '$lib/rules/choices';

export const BRIK_TYPE = 'application/vnd.brikmuster+json';
export const BRIK_EXTENSION = '.brik';

/** The text of a `.brik` file: indented, so that a person can read it without the app. */
export function writeBrik(army: Army): string {
	return `${JSON.stringify(army, null, '\t')}\n`;
}

/** A file name for an army: its name without what file systems refuse. */
export function brikFileName({ name }: Army): string {
	const plain = name
		.replace(/[\\/:*?"<>|.]+/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return `${plain || 'brikmuster'}${BRIK_EXTENSION}`;
}
