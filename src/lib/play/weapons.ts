import type { Guard } from '$lib/combat/close/rules';
import { EDITIONS } from '$lib/combat/editions';
import type { EditionId } from '$lib/combat/edition';
import { behaviorOf, fighterOf, isTwoHanded, type Strike } from '$lib/combat/fighter';
import type { Dice } from '$lib/dice/notation';
import type { Attack, BuiltWeapon, CreationProfile, MinifigProfile } from '$lib/rules/profile';
import { STOCK_ITEM } from '$lib/rules/items/gear';
import { rulebookFor } from '$lib/rules/registry';
import { explosiveKey, type BoxStart } from './boxes';
import type { Game } from './game-file';
import { rosterOf } from './roster';
import { builtKey, gearKey, pieceKeys, statisticsOf, type Statistics } from './statistics';
import type { SideState, Table } from './table';

/** What a weapon uses up, and whose it is: a figure’s, or its side’s. */
export interface Load {
	readonly owner: string;
	readonly box: BoxStart;
	readonly left: number;
}

/** A weapon that a figure can use now. */
export interface WeaponAtHand {
	/** Names it among the weapons of its figure. */
	readonly key: string;
	readonly strike: Strike;
	readonly ranged: boolean;
	/** Dice that a parry takes off the damage (PL-CC-12); absent if it cannot parry. */
	readonly parry?: Dice;
	/** What it is to a parry; absent for what hands do not hold. */
	readonly guard?: Guard;
	/** Of the class for two hands (A10-6). */
	readonly twoHanded: boolean;
	/** Takes both hands. */
	readonly bothHands: boolean;
	readonly shield: boolean;
	readonly explosion: boolean;
	readonly load?: Load;
	/** Times it was used this turn. */
	readonly used: number;
}

type Armed = MinifigProfile | CreationProfile;

interface Sources {
	readonly game: Pick<Game, 'sides'>;
	readonly table: Table;
	readonly statistics: Statistics;
	readonly profile: Armed;
	readonly strikes: readonly Strike[];
}

function isRanged({ reach }: Strike): boolean {
	return reach.kind !== 'touch';
}

const guardOf = (strike: Strike, ranged: boolean): Guard => ({
	...(behaviorOf(strike).shield && { shield: true }),
	...(strike.item === 'bareHands' && { bareHands: true }),
	...(ranged && { gun: true })
});

function loadOf({ statistics }: Sources, key: string): Load | undefined {
	const { figure, state } = statistics;
	const box = figure.boxes.find((one) => one.key === key);
	if (!box) return undefined;
	return { owner: figure.id, box, left: box.total - (state.boxes[key] ?? 0) };
}

function weapon(
	{ statistics: { state } }: Sources,
	key: string,
	strike: Strike,
	attack?: Attack,
	load?: Load
): WeaponAtHand {
	const { damage } = strike;
	const ranged = isRanged(strike);
	const held = attack !== undefined && attack.item !== 'bareHands' && !ranged;
	const parry = held ? (attack.parry ?? damage) : undefined;
	return {
		key,
		strike,
		ranged,
		...(parry && { parry }),
		...(attack && !load && { guard: guardOf(strike, ranged) }),
		twoHanded: isTwoHanded(strike),
		bothHands: behaviorOf(strike).grip === 'bothHands',
		shield: behaviorOf(strike).shield === true,
		explosion: strike.explosive === true,
		...(load && { load }),
		used: state.weapons[key] ?? 0
	};
}

/** The gear entries that attack, in the order of the profile. */
function gearWeapons(sources: Sources): WeaponAtHand[] {
	const { profile, statistics, strikes } = sources;
	const { unit, gearPlaces, state } = statistics;
	const gear = unit.kind === 'figure' ? [] : (unit.gear ?? []);
	let from = 0;
	return profile.attacks.flatMap((attack, index): WeaponAtHand[] => {
		const strike = strikes[index];
		if (!strike) return [];
		if (attack.item === 'bareHands') return [weapon(sources, 'hands', strike, attack)];
		const at = gear.findIndex((entry, place) => place >= from && entry.item === attack.item);
		from = at + 1;
		const place = gearPlaces[at];
		if (place === undefined) return [];
		if (behaviorOf(attack).explodes) {
			const load = loadOf(sources, explosiveKey(attack.item));
			return [weapon(sources, gearKey(place), strike, attack, load)];
		}
		const all = statistics.figure.unit;
		const count = all.kind === 'figure' ? 1 : (all.gear?.[place]?.count ?? 1);
		return pieceKeys(gearKey(place), count)
			.filter((key) => !state.lost[key])
			.map((key) => weapon(sources, key, strike, attack));
	});
}

/** A launcher fires its own shot, or a piece of its payload instead (PL-CWP-04). */
function payloadWeapons(
	sources: Sources,
	key: string,
	strike: Strike,
	{ payload }: BuiltWeapon,
	place: number
): WeaponAtHand[] {
	return payload.map((load, index) => {
		const box = `payload-${place}-${index}`;
		const loaded = { ...strike, damage: load.damage, explosive: true } as const;
		return weapon(sources, `${key}:${index}`, loaded, undefined, loadOf(sources, box));
	});
}

function builtWeapons(sources: Sources): WeaponAtHand[] {
	const { profile, statistics, strikes } = sources;
	if (profile.kind !== 'creation') return [];
	const first = strikes.length - profile.weapons.length;
	return profile.weapons.flatMap((built, place) => {
		const strike = strikes[first + place];
		if (!strike) return [];
		if (behaviorOf({ item: built.type, ...built }).explodes) {
			return [
				weapon(sources, builtKey(place), strike, undefined, loadOf(sources, `rocket-${place}`))
			];
		}
		const keys = pieceKeys(builtKey(place), built.count).filter(
			(key) => !statistics.state.lost[key]
		);
		return keys.flatMap((key) => [
			weapon(sources, key, strike),
			...payloadWeapons(sources, key, strike, built, place)
		]);
	});
}

/** A creation’s own explosives (PL-CWP-05). */
function laidExplosives(sources: Sources): WeaponAtHand[] {
	const { profile } = sources;
	if (profile.kind !== 'creation') return [];
	const skill = sources.strikes[0]?.skill ?? { rolls: [{ count: 1, sides: 6 }], bonus: 0 };
	return profile.explosives.map(({ use, damage, count }, place) => {
		const reach = { kind: 'touch' } as const;
		const strike: Strike = { item: STOCK_ITEM, count, skill, use, damage, reach, explosive: true };
		const key = `explosive-${place}`;
		return weapon(sources, key, strike, undefined, loadOf(sources, key));
	});
}

/** Area spells bought beforehand, cast like an explosive (PL-MAG-04). */
function spells(sources: Sources, skill: Dice | undefined): WeaponAtHand[] {
	const { profile } = sources;
	return (profile.magic?.areaSpells ?? []).map(({ use, range, damage, casts }, place) => {
		const reach = { kind: 'thrown', thrown: range } as const;
		const own = skill ?? { rolls: [{ count: 1, sides: 6 }], bonus: 0 };
		const explosive = true as const;
		const strike: Strike = {
			item: 'bolt',
			count: casts,
			skill: own,
			use,
			damage,
			reach,
			explosive
		};
		const key = `spell-${place}`;
		return weapon(sources, key, strike, undefined, loadOf(sources, key));
	});
}

/** An explosive of the army’s stock, which any minifig may use (PL-WPN-13). */
function stockWeapons(sources: Sources, edition: EditionId): WeaponAtHand[] {
	const { game, table, statistics, profile } = sources;
	const { army, side } = statistics.figure;
	if (profile.kind !== 'minifig') return [];
	const attack = rulebookFor(army).armyProfile?.(army).explosive;
	const place = game.sides.find(({ id }) => id === side)?.armies.indexOf(army) ?? -1;
	const box = rosterOf(game)
		.boxes.get(side)
		?.find(({ key }) => key === `stock-${place}`);
	if (!attack || !box) return [];
	const [strike] = fighterOf(EDITIONS[edition], { ...profile, attacks: [attack] })?.strikes ?? [];
	if (!strike) return [];
	const left = box.total - (table.sides.get(side)?.boxes[box.key] ?? 0);
	return [weapon(sources, box.key, strike, attack, { owner: side, box, left })];
}

function computed(
	game: Pick<Game, 'sides' | 'rules'>,
	table: Table,
	statistics: Statistics
): readonly WeaponAtHand[] {
	const { rules } = game;
	const { profile } = statistics;
	if (!profile || profile.kind === 'figure' || rules === 'skirmish') return [];
	const fighter = fighterOf(EDITIONS[rules], profile);
	if (!fighter) return [];
	const sources: Sources = { game, table, statistics, profile, strikes: fighter.strikes };
	const bolts = fighter.strikes
		.filter(({ item }) => item === 'bolt')
		.map((strike) => weapon(sources, 'bolt', strike));
	const skill = fighter.strikes[0]?.skill ?? profile.skill;
	return [
		...gearWeapons(sources),
		...builtWeapons(sources),
		...bolts,
		...spells(sources, skill),
		...laidExplosives(sources),
		...stockWeapons(sources, rules)
	];
}

/** Weapons by statistics, with all else that they depend on: a procedure asks for them again and again. */
const known = new WeakMap<
	Statistics,
	Pick<Game, 'sides' | 'rules'> & {
		readonly side: SideState | undefined;
		readonly weapons: readonly WeaponAtHand[];
	}
>();

/** The weapons of a figure under the game’s rules, each piece by itself; none in the skirmish. */
export function weaponsOf(
	game: Pick<Game, 'sides' | 'rules'>,
	table: Table,
	id: string
): readonly WeaponAtHand[] {
	const statistics = statisticsOf(game, table, id);
	if (!statistics) return [];
	const { sides, rules } = game;
	const side = table.sides.get(statistics.figure.side);
	const found = known.get(statistics);
	if (found?.sides === sides && found.rules === rules && found.side === side) return found.weapons;
	const weapons = computed(game, table, statistics);
	known.set(statistics, { sides, rules, side, weapons });
	return weapons;
}

/** A weapon of a figure by its key. */
export function weaponOf(
	game: Pick<Game, 'sides' | 'rules'>,
	table: Table,
	id: string,
	key: string
): WeaponAtHand | undefined {
	return weaponsOf(game, table, id).find((one) => one.key === key);
}
