import { describe, expect, it } from 'vitest';
import { idOf, JAN, league, meeting, OLA, protocol, walkover } from '../../../tests/setup/league';
import { pointsBreakdown } from './points-breakdown';
import type { League } from './league-file';
import { SMALL_LEAGUE } from './regulation';
import { seasonState } from './season';

const SECOND = idOf(2, 2);
const meetings = [meeting(), meeting({ id: SECOND, on: '2026-03-15' })];

function breakdownOf(given: Partial<League>, player: string) {
	const all = league({ meetings, ...given });
	const [season] = all.seasons;
	const [result] = (season && seasonState(all, season).results.get(player)) ?? [];
	if (!result) throw new Error('No result');
	const { meeting: held, lines } = pointsBreakdown(all, result);
	const sum = lines.reduce((points, line) => points + line.points, 0);
	return {
		on: held?.on,
		lines: lines.map(({ of, points, rule }) => `${of} ${points} ${rule}`),
		adds: sum === result.points
	};
}

describe('the points of a box', () => {
	const both = {
		light: { player: JAN, army: 'A', secondary: true },
		dark: { player: OLA, army: 'A', secondary: true }
	} as const;

	it('of a game are 5, plus or minus 2, plus 1 for the secondary objective', () => {
		const protocols = [protocol(both)];
		expect(breakdownOf({ protocols }, JAN)).toEqual({
			on: '2026-03-08',
			lines: ['taken 5 PL-LIG-12', 'win 2 PL-LIG-12', 'secondary 1 PL-LIG-12'],
			adds: true
		});
		expect(breakdownOf({ protocols }, OLA).lines[1]).toBe('loss -2 PL-LIG-12');
	});

	it('of a draw are 5, with or without the secondary objective', () => {
		const protocols = [protocol({ ...both, outcome: 'draw' })];
		expect(breakdownOf({ protocols }, JAN).lines).toEqual([
			'taken 5 PL-LIG-12',
			'draw 0 PL-LIG-12',
			'secondaryOnDraw 0 PL-LIG-12'
		]);
		const scoring = { ...SMALL_LEAGUE.scoring, secondaryOnDraw: true };
		const regulation = { ...SMALL_LEAGUE, scoring };
		expect(breakdownOf({ protocols, regulation }, JAN)).toMatchObject({ adds: true });
		expect(breakdownOf({ protocols, regulation }, JAN).lines[2]).toBe('secondary 1 PL-LIG-12');
	});

	it('of a walkover are 7, less 3 for each later absence', () => {
		const away = walkover({ meeting: SECOND, side: 'dark' });
		expect(breakdownOf({ walkovers: [walkover()] }, JAN)).toEqual({
			on: '2026-03-08',
			lines: ['present 7 PL-LIG-10'],
			adds: true
		});
		expect(breakdownOf({ protocols: [protocol()], walkovers: [away] }, OLA)).toEqual({
			on: '2026-03-08',
			lines: ['taken 5 PL-LIG-12', 'loss -2 PL-LIG-12', 'deducted -3 PL-LIG-10'],
			adds: true
		});
	});
});
