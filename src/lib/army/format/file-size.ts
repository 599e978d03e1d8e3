import type { Army, Squad, Unit } from '$lib/rules/choices';
import { memoByIdentity } from '$lib/rules/memo';

const encoder = new TextEncoder();

function bytesOf(value: unknown): number {
	return encoder.encode(JSON.stringify(value)).length;
}

/** Bytes of one list entry with its comma. Cached, because an edit leaves most entries unchanged. */
const entrySize = memoByIdentity((entry: Unit | Squad) => bytesOf(entry) + 1);

type Entries = readonly (Unit | Squad)[];

const NONE: Entries = [];
const sizes = new WeakMap<Entries, number>([[NONE, 0]]);

/** Bytes of a list; only entries that differ from those of a list whose size is known are counted. */
function listSize(list: Entries, like: Entries): number {
	const known = sizes.get(list);
	if (known !== undefined) return known;
	let size = sizes.get(like) ?? listSize(like, NONE);
	for (let at = 0; at < Math.max(list.length, like.length); at += 1) {
		const [entry, other] = [list[at], like[at]];
		if (entry === other) continue;
		if (entry) size += entrySize(entry);
		if (other) size -= entrySize(other);
	}
	sizes.set(list, size);
	return size;
}

const listsOf = (army: Army | undefined): Entries[] =>
	army ? [army.units, army.squads ?? NONE, army.reserve?.summons ?? NONE] : [NONE, NONE, NONE];

/** Bytes of the army's file without photos, written on one line; quickly if `like` is a state that it grew from. */
export function fileSize(army: Army, like?: Army): number {
	const { reserve, photos: _, ...rest } = army;
	const others = listsOf(like);
	const size = bytesOf({ ...rest, units: [], squads: [], reserve: { ...reserve, summons: [] } });
	return listsOf(army).reduce(
		(sum, list, index) => sum + listSize(list, others[index] ?? NONE),
		size
	);
}
