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

describe('what a game gives', () => {
	it('is 8 and 4 where both have reached the secondary objective', () => {
		const both = protocol({
			light: { player: JAN, army: 'A', secondary: true },
			dark: { player: OLA, army: 'A', secondary: true }
		});
		expect(gameEffect(league({ protocols: [both] }), both)).toEqual([
			{ side: 'light', player: JAN, points: 8, counts: true },
			{ side: 'dark', player: OLA, points: 4, counts: true }
		]);
	});

	it('does not count as a replay, nor out of season, nor annulled', () => {
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

describe('what a walkover does', () => {
	const effect = (given: Partial<League>, of: Walkover) => {
		const { filled, reduced } = walkoverEffect(league({ meetings, ...given }), of);
		return [filled?.points, reduced?.box.side, reduced?.points];
	};

	it('is 7 for who was there, and nothing else for one who has not played it', () => {
		expect(effect({ walkovers: [walkover()] }, walkover())).toEqual([7, undefined, undefined]);
	});

	it('takes 3 from the absentee’s result of that scenario', () => {
		const later = walkover({ meeting: SECOND, side: 'dark' });
		const won = protocol({ outcome: 'dark' });
		expect(effect({ protocols: [won], walkovers: [later] }, later)).toEqual([7, 'dark', 4]);
	});

	it('is nothing in a box that is filled, and when annulled', () => {
		const later = walkover({ meeting: SECOND });
		expect(effect({ protocols: [protocol()], walkovers: [later] }, later)[0]).toBeUndefined();
		const annulled = walkover({ annulled: true });
		expect(effect({ walkovers: [annulled] }, annulled)[0]).toBeUndefined();
	});
});

describe('the boxes that a walkover can fill', () => {
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

	it('are those of what was announced for the two, whichever side', () => {
		expect(boxes({})).toEqual(['battle light', 'battle dark', 'transport light', 'transport dark']);
	});

	it('have those that are filled last', () => {
		expect(boxes({ protocols: [protocol()] })).toEqual([
			'battle dark',
			'transport light',
			'transport dark',
			'battle light filled'
		]);
	});

	it('are not filled by the walkover itself', () => {
		const own = walkover({ meeting: MEETING });
		expect(boxes({ walkovers: [own] }, own.id)[0]).toBe('battle light');
		expect(boxes({ walkovers: [own] }, idOf(6, 2)).at(-1)).toBe('battle light filled');
	});
});
