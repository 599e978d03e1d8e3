import { MAXIMUM_PACK, readPackDocument } from '$lib/army/format/pack-document';
import { mergePacks, packDiff } from '$lib/army/packs/pack-diff';
import { isSamePack } from '$lib/army/packs/same-pack';
import type { PackEditLabel } from '$lib/army/packs/pack-edit';
import { randomId } from '$lib/browser/random';
import type { Pack } from '$lib/rules/packs/pack';
import type { PackDrafts, StoredPack } from '$lib/store';
import type {
	DocumentKind,
	DocumentStore,
	Lookup,
	StoredDocument
} from '../document/document-kind';

type Found = StoredPack | 'unreadable' | undefined;

/** What is being written in a stored pack, or its edition in use. */
export function storedDocument({ pack, draft, ...about }: StoredPack): StoredDocument<Pack> {
	return { ...about, document: (draft ?? pack) as Pack };
}

const lookup = (found: Found): Lookup<Pack> =>
	typeof found === 'object' ? storedDocument(found) : found;

function packStore(packs: PackDrafts): DocumentStore<Pack> {
	return {
		get: async (id) => lookup(await packs.get(id)),
		watch: (id) => ({
			subscribe: ({ next, error }) =>
				packs.watch(id).subscribe({ next: (found) => next(lookup(found)), error })
		}),
		create: (pack) => packs.create(pack),
		replace: async (pack, base, steps) => {
			const result = await packs.replace(pack, base, steps);
			return result.ok ? result : { ok: false, current: lookup(result.current) };
		},
		setDeleted: (id, deleted) => packs.setDeleted(id, deleted)
	};
}

const bytesOf = (pack: Pack) => new TextEncoder().encode(JSON.stringify(pack)).length;

/** Whether the file of an edited pack could be read again; one that shrinks always can. */
function isReadableAfter(before: Pack, after: Pack): boolean {
	if (!readPackDocument(after).ok) return false;
	const size = bytesOf(after);
	return size <= MAXIMUM_PACK || size <= bytesOf(before);
}

/** Packs as open documents; `otherName` names the copy of a version that cannot be merged. */
export function packKind(
	packs: PackDrafts,
	otherName: (name: string) => string
): DocumentKind<Pack, PackEditLabel> {
	return {
		store: packStore(packs),
		diff: packDiff,
		idOf: ({ id }) => id,
		isSame: isSamePack,
		isReadableAfter,
		merge: ({ base, document }, theirs) => {
			const merged = mergePacks(base, document, theirs);
			return merged && readPackDocument(merged).ok ? { document: merged } : undefined;
		},
		otherWindow: { key: 'otherWindow', name: '' },
		recovered: { key: 'recovered', name: '' },
		copy: (pack) => ({ ...pack, id: randomId(), name: otherName(pack.name), edition: 1 })
	};
}
