import { cpUp } from '$lib/points/points';
import type { Creation, Mastery, Minifig } from '../../../choices';
import type { Ability, Bill } from '../../../ledger';
import { abilitySize, isMinifig } from '../../../terms';
import type { CoreRuleset } from '../ruleset';
import type { CoreTables } from '../tables';

type Masteries = NonNullable<NonNullable<Minifig['abilities']>['weaponMaster']>;

export function masteryOf(entry: Masteries[number]): Mastery {
	return typeof entry === 'string' ? { item: entry } : entry;
}

/** Whether PL-2005 has this kind of weapon. */
export function isOfTheBook({ gear, weapons }: CoreTables, { item }: Mastery): boolean {
	return item in gear || item in weapons;
}

/** The weapons that a unit has mastered, without those of other books. */
export function masteriesOf(tables: CoreTables, { abilities }: Minifig | Creation): Mastery[] {
	return (abilities?.weaponMaster ?? [])
		.map(masteryOf)
		.filter((mastery) => isOfTheBook(tables, mastery));
}

/** Pilot (PL-PIL-05), healing (PL-MED-01), stealth, perception, weapon master (SKL); creatures pay by size. */
export function billAbilities(ruleset: CoreRuleset, bill: Bill, unit: Minifig | Creation): void {
	if (!unit.abilities) return;
	const { pilot, healing, stealth, perception } = unit.abilities;
	const { tables, rulings } = ruleset;
	const size = isMinifig(unit) ? 1 : abilitySize(unit);
	const learn = (ability: Ability, times: number, scale: number) => {
		const { rule, cost } = tables.abilities[ability];
		bill.add(rule, ability, times, cpUp(cost * scale));
	};
	learn('pilot', pilot ? 1 : 0, rulings.pilotScale === 'flat' ? 1 : size);
	learn('healing', healing ? 1 : 0, 1);
	learn('stealth', stealth ? 1 : 0, size);
	learn('perception', perception ? 1 : 0, size);
	learn('weaponMaster', masteriesOf(tables, unit).length, size);
}
