import { PACK_PREFIX, PRINTED_PREFIXES, type Pack } from '$lib/rules/packs/pack';
import { folded } from '../list/folding';

const MOST_LETTERS = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A prefix that resembles a name and that no other pack has. */
export function freePrefix(name: string, taken: ReadonlySet<string>): string {
	const plain = folded(name).replaceAll(/[^a-z]/g, '');
	const start = plain.slice(0, MOST_LETTERS);
	const isFree = (prefix: string) =>
		PACK_PREFIX.test(prefix) && !taken.has(prefix) && !PRINTED_PREFIXES.includes(prefix);
	const stem = plain.slice(0, 3) || 'dom';
	const others = [...LETTERS].flatMap((one) => [...LETTERS].map((two) => `${stem}${one}${two}`));
	return [start, stem, ...others].find(isFree) ?? start;
}

/** A pack without contents. */
export const newPack = (given: Pick<Pack, 'id' | 'prefix' | 'name' | 'extends'>): Pack => ({
	...({ format: 'brikmuster/pack', version: 1, edition: 1 } as const),
	...given
});
