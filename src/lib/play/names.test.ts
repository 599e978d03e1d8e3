import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armyOf, gameOf } from '../../../tests/setup/table-games';
import { squad, undo } from './acts';
import { distinctNames } from './distinct-names';
import { withEvent } from './events';
import { tableOf } from './fold';
import type { Game } from './game-file';
import { nameOf, namesOf } from './names';
import { namedSides } from './side-names';

const knights = { kind: 'minifig', rank: 'mercenary', name: 'Knight' } as const;
const army = (number: number) =>
	armyOf(number, 'Castle', [
		{ ...knights, id: 'one', count: 2 },
		{ ...knights, id: 'two' },
		{ ...knights, id: 'lord', name: number === 1 ? 'Lord' : 'Duke' }
	]);
const game = gameOf([army(1), army(2)]);
const LORD = 's1/0:lord#1';

describe('names at the table', () => {
	it('number the sides and squads that share a name', () => {
		expect(namedSides(game.sides).map(({ name }) => name)).toEqual(['Castle 1', 'Castle 2']);
		const formed = ['q1', 'q2'].reduce((before, id, place) => {
			const act = squad(before, tableOf(before), {
				way: 'form',
				figures: [LORD],
				squad: id,
				name: 'Guard',
				side: 's1'
			});
			return withEvent(before, { id: `e${place}`, by: 'a' }, act.cause, act.changes);
		}, game);
		expect([nameOf(formed, 'q1'), nameOf(formed, 'q2')]).toEqual(['Guard 1', 'Guard 2']);
	});

	it('of a squad are those of the table, and one that was taken back keeps its name for the log', () => {
		const named = (before: Game, id: string, squadId: string, name: string) =>
			withEvent(
				before,
				{ id, by: 'a' },
				{ kind: 'squad', way: 'form', figures: [LORD], squad: squadId },
				[{ kind: 'squad', squad: squadId, side: 's1', name }]
			);
		const first = named(game, 'e1', 'q1', 'Guard');
		const renamed = named(named(first, 'e2', 'q1', 'Riders'), 'e3', 'q2', 'Scouts');
		expect([nameOf(renamed, 'q1'), nameOf(renamed, 'q2')]).toEqual(['Riders', 'Scouts']);
		const back = ['e2', 'e3'].reduce((before, event) => {
			const { cause, changes } = undo(event);
			return withEvent(before, { id: `undo ${event}`, by: 'a' }, cause, changes);
		}, renamed);
		expect(tableOf(back).squads.get('q1')?.name).toBe('Guard');
		expect([nameOf(back, 'q1'), nameOf(back, 'q2')]).toEqual(['Guard', 'Scouts']);
	});

	it('number the figures of a side that share a name, and add the side where both have it', () => {
		expect(['one#1', 'one#2', 'two#1'].map((id) => nameOf(game, `s2/0:${id}`))).toEqual([
			'Knight 1 · Castle 2',
			'Knight 2 · Castle 2',
			'Knight 3 · Castle 2'
		]);
		expect(nameOf(game, LORD)).toBe('Lord');
		expect(new Set(namesOf(game).values()).size).toBe(namesOf(game).size);
	});

	it('are distinct, whatever the units are called', () => {
		const name = fc.constantFrom('A', 'A 1', 'A 2', 'A 1 1', 'B', 'B 2');
		fc.assert(
			fc.property(fc.array(name, { maxLength: 9 }), (names) => {
				const made = distinctNames(names);
				expect(new Set(made).size).toBe(names.length);
				for (const [place, one] of names.entries())
					expect(made[place]).toMatch(new RegExp(`^${one}`));
			})
		);
	});
});
