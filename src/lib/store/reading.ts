import { readDocument, type Reading } from '$lib/army/read-document';
import type { Army } from '$lib/rules/choices';

/** An army as it was saved. */
export interface StoredArmy {
	readonly readable: true;
	readonly id: string;
	readonly army: Army;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number;
	/** An example of the app's that nobody has changed. */
	readonly demo?: true;
}

/** A record that this version cannot read; it is kept as it is and can be taken out as a file. */
export interface UnreadableArmy {
	readonly readable: false;
	readonly id: string;
	readonly document: unknown;
	readonly savedAt: number;
	readonly deletedAt?: number;
}

export type Stored = StoredArmy | UnreadableArmy;

/** A row of the armies or of their earlier states. */
interface Row {
	readonly id: string;
	readonly army: unknown;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number;
	readonly demo?: true;
}

/** Only house rules need the tables of their rulebook to be read: the engine is loaded for them alone. */
async function readWhole(document: unknown): Promise<Reading> {
	const reading = readDocument(document);
	if (!reading.ok || !reading.army.houseRules) return reading;
	const { readArmy } = await import('$lib/army/read');
	return readArmy(document);
}

/** The army of a row, or the document as it is where this version cannot read it. */
export async function readRow(row: Row): Promise<Stored> {
	const { id, army: document, revision, savedAt, deletedAt, demo } = row;
	const reading = await readWhole(document);
	const own = { id, savedAt, ...(deletedAt !== undefined && { deletedAt }) };
	if (!reading.ok || reading.army.id !== id) return { readable: false, document, ...own };
	return { readable: true, army: reading.army, revision, ...own, ...(demo && { demo }) };
}
