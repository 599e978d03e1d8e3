import { readDocument, type Reading } from '$lib/army/format/read-document';
import { readTags } from '$lib/army/list/tags';
import type { Army } from '$lib/rules/choices';
import { counted, isTime, timeOf } from './sane';

/** An army as it was saved. */
export interface StoredArmy {
	readonly readable: true;
	readonly id: string;
	readonly army: Army;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number;
	/** Days in the trash so far, as they were counted. */
	readonly trashDays?: number;
	/** An example of the app's that nobody has changed. */
	readonly demo?: true;
	/** Words of the user's to find it by; absent where there are none. */
	readonly tags?: readonly string[];
	readonly archivedAt?: number;
}

/** A record that this version cannot read; it is kept as it is and can be taken out as a file. */
export interface UnreadableArmy {
	readonly readable: false;
	readonly id: string;
	readonly document: unknown;
	readonly savedAt: number;
	readonly deletedAt?: number;
	readonly trashDays?: number;
	readonly archivedAt?: number;
}

export type Stored = StoredArmy | UnreadableArmy;

/** A row of the armies or of their earlier states. */
interface Row {
	readonly id: string;
	readonly army: unknown;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number;
	readonly trashed?: { readonly days: number };
	readonly demo?: true;
	readonly tags?: unknown;
	readonly archivedAt?: number;
}

/**
 * Only house rules need the tables of their rulebook to be read: the engine is loaded for them, and for names
 * that older versions took. A document that refers to itself has no end, and throws.
 */
async function readWhole(document: unknown): Promise<Reading | undefined> {
	try {
		const reading = readDocument(document);
		if (reading.ok ? !reading.army.houseRules : reading.problem.code !== 'invisible')
			return reading;
		const { readStoredArmy } = await import('$lib/army/format/kept-names');
		return readStoredArmy(document);
	} catch {
		return undefined;
	}
}

/** The army of a row, or the document as it is where this version cannot read it. */
export async function readRow(row: Row): Promise<Stored> {
	const { id, army: document, revision, savedAt, deletedAt, archivedAt, demo, trashed } = row;
	const reading = await readWhole(document);
	const own = {
		id,
		savedAt: timeOf(savedAt),
		...(isTime(deletedAt) && { deletedAt }),
		...(trashed && { trashDays: trashed.days }),
		...(isTime(archivedAt) && { archivedAt })
	};
	if (!reading?.ok || reading.army.id !== id) {
		return { readable: false, document: document === undefined ? row : document, ...own };
	}
	const tags = readTags(row.tags);
	const more = { ...(demo && { demo }), ...(tags.length > 0 && { tags }) };
	return { readable: true, army: reading.army, revision: counted(revision), ...own, ...more };
}
