import type { Army, Minifig, Unit } from './choices';
import { rulebookOf } from './registry';

/** What this version cannot price yet, and where it stands in the file. */
export type Feature =
	| 'rulebook'
	| 'houseRules'
	| 'reserve'
	| 'photos'
	| 'creation'
	| 'figure'
	| 'mount'
	| 'magic'
	| 'healing'
	| 'stealth'
	| 'perception'
	| 'weaponMaster'
	| 'photo';

export interface Unpriced {
	readonly feature: Feature;
	/** JSON Pointer. */
	readonly path: string;
}

/** Whether a value says anything but its default: numbers 0, switches false, lists empty. */
function chosen(value: unknown): boolean {
	if (Array.isArray(value)) return value.length > 0;
	if (typeof value === 'object' && value !== null) return Object.values(value).some(chosen);
	return Boolean(value);
}

function inMinifig(minifig: Minifig, path: string): Unpriced[] {
	const { abilities = {}, magic, mount, portrait } = minifig;
	const found: [Feature, unknown, string][] = [
		['healing', abilities.healing, '/abilities/healing'],
		['stealth', abilities.stealth, '/abilities/stealth'],
		['perception', abilities.perception, '/abilities/perception'],
		['weaponMaster', abilities.weaponMaster, '/abilities/weaponMaster'],
		['magic', magic, '/magic'],
		['mount', mount, '/mount'],
		['photo', portrait && 'photo' in portrait, '/portrait/photo']
	];
	return found
		.filter(([, value]) => chosen(value))
		.map(([feature, , at]) => ({ feature, path: path + at }));
}

function inUnit(unit: Unit, index: number): Unpriced[] {
	const path = `/units/${index}`;
	return unit.kind === 'minifig' ? inMinifig(unit, path) : [{ feature: unit.kind, path }];
}

/** Everything in an army that this version would price wrongly; such an army is refused as a whole. */
export function unpriced(army: Army): Unpriced[] {
	if (!rulebookOf(army.rulebook)) return [{ feature: 'rulebook', path: '/rulebook' }];
	const whole: [Feature, unknown, string][] = [
		['houseRules', army.houseRules?.changes, '/houseRules'],
		['reserve', army.reserve, '/reserve'],
		['photos', army.photos, '/photos']
	];
	return [
		...whole.filter(([, value]) => chosen(value)).map(([feature, , path]) => ({ feature, path })),
		...army.units.flatMap(inUnit)
	];
}
