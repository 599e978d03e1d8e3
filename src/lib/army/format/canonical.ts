import canonicalize from 'canonicalize';
import type { Army } from '$lib/rules/choices';
import { DEFAULT_RULINGS } from '$lib/rules/rulings/rulings';

/** Defaults that are not simply nothing: a number 0, a switch off, an empty text or list. */
const SPECIAL: Readonly<Record<string, unknown>> = {
	count: 1,
	hands: 2,
	heroDiscount: true,
	mounting: 'fixed',
	weapon: 'basic',
	...DEFAULT_RULINGS
};

export const ALL_SUPPLEMENTS = ['healing', 'magic', 'specialists'] as const;

/** Fields that measure or name an entry and stand in the file whatever they hold. */
const REQUIRED = new Set([
	'units',
	'size',
	'level',
	'speed',
	'version',
	'points',
	'profile',
	'value'
]);

/** `within` is the field that holds the holder, or the list it stands in. */
function isDefault(key: string, value: unknown, holder: object, within: string): boolean {
	if (REQUIRED.has(key) && !(key === 'level' && within === 'magic')) return false;
	if (key in SPECIAL) return value === SPECIAL[key];
	if (key === 'builtSize') return 'level' in holder && value === holder.level;
	if (key === 'place') return value === 'hand' || !isPlaced(holder);
	if (key === 'supplements') {
		return Array.isArray(value) && ALL_SUPPLEMENTS.every((name) => value.includes(name));
	}
	if (Array.isArray(value)) return value.length === 0;
	if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
	return value === undefined || value === 0 || value === false || value === '';
}

function isPlaced(holder: object): boolean {
	return 'item' in holder && holder.item !== 'bodyArmor' && holder.item !== 'explosive';
}

function pruned(value: unknown, within: string): unknown {
	if (Array.isArray(value)) return value.map((inner) => pruned(inner, within));
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).map(([key, inner]) => [key, pruned(inner, key)] as const);
	return Object.fromEntries(
		entries.filter(([key, inner]) => !isDefault(key, inner, value, within))
	);
}

/** The army with its defaults and its photos left out: two ways to say the same army look the same. */
export function withoutDefaults(army: Partial<Army>): object {
	return pruned({ ...army, photos: undefined }, '') as object;
}

/** The canonical bytes of RFC 8785 as text: what digests, links and seals are made over. */
export function canonicalArmy(army: Army): string {
	return canonicalize(withoutDefaults(army)) ?? '';
}
