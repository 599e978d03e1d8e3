import { describe, expect, it } from 'vitest';
import { idOf, JAN, meeting, OLA, walkover } from '../../../../tests/setup/league';
import {
	pointsIn,
	reported,
	signedLeague,
	stateWith
} from '../../../../tests/setup/league-entries';
import type { Meeting, Walkover } from '../league-file';
import type { Body } from './bodies';
import { contestedGames } from './contested';
import type { KnownEntry } from './entry';

const absence = (given: Partial<Walkover> = {}): Body => {
	return { kind: 'walkover', record: walkover(given), replaces: [] };
};
const annulment = (of: KnownEntry) => ({ kind: 'annulment', entry: of.digest }) as const;

describe('a report and a walkover of one game', () => {
	const setUp = (given: Partial<Walkover> = {}) => {
		const league = signedLeague();
		const { anna, bolek, entries } = league;
		const report = anna.write(reported());
		const missed = bolek.write(absence({ game: 2, ...given }));
		return { ...league, report, missed, known: [...entries, report, missed] };
	};

	it('suspend each other, and nobody loses points', () => {
		const { entries, known, report, missed } = setUp();
		expect(pointsIn(stateWith([...entries, report]))).toEqual([7, 3]);
		expect(pointsIn(stateWith([...entries, missed]))).toEqual([7, 0]);
		const state = stateWith(known);
		expect([state.league.protocols, state.league.walkovers]).toEqual([[], []]);
		expect(pointsIn(state)).toEqual([0, 0]);
		expect(state.contested).toMatchObject([
			{ kind: 'suspended', reports: [{ digest: report.digest }, { digest: missed.digest }] }
		]);
		for (const { digest } of [report, missed]) {
			expect(state.uncounted.get(digest)).toBe('contested');
		}
		expect(contestedGames(state)).toMatchObject([{ kind: 'suspended', scenario: 'battle' }]);
	});

	it('count again once the other is annulled', () => {
		const { known, report, missed, anna, bolek } = setUp();
		expect(pointsIn(stateWith([...known, bolek.fork(annulment(missed))]))).toEqual([7, 3]);
		expect(pointsIn(stateWith([...known, anna.fork(annulment(report))]))).toEqual([7, 0]);
		const edit = anna.write(reported({ annulled: true }, [report.digest]));
		expect(pointsIn(stateWith([...known, edit]))).toEqual([7, 0]);
	});

	it('do so also when both players confirmed the report', () => {
		const { known, report, jan, ola } = setUp();
		const confirmed = [jan, ola].map((player) =>
			player.write({ kind: 'confirmation', report: report.digest })
		);
		expect(stateWith([...known, ...confirmed]).contested).toMatchObject([{ kind: 'suspended' }]);
	});

	it('do not if the report would not count alone', () => {
		const { entries, missed, jan } = setUp();
		const own = jan.write(reported({ id: jan.id(5) }));
		const state = stateWith([...entries, missed, own]);
		expect([state.contested, pointsIn(state)]).toEqual([[], [7, 0]]);
	});

	it.each([
		['the players in other roles', { present: OLA, absent: JAN }],
		['the other side', { side: 'dark' as const }]
	])('do so with %s', (_, given) => {
		expect(stateWith(setUp(given).known).contested).toMatchObject([{ kind: 'suspended' }]);
	});

	it('do not if they are of two scenarios or two days', () => {
		const { entries, report, bolek } = setUp();
		const other = bolek.write(absence({ scenario: 'transport' }));
		expect(stateWith([...entries, report, other]).contested).toEqual([]);
		const record = meeting({ id: idOf(2, 2), on: '2026-03-15', referee: null });
		const later = bolek.write({ kind: 'meeting', record, replaces: [] });
		const missed = bolek.write(absence({ meeting: idOf(2, 2) }));
		// Ola has played the scenario before and loses 3 of her 3 points.
		expect(pointsIn(stateWith([...entries, later, report, missed]))).toEqual([7, 0]);
	});

	it('do so in two meetings on one day, unless one was annulled', () => {
		const { entries, report, bolek } = setUp();
		const states = [{}, { annulled: true }].map((given) => {
			const record = meeting({ id: idOf(2, 2), referee: null, ...given });
			const twin = bolek.write({ kind: 'meeting', record, replaces: [] });
			const missed = bolek.write(absence({ meeting: idOf(2, 2) }));
			return stateWith([...entries, twin, report, missed]);
		});
		expect(states.map((state) => [state.contested.length, ...pointsIn(state)])).toEqual([
			[1, 0, 0],
			[0, 7, 3]
		]);
	});

	it('may be the first and the second of two planned games', () => {
		const { entries, report, bolek, anna } = setUp();
		const game = { scenario: 'battle', light: JAN, dark: OLA };
		const record = meeting({
			id: idOf(2, 2),
			referee: null,
			plan: [game, { ...game, light: OLA, dark: JAN }]
		});
		const planned = bolek.write({ kind: 'meeting', record, replaces: [] });
		const played = anna.write(reported({ meeting: idOf(2, 2) }));
		const both = (number: number) => {
			const missed = bolek.write(absence({ meeting: idOf(2, 2), game: number, side: 'dark' }));
			return stateWith([...entries, planned, played, missed]);
		};
		expect(report.digest).not.toBe(played.digest);
		// Jan won the first game, and Ola had left before the second: 3 points less for her.
		expect([both(2).contested, pointsIn(both(2))]).toEqual([[], [14, 0]]);
		expect(pointsIn(both(1))).toEqual([0, 0]);
	});

	it('are one group with all other entries about the game', () => {
		const { known, anna, bolek } = setUp();
		const more = [
			bolek.write(reported({ id: idOf(5, 2), outcome: 'dark' })),
			anna.write(absence({ id: idOf(6, 2), side: 'dark' }))
		];
		const state = stateWith([...known, ...more]);
		expect(state.contested.map(({ kind, reports }) => [kind, reports.length])).toEqual([
			['suspended', 4]
		]);
		expect(pointsIn(state)).toEqual([0, 0]);
		const twin = bolek.write(reported({ id: idOf(5, 3) }));
		expect(stateWith([...known, twin]).contested[0]?.reports).toHaveLength(3);
	});
});

describe('a meeting that changes', () => {
	it('gives the same state, whatever was worked out before', () => {
		const { entries, anna, bolek } = signedLeague();
		const twin = (given: Partial<Meeting>, replaces: string[] = []): Body => {
			const record = meeting({ id: idOf(2, 2), referee: null, plan: [], ...given });
			return { kind: 'meeting', record, replaces };
		};
		const held = bolek.write(twin({}));
		const missed = bolek.write(absence({ meeting: idOf(2, 2), game: 2 }));
		const known = [...entries, held, anna.write(reported()), missed];
		const before = stateWith(known);
		expect(pointsIn(before)).toEqual([0, 0]);
		const game = { scenario: 'battle', light: JAN, dark: OLA };
		const changes = [{ annulled: true }, { plan: [game, game] }, { on: '2026-03-10' }];
		for (const given of changes) {
			const all = [...known, bolek.fork(twin(given, [held.digest]))];
			expect(stateWith(all).contested).toEqual([]);
		}
	});
});

describe('two walkovers of one absence', () => {
	it('count once if they agree, whatever their numbers', () => {
		const { entries, anna, bolek } = signedLeague();
		const one = anna.write(absence());
		const other = bolek.write(absence({ id: idOf(6, 2), game: 3 }));
		const state = stateWith([...entries, one, other]);
		expect([state.contested, state.league.walkovers.length]).toEqual([[], 1]);
		expect(pointsIn(state)).toEqual([7, 0]);
	});
});
