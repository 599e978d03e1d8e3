import canonicalize from 'canonicalize';
import type { Army } from '$lib/rules/choices';
import { anyKind } from '$lib/rules/items/kinds';
import { DEFAULT_RULINGS } from '$lib/rules/rulings/rulings';

/** Defaults other than 0, false, an empty text or an empty list. */
const SPECIAL: Readonly<Record<string, unknown>> = {
	count: 1,
	hands: 2,
	heroDiscount: true,
	mounting: 'fixed',
	weapon: 'basic',
	...DEFAULT_RULINGS
};

export const ALL_SUPPLEMENTS = ['healing', 'magic', 'specialists'] as const;

/** Fields that are always written, whatever their value. */
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

/** Whether a field has its default value. `within` is the field that contains `holder`, or its list. */
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
	return 'item' in holder && (anyKind(String(holder.item)).carried ?? 'hand') === 'hand';
}

/** A pack without empty parts; its numbers stay, a price of 0 among them. */
const prunedPack = (pack: object) =>
	Object.fromEntries(
		Object.entries(pack).filter(
			([, value]) =>
				value !== undefined &&
				!(typeof value === 'object' && Object.keys(value as object).length === 0)
		)
	);

function pruned(value: unknown, within: string): unknown {
	if (within === 'packs' && Array.isArray(value)) return value.map(prunedPack);
	if (Array.isArray(value)) return value.map((inner) => pruned(inner, within));
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).map(([key, inner]) => [key, pruned(inner, key)] as const);
	return Object.fromEntries(
		entries.filter(([key, inner]) => !isDefault(key, inner, value, within))
	);
}

/** The army without photos and explicit defaults, so that equal armies compare equal. */
export function withoutDefaults(army: Partial<Army>): object {
	return pruned({ ...army, photos: undefined }, '') as object;
}

/** The canonical form of RFC 8785 as text: input of digests, links and seals. */
export function canonicalArmy(army: Army): string {
	return canonicalize(withoutDefaults(army)) ?? '';
}
