import type { Abilities, Army, Magic, Mastery } from '$lib/rules/choices';
import { withBearer, type Bearer } from './edits';
import { MOST, whole, withChanged, withEntry, withField, withoutEntry } from './entries';

/** What is bought by the point: of a minifig, or of a creature's brain. */
export type Training = 'skillBonus' | 'superdexterity' | 'multitasking';
/** What a unit can or cannot. */
export type Talent = 'pilot' | 'healing' | 'stealth' | 'perception';
export type Ritual = 'summoning' | 'necromancy';

/** An object that says nothing leaves the file. */
function orNothing<T extends object>(value: T): T | undefined {
	return Object.keys(value).length > 0 ? value : undefined;
}

/** Points of training; a creation without a brain has nothing to train. */
export function setTraining(army: Army, id: string, training: Training, points: number): Army {
	const wanted = whole(points, MOST.small);
	return withBearer(army, id, (unit) => {
		if (unit.kind === 'minifig') return withField(unit, training, wanted, 0);
		if (!unit.brain) return unit;
		return withField(unit, 'brain', withField(unit.brain, training, wanted, 0));
	});
}

/** Hands, or limbs that hold as hands do. */
export function setHands(army: Army, id: string, hands: number): Army {
	const wanted = whole(hands, MOST.hands);
	return withBearer(army, id, (unit) => withField(unit, 'hands', wanted, 2));
}

/** The name of a gear entry; none takes the name off. */
export function nameGear(army: Army, id: string, index: number, name: string): Army {
	return withBearer(army, id, (unit) => {
		if (!unit.gear?.[index]) return unit;
		const gear = withChanged(unit.gear, index, (entry) => withField(entry, 'name', name, ''));
		return { ...unit, gear };
	});
}

function withAbilities(unit: Bearer, change: (abilities: Abilities) => Abilities): Bearer {
	return withField(unit, 'abilities', orNothing(change(unit.abilities ?? {})));
}

export function setTalent(army: Army, id: string, talent: Talent, has: boolean): Army {
	return withBearer(army, id, (unit) =>
		withAbilities(unit, (abilities) => withField(abilities, talent, has, false))
	);
}

/** Masters one more kind of weapon (PL-SKL-03). */
export function addMastery(army: Army, id: string, { item, name }: Mastery): Army {
	const mastery = name ? { item, name } : { item };
	return withBearer(army, id, (unit) =>
		withAbilities(unit, (abilities) => ({
			...abilities,
			weaponMaster: withEntry(abilities.weaponMaster, mastery)
		}))
	);
}

/** Calls a mastered weapon by its name, or by its class alone. */
export function nameMastery(army: Army, id: string, index: number, name: string): Army {
	return withBearer(army, id, (unit) => {
		if (!unit.abilities?.weaponMaster?.[index]) return unit;
		return withAbilities(unit, (abilities) => ({
			...abilities,
			weaponMaster: withChanged(abilities.weaponMaster, index, (entry) => {
				const mastery = typeof entry === 'string' ? { item: entry } : entry;
				return withField<Mastery, 'name'>(mastery, 'name', name, '');
			})
		}));
	});
}

export function removeMastery(army: Army, id: string, index: number): Army {
	return withBearer(army, id, (unit) =>
		withAbilities(unit, (abilities) =>
			withField(abilities, 'weaponMaster', withoutEntry(abilities.weaponMaster, index))
		)
	);
}

function withMagic(army: Army, id: string, change: (magic: Magic) => Magic): Army {
	return withBearer(army, id, (unit) =>
		withField(unit, 'magic', orNothing(change(unit.magic ?? {})))
	);
}

export function setMagicLevel(army: Army, id: string, level: number): Army {
	return withMagic(army, id, (magic) => withField(magic, 'level', whole(level, MOST.level), 0));
}

export function setMagicShield(army: Army, id: string, level: number): Army {
	return withMagic(army, id, (magic) => withField(magic, 'shield', whole(level, MOST.level), 0));
}

export function setRitual(army: Army, id: string, ritual: Ritual, has: boolean): Army {
	return withMagic(army, id, (magic) => withField(magic, ritual, has, false));
}
