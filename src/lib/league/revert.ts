import { rebased } from '$lib/document/rebase';
import { LISTS, type League, type ListName } from './league-file';

interface Entry {
	readonly id: string;
}

/** The current entries of one list, without the changes between two states. */
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
 * Reverts the change from `before` to `after`. Later changes stay, here or in another window, also to other
 * fields of the same entry. Identical objects count as unchanged.
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
