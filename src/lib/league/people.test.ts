import { describe, expect, it } from 'vitest';
import {
	idOf,
	JAN,
	league,
	meeting,
	OLA,
	player,
	protocol,
	REFEREE,
	submission,
	walkover
} from '../../../tests/setup/league';
import type { League } from './league-file';
import { checkAge, isUnmentioned, mentionsOf } from './people';
import { SMALL_LEAGUE } from './regulation';

const NOBODY = {
	...{ seasons: 0, meetings: 0, submissions: 0 },
	...{ protocols: 0, walkovers: 0, playOffs: 0 }
};
const THIRD = idOf(3, 3);

describe('mentions of a person', () => {
	const players = [player(JAN), player(OLA), player(THIRD)];

	it('are none for an unknown person', () => {
		expect(mentionsOf(league({ players }), THIRD)).toEqual(NOBODY);
		expect(isUnmentioned(mentionsOf(league({ players }), THIRD))).toBe(true);
	});

	it('include the rosters of seasons', () => {
		const roster = [{ player: JAN, category: 'senior' as const }];
		const full = league({ players, seasons: [{ id: '2026-1', opened: '2026-03-01', roster }] });
		expect(mentionsOf(full, JAN)).toMatchObject({ seasons: 1 });
		expect(isUnmentioned(mentionsOf(full, JAN))).toBe(false);
		expect(mentionsOf(full, THIRD)).toMatchObject({ seasons: 0 });
	});

	it('are counted list by list', () => {
		const decision: League['submissions'][number] = {
			id: idOf(7, 1),
			player: JAN,
			meeting: null,
			digest: `sha256:${'0'.repeat(64)}`,
			file: submission(),
			decision: 'accept',
			reasons: [],
			decidedOn: '2026-03-06'
		};
		const playOff = {
			id: idOf(8, 1),
			season: '2026-1',
			scenario: 'battle',
			players: [OLA, JAN] as [string, string],
			winner: OLA,
			on: '2026-10-01'
		};
		const full = league({
			submissions: [decision],
			protocols: [protocol(), protocol({ id: idOf(5, 2), annulled: true })],
			walkovers: [walkover()],
			playOffs: [playOff]
		});
		const one = { seasons: 0, meetings: 1, protocols: 2, walkovers: 1, playOffs: 1 };
		expect(mentionsOf(full, JAN)).toEqual({ ...one, submissions: 1 });
		expect(mentionsOf(full, OLA)).toEqual({ ...one, submissions: 0 });
		expect(mentionsOf(full, REFEREE)).toEqual({ ...NOBODY, meetings: 1, protocols: 2 });
		expect(isUnmentioned(mentionsOf(full, REFEREE))).toBe(false);
	});

	it('include the referee of a single planned game', () => {
		const plan = [{ scenario: 'battle', light: JAN, dark: OLA, referee: THIRD }];
		const planned = league({ players, meetings: [meeting({ plan })] });
		expect(mentionsOf(planned, THIRD)).toEqual({ ...NOBODY, meetings: 1 });
	});
});

describe('the category of a player', () => {
	const codes = (given: Parameters<typeof player>[1]) =>
		checkAge(player(JAN, given), SMALL_LEAGUE, '2026-03-08').map(({ code, params }) => [
			code,
			params
		]);

	it('is not checked without a day of birth', () => {
		expect(codes({ category: 'junior' })).toEqual([]);
	});

	it('follows the age, from the birthday on', () => {
		expect(codes({ category: 'senior', born: '2008-03-08' })).toEqual([]);
		expect(codes({ category: 'senior', born: '2008-03-09' })).toEqual([['CONSENT', { age: 17 }]]);
		expect(codes({ category: 'junior', born: '2008-03-09' })).toEqual([]);
		expect(codes({ category: 'junior', born: '2008-03-08' })).toEqual([
			['PLAYER', { reason: 'age' }]
		]);
	});

	it('may be senior with a parent’s consent', () => {
		expect(codes({ category: 'senior', born: '2015-01-01', parentConsent: true })).toEqual([]);
	});
});
