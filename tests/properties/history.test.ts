import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Army, Unit } from '$lib/rules/choices';
import { allUnits, countOf } from '$lib/rules/terms';
import * as armyEdits from '$lib/army/edits/army-edits';
import * as edits from '$lib/army/edits/edits';
import { moveUnit } from '$lib/army/edits/unit-order';
import type { Edit } from '$lib/army/edits/edit';
import type { EditLabel } from '$lib/army/edits/edit';
import { armyDiff } from '$lib/army/diff/army-diff';
import { History } from '$lib/state/document/history.svelte';
import { cases } from '../setup/cases';
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
	const history = new History<EditLabel>();
	const states = [start];
	for (const move of moves) {
		const before = states.at(-1) ?? start;
		const edit = editOf(before, move);
		const after = edit?.apply(before) ?? before;
		if (!edit || after === before) continue;
		history.record(edit.label, armyDiff.between(before, after));
		states.push(after);
	}
	return { history, states };
}

/** Moves to a place in the history and returns the state there; undefined if there is no such place. */
function goTo(history: History<EditLabel>, now: Army, place: number): Army | undefined {
	const patch = history.patchTo(place);
	if (patch) history.moveTo(place);
	return patch && armyDiff.patched(now, patch);
}

const playing = [anyArmy, fc.array(anyMove, { maxLength: 25, size: 'max' })] as const;

describe('any sequence of edits', () => {
	it('can be undone to the start and redone to the end', () => {
		let longest = 0;
		fc.assert(
			fc.property(...playing, (start, moves) => {
				const { history, states } = played(start, moves);
				let now = states.at(-1) ?? start;
				const step = (by: number) => goTo(history, now, history.place + by);
				for (const state of states.toReversed().slice(1))
					expect((now = step(-1) ?? now)).toEqual(state);
				expect(step(-1)).toBeUndefined();
				for (const state of states.slice(1)) expect((now = step(1) ?? now)).toEqual(state);
				expect(step(1)).toBeUndefined();
				longest = Math.max(longest, states.length);
			}),
			{ numRuns: cases(300) }
		);
		expect(longest).toBeGreaterThan(15);
	});

	it('gives the same states by jumps and by steps, in any order', () => {
		fc.assert(
			fc.property(...playing, fc.array(fc.nat(30), { maxLength: 12 }), (start, moves, targets) => {
				const { history, states } = played(start, moves);
				const names = history.steps.map(({ key, name }) => `${key} ${name}`);
				let place = states.length - 1;
				let now = states[place] ?? start;
				for (const target of targets) {
					const found = goTo(history, now, target);
					if (target === place || target >= states.length) expect(found).toBeUndefined();
					else {
						expect(found).toEqual(states[target]);
						now = found ?? now;
						place = target;
					}
					expect(history.place).toBe(place);
					expect(history.undoable).toEqual(history.steps[place - 1]);
					expect(history.redoable).toEqual(history.steps[place]);
				}
				expect(history.steps.map(({ key, name }) => `${key} ${name}`)).toEqual(names);
			}),
			{ numRuns: cases(300) }
		);
	});

	it('can be reached by jumps after a reload', () => {
		fc.assert(
			fc.property(...playing, fc.nat(30), fc.nat(30), (start, moves, left, wanted) => {
				const { history, states } = played(start, moves);
				const last = states.at(-1) ?? start;
				const now = goTo(history, last, left) ?? last;
				const again = new History<EditLabel>();
				again.restore(JSON.parse(JSON.stringify(history.toStored())), now, armyDiff);
				expect(again.steps).toEqual(history.steps);
				expect(again.place).toBe(history.place);
				const known = goTo(again, now, wanted);
				if (known) expect(JSON.parse(JSON.stringify(known))).toEqual(plain(states[wanted]));
			}),
			{ numRuns: cases(200) }
		);
	});
});

const plain = (army: Army | undefined) => JSON.parse(JSON.stringify(army)) as unknown;
