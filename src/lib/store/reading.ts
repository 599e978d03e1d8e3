import { readDocument, type Reading } from '$lib/army/format/read-document';
import { readTags } from '$lib/army/list/tags';
import type { Army } from '$lib/rules/choices';
import { safeRevision, isTime, timeOf } from './sane';

/** An army as it was saved. */
export interface StoredArmy {
	readonly readable: true;
	readonly id: string;
	readonly army: Army;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number;
	/** The number of days in the trash, as last counted. */
	readonly trashDays?: number;
	/** An example that was never edited. */
	readonly demo?: true;
	/** The user's tags; absent if there are none. */
	readonly tags?: readonly string[];
	readonly archivedAt?: number;
}

/** A record that this version cannot read; it stays unchanged and can be exported. */
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
 * Loads the engine only for house rules, which need the rulebook's tables, and for names that older
 * versions allowed. Throws on a circular document.
 */
async function readWhole(document: unknown): Promise<Reading | undefined> {
	try {
		const reading = readDocument(document);
		if (reading.ok ? !reading.army.houseRules : reading.problem.code !== 'invisible')
			return reading;
		const { readStoredArmy } = await import('$lib/army/format/read-stored');
		return readStoredArmy(document);
	} catch {
		return undefined;
	}
}

/** Returns the army of a row, or the raw document if this version cannot read it. */
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
	return { readable: true, army: reading.army, revision: safeRevision(revision), ...own, ...more };
}
