import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { withEvent } from '$lib/play/events';
import type { Game } from '$lib/play/game-file';
import { newGame } from '$lib/play/new-game';
import { eventsDocument, gameDocument, readEvents, readShared } from './game-events';
import { summaryOf } from './summary';

const uuid = (number: number) => `0b1c2d3e-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A game with some notes of two phones in turn. */
function game(notes: number): Game {
	const army = newArmy(uuid(2), 'Castle', { profile: 'league' });
	const start = newGame({
		id: uuid(1),
		name: 'The bridge',
		rules: '2005',
		sides: [{ id: 's1', name: 'Castle', armies: [army] }]
	});
	return Array.from({ length: notes }).reduce<Game>(
		(before, _, at) =>
			withEvent(
				before,
				{ id: uuid(100 + at), by: at % 2 === 0 ? 'first' : 'second' },
				{ kind: 'note', text: `Note ${at}` }
			),
		start
	);
}

const bytesOf = (document: unknown) => new TextEncoder().encode(JSON.stringify(document));

function parsed(bytes: Uint8Array | undefined): Record<string, unknown> {
	return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

describe('what one phone sends to another', () => {
	it('is a whole game', () => {
		const reading = readShared(gameDocument(game(5)) ?? new Uint8Array());
		expect(reading).toEqual({ kind: 'game', game: game(5) });
	});

	it('is only what the other phone lacks, with all that this phone knows', () => {
		const theirs = summaryOf(game(3).events);
		const reading = readShared(eventsDocument(game(5), 'first', theirs) ?? new Uint8Array());
		expect(reading).toMatchObject({ kind: 'events', game: uuid(1), by: 'first' });
		if (typeof reading === 'string' || reading.kind !== 'events') return;
		const clocks = reading.events.map(({ clock }) => clock);
		expect(clocks.toSorted((a, b) => a - b)).toEqual([4, 5]);
		expect(reading.known).toEqual(summaryOf(game(5).events));
	});

	it('is all events if nothing is known of the other phone', () => {
		const reading = readShared(eventsDocument(game(4), 'first') ?? new Uint8Array());
		expect(reading).toMatchObject({ kind: 'events', events: game(4).events });
	});
});

describe('foreign bytes', () => {
	const good = parsed(eventsDocument(game(2), 'first'));
	const [event = {}] = good.events as object[];
	it.each([
		['no JSON', new Uint8Array([1, 2, 3])],
		['null', bytesOf(null)],
		['an army', bytesOf(newArmy(uuid(2), 'Castle', { profile: 'league' }))],
		['another field', bytesOf({ ...good, more: 1 })],
		['an unknown cause', bytesOf({ ...good, events: [{ ...event, cause: { kind: 'magic' } }] })],
		['a clock of zero', bytesOf({ ...good, events: [{ ...event, clock: 0 }] })],
		['a game id that is none', bytesOf({ ...good, game: 'x' })]
	])('are refused: %s', (_, bytes) => {
		expect(readShared(bytes)).toBe('foreign');
	});

	it('of a newer version are recognized', () => {
		expect(readShared(bytesOf({ ...good, version: 2, more: 1 }))).toBe('newer');
		expect(readShared(bytesOf({ ...parsed(gameDocument(game(1))), version: 2 }))).toBe('newer');
	});

	it('do not get into a log by messages', () => {
		expect(readEvents(game(2).events)).toEqual(game(2).events);
		expect(readEvents([...game(2).events, { id: 'x' }])).toBeUndefined();
		expect(readEvents([null])).toBeUndefined();
	});
});
