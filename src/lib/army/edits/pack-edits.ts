import type { Army } from '$lib/rules/choices';
import type { CarriedPack, Pack } from '$lib/rules/packs/pack';
import { carriedPack, carryingUsedRows } from '../carried-packs';
import { edit, type Edit } from './edit';

/** Adds a pack to an army of its rulebook, behind the others; another edition of it takes its place. */
export function addPack(pack: Pack): Edit {
	return edit('addPack', pack.name, (army) => {
		if (army.rulebook !== pack.extends) return army;
		const carried = carriedPack(pack, army);
		const { packs = [] } = army;
		const place = packs.findIndex(({ id }) => id === pack.id);
		const at = place < 0 ? packs.length : place;
		return { ...army, packs: packs.toSpliced(at, 1, carried) };
	});
}

/** Puts a pack in the place of the house rules that it was made of: both come last, so no number changes. */
export function takePackForHouseRules(pack: Pack): Edit {
	const { label, apply } = addPack(pack);
	return { label, apply: ({ houseRules: _, ...army }) => apply(army) };
}

/** Removes a pack. Units keep its rows, which cost nothing then and are errors. */
export function removePack({ id, name }: Pick<CarriedPack, 'id' | 'name'>): Edit {
	return edit('removePack', name, ({ packs = [], ...army }): Army => {
		const left = packs.filter((pack) => pack.id !== id);
		return left.length > 0 ? { ...army, packs: left } : army;
	});
}

/** An edit after which the army carries the rows of known packs that its units use. */
export const withUsedRows = ({ label, apply }: Edit, known: readonly Pack[]): Edit => ({
	label,
	apply: (army) => carryingUsedRows(apply(army), known)
});
