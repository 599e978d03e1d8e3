import * as z from 'zod/mini';
import { mergeArmies } from '$lib/army/diff/merge';
import { readArmy } from '$lib/army/format/read';
import { readTags } from '$lib/army/list/tags';
import type { Army } from '$lib/rules/choices';
import type { Armies, Rooms, StoredArmy } from '$lib/store';
import type { Content } from '$lib/sync/versions/version';
import type { SharedDocument, SharedKind } from '../shared-documents';
import { copyName } from './copy-name';

/** An army as devices share it, with its tags and whether it is archived. */
interface SharedArmy {
	readonly army: Army;
	readonly tags?: readonly string[];
	readonly archived?: true;
}

const sharedSchema = z.strictObject({
	army: z.custom<object>((value) => typeof value === 'object' && value !== null),
	tags: z.optional(z.array(z.string())),
	archived: z.optional(z.literal(true))
});

function sharedOf({ army, tags, archivedAt }: StoredArmy): SharedArmy {
	return {
		army,
		...(tags && { tags }),
		...(archivedAt !== undefined && { archived: true as const })
	};
}

/** The tags of theirs, with what ours added and without what ours removed. */
function mergedTags(base: SharedArmy, ours: SharedArmy, theirs: SharedArmy): readonly string[] {
	const [old, now] = [new Set(base.tags), new Set(ours.tags)];
	const kept = (theirs.tags ?? []).filter((tag) => now.has(tag) || !old.has(tag));
	return [...new Set([...kept, ...[...now].filter((tag) => !old.has(tag))])];
}

function merged(base: SharedArmy, ours: SharedArmy, theirs: SharedArmy): SharedArmy | undefined {
	const merging = mergeArmies(base.army, ours.army, theirs.army);
	if (!merging.ok || !readArmy(merging.army).ok) return undefined;
	const tags = readTags(mergedTags(base, ours, theirs));
	const archived = ours.archived === base.archived ? theirs.archived : ours.archived;
	return { army: merging.army, ...(tags.length > 0 && { tags }), ...(archived && { archived }) };
}

async function writeMetadata(
	armies: Armies,
	before: SharedArmy | undefined,
	{ army, tags = [], archived }: SharedArmy
): Promise<void> {
	if ((before?.tags ?? []).join('\n') !== tags.join('\n')) await armies.setTags(army.id, tags);
	if (before?.archived !== archived) await armies.setArchived(army.id, archived === true);
}

/** Writes another state like another window would: a deleted army goes to the trash. */
async function write(armies: Armies, stored: StoredArmy, content: Content): Promise<boolean> {
	const { id } = stored;
	const isDeleted = stored.deletedAt !== undefined;
	if (content === null) return isDeleted || (await armies.setDeleted(id, true)).ok;
	const shared = content as SharedArmy;
	const restored = isDeleted ? await armies.setDeleted(id, false) : undefined;
	if (restored && !restored.ok) return false;
	const result = await armies.replace(shared.army, restored?.revision ?? stored.revision);
	if (result.ok) await writeMetadata(armies, sharedOf(stored), shared);
	return result.ok;
}

export function sharedArmies(armies: Armies, rooms: Rooms): SharedKind {
	return {
		of: 'army',
		marks: () => rooms.marks('armies'),
		read: async (id): Promise<SharedDocument | 'unreadable' | undefined> => {
			const stored = await armies.get(id);
			if (!stored) return undefined;
			if (!stored.readable) return 'unreadable';
			const isShared = stored.deletedAt === undefined && !stored.demo;
			return {
				content: isShared ? sharedOf(stored) : null,
				write: (content) => write(armies, stored, content)
			};
		},
		create: async (_, content) => {
			const shared = content as SharedArmy;
			await armies.create(shared.army);
			await writeMetadata(armies, undefined, shared);
		},
		isContent: (id, content) => {
			const reading = sharedSchema.safeParse(content);
			if (
				!reading.success ||
				readTags(reading.data.tags).length !== (reading.data.tags ?? []).length
			)
				return false;
			const army = readArmy(reading.data.army);
			return army.ok && army.army.id === id && !army.army.photos;
		},
		merge: (base, ours, theirs) =>
			base === undefined
				? undefined
				: merged(base as SharedArmy, ours as SharedArmy, theirs as SharedArmy),
		copy: (content, id, number) => {
			const shared = content as SharedArmy;
			return { ...shared, army: { ...shared.army, id, name: copyName(shared.army.name, number) } };
		}
	};
}
