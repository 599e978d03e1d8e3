import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Army, Unit } from '$lib/rules/choices';
import { allUnits, countOf } from '$lib/rules/terms';
import * as armyEdits from '$lib/army/edits/army-edits';
import * as edits from '$lib/army/edits/edits';
import { moveUnit } from '$lib/army/edits/unit-order';
import type { Edit } from '$lib/army/edits/edit';
import { History } from '$lib/state/document/history.svelte';
import { anyArmy } from './arbitrary-army';

/** Edits from the builder, each for a unit of the list. */
const OVER_UNIT: readonly ((unit: Unit, number: number) => Edit)[] = [
	(unit) => edits.copyUnit(unit),
	(unit) => edits.removeUnit(unit),
	(unit, number) => moveUnit(unit, number % 2 === 0 ? 1 : -1),
	(unit, number) => edits.setCount(unit, countOf(unit) + (number % 5) - 2),
	(unit, number) => edits.renameUnit(unit, `Name ${number}`),
	(unit) => edits.addGear(unit, 'shield'),
	(unit) => edits.removeGear(unit, 0)
];
const OVER_ARMY: readonly ((number: number) => Edit)[] = [
	(number) => edits.addUnit({ kind: 'minifig', name: `New ${number}`, rank: 'mercenary' }),
	(number) => armyEdits.renameArmy(`Army ${number}`),
	(number) => armyEdits.setStock(number),
	(number) => armyEdits.setHeroDiscount(number % 2 === 0)
];

interface Move {
	readonly command: number;
	readonly place: number;
	readonly number: number;
}

const anyMove: fc.Arbitrary<Move> = fc.record({
	command: fc.nat(OVER_UNIT.length + OVER_ARMY.length - 1),
	place: fc.nat(7),
	number: fc.nat(20)
});

function editOf(army: Army, { command, place, number }: Move): Edit | undefined {
	const overArmy = OVER_ARMY[command - OVER_UNIT.length];
	if (overArmy) return overArmy(number);
	const units = allUnits(army);
	const unit = units[place % Math.max(1, units.length)];
	return unit && OVER_UNIT[command]?.(unit, number);
}

/** The states after each move, and their history. */
function played(start: Army, moves: readonly Move[]) {
	const history = new History();
	const states = [start];
	for (const move of moves) {
		const before = states.at(-1) ?? start;
		const edit = editOf(before, move);
		const after = edit?.apply(before) ?? before;
		if (!edit || after === before) continue;
		history.record(edit.label, before, after);
		states.push(after);
	}
	return { history, states };
}

const playing = [anyArmy, fc.array(anyMove, { maxLength: 25, size: 'max' })] as const;

describe('any sequence of edits', () => {
	it('can be undone to the start and redone to the end', () => {
		let longest = 0;
		fc.assert(
			fc.property(...playing, (start, moves) => {
				const { history, states } = played(start, moves);
				for (const state of states.toReversed().slice(1)) expect(history.undo()).toBe(state);
				expect(history.undo()).toBeUndefined();
				for (const state of states.slice(1)) expect(history.redo()).toBe(state);
				expect(history.redo()).toBeUndefined();
				longest = Math.max(longest, states.length);
			}),
			{ numRuns: 300 }
		);
		expect(longest).toBeGreaterThan(15);
	}, 30_000);

	it('gives the same states by jumps and by steps, in any order', () => {
		fc.assert(
			fc.property(...playing, fc.array(fc.nat(30), { maxLength: 12 }), (start, moves, targets) => {
				const { history, states } = played(start, moves);
				const names = history.steps.map(({ key, name }) => `${key} ${name}`);
				let place = states.length - 1;
				for (const target of targets) {
					const found = history.goTo(target);
					if (target === place || target >= states.length) expect(found).toBeUndefined();
					else {
						expect(found).toBe(states[target]);
						place = target;
					}
					expect(history.place).toBe(place);
					expect(history.undoable).toEqual(history.steps[place - 1]);
					expect(history.redoable).toEqual(history.steps[place]);
				}
				expect(history.steps.map(({ key, name }) => `${key} ${name}`)).toEqual(names);
			}),
			{ numRuns: 300 }
		);
	}, 30_000);

	it('can be reached by jumps after a reload', () => {
		fc.assert(
			fc.property(...playing, fc.nat(30), fc.nat(30), (start, moves, left, wanted) => {
				const { history, states } = played(start, moves);
				const now = history.goTo(left) ?? states.at(-1) ?? start;
				const again = new History();
				again.restore(JSON.parse(JSON.stringify(history.toStored())), now);
				expect(again.steps).toEqual(history.steps);
				expect(again.place).toBe(history.place);
				const known = again.goTo(wanted);
				if (known) expect(JSON.parse(JSON.stringify(known))).toEqual(plain(states[wanted]));
			}),
			{ numRuns: 200 }
		);
	}, 30_000);
});

const plain = (army: Army | undefined) => JSON.parse(JSON.stringify(army)) as unknown;
