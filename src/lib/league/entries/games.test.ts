import { describe, expect, it } from 'vitest';
import { idOf, JAN, MEETING, OLA, walkover } from '../../../../tests/setup/league';
import {
	Author,
	keyOf,
	pointsIn,
	registered,
	reported,
	signedLeague,
	stateWith
} from '../../../../tests/setup/league-entries';
import type { Body } from './bodies';
import type { Digest, KnownEntry } from './entry';

const second = idOf(5, 2);
const confirmation = (report: KnownEntry) =>
	({ kind: 'confirmation', report: report.digest }) as const;

describe('two reports of one game', () => {
	const setUp = () => {
		const league = signedLeague();
		const { anna, bolek, entries } = league;
		const one = anna.write(reported());
		const other = bolek.write(reported({ id: second, game: 1, outcome: 'dark' }));
		return { ...league, one, other, known: [...entries, one, other] };
	};

	it('are contested, and neither counts', () => {
		const { known, one, other } = setUp();
		const state = stateWith(known);
		expect(state.league.protocols).toEqual([]);
		expect(pointsIn(state)).toEqual([0, 0]);
		const [contested] = state.contested;
		expect(contested?.reports.map(({ digest }) => digest).sort()).toEqual(
			[one.digest, other.digest].sort()
		);
		expect(state.uncounted.get(one.digest)).toBe('contested');
	});

	it.each([
		['another number', { game: 7, outcome: 'draw' as const }],
		['another outcome', { outcome: 'draw' as const }],
		['another secondary objective', { dark: { player: OLA, army: 'A' as const, secondary: true } }]
	])('are one game with %s', (_, given) => {
		const { entries, one, bolek } = setUp();
		const twin = bolek.write(reported({ id: idOf(5, 3), ...given }));
		expect(stateWith([...entries, one, twin]).contested).toHaveLength(1);
	});

	it.each([
		['a replay', { replay: true }],
		['of another scenario', { scenario: 'transport' }],
		[
			'with the sides turned',
			{
				light: { player: OLA, army: 'A' as const, secondary: false },
				dark: { player: JAN, army: 'A' as const, secondary: false }
			}
		]
	])('are two games if one is %s', (_, given) => {
		const { entries, one, bolek } = setUp();
		const game = bolek.write(reported({ id: idOf(5, 3), ...given }));
		const state = stateWith([...entries, one, game]);
		expect(state.contested).toEqual([]);
		expect(state.league.protocols).toHaveLength(2);
	});

	it('are settled by annulling one', () => {
		const { known, other, bolek } = setUp();
		const annulled = bolek.write({ kind: 'annulment', entry: other.digest });
		const state = stateWith([...known, annulled]);
		expect(state.contested).toEqual([]);
		expect(pointsIn(state)).toEqual([7, 3]);
		expect(state.uncounted.get(other.digest)).toBe('annulled');
	});

	it('are contested again once the annulment is annulled, and so on', () => {
		const { known, other, bolek, anna } = setUp();
		const chain = [bolek.write({ kind: 'annulment', entry: other.digest })];
		for (let depth = 2; depth <= 5; depth += 1) {
			const last: Digest = chain.at(-1)?.digest ?? '';
			chain.push((depth % 2 ? anna : bolek).write({ kind: 'annulment', entry: last }));
			const state = stateWith([...known, ...chain]);
			expect(state.contested).toHaveLength(depth % 2 ? 0 : 1);
		}
	});

	it('are settled when both players confirm one of them, and only one', () => {
		const { known, one, other, jan, ola } = setUp();
		const half = [...known, jan.write(confirmation(other))];
		expect(stateWith(half).contested).toHaveLength(1);
		const whole = [...half, ola.write(confirmation(other))];
		const state = stateWith(whole);
		expect(state.contested).toEqual([]);
		expect(pointsIn(state)).toEqual([3, 7]);
		expect(state.uncounted.get(one.digest)).toBe('overruled');
		const both = [jan, ola].map((author) => author.write(confirmation(one)));
		expect(stateWith([...whole, ...both]).contested).toHaveLength(1);
	});

	it('are not settled by confirmations of officials or strangers', () => {
		const { known, other, anna, bolek, founder } = setUp();
		const stranger = new Author(keyOf('stranger'), founder.league);
		const confirmed = [anna, bolek, founder, stranger].map((one) => one.write(confirmation(other)));
		expect(stateWith([...known, ...confirmed]).contested).toHaveLength(1);
	});
});

describe('a report edited on two devices', () => {
	const setUp = () => {
		const league = signedLeague();
		const { anna, bolek, entries } = league;
		const first = anna.write(reported());
		const edits = [
			anna.write(reported({ outcome: 'draw' }, [first.digest])),
			bolek.write(reported({ outcome: 'dark' }, [first.digest]))
		];
		return { ...league, first, edits, known: [...entries, first, ...edits] };
	};

	it('is contested', () => {
		const state = stateWith(setUp().known);
		expect(state.contested).toHaveLength(1);
		expect(pointsIn(state)).toEqual([0, 0]);
	});

	it('is settled by an edit that knows both', () => {
		const { known, edits, anna } = setUp();
		const last = anna.write(
			reported(
				{ outcome: 'draw' },
				edits.map(({ digest }) => digest)
			)
		);
		expect(pointsIn(stateWith([...known, last]))).toEqual([5, 5]);
	});

	it('is one report if both wrote the same', () => {
		const { entries, first, anna, bolek } = setUp();
		const same = [anna, bolek].map((author) =>
			author.write(reported({ outcome: 'draw' }, [first.digest]))
		);
		const state = stateWith([...entries, first, ...same]);
		expect(state.contested).toEqual([]);
		expect(pointsIn(state)).toEqual([5, 5]);
	});

	it('returns to the version before when the edit is annulled', () => {
		const { entries, first, anna } = setUp();
		const edit = anna.write(reported({ outcome: 'draw' }, [first.digest]));
		const undone = anna.write({ kind: 'annulment', entry: edit.digest });
		expect(pointsIn(stateWith([...entries, first, edit]))).toEqual([5, 5]);
		expect(pointsIn(stateWith([...entries, first, edit, undone]))).toEqual([7, 3]);
	});

	it('is not changed by a replacement that names no version of it', () => {
		const { entries, first, anna } = setUp();
		const other = anna.write(reported({ id: second, scenario: 'transport' }, [first.digest]));
		expect(stateWith([...entries, first, other]).league.protocols).toHaveLength(2);
	});
});

describe("a player's report", () => {
	it('counts once the opponent or an official confirms it', () => {
		const { entries, jan, ola, anna } = signedLeague();
		const game = jan.write(reported({ id: jan.id(5) }));
		const alone = stateWith([...entries, game, jan.write(confirmation(game))]);
		expect(alone.uncounted.get(game.digest)).toBe('unconfirmed');
		expect(pointsIn(alone)).toEqual([0, 0]);
		for (const author of [ola, anna]) {
			const state = stateWith([...entries, game, author.write(confirmation(game))]);
			expect(pointsIn(state)).toEqual([7, 3]);
		}
	});

	it("does not contest a referee's report while it is unconfirmed", () => {
		const { entries, jan, anna } = signedLeague();
		const own = jan.write(reported({ id: jan.id(5) }));
		const state = stateWith([...entries, own, anna.write(reported({ outcome: 'dark' }))]);
		expect(pointsIn(state)).toEqual([3, 7]);
	});

	it("does not replace a referee's report", () => {
		const { entries, jan, ola, anna } = signedLeague();
		const official = anna.write(reported({ outcome: 'dark' }));
		const own = jan.write(reported({}, [official.digest]));
		const agreed = ola.write(confirmation(own));
		const state = stateWith([...entries, official, own, agreed]);
		// Both players agree, so their report decides; without Ola's confirmation the referee's counts.
		expect(pointsIn(state)).toEqual([7, 3]);
		expect(state.uncounted.get(official.digest)).toBe('overruled');
		expect(pointsIn(stateWith([...entries, official, own]))).toEqual([3, 7]);
	});

	it('is not about games of others', () => {
		const { entries, jan, anna } = signedLeague();
		const [third, fourth] = [idOf(3, 3), idOf(3, 4)];
		const people = [third, fourth].map((id) => anna.write(registered(id)));
		const game = jan.write(
			reported({
				id: jan.id(5),
				light: { player: third, army: 'A', secondary: false },
				dark: { player: fourth, army: 'A', secondary: false }
			})
		);
		const state = stateWith([...entries, ...people, game]);
		expect(state.uncounted.get(game.digest)).toBe('noRight');
	});

	it('is confirmed by the key of one player only, even if the opponent claims it', () => {
		const { entries, jan, ola } = signedLeague();
		const claim = ola.write({ kind: 'key', person: OLA, publicKey: jan.publicKey });
		const game = jan.write(reported({ id: jan.id(5) }));
		const state = stateWith([...entries, claim, game, jan.write(confirmation(game))]);
		expect(state.uncounted.get(game.digest)).toBe('unconfirmed');
		expect([state.alarms, state.uncounted.get(claim.digest)]).toEqual([[], 'noRight']);
	});

	it('is confirmed by nobody with a key that a referee gave to both players', () => {
		const { entries, jan, anna } = signedLeague();
		const shared = anna.write({ kind: 'key', person: OLA, publicKey: jan.publicKey });
		const game = jan.write(reported({ id: jan.id(5) }));
		const state = stateWith([...entries, shared, game, jan.write(confirmation(game))]);
		expect(state.uncounted.get(game.digest)).toBe('unconfirmed');
		expect(state.alarms).toEqual([
			{ code: 'sharedKey', publicKey: jan.publicKey, persons: [JAN, OLA] }
		]);
	});
});

describe('an annulment', () => {
	it('is for the author, and for referees of at least the rank of the author', () => {
		const { entries, anna, bolek, founder, jan } = signedLeague();
		const game = founder.write(reported());
		const attempts = [anna, bolek, jan].map((one) =>
			one.write({ kind: 'annulment', entry: game.digest })
		);
		const state = stateWith([...entries, game, ...attempts]);
		expect(pointsIn(state)).toEqual([7, 3]);
		for (const { digest } of attempts) expect(state.uncounted.get(digest)).toBe('noRight');
		const own = founder.write({ kind: 'annulment', entry: game.digest });
		expect(pointsIn(stateWith([...entries, game, own]))).toEqual([0, 0]);
	});

	it('of an appointment or a key has no effect', () => {
		const { entries, founder, appointments, anna } = signedLeague();
		const attempt = founder.write({ kind: 'annulment', entry: appointments.anna.digest });
		const state = stateWith([...entries, attempt, anna.write(reported())]);
		expect(state.uncounted.get(attempt.digest)).toBe('noRight');
		expect(pointsIn(state)).toEqual([7, 3]);
	});

	it('may be the end of a very long chain', () => {
		const { entries, anna } = signedLeague();
		const chain = [anna.write(reported())];
		for (let index = 0; index < 3001; index += 1) {
			chain.push(anna.write({ kind: 'annulment', entry: chain.at(-1)?.digest ?? '' }));
		}
		expect(pointsIn(stateWith([...entries, ...chain]))).toEqual([0, 0]);
	});
});

describe('two walkovers of one absence', () => {
	it('are contested if they differ', () => {
		const { entries, anna, bolek } = signedLeague();
		const absence = (id: string, side: 'light' | 'dark'): Body => {
			return { kind: 'walkover', record: walkover({ id, side }), replaces: [] };
		};
		const one = anna.write(absence(idOf(6, 1), 'light'));
		const other = bolek.write(absence(idOf(6, 2), 'dark'));
		expect(pointsIn(stateWith([...entries, one]))).toEqual([7, 0]);
		const state = stateWith([...entries, one, other]);
		expect(state.contested).toMatchObject([{ kind: 'walkover' }]);
		expect(pointsIn(state)).toEqual([0, 0]);
		const annulled = bolek.write({ kind: 'annulment', entry: other.digest });
		expect(pointsIn(stateWith([...entries, one, other, annulled]))).toEqual([7, 0]);
	});
});

describe('an edit that two devices made of a meeting', () => {
	it('shows the later one everywhere and lists the other', () => {
		const { entries, anna, bolek } = signedLeague();
		const [held] = entries.filter(({ entry }) => entry.body.kind === 'meeting');
		const body = held?.entry.body;
		if (body?.kind !== 'meeting') throw new Error('No meeting');
		const moved = (on: string) => ({
			...body,
			record: { ...body.record, on },
			replaces: [held?.digest ?? '']
		});
		const one = anna.write(moved('2026-03-09'), '2026-03-04T10:00:00Z');
		const other = bolek.write(moved('2026-03-10'), '2026-03-04T11:00:00Z');
		const state = stateWith([...entries, one, other]);
		expect(state.league.meetings.map(({ on }) => on)).toEqual(['2026-03-10']);
		expect(state.conflicts).toEqual([
			{ list: 'meetings', id: MEETING, shown: other.digest, others: [one.digest] }
		]);
	});
});
