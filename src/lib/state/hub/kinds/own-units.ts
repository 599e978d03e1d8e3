import * as z from 'zod/mini';
import { readOwnUnit, type OfferedUnit } from '$lib/army/own-unit';
import { VERSION } from '$lib/army/format/versions';
import { patchBetween } from '$lib/document/patch';
import { conflictsWith, patched } from '$lib/document/patched';
import type { OwnUnits, Rooms } from '$lib/store';
import type { Content } from '$lib/sync/versions/version';
import { copyName } from './copy-name';
import type { SharedKind } from '../shared-documents';

const sharedSchema = z.strictObject({
	version: z.number(),
	rulebook: z.string(),
	unit: z.custom<object>((value) => typeof value === 'object' && value !== null)
});

const sharedOf = (offered: OfferedUnit): Content => ({ version: VERSION, ...offered });

function offeredIn(content: Content): OfferedUnit | undefined {
	const reading = sharedSchema.safeParse(content);
	return reading.success ? readOwnUnit(reading.data) : undefined;
}

function merged(base: Content, ours: Content, theirs: Content): Content | undefined {
	const [old, own, other] = [base, ours, theirs].map(offeredIn);
	if (!old || !own || !other || own.rulebook !== other.rulebook) return undefined;
	const patch = patchBetween(old.unit, own.unit, []);
	if (conflictsWith(other.unit, patch).length > 0) return undefined;
	const result = sharedOf({ ...other, unit: patched(other.unit, patch) });
	return offeredIn(result) && result;
}

export function sharedOwnUnits(ownUnits: OwnUnits, rooms: Rooms): SharedKind {
	return {
		of: 'ownUnit',
		missingIsDeleted: true,
		marks: () => rooms.marks('ownUnits'),
		read: async (id) => {
			const stored = await ownUnits.get(id);
			if (!stored || stored === 'unreadable') return stored;
			return {
				content: sharedOf(stored.unit),
				write: (content) => ownUnits.replace(id, stored.savedAt, offeredIn(content))
			};
		},
		create: async (id, content) => {
			await ownUnits.replace(id, undefined, offeredIn(content));
		},
		isContent: (_, content) => offeredIn(content) !== undefined,
		merge: (base, ours, theirs) => (base === undefined ? undefined : merged(base, ours, theirs)),
		copy: (content, _, number) => {
			const offered = offeredIn(content);
			if (!offered) return content;
			const { unit } = offered;
			return sharedOf({ ...offered, unit: { ...unit, name: copyName(unit.name, number) } });
		}
	};
}
