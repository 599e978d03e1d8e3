import type { Abilities, Magic, Mastery } from '$lib/rules/choices';
import { MOST } from '../format/limits';
import type { Edit, EditKey, UnitName } from './edit';
import { bearerEdit, type Bearer } from './edits';
import { whole, withChanged, withEntry, withField, withoutEntry } from './entries';

/** Skills bought by the point, for a minifig or a creature's brain. */
export type Training = 'skillBonus' | 'superdexterity' | 'multitasking';
/** Abilities that a unit has or has not. */
type Talent = 'pilot' | 'healing' | 'stealth' | 'perception';
type Ritual = 'summoning' | 'necromancy';

/** Empty objects are not written to the file. */
function orNothing<T extends object>(value: T): T | undefined {
	return Object.keys(value).length > 0 ? value : undefined;
}

/** Sets points of training; a creation without a brain cannot have any. */
export function setTraining(unit: UnitName, training: Training, points: number): Edit {
	const wanted = whole(points, MOST.small);
	return bearerEdit('setAbility', unit, (bearer) => {
		if (bearer.kind === 'minifig') return withField(bearer, training, wanted, 0);
		if (!bearer.brain) return bearer;
		return withField(bearer, 'brain', withField(bearer.brain, training, wanted, 0));
	});
}

/** Sets the number of hands, or of limbs that can hold. */
export function setHands(unit: UnitName, hands: number): Edit {
	const wanted = whole(hands, MOST.hands);
	return bearerEdit('setHands', unit, (bearer) => withField(bearer, 'hands', wanted, 2));
}

/** Names a gear entry; an empty name removes it. */
export function nameGear(unit: UnitName, index: number, name: string): Edit {
	return bearerEdit('nameGear', unit, (bearer) => {
		if (!bearer.gear?.[index]) return bearer;
		const gear = withChanged(bearer.gear, index, (entry) => withField(entry, 'name', name, ''));
		return { ...bearer, gear };
	});
}

function withAbilities(unit: Bearer, change: (abilities: Abilities) => Abilities): Bearer {
	return withField(unit, 'abilities', orNothing(change(unit.abilities ?? {})));
}

export function setTalent(unit: UnitName, talent: Talent, has: boolean): Edit {
	return bearerEdit('setAbility', unit, (bearer) =>
		withAbilities(bearer, (abilities) => withField(abilities, talent, has, false))
	);
}

/** Adds a mastered kind of weapon (PL-SKL-03). */
export function addMastery(unit: UnitName, { item, name }: Mastery): Edit {
	const mastery = name ? { item, name } : { item };
	return bearerEdit('addMastery', unit, (bearer) =>
		withAbilities(bearer, (abilities) => ({
			...abilities,
			weaponMaster: withEntry(abilities.weaponMaster, mastery)
		}))
	);
}

/** Names a mastered weapon; without a name it is any weapon of its class. */
export function nameMastery(unit: UnitName, index: number, name: string): Edit {
	return bearerEdit('nameMastery', unit, (bearer) => {
		if (!bearer.abilities?.weaponMaster?.[index]) return bearer;
		return withAbilities(bearer, (abilities) => ({
			...abilities,
			weaponMaster: withChanged(abilities.weaponMaster, index, (entry) => {
				const mastery = typeof entry === 'string' ? { item: entry } : entry;
				return withField<Mastery, 'name'>(mastery, 'name', name, '');
			})
		}));
	});
}

export function removeMastery(unit: UnitName, index: number): Edit {
	return bearerEdit('removeMastery', unit, (bearer) =>
		withAbilities(bearer, (abilities) =>
			withField(abilities, 'weaponMaster', withoutEntry(abilities.weaponMaster, index))
		)
	);
}

function magicEdit(key: EditKey, unit: UnitName, change: (magic: Magic) => Magic): Edit {
	return bearerEdit(key, unit, (bearer) =>
		withField(bearer, 'magic', orNothing(change(bearer.magic ?? {})))
	);
}

export function setMagicLevel(unit: UnitName, level: number): Edit {
	return magicEdit('setMagic', unit, (magic) =>
		withField(magic, 'level', whole(level, MOST.level), 0)
	);
}

export function setMagicShield(unit: UnitName, level: number): Edit {
	return magicEdit('setMagicShield', unit, (magic) =>
		withField(magic, 'shield', whole(level, MOST.level), 0)
	);
}

export function setRitual(unit: UnitName, ritual: Ritual, has: boolean): Edit {
	return magicEdit('setRitual', unit, (magic) => withField(magic, ritual, has, false));
}
