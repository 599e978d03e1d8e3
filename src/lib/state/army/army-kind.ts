import { mergeArmies } from '$lib/army/diff/merge';
import { armyDiff } from '$lib/army/diff/army-diff';
import type { EditLabel } from '$lib/army/edits/edit';
import { readArmy } from '$lib/army/format/read';
import { isReadableAfter } from '$lib/army/format/read-edited';
import { freeName } from '$lib/army/list/free-name';
import { randomId } from '$lib/browser/random';
import { isSame } from '$lib/document/is-same';
import { numberChange } from '$lib/document/number-change';
import type { Army } from '$lib/rules/choices';
import type { Armies, Stored, StoredArmy } from '$lib/store';
import type {
	DocumentKind,
	DocumentStore,
	Lookup,
	StoredDocument
} from '../document/document-kind';

export function storedDocument({ army, ...about }: StoredArmy): StoredDocument<Army> {
	return { ...about, document: army };
}

function lookup(stored: Stored | 'known' | undefined): Lookup<Army> {
	if (stored === undefined || stored === 'known') return stored;
	return stored.readable ? storedDocument(stored) : 'unreadable';
}

function armyStore(armies: Armies): DocumentStore<Army> {
	return {
		get: async (id) => lookup(await armies.get(id)),
		watch: (id, known) => ({
			subscribe: ({ next, error }) =>
				armies.watch(id, known).subscribe({ next: (stored) => next(lookup(stored)), error })
		}),
		create: (army) => armies.create(army),
		replace: async (army, base, steps) => {
			const result = await armies.replace(army, base, steps);
			return result.ok ? result : { ok: false, current: lookup(result.current) };
		},
		setDeleted: (id, deleted) => armies.setDeleted(id, deleted)
	};
}

const withoutPhotos = ({ photos: _, ...army }: Army) => army;

/** Armies as open documents; `otherName` names the copy of a version that cannot be merged. */
export function armyKind(
	armies: Armies,
	otherName: (name: string) => string
): DocumentKind<Army, EditLabel> {
	return {
		store: armyStore(armies),
		diff: armyDiff,
		idOf: ({ id }) => id,
		// Photos are stored separately.
		isSame: (one, other) => one === other || isSame(withoutPhotos(one), withoutPhotos(other)),
		isReadableAfter,
		merge: ({ base, document }, theirs) => {
			const merging = mergeArmies(base, document, theirs);
			return merging.ok && readArmy(merging.army).ok ? { document: merging.army } : undefined;
		},
		describe: (label, patch) => ({ ...label, change: numberChange(patch) }),
		otherWindow: { key: 'otherWindow', name: '' },
		recovered: { key: 'recovered', name: '' },
		keptCopy: async (army) => {
			const name = otherName(army.name);
			const isKept = ({ army: other, deletedAt }: StoredArmy) =>
				deletedAt === undefined &&
				other.id !== army.id &&
				other.name.startsWith(name) &&
				isSame(withoutPhotos({ ...other, id: army.id, name: army.name }), withoutPhotos(army));
			const kept = (await armies.all()).find((stored) => stored.readable && isKept(stored));
			return kept?.readable ? storedDocument(kept) : undefined;
		},
		copy: async (army) => {
			const taken = (await armies.all()).map((stored) => (stored.readable ? stored.army.name : ''));
			return { ...army, id: randomId(), name: freeName(otherName(army.name), new Set(taken)) };
		}
	};
}
