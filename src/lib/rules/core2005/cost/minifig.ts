import { cp, ZERO } from '$lib/points/points';
import type { Gear, Minifig } from '../../choices';
import { line, type LedgerLine } from '../../ledger';
import { countOf, piecesOf } from '../../terms';
import { abilities } from '../tables/abilities';
import { gear as gearTable, gearItems } from '../tables/gear';
import { ranks } from '../tables/minifigs';

/** Weapons and armor by the piece, a line an item in the order of the book (PL-WPN-01 to PL-WPN-10). */
function gearLines(unit: string, gear: readonly Gear[], copies: number): LedgerLine[] {
	return gearItems.map((item) => {
		const { rule, cost } = gearTable[item];
		return line(unit, rule, `gear.${item}`, piecesOf(gear, item) * copies, cp(cost));
	});
}

/** Skill points (PL-CHR-06), further limbs and actions (PL-ABL-02), pilot (PL-PIL-05). */
function abilityLines(minifig: Minifig, copies: number): LedgerLine[] {
	const bought = {
		skillBonus: minifig.skillBonus ?? 0,
		superdexterity: minifig.superdexterity ?? 0,
		multitasking: minifig.multitasking ?? 0,
		pilot: minifig.abilities?.pilot ? 1 : 0
	};
	return (Object.keys(abilities) as (keyof typeof abilities)[]).map((ability) => {
		const { rule, cost } = abilities[ability];
		return line(minifig.id, rule, ability, bought[ability] * copies, cp(cost));
	});
}

/** The bill of a minifig and its copies, without what depends on the rest of the army. */
export function minifigLines(minifig: Minifig): LedgerLine[] {
	const copies = countOf(minifig);
	const { rule, cost } = ranks[minifig.rank];
	return [
		line(minifig.id, rule, `rank.${minifig.rank}`, copies, cp(cost)),
		...gearLines(minifig.id, minifig.gear ?? [], copies),
		...abilityLines(minifig, copies)
	].filter(({ points }) => points !== ZERO);
}
