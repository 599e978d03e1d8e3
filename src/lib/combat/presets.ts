import { combatantsOf, type PricedUnit } from './combatants';
import { strikesOf, type Combatant } from './strikes';
import type { Strike } from './fighter';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { TARGETS, type TargetId } from './targets';
import { flat, formatDice, type Dice } from '$lib/dice/notation';
import type { Army, GearItem, Rank, Unit } from '$lib/rules/choices';
import { kindOf, RANK_IDS } from '$lib/rules/items/kinds';
import { LOWEST_RANK } from '$lib/rules/items/ranks';
import { RULEBOOKS, rulebookOf } from '$lib/rules/registry';

/** How the ids of bodies start. */
const LEVEL = 'level';

/** The printed rulebook whose units fight by these rules, or that of PL-2005, which later editions have too. */
const bookOf = (rules: CombatRules) =>
	RULEBOOKS.map(rulebookOf).find(({ combat }) => combat === rules) ?? rulebookOf('core2005');

/** Makes each value once: the odds page asks for all usual fighters and targets at every change. */
function once<K extends readonly string[], V>(make: (...key: K) => V): (...key: K) => V {
	const made = new Map<string, { readonly value: V }>();
	return (...key) => {
		const name = key.join();
		const known = made.get(name) ?? { value: make(...key) };
		made.set(name, known);
		return known.value;
	};
}

/** The weapons to choose from under these rules: those that do damage. */
export const weaponsOf = once((rules: CombatRules): readonly GearItem[] =>
	bookOf(rules).gearItems.filter((item) => presetStrike(rules, LOWEST_RANK, item)?.damage)
);

/** The targets to choose from under these rules: those that differ in Armor. */
export const targetsOf = once((rules: CombatRules): readonly TargetId[] => {
	const armors = TARGETS.map((id) => {
		const armor = presetArmor(rules, id);
		return armor && formatDice(armor);
	});
	return TARGETS.filter((_, i) => armors[i] !== undefined && armors.indexOf(armors[i]) === i);
});

/** A unit alone in an army of the rulebook that these rules belong to. */
function combatant(rules: CombatRules, unit: Unit): PricedUnit | undefined {
	const book = bookOf(rules);
	const { id: rulebook } = book;
	const army: Army = {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: '',
		rulebook,
		units: [unit]
	};
	return combatantsOf(army)[0];
}

const minifig = (rank: Rank, gear: readonly GearItem[]): Unit => ({
	kind: 'minifig',
	id: 'u',
	name: '',
	rank,
	gear: gear.map((item) => ({ item }))
});

/** A minifig with one item. */
export const presetFighter = once((rules: CombatRules, rank: Rank, item: GearItem) =>
	combatant(rules, minifig(rank, [item]))
);

/** The price of a minifig with a weapon in CP; 0 under rules without prices. */
export const presetPrice = (rules: CombatRules, rank: Rank, item: GearItem): number =>
	presetFighter(rules, rank, item)?.price ?? 0;

/** A minifig's strike with a weapon under these rules. */
export const presetStrike = once(
	(rules: CombatRules, rank: Rank, item: GearItem): Strike | undefined => {
		const fighter = presetFighter(rules, rank, item);
		return fighter && strikesOf(rules, fighter).find((strike) => strike.item === item);
	}
);

/** A usual fighter, as the odds page chooses it. */
export interface Preset {
	readonly rank: Rank;
	readonly item: GearItem;
}

const strikeKey = ({ skill, use = 0, damage }: Pick<Strike, 'skill' | 'use' | 'damage'>) =>
	[formatDice(skill), use, damage && formatDice(damage)].join();

/** The usual fighters by their strikes. */
const presetsByStrike = once((rules: CombatRules): ReadonlyMap<string, Preset> => {
	const all = RANK_IDS.flatMap((rank) => weaponsOf(rules).map((item) => ({ rank, item })));
	const entries = all.flatMap(({ rank, item }): [string, Preset][] => {
		const strike = presetStrike(rules, rank, item);
		return strike?.damage ? [[strikeKey(strike), { rank, item }]] : [];
	});
	// Of equal ones, the first.
	return new Map(entries.reverse());
});

/** The usual fighter with these numbers; always the same object. */
export const presetOf = (
	rules: CombatRules,
	strike: Pick<Strike, 'skill' | 'use' | 'damage'>
): Preset | undefined =>
	rules === 'skirmish' ? undefined : presetsByStrike(rules).get(strikeKey(strike));

function targetUnit(rules: CombatRules, id: TargetId): Unit {
	if (id === 'armored') {
		const worn = bookOf(rules).gearItems.filter((item) => kindOf(item).armors);
		return minifig(LOWEST_RANK, worn);
	}
	if (!id.startsWith(LEVEL)) return minifig(id as Rank, []);
	const structureLevel = Number(id.slice(LEVEL.length));
	return { kind: 'creation', id: 'u', name: '', form: 'vehicle', size: 1, structureLevel };
}

/** A usual target as a unit. In the skirmish it is an average figure. */
export const presetTarget = once((rules: CombatRules, id: TargetId): Combatant | undefined => {
	const average: Unit = { kind: 'figure', id: 'u', name: '', stature: 'average' };
	return combatant(rules, rules === 'skirmish' ? average : targetUnit(rules, id));
});

/** The Armor of a usual target. */
export function presetArmor(rules: CombatRules, id: TargetId): Dice | undefined {
	if (rules === 'skirmish') return undefined;
	const profile = presetTarget(rules, id)?.profile;
	return profile?.kind === 'figure' ? undefined : profile?.armor;
}

/** The Skill of a usual target; undefined for a structure. */
export function presetSkill(rules: CombatRules, id: TargetId): Dice | undefined {
	const profile = presetTarget(rules, id)?.profile;
	return profile?.kind === 'minifig' ? profile.skill : undefined;
}

/** The usual target with this Armor. */
export const presetTargetOf = (rules: CombatRules, armor: Dice): TargetId | undefined => {
	const wanted = formatDice(armor);
	return targetsOf(rules).find((id) => {
		const found = presetArmor(rules, id);
		return found && formatDice(found) === wanted;
	});
};

/** The structure level of a body with this Armor; undefined if no body has it. */
export function levelOf(rules: CombatRules, armor: Dice): number | undefined {
	const wanted = formatDice(armor);
	const id = TARGETS.find(
		(each) => each.startsWith(LEVEL) && formatDice(presetArmor(rules, each) ?? flat(-1)) === wanted
	);
	return id && Number(id.slice(LEVEL.length));
}

/** The Armor of a body of this structure level. */
export const levelArmor = (rules: CombatRules, level: number): Dice =>
	presetArmor(rules, TARGETS.find((id) => id === `${LEVEL}${level}`) ?? 'level0') ?? flat(0);
