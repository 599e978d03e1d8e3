import { describe, expect, it } from 'vitest';
import { after, armyOf, figureId, gameOf, minifig, played } from '../../../tests/setup/game';
import { beginTurn, settleStrays, undo } from './acts';
import { tableOf } from './fold';
import type { Game } from './game-file';
import { logOf } from './log';
import { mayStrayOnto } from './strays';

const bow = minifig('archer', { count: 2, gear: [{ item: 'longRanged' }] });
const two = gameOf('2005', armyOf([bow]), armyOf([minifig('foe', { count: 2 })]));
const third = { id: 'C', name: 'Army C', armies: [armyOf([minifig('peasant')])] };
const start = after({ ...two, sides: [...two.sides, third] }, beginTurn('A'));
const foe = figureId('B', 'foe');
const attackers = [{ figure: figureId('A', 'archer'), weapon: 'gear-0' }];
const shot = played(
	start,
	{ procedure: 'attack', way: 'ranged', attackers, target: foe },
	'none',
	[1]
).game;
const isOpen = (game: Game) => logOf(game).some(({ strays }) => strays);

describe('a missed shot', () => {
	it('is open until it is settled where it landed, and again when that is taken back', () => {
		expect([isOpen(start), isOpen(shot)]).toEqual([false, true]);
		const settled = after(shot, settleStrays(shot.events.at(-1)?.id ?? ''));
		expect(isOpen(settled)).toBe(false);
		expect(isOpen(after(settled, undo(settled.events.at(-1)?.id ?? '')))).toBe(true);
	});

	it('hits anybody of both sides but its target, and nobody of a third one', () => {
		const ids = [...tableOf(shot).figures.keys()];
		const targets = [foe];
		expect(
			ids.filter((id) => mayStrayOnto(shot, tableOf(shot), { attackers, targets }, id))
		).toEqual([figureId('A', 'archer'), figureId('A', 'archer', 2), figureId('B', 'foe', 2)]);
	});
});
