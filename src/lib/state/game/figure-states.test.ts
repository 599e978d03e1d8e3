import { describe, expect, it } from 'vitest';
import { armyOf, figureId, gameOf, SKIRMISHERS } from '../../../../tests/setup/table-games';
import { withEvent } from '$lib/play/events';
import { tableOf } from '$lib/play/fold';
import type { Game } from '$lib/play/game-file';
import { rosterOf } from '$lib/play/roster';
import { handStates, quickStates } from './figure-states';

const states = (game: Game, id: string) => {
	const figure = rosterOf(game).figures.get(id);
	const state = tableOf(game).figures.get(id);
	return figure && state ? quickStates(figure, state) : [];
};
/** The game after one tap on the state of a kind. */
function tapped(game: Game, id: string, kind: string): Game {
	const found = states(game, id).find((one) => one.kind === kind);
	if (!found) throw new Error(`No ${kind}`);
	const event = { id: `tap ${game.events.length}`, by: 'one' };
	return withEvent(game, event, { kind: 'manual' }, [found.change]);
}

describe('a tap where the dice roll on the table', () => {
	const game = gameOf(SKIRMISHERS);
	const [knight, tower] = [figureId(1, 'knight'), figureId(2, 'tower')];

	it('sets a wound or size damage more', () => {
		const wounded = tapped(tapped(game, knight, 'count'), knight, 'count');
		expect(tableOf(wounded).figures.get(knight)?.counts.wounds).toBe(2);
		const damaged = tapped(game, tower, 'count');
		expect(tableOf(damaged).figures.get(tower)?.counts.sizeMarks).toBe(1);
	});

	it('lets a figure fall, and stand again', () => {
		const fallen = tapped(game, knight, 'falls');
		expect(tableOf(fallen).figures.get(knight)?.flags.fallen).toBe(true);
		expect(states(fallen, knight).map(({ kind }) => kind)).toEqual(['stands']);
		const again = tapped(fallen, knight, 'stands');
		expect(tableOf(again).figures.get(knight)?.flags.fallen).toBeUndefined();
	});

	it('uses explosives up, until none is left', () => {
		const bomber = armyOf(3, 'Bombers', [
			{
				...{ kind: 'minifig', rank: 'mercenary', id: 'bomber', name: 'Bomber' },
				gear: [{ item: 'explosive', count: 2 }]
			}
		]);
		let one = gameOf([bomber, bomber]);
		const id = figureId(1, 'bomber');
		for (const left of [2, 1]) {
			expect(states(one, id).find(({ kind }) => kind === 'box')).toMatchObject({ left });
			one = tapped(one, id, 'box');
		}
		expect(states(one, id).some(({ kind }) => kind === 'box')).toBe(false);
	});
});

describe('states that are set by hand', () => {
	it('leave out the propulsion of what has none', () => {
		const fort = { kind: 'creation', form: 'building', size: 4, structureLevel: 1 } as const;
		const game = gameOf([
			armyOf(1, 'Fort', [{ ...fort, id: 'fort', name: 'Fort' }]),
			...SKIRMISHERS.slice(1)
		]);
		const statesOf = (id: string) => {
			const figure = rosterOf(game).figures.get(id);
			return figure && handStates(game, figure);
		};
		expect(statesOf(figureId(2, 'tower'))?.flags).toContain('noPropulsion');
		const { flags, counts } = statesOf(figureId(1, 'fort')) ?? {};
		expect(flags).toEqual(['disrupted', 'braced']);
		expect(counts).not.toContain('lostPropulsion');
	});
});
