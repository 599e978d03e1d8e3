import { rebased } from '$lib/document/rebase';
import { LISTS, type League, type ListName } from './league-file';

interface Entry {
	readonly id: string;
}

/** The entries of one list with what changed between two states taken back, and all else as it is now. */
function entriesBack(now: readonly Entry[], before: readonly Entry[], after: readonly Entry[]) {
	const [old, made] = [before, after].map(
		(list) => new Map(list.map((entry) => [entry.id, entry]))
	);
	const isTouched = ({ id }: Entry) => old?.get(id) !== made?.get(id);
	const back = now.flatMap((entry) => {
		if (!isTouched(entry)) return [entry];
		const [was, became] = [old?.get(entry.id), made?.get(entry.id)];
		if (!was) return [];
		return [became ? rebased(became, was, entry) : was];
	});
	const here = new Set(now.map(({ id }) => id));
	return [...back, ...before.filter((entry) => isTouched(entry) && !here.has(entry.id))];
}

/**
 * A league without the change that made `after` of `before`. What was changed since, here or in another
 * window, stays, other fields of the same entry too. What is the same object in both counts as unchanged.
 */
export function reverted(now: League, before: League, after: League): League {
	const list = (name: ListName): readonly Entry[] =>
		before[name] === after[name] ? now[name] : entriesBack(now[name], before[name], after[name]);
	return {
		...now,
		...Object.fromEntries(LISTS.map((name) => [name, list(name)])),
		...(before.name !== after.name && { name: before.name }),
		...(before.regulation !== after.regulation && {
			regulation: rebased(after.regulation, before.regulation, now.regulation)
		})
	};
}
