import type { Army, Squad, Unit } from '$lib/rules/choices';
import { memoByIdentity } from '$lib/rules/memo';
import { summonsOf } from '$lib/rules/terms';

const encoder = new TextEncoder();

function bytesOf(value: unknown): number {
	return encoder.encode(JSON.stringify(value)).length;
}

/** The bytes of an entry of a list with its comma. An edit leaves most entries the objects that they were. */
const entrySize = memoByIdentity((entry: Unit | Squad) => bytesOf(entry) + 1);

/** Bytes of the army's file on one line, without photos. */
export function fileSize(army: Army): number {
	const { units, squads = [], reserve, photos: _, ...rest } = army;
	const summons = summonsOf(army);
	let size = bytesOf({ ...rest, units: [], squads: [], reserve: { ...reserve, summons: [] } });
	for (const list of [units, squads, summons]) for (const entry of list) size += entrySize(entry);
	return size;
}
