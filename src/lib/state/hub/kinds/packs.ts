import * as z from 'zod/mini';
import { readPackDocument } from '$lib/army/format/pack-document';
import { mergePacks } from '$lib/army/packs/pack-diff';
import { isSamePack } from '$lib/army/packs/same-pack';
import type { Pack } from '$lib/rules/packs/pack';
import type { Packs, Rooms, StoredPack } from '$lib/store';
import type { Content } from '$lib/sync/versions/version';
import type { SharedKind } from '../shared-documents';
import { copyName } from './copy-name';

/** A pack as devices share it: as texts, since the order of its rows counts. */
const sharedSchema = z.strictObject({
	pack: z.optional(z.string()),
	draft: z.optional(z.string())
});

/** The edition in use, and what is being written; one of them is there. */
type Parts = Pick<StoredPack, 'pack' | 'draft'>;

const sharedOf = ({ pack, draft }: Parts): Content => ({
	...(pack && { pack: JSON.stringify(pack) }),
	...(draft && { draft: JSON.stringify(draft) })
});

function packIn(text: string | undefined): Pack | undefined {
	if (text === undefined) return undefined;
	try {
		const reading = readPackDocument(JSON.parse(text));
		return reading.ok ? reading.pack : undefined;
	} catch {
		return undefined;
	}
}

/** The parts of shared content; undefined if one of them is no pack. */
function partsIn(content: Content): Parts | undefined {
	const reading = sharedSchema.safeParse(content);
	if (!reading.success) return undefined;
	const { pack, draft } = reading.data;
	const parts = { pack: packIn(pack), draft: packIn(draft) };
	const isWhole = (parts.pack !== undefined) === (pack !== undefined);
	const isRead = isWhole && (parts.draft !== undefined) === (draft !== undefined);
	return isRead && (parts.pack ?? parts.draft) ? parts : undefined;
}

const writtenIn = ({ pack, draft }: Parts) => (draft ?? pack) as Pack;
const isSameIf = (one: Pack | undefined, other: Pack | undefined) =>
	one === other || (one !== undefined && other !== undefined && isSamePack(one, other));

/** The edition in use of two devices: the later one. Undefined if both have released one with the same number. */
function laterEdition(
	base: Parts,
	ours: Parts,
	theirs: Parts
): { pack: Pack | undefined } | undefined {
	if (isSameIf(base.pack, ours.pack) || isSameIf(ours.pack, theirs.pack))
		return { pack: theirs.pack };
	if (isSameIf(base.pack, theirs.pack)) return { pack: ours.pack };
	const [own, other] = [ours.pack?.edition ?? 0, theirs.pack?.edition ?? 0];
	return own === other ? undefined : { pack: own > other ? ours.pack : theirs.pack };
}

function merged(base: Parts, ours: Parts, theirs: Parts): Parts | undefined {
	const edition = laterEdition(base, ours, theirs);
	const draft = mergePacks(writtenIn(base), writtenIn(ours), writtenIn(theirs));
	if (!edition || !draft || !readPackDocument(draft).ok) return undefined;
	const { pack } = edition;
	return pack && isSamePack(pack, draft) ? { pack } : { pack, draft };
}

/** The packs that a person's devices share, with what is being written in them. */
export function sharedPacks(packs: Packs, rooms: Rooms): SharedKind {
	return {
		of: 'pack',
		marks: () => rooms.marks('packs'),
		read: async (id) => {
			const drafts = await packs.drafts();
			const stored = await drafts.get(id);
			if (stored === undefined || stored === 'unreadable') return stored;
			return {
				content: stored.deletedAt === undefined ? sharedOf(stored) : null,
				write: (content) => drafts.take(id, stored.revision, partsIn(content))
			};
		},
		create: async (id, content) => {
			await (await packs.drafts()).take(id, 0, partsIn(content));
		},
		isContent: (id, content) => {
			const parts = partsIn(content);
			return parts !== undefined && [parts.pack, parts.draft].every((one) => !one || one.id === id);
		},
		merge: (base, ours, theirs) => {
			const all = [base ?? null, ours, theirs].map(partsIn);
			const [old, own, other] = all;
			const result = old && own && other && merged(old, own, other);
			return result && sharedOf(result);
		},
		copy: (content, id, number) => {
			const parts = partsIn(content);
			if (!parts) return content;
			const written = writtenIn(parts);
			return sharedOf({
				draft: { ...written, id, name: copyName(written.name, number), edition: 1 }
			});
		}
	};
}
