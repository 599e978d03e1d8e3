import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { freePrefix, newPack } from './packs/new-pack';

/** The house rules of an army as a pack; undefined if it has none. */
export function packOfHouseRules(
	{ rulebook, houseRules }: Army,
	{
		id,
		name,
		taken
	}: { readonly id: string; readonly name: string; readonly taken: readonly string[] }
): Pack | undefined {
	const { changes = [] } = houseRules ?? {};
	if (changes.length === 0) return undefined;
	const prefix = freePrefix(name, new Set(taken));
	return { ...newPack({ id, prefix, name, extends: rulebook }), changes };
}
