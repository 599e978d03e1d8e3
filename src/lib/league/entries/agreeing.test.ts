import { describe, expect, it } from 'vitest';
import { idOf, JAN, meeting, OLA } from '../../../../tests/setup/league';
import {
	pointsIn,
	registered,
	reported,
	signedLeague,
	stateWith
} from '../../../../tests/setup/league-entries';
import { documentDigest } from '$lib/army/format/digest';
import type { KnownEntry } from './entry';

const photo = (of: number) => `sha256:${String(of).padStart(64, '0')}`;
const confirmation = (report: KnownEntry) =>
	({ kind: 'confirmation', report: report.digest }) as const;
const annulment = (of: KnownEntry) => ({ kind: 'annulment', entry: of.digest }) as const;
const side = (player: string, secondary = false) => ({ player, army: 'A', secondary }) as const;

describe('reports by two referees that agree', () => {
	const setUp = () => {
		const league = signedLeague();
		const { anna, bolek, entries } = league;
		const bodies = [
			reported({ photos: [photo(1), photo(2)], notes: 'Long game' }),
			reported({ id: idOf(5, 2), game: 4, photos: [photo(2), photo(3)] })
		] as const;
		const one = anna.write(bodies[0]);
		const other = bolek.write(bodies[1], '2026-04-01T10:00:00Z');
		return { ...league, bodies, one, other, known: [...entries, one, other] };
	};

	it('count once, with the photos of both', () => {
		const { known, bodies, one, other } = setUp();
		const state = stateWith(known);
		expect([state.contested, pointsIn(state)]).toEqual([[], [7, 3]]);
		const [first, second] = bodies.map(({ record }) => documentDigest(record));
		const smallest = (first ?? '') < (second ?? '') ? idOf(5, 1) : idOf(5, 2);
		expect(state.league.protocols).toMatchObject([{ id: smallest, game: 1 }]);
		const photos = [...(state.league.protocols[0]?.photos ?? [])].sort();
		expect(photos).toEqual([photo(1), photo(2), photo(3)]);
		for (const { digest } of [one, other]) expect(state.uncounted.has(digest)).toBe(false);
	});

	it('are the same whatever the order in which they arrive', () => {
		const { known } = setUp();
		const [first, ...others] = known;
		if (!first) throw new Error('No founding');
		const turned = stateWith([first, ...others.toReversed()]);
		expect(turned.league).toEqual(stateWith(known).league);
	});

	it('leave the others when one is annulled, by whatever entry', () => {
		const { known, one, other, anna, bolek } = setUp();
		for (const [author, report] of [
			[anna, one],
			[bolek, other]
		] as const) {
			const state = stateWith([...known, author.fork(annulment(report))]);
			expect(pointsIn(state)).toEqual([7, 3]);
			expect(state.league.protocols).toHaveLength(1);
		}
		const edit = anna.write(reported({ annulled: true }, [one.digest]));
		const edited = stateWith([...known, edit]);
		expect([edited.contested, pointsIn(edited)]).toEqual([[], [7, 3]]);
		const none = [anna.fork(annulment(one)), bolek.fork(annulment(other))];
		expect(pointsIn(stateWith([...known, ...none]))).toEqual([0, 0]);
	});

	it('are contested by an edit that changes the result, and by a third report', () => {
		const { known, one, bolek } = setUp();
		const edit = bolek.write(reported({ outcome: 'draw' }, [one.digest]));
		const state = stateWith([...known, edit]);
		expect([state.contested.length, pointsIn(state)]).toEqual([1, [0, 0]]);
		const third = bolek.write(reported({ id: idOf(5, 3), outcome: 'dark' }));
		const [contested] = stateWith([...known, third]).contested;
		expect(contested?.reports).toHaveLength(3);
	});

	it('decide together once each player confirms one of them', () => {
		const { known, one, other, anna, jan, ola } = setUp();
		const third = anna.write(reported({ id: idOf(5, 3), outcome: 'dark' }));
		const confirmed = [jan.write(confirmation(one)), ola.write(confirmation(other))];
		const state = stateWith([...known, third, ...confirmed]);
		expect([state.contested, pointsIn(state)]).toEqual([[], [7, 3]]);
		expect(state.uncounted.get(third.digest)).toBe('overruled');
	});

	it.each([
		['who won', { outcome: 'draw' as const }],
		['a secondary objective', { light: side(JAN, true) }]
	])('do not agree about %s', (_, given) => {
		const { entries, one, bolek } = setUp();
		const other = bolek.write(reported({ id: idOf(5, 2), ...given }));
		expect(stateWith([...entries, one, other]).contested).toHaveLength(1);
	});

	it('may be of two meetings on one day, but not of one that was annulled', () => {
		const { entries, one, bolek } = setUp();
		const twin = (given: object) => {
			const record = meeting({ id: idOf(2, 2), referee: null, plan: [], ...given });
			return bolek.write({ kind: 'meeting', record, replaces: [] });
		};
		const other = bolek.write(reported({ id: idOf(5, 2), meeting: idOf(2, 2) }));
		const state = stateWith([...entries, twin({}), one, other]);
		expect([state.league.protocols.length, pointsIn(state)]).toEqual([1, [7, 3]]);
		const cancelled = stateWith([...entries, twin({ annulled: true }), one, other]);
		expect([cancelled.league.protocols.length, pointsIn(cancelled)]).toEqual([2, [7, 3]]);
	});

	it('may name a player by two registrations', () => {
		const { entries, anna, bolek, one } = setUp();
		const twin = idOf(3, 9);
		const person = anna.write(registered(twin));
		const other = bolek.write(reported({ id: idOf(5, 2), light: side(twin), outcome: 'light' }));
		const same = anna.write({ kind: 'samePerson', player: twin, into: JAN });
		expect(pointsIn(stateWith([...entries, person, one, other]), JAN, twin)).toEqual([7, 7]);
		const state = stateWith([...entries, person, one, other, same]);
		expect([state.contested, pointsIn(state)]).toEqual([[], [7, 3]]);
	});
});

describe('reports by both players', () => {
	const setUp = () => {
		const league = signedLeague();
		const { jan, ola, entries } = league;
		const one = jan.write(reported({ id: jan.id(5) }));
		const other = ola.write(reported({ id: ola.id(5), game: 3 }));
		return { ...league, one, other, known: [...entries, one, other] };
	};

	it('that agree are a confirmed one, which neither takes back', () => {
		const { known, one, other, jan, ola } = setUp();
		const state = stateWith(known);
		expect([state.league.protocols.length, pointsIn(state)]).toEqual([1, [7, 3]]);
		expect([one, other].every(({ digest }) => state.firm.has(digest))).toBe(true);
		const back = jan.fork(annulment(one));
		const edit = ola.fork(reported({ id: ola.id(5), outcome: 'dark' }, [other.digest]));
		for (const attempt of [back, edit]) {
			const after = stateWith([...known, attempt]);
			expect(pointsIn(after)).toEqual([7, 3]);
			expect(after.uncounted.get(attempt.digest)).toBe('agreed');
		}
		const notes = ola.fork(reported({ id: ola.id(5), notes: 'x' }, [other.digest]));
		const noted = stateWith([...known, notes]);
		expect([pointsIn(noted), noted.counted.has(notes.digest)]).toEqual([[7, 3], true]);
		// Both gave it up: nothing is left but what one of them says now.
		expect(pointsIn(stateWith([...known, back, edit]))).toEqual([0, 0]);
	});

	it('that both changed to the same other result are agreed on that one', () => {
		const { known, one, other, jan, ola } = setUp();
		const edits = [
			jan.write(reported({ id: jan.id(5), outcome: 'draw' }, [one.digest])),
			ola.write(reported({ id: ola.id(5), outcome: 'draw' }, [other.digest]))
		];
		expect(pointsIn(stateWith([...known, ...edits]))).toEqual([5, 5]);
	});

	it('that agree overrule the one of a referee, as if both had confirmed it', () => {
		const { known, anna } = setUp();
		const official = anna.write(reported({ outcome: 'dark' }));
		const state = stateWith([...known, official]);
		expect([pointsIn(state), state.uncounted.get(official.digest)]).toEqual([[7, 3], 'overruled']);
	});

	it('that agree are contested by a correction of a referee, who then annuls one', () => {
		const { known, one, other, anna, jan } = setUp();
		const edit = anna.write(reported({ id: jan.id(5), outcome: 'draw' }, [one.digest]));
		const state = stateWith([...known, edit]);
		expect([state.contested.length, pointsIn(state)]).toEqual([1, [0, 0]]);
		const annulled = anna.write(annulment(other));
		expect(pointsIn(stateWith([...known, edit, annulled]))).toEqual([5, 5]);
	});

	it('by keys of one player are one report without a confirmation', () => {
		const { entries, one, jan, anna } = setUp();
		const phone = anna.write({ kind: 'key', person: JAN, publicKey: 'phone'.padEnd(43, '-') });
		const same = jan.write(reported({ id: jan.id(6), game: 2 }));
		const state = stateWith([...entries, phone, one, same]);
		expect(pointsIn(state)).toEqual([0, 0]);
		for (const { digest } of [one, same]) {
			expect(state.uncounted.get(digest)).toBe('unconfirmed');
		}
	});

	it('that differ count neither', () => {
		const { entries, one, ola } = setUp();
		const other = ola.write(reported({ id: ola.id(5), outcome: 'dark' }));
		const state = stateWith([...entries, one, other]);
		expect([pointsIn(state), state.contested]).toEqual([[0, 0], []]);
	});

	it('count once with that of a referee, whose number and id are shown', () => {
		const { entries, one, anna } = setUp();
		const official = anna.write(reported({ game: 2, photos: [photo(1)] }));
		const state = stateWith([...entries, one, official]);
		expect(state.league.protocols).toMatchObject([{ id: idOf(5, 1), game: 2 }]);
		expect([pointsIn(state), state.uncounted.get(one.digest)]).toEqual([[7, 3], undefined]);
		// Nothing of it is left without the referee's report.
		const alone = stateWith([...entries, one, official, anna.write(annulment(official))]);
		expect([pointsIn(alone), alone.uncounted.get(one.digest)]).toEqual([[0, 0], 'unconfirmed']);
	});

	it('do not agree with the sides turned', () => {
		const { entries, one, ola } = setUp();
		const turned = ola.write(
			reported({ id: ola.id(5), light: side(OLA), dark: side(JAN), outcome: 'dark' })
		);
		expect(pointsIn(stateWith([...entries, one, turned]))).toEqual([0, 0]);
	});
});
