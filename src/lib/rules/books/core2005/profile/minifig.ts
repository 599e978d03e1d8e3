import { addBonus, addDice, notation, type Dice } from '$lib/dice/notation';
import type { Army, Minifig, Rank } from '../../../choices';
import type { MinifigProfile } from '../../../profile';
import { LOWEST_RANK } from '../../../items/ranks';
import { kindsIn } from '../../../packs/printed-unit';
import { rowOf, rowsOf, wornArmor } from '../../../items/rows';
import { isHero, isMounted } from '../../../terms';
import { heroQuirk } from '../cost/heroes';
import type { CoreRuleset } from '../ruleset';
import { attacksOf } from './attacks';
import { collisionOf } from './collision';
import { magicProfile } from './magic';

/** The row of a rank; that of the lowest one if nobody knows it. */
const rankRow = ({ ranks }: CoreRuleset['tables'], rank: Rank) =>
	rowOf(ranks, rank) ?? ranks[LOWEST_RANK];

const ON_FOOT = 1;
/** A rider and their mount count as one body of size 2 (PL-CHG-04). */
const MOUNTED = 2;

/** Move on foot, for riders too: an inch less for armor, another for a two-handed weapon (PL-WPN-11). */
function moveOf({ tables }: CoreRuleset, minifig: Minifig): number {
	const { move } = rankRow(tables, minifig.rank);
	const burdens = rowsOf(tables.gear, minifig.gear).map(({ row }) => row.burden ?? 0);
	const burden = burdens.reduce((sum, inches) => sum + inches, 0);
	return Math.max(0, move - burden);
}

/** Armor of the rank, plus a die for worn armor (PL-CHR-02, PL-WPN-08). */
function armorOf({ tables }: CoreRuleset, minifig: Minifig): Dice {
	const bare = notation(rankRow(tables, minifig.rank).armor);
	return addDice(bare, wornArmor(tables.gear, minifig.gear, kindsIn(tables)));
}

/** The profile of a minifig in its army: Skill, Move, Armor and attacks. */
export function minifigProfile(ruleset: CoreRuleset, army: Army, minifig: Minifig): MinifigProfile {
	const rank = rankRow(ruleset.tables, minifig.rank);
	const mounted = isMounted(army, minifig);
	const skill = addBonus(notation(rank.skill), minifig.skillBonus ?? 0);
	return {
		kind: 'minifig',
		skill,
		move: moveOf(ruleset, minifig),
		boughtMove: rank.move,
		armor: armorOf(ruleset, minifig),
		quirk: isHero(minifig) ? heroQuirk(ruleset, army) : 0,
		actions: 1 + (minifig.multitasking ?? 0),
		handWeapons: 2 + 2 * (minifig.superdexterity ?? 0),
		attacks: attacksOf(ruleset, minifig, skill),
		collision: collisionOf(mounted ? MOUNTED : ON_FOOT, true),
		...magicProfile(ruleset, minifig)
	};
}
