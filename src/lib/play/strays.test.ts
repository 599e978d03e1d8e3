import { describe, expect, it } from 'vitest';
import { after, armyOf, figureId, gameOf, minifig, played } from '../../../tests/setup/game';
import { beginTurn, byHand, settleStrays, undo } from './acts';
import type { Change } from './changes';
import { tableOf } from './fold';
import type { Game } from './game-file';
import { logOf } from './log';
import { mayStrayOnto, strayOrder } from './strays';

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

	/** The figures that missed shots of these attackers may hit. */
	const near = (game: Game, by: readonly string[]) =>
		[...tableOf(game).figures.keys()].filter((id) =>
			mayStrayOnto(
				game,
				tableOf(game),
				{ way: 'ranged', attackers: by.map((figure) => ({ figure })), targets: [foe] },
				id
			)
		);
	const archers = [1, 2].map((number) => figureId('A', 'archer', number));
	const peasant = figureId('C', 'peasant');

	const later = (game: Game): Game => ({ ...game, rules: '2020' });

	it('hits anybody but its target; later nobody of a third side (PL-RNG-03, E20-MISS-02)', () => {
		const both = [...archers, figureId('B', 'foe', 2)];
		expect(near(shot, archers.slice(0, 1))).toEqual([...both, peasant]);
		expect(near(later(shot), archers.slice(0, 1))).toEqual(both);
	});

	it('flies as far as it was shot, and an explosion reaches all around, also its target', () => {
		const way = 'explosion' as const;
		const grenade = { way, attackers, targets: [foe], situation: { distance: 5, aiming: true } };
		expect(strayOrder(grenade, attackers[0]?.figure ?? '', [peasant, foe])).toEqual({
			procedure: 'attack',
			way,
			attackers,
			target: peasant,
			others: [foe],
			situation: { distance: 5 },
			stray: true
		});
		expect(mayStrayOnto(start, tableOf(start), grenade, foe)).toBe(true);
	});

	it('hits anybody of a third side that shoots too (E20-MISS-02)', () => {
		expect(near(later(shot), [...archers, peasant])).toContain(peasant);
	});

	it('hits anybody of a third side who fights the target hand to hand (PL-SQM-06)', () => {
		const fight = [foe, peasant].map((figure): Change => ({
			kind: 'link',
			figure,
			link: 'ring',
			to: foe
		}));
		expect(near(later(after(start, byHand(fight))), archers)).toContain(peasant);
		const stranger = later(after(start, byHand(fight.slice(0, 1))));
		expect(near(stranger, archers)).not.toContain(peasant);
	});
});
