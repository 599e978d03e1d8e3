import { readDocument, type Reading } from '$lib/army/format/read-document';
import { readTags } from '$lib/army/list/tags';
import type { Army } from '$lib/rules/choices';
import { deletionOf, isTime, safeRevision, timeOf, type Deletion } from './sane';

/** An army as it was saved. */
export interface StoredArmy extends Deletion {
	readonly readable: true;
	readonly id: string;
	readonly army: Army;
	readonly revision: number;
	readonly savedAt: number;
	/** An example that was never edited. */
	readonly demo?: true;
	/** The user's tags; absent if there are none. */
	readonly tags?: readonly string[];
	readonly archivedAt?: number;
}

/** A record that this version cannot read; it stays unchanged and can be exported. */
export interface UnreadableArmy extends Deletion {
	readonly readable: false;
	readonly id: string;
	readonly document: unknown;
	readonly savedAt: number;
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
	const { id, army: document, revision, savedAt, archivedAt, demo } = row;
	const reading = await readWhole(document);
	const own = {
		id,
		savedAt: timeOf(savedAt),
		...deletionOf(row),
		...(isTime(archivedAt) && { archivedAt })
	};
	if (!reading?.ok || reading.army.id !== id) {
		return { readable: false, document: document === undefined ? row : document, ...own };
	}
	const tags = readTags(row.tags);
	const more = { ...(demo && { demo }), ...(tags.length > 0 && { tags }) };
	return { readable: true, army: reading.army, revision: safeRevision(revision), ...own, ...more };
}
