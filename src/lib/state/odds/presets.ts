import { strikesOf, type Combatant } from '$lib/combat/duel';
import { EDITIONS } from '$lib/combat/editions';
import { fighterOf, type Strike } from '$lib/combat/fighter';
import type { CombatRules } from '$lib/combat/outcomes';
import type { TargetId } from '$lib/combat/targets';
import type { Dice } from '$lib/dice/notation';
import type { Army, GearItem, Rank, Unit } from '$lib/rules/choices';
import { rulebookOf } from '$lib/rules/registry';

export const RANKS = ['mercenary', 'officer', 'hero'] as const satisfies Rank[];

const WEAPONS = [
	'shortHand',
	'heavyHand',
	'twoHanded',
	'shortRanged',
	'longRanged',
	'explosive',
	'improvised'
] as const satisfies GearItem[];
const QUICK_WEAPONS = ['handWeapon', 'rangedWeapon', 'brick'] as const satisfies GearItem[];

/** The weapons to choose from under these rules. */
export const weaponsOf = (rules: CombatRules): readonly GearItem[] =>
	rules === 'quickwars' ? QUICK_WEAPONS : WEAPONS;

const LEVELS = [0, 1, 2, 3, 4, 5] as const;

const CORE_TARGETS = [
	...RANKS,
	'armored',
	...LEVELS.map((level) => `level${level}` as const)
] as const satisfies TargetId[];
const QUICK_TARGETS = ['mercenary', 'armored'] as const satisfies TargetId[];

export const targetsOf = (rules: CombatRules): readonly TargetId[] =>
	rules === 'quickwars' ? QUICK_TARGETS : CORE_TARGETS;

/** A unit alone in an army of the rulebook that these rules belong to. */
function combatant(rules: CombatRules, unit: Unit): Combatant | undefined {
	const rulebook = rules === 'quickwars' ? 'quickwars' : 'core2005';
	const army: Army = {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: '',
		rulebook,
		units: [unit]
	};
	const profile = rulebookOf(rulebook).profile(army, unit);
	return profile && { unit, profile };
}

const minifig = (rank: Rank, gear: readonly GearItem[]): Unit => ({
	kind: 'minifig',
	id: 'u',
	name: '',
	rank,
	gear: gear.map((item) => ({ item }))
});

/** A minifig's strike with a weapon under these rules. */
export function presetStrike(rules: CombatRules, rank: Rank, item: GearItem): Strike | undefined {
	const fighter = combatant(rules, minifig(rank, [item]));
	return fighter && strikesOf(rules, fighter).find((strike) => strike.item === item);
}

function targetUnit(rules: CombatRules, id: TargetId): Unit {
	const armor = rules === 'quickwars' ? 'protection' : 'bodyArmor';
	if (id === 'armored') return minifig('mercenary', [armor]);
	if (!id.startsWith('level')) return minifig(id as Rank, []);
	const structureLevel = Number(id.slice('level'.length));
	return { kind: 'creation', id: 'u', name: '', form: 'vehicle', size: 1, structureLevel };
}

/** The Armor of a usual target. */
export function presetArmor(rules: CombatRules, id: TargetId): Dice | undefined {
	if (rules === 'skirmish') return undefined;
	const target = combatant(rules, targetUnit(rules, id));
	return target && fighterOf(EDITIONS[rules], target.profile)?.armor;
}
