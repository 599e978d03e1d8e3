import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../../tests/setup/cases';
import { figureId, gameOf, SKIRMISHERS } from '../../../../tests/setup/table-games';
import { byHand, undo, type Act } from '$lib/play/acts';
import type { Game } from '$lib/play/game-file';
import type { Change } from '$lib/play/changes';
import { withEvent } from '$lib/play/events';
import { tableOf } from '$lib/play/fold';
import { Board, rowsOf } from './board';

const game = gameOf(SKIRMISHERS);

describe('the board', () => {
	it('has the same row after an event that changes none of its figures', () => {
		const board = new Board();
		const before = board.of(game, tableOf(game)).flatMap(rowsOf);
		const figure = figureId(1, 'knight');
		const { cause, changes } = byHand([{ kind: 'flag', figure, flag: 'fallen', on: true }]);
		const next = withEvent(game, { id: 'e', by: 'a' }, cause, changes);
		const shown = board.of(next, tableOf(next));
		const changed = shown.flatMap(rowsOf).filter((row, place) => row !== before[place]);
		expect(changed.map(({ unit }) => unit.id)).toEqual(['knight']);
		expect(shown[0]?.total).toBe((shown[0]?.standing ?? 0) + 1);
	});

	it('is the same after undo and redo as before them', () => {
		const board = new Board();
		const shown = (now: Game) => board.of(now, tableOf(now));
		const flag = { kind: 'flag', flag: 'fallen', on: true } as const;
		const happen = (now: Game, id: string, { cause, changes }: Act) =>
			withEvent(now, { id, by: 'a' }, cause, changes);
		const one = happen(game, '1', byHand([{ ...flag, figure: figureId(1, 'knight') }]));
		const two = happen(one, '2', byHand([{ ...flag, figure: figureId(2, 'knight') }]));
		const boards = [shown(one), shown(two)];
		const undone = happen(two, '3', undo('2'));
		expect(shown(undone)).toBe(boards[0]);
		expect(shown(happen(undone, '4', undo('3')))).toBe(boards[1]);
	});

	it('shows after any events what a new board shows', () => {
		const figure = fc.constantFrom(...tableOf(game).figures.keys());
		const change: fc.Arbitrary<Change> = fc.oneof(
			fc.record({
				...{ kind: fc.constant('flag' as const), figure, on: fc.boolean() },
				flag: fc.constantFrom('fallen' as const, 'disrupted' as const)
			}),
			fc.record({
				...{ kind: fc.constant('place' as const), figure },
				place: fc.constantFrom('table' as const, 'reserve' as const, 'secured' as const)
			}),
			fc.record({
				...{ kind: fc.constant('link' as const), figure },
				link: fc.constantFrom('mount' as const, 'raisedBy' as const),
				to: fc.option(figure)
			}),
			fc.record({
				...{ kind: fc.constant('link' as const), figure, link: fc.constant('squad' as const) },
				to: fc.constantFrom('q1', 'q2', null)
			}),
			fc.record({
				...{ kind: fc.constant('squad' as const), squad: fc.constantFrom('q1', 'q2') },
				...{ side: fc.constant('s1'), name: fc.constantFrom('First', 'Second') }
			}),
			fc.record({ kind: fc.constant('turn' as const), side: fc.constantFrom('s1', 's2') })
		);
		const step = fc.oneof(
			{ weight: 3, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
			{ weight: 1, arbitrary: fc.constant('undo' as const) }
		);
		fc.assert(
			fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
				const board = new Board();
				let now = game;
				for (const [index, one] of steps.entries()) {
					const last = now.events.at(-1);
					const { cause, changes } =
						one === 'undo' && last ? undo(last.id) : byHand(one === 'undo' ? [] : one);
					now = withEvent(now, { id: `e${index}`, by: 'a' }, cause, changes);
					const table = tableOf(now);
					expect(board.of(now, table)).toEqual(new Board().of(now, table));
				}
			}),
			{ numRuns: cases(400) }
		);
	});
});
