import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as houseRules from '$lib/army/edits/house-rule-edits';
import { mountUnit } from '$lib/army/edits/mount-edits';
import * as ranks from '$lib/army/edits/unit-order';
import { readArmy } from '$lib/army/format/read';
import * as reserve from '$lib/army/edits/reserve-edits';
import { mergeTwins, splitUnit, twinsOf } from '$lib/army/edits/split-merge';
import * as squads from '$lib/army/edits/squad-edits';
import { assess } from '$lib/rules/assessment/assess';
import { changeableIn } from '$lib/rules/house-rules/changeable';
import type { Army, Unit } from '$lib/rules/choices';
import { formationOf, freeOf } from '$lib/rules/formation/formation';
import { rulebookFor } from '$lib/rules/registry';
import { allUnits, countOf, summonsOf } from '$lib/rules/terms';
import { cases } from '../setup/cases';
import { anyArmy } from './arbitrary-army';
import { applied, byId, named } from '../setup/applied-edits';

interface Chosen {
	readonly army: Army;
	/** Two units and a squad, if the army has them. */
	readonly unit: Unit;
	readonly other: Unit;
	readonly squad: string;
	readonly number: number;
}

/** An army with units, and a selection in it. */
const anyChoice: fc.Arbitrary<Chosen> = fc
	.tuple(anyArmy, fc.nat(), fc.nat(), fc.nat(), fc.integer({ min: -1, max: 1000 }))
	.filter(([army]) => allUnits(army).length > 0)
	.map(([army, first, second, third, number]) => {
		const units = allUnits(army);
		const at = <T>(list: readonly T[], place: number) => list[place % list.length];
		const unit = at(units, first) as Unit;
		const other = at(units, second) as Unit;
		return { army, unit, other, squad: at(army.squads ?? [], third)?.id ?? 'q0', number };
	});

type Change = (chosen: Chosen) => Army;

/** Edits that only regroup an army and buy nothing. */
const REGROUPING: Record<string, Change> = {
	formSquad: ({ army }) => applied(squads.formSquad)(army, 'New'),
	formSquadOf: ({ army, unit }) => squads.formSquadOf('New', unit).apply(army),
	renameSquad: ({ army, squad }) => byId(squads.renameSquad)(army, squad, 'Other'),
	disbandSquad: ({ army, squad }) => byId(squads.disbandSquad)(army, squad),
	setMember: ({ army, squad, unit, number }) =>
		squads.setMember(named(squad), unit, number).apply(army),
	enlist: ({ army, squad, unit }) => squads.enlist(named(squad), unit).apply(army),
	setBanner: ({ army, squad, unit }) => byId(squads.setBanner)(army, squad, unit.id),
	noBanner: ({ army, squad }) => byId(squads.setBanner)(army, squad, undefined),
	leaveSquads: ({ army, unit }) => squads.withoutSquads(army, unit.id),
	moveAfter: ({ army, unit, other }) => byId(ranks.moveBeside)(army, unit.id, other.id, 'after'),
	moveBefore: ({ army, unit, other }) => byId(ranks.moveBeside)(army, unit.id, other.id, 'before'),
	moveUp: ({ army, unit }) => byId(ranks.moveUnit)(army, unit.id, -1),
	moveDown: ({ army, unit }) => byId(ranks.moveUnit)(army, unit.id, 1),
	moveSquad: ({ army, squad }) => byId(ranks.moveSquad)(army, squad, 1),
	split: ({ army, unit, number }) =>
		byId(splitUnit)(army, unit.id, 1 + (Math.abs(number) % countOf(unit))),
	merge: ({ army, unit }) => byId(mergeTwins)(army, unit.id)
};

/** Edits that may change the army's cost. */
const OTHERS: Record<string, Change> = {
	mount: ({ army, unit, other }) => byId(mountUnit)(army, unit.id, other.id),
	dismount: ({ army, unit }) => byId(mountUnit)(army, unit.id, undefined),
	intoReserve: ({ army, unit }) => byId(reserve.intoReserve)(army, unit.id),
	outOfReserve: ({ army, unit }) => byId(reserve.outOfReserve)(army, unit.id),
	cast: ({ army, number }) => applied(reserve.setCircleCasts)(army, number % 25, number),
	shield: ({ army, number }) => applied(reserve.addCircleShield)(army, number % 25),
	noShield: ({ army, number }) => applied(reserve.removeCircleShield)(army, number % 3),
	unspent: ({ army, number }) => applied(reserve.setUnspent)(army, number / 2),
	houseRule: ({ army, number }) => {
		const list = changeableIn(army.rulebook);
		const { table, row, field } = list[Math.abs(number) % list.length] ?? {};
		if (!table || !row || !field) return army;
		return applied(houseRules.setHouseRule)(army, { table, row, field, value: number });
	},
	nameHouseRules: ({ army }) => applied(houseRules.nameHouseRules)(army, 'Ours')
};

describe('regrouping an army', () => {
	it.each(Object.entries({ ...REGROUPING, ...OTHERS }))(
		'leaves a readable file without broken references: %s',
		(_, change) => {
			fc.assert(
				fc.property(anyChoice, (chosen) => {
					const reading = readArmy(change(chosen));
					expect(reading.ok ? undefined : reading.problem).toBeUndefined();
				}),
				{ numRuns: cases(120) }
			);
		}
	);

	it.each(Object.entries(REGROUPING))('costs nothing and keeps every figure: %s', (_, change) => {
		const people = (units: readonly Unit[]) => units.reduce((sum, unit) => sum + countOf(unit), 0);
		fc.assert(
			fc.property(anyChoice, (chosen) => {
				const made = change(chosen);
				expect(assess(made).total).toBe(assess(chosen.army).total);
				expect(people(made.units)).toBe(people(chosen.army.units));
				expect(people(summonsOf(made))).toBe(people(summonsOf(chosen.army)));
			}),
			{ numRuns: cases(120) }
		);
	});

	it('splits an entry and merges it again with the same bill', () => {
		let tried = 0;
		fc.assert(
			fc.property(anyChoice, ({ army, unit, number }) => {
				const split = byId(splitUnit)(army, unit.id, 1 + (Math.abs(number) % countOf(unit)));
				if (split === army || twinsOf(army, unit.id).length > 0) return;
				const merged = byId(mergeTwins)(split, unit.id);
				expect(rulebookFor(merged).price(merged)).toEqual(rulebookFor(army).price(army));
				expect(allUnits(merged)).toEqual(allUnits(army));
				tried += 1;
			}),
			{ numRuns: cases(400) }
		);
		expect(tried).toBeGreaterThan(cases(50));
	});

	it('never puts a figure into two squads', () => {
		fc.assert(
			fc.property(anyChoice, ({ army, unit, squad, number }) => {
				const joined = squads.setMember(named(squad), unit, number).apply(army);
				if (joined === army || number <= 0) return;
				const taken = (joined.squads ?? [])
					.flatMap(({ members = [] }) => members)
					.filter((member) => member.unit === unit.id)
					.reduce((sum, { count = 1 }) => sum + count, 0);
				expect(taken + freeOf(joined, unit)).toBe(countOf(unit));
			}),
			{ numRuns: cases(300) }
		);
	});

	it('lists every entry once', () => {
		fc.assert(
			fc.property(anyArmy, (army) => {
				const { loose, squads: formed } = formationOf(army);
				const listed = [...loose, ...formed.flatMap(({ whole }) => whole)];
				expect(new Set(listed)).toEqual(new Set(army.units));
				expect(listed).toHaveLength(army.units.length);
			}),
			{ numRuns: cases(200) }
		);
	});
});
