import { describe, expect, it } from 'vitest';
import {
	idOf,
	JAN,
	league,
	meeting,
	MEETING,
	OLA,
	protocol,
	walkover
} from '../../../tests/setup/league';
import { gameEffect, walkoverBoxes, walkoverEffect } from './effects';
import type { League, Walkover } from './league-file';

const SECOND = idOf(2, 2);
const meetings = [meeting(), meeting({ id: SECOND, on: '2026-03-15' })];

describe('the points of a game', () => {
	it('are 8 and 4 if both reached the secondary objective', () => {
		const both = protocol({
			light: { player: JAN, army: 'A', secondary: true },
			dark: { player: OLA, army: 'A', secondary: true }
		});
		expect(gameEffect(league({ protocols: [both] }), both)).toEqual([
			{ side: 'light', player: JAN, points: 8, counts: true },
			{ side: 'dark', player: OLA, points: 4, counts: true }
		]);
	});

	it('do not count in a replay, out of season or if annulled', () => {
		const again = protocol({ id: idOf(5, 2), meeting: SECOND, outcome: 'draw' });
		const counts = (given: Partial<League>, of = protocol()) =>
			gameEffect(league({ meetings, ...given }), of).map((effect) => effect.counts);
		expect(counts({ protocols: [protocol(), again] }, again)).toEqual([false, false]);
		expect(counts({ protocols: [protocol()], meetings: [meeting({ on: '2026-12-01' })] })).toEqual([
			false,
			false
		]);
		const annulled = protocol({ annulled: true });
		expect(counts({ protocols: [annulled] }, annulled)).toEqual([false, false]);
	});
});

describe('the effect of a walkover', () => {
	const effect = (given: Partial<League>, of: Walkover) => {
		const { filled, reduced } = walkoverEffect(league({ meetings, ...given }), of);
		return [filled?.points, reduced?.box.side, reduced?.points];
	};

	it('is 7 for the present player, and nothing for an absentee without a result of that scenario', () => {
		expect(effect({ walkovers: [walkover()] }, walkover())).toEqual([7, undefined, undefined]);
	});

	it('is 3 less for the absentee’s result of that scenario', () => {
		const later = walkover({ meeting: SECOND, side: 'dark' });
		const won = protocol({ outcome: 'dark' });
		expect(effect({ protocols: [won], walkovers: [later] }, later)).toEqual([7, 'dark', 4]);
	});

	it('is nothing in a filled box or if annulled', () => {
		const later = walkover({ meeting: SECOND });
		expect(effect({ protocols: [protocol()], walkovers: [later] }, later)[0]).toBeUndefined();
		const annulled = walkover({ annulled: true });
		expect(effect({ walkovers: [annulled] }, annulled)[0]).toBeUndefined();
	});
});

describe('the boxes of a walkover', () => {
	const plan = [
		{ scenario: 'battle', light: JAN, dark: OLA },
		{ scenario: 'transport', light: OLA, dark: JAN },
		{ scenario: 'captureTheFlag', light: JAN, dark: idOf(3, 3) }
	];
	const boxes = (given: Partial<League>, own = idOf(6, 1)) =>
		walkoverBoxes(league({ meetings, ...given }), meeting({ plan }), {
			id: own,
			present: JAN,
			absent: OLA
		}).map(({ scenario, side, open }) => `${scenario} ${side}${open ? '' : ' filled'}`);

	it('are those announced for the two players, on either side', () => {
		expect(boxes({})).toEqual(['battle light', 'battle dark', 'transport light', 'transport dark']);
	});

	it('list filled ones last', () => {
		expect(boxes({ protocols: [protocol()] })).toEqual([
			'battle dark',
			'transport light',
			'transport dark',
			'battle light filled'
		]);
	});

	it('do not count as filled by the walkover itself', () => {
		const own = walkover({ meeting: MEETING });
		expect(boxes({ walkovers: [own] }, own.id)[0]).toBe('battle light');
		expect(boxes({ walkovers: [own] }, idOf(6, 2)).at(-1)).toBe('battle light filled');
	});
});
