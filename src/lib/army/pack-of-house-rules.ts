import type { Army } from '$lib/rules/choices';
import { PACK_PREFIX, type Pack } from '$lib/rules/packs/pack';
import { folded } from './list/folding';

const MOST_LETTERS = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A prefix that resembles a name and that no other pack has. */
function freePrefix(name: string, taken: ReadonlySet<string>): string {
	const plain = folded(name).replaceAll(/[^a-z]/g, '');
	const start = plain.slice(0, MOST_LETTERS);
	if (PACK_PREFIX.test(start) && !taken.has(start)) return start;
	const stem = plain.slice(0, 3) || 'dom';
	const others = [...LETTERS].flatMap((one) => [...LETTERS].map((two) => `${stem}${one}${two}`));
	return others.find((prefix) => !taken.has(prefix)) ?? start;
}

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
	return {
		...({ format: 'brikmuster/pack', version: 1, id, prefix, name, edition: 1 } as const),
		extends: rulebook,
		changes
	};
}
