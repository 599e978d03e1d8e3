import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armyOf, gameOf, minifig } from '../setup/game';
import { ChannelLog } from '$lib/state/two-phones/shared-game';
import { aheadIn, mergeEvents, nextClock, withEvent } from '$lib/play/events';
import type { Game, GameEvent } from '$lib/play/game-file';
import { GAME_MOST } from '$lib/play/limits';
import { readGame } from '$lib/play/read-game';

const empty = gameOf('2005', armyOf([minifig('u1')]), armyOf([minifig('u2')]));
const noted = (from: Game, id: string) =>
	withEvent(from, { id, by: 'me' }, { kind: 'note', text: id });
const game = noted(empty, 'first');
const at = (clock: number, id = 'evil'): GameEvent => ({
	id,
	by: 'other',
	clock,
	cause: { kind: 'note', text: id },
	changes: []
});
const gameWith = (...events: GameEvent[]): Game => ({
	...game,
	events: [...game.events, ...events]
});

describe('an event whose clock runs far ahead', () => {
	it.each([GAME_MOST.clock, GAME_MOST.clock - 1, 500_000])(
		'of %i cannot freeze a game',
		(clock) => {
			const { events, changed, ahead } = mergeEvents(game.events, [at(clock)]);
			expect([events, changed, ahead]).toEqual([game.events, false, [at(clock)]]);
			expect(readGame(gameWith(at(clock)))).toEqual({
				ok: false,
				problem: { code: 'tooLarge', path: '/events/1/clock', maximum: GAME_MOST.events }
			});
			let shown = game;
			const shared = {
				get stored() {
					return shown;
				},
				edit: (apply: (before: Game) => Game) => ((shown = apply(shown)), true)
			};
			expect(new ChannelLog(shared, () => undefined).receive([at(clock)])).toBe('ahead');
			expect(shown).toBe(game);
			expect(new ChannelLog(undefined, () => undefined).begin(gameWith(at(clock)))).toBe('invalid');
		}
	);

	it('is left out with what follows it, and the events before it are taken', () => {
		const [near, far, farther] = [at(9, 'near'), at(90_000, 'far'), at(90_001, 'farther')];
		const { events, ahead } = mergeEvents(game.events, [farther, near, far]);
		expect(events.map(({ id }) => id)).toEqual(['first', 'near']);
		expect(ahead).toEqual([farther, far]);
	});

	it('leaves room for the next event, whatever arrives', () => {
		const clocks = fc.array(fc.nat(GAME_MOST.clock), { maxLength: 50 });
		fc.assert(
			fc.property(clocks, (arriving) => {
				const steps = arriving.map((clock, index) => at(Math.max(clock, 1), `e${index}`));
				const merged = { ...game, events: [...mergeEvents(game.events, steps).events] };
				const next = noted(merged, 'next');
				expect(aheadIn(next.events)).toBeUndefined();
				expect(nextClock(next.events)).toBeLessThan(GAME_MOST.clock);
				expect(readGame(next)).toMatchObject({ ok: true });
			}),
			{ numRuns: 100 }
		);
		// Even if each event of the largest game ran ahead as far as it may.
		expect(GAME_MOST.events * GAME_MOST.events).toBeLessThan(GAME_MOST.clock);
	});
});
