import type { Army, Squad, Unit } from '$lib/rules/choices';
import { memoByIdentity } from '$lib/rules/memo';
import { summonsOf } from '$lib/rules/terms';

const encoder = new TextEncoder();

function bytesOf(value: unknown): number {
	return encoder.encode(JSON.stringify(value)).length;
}

/** Bytes of one list entry with its comma. Cached, because an edit leaves most entries unchanged. */
const entrySize = memoByIdentity((entry: Unit | Squad) => bytesOf(entry) + 1);

/** Bytes of the army's file without photos, written on one line. */
export function fileSize(army: Army): number {
	const { units, squads = [], reserve, photos: _, ...rest } = army;
	const summons = summonsOf(army);
	let size = bytesOf({ ...rest, units: [], squads: [], reserve: { ...reserve, summons: [] } });
	for (const list of [units, squads, summons]) for (const entry of list) size += entrySize(entry);
	return size;
}
