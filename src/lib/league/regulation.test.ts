import { describe, expect, it } from 'vitest';
import { league as english } from '$lib/i18n/en/league';
import { league as polish } from '$lib/i18n/pl/league';
import {
	boxesOf,
	highestTotal,
	leagueRulebookDigest,
	regulationDigest,
	regulationSchema,
	SMALL_LEAGUE,
	type Regulation
} from './regulation';

describe('the Small League', () => {
	it('matches its schema', () => {
		expect(regulationSchema.parse(JSON.parse(JSON.stringify(SMALL_LEAGUE)))).toEqual(SMALL_LEAGUE);
	});

	it('keeps its digest and that of its rulebook', () => {
		expect(leagueRulebookDigest(SMALL_LEAGUE)).toBe(
			'sha256:bc189ab6388cb166219919f1781b0c962587110d485894e32e06bcf9d33fbd03'
		);
		expect(regulationDigest(SMALL_LEAGUE)).toBe(
			'sha256:e4e5f1069457a40ba9c15881d2d7b0113f7e225c0a2576d3e1af70e664caa799'
		);
	});

	it('has six boxes and 48 points at most (PL-LIG-13)', () => {
		expect(boxesOf(SMALL_LEAGUE)).toHaveLength(6);
		expect(highestTotal(SMALL_LEAGUE)).toBe(48);
	});

	it.each([english, polish])('has all its texts', (texts) => {
		const known: { goals: object; scenarios: object; regulations: object } = texts;
		expect(known.regulations).toHaveProperty(SMALL_LEAGUE.id);
		for (const { id, goals } of SMALL_LEAGUE.scenarios) {
			expect(known.scenarios).toHaveProperty(id);
			for (const { primary, secondary } of Object.values(goals)) {
				expect(known.goals).toHaveProperty(primary);
				expect(known.goals).toHaveProperty(secondary);
			}
		}
	});
});

describe('a changed regulation', () => {
	it('has another digest', () => {
		const other: Regulation = { ...SMALL_LEAGUE, limits: { points: 200, speed: 10 } };
		expect(regulationDigest(other)).not.toBe(regulationDigest(SMALL_LEAGUE));
		expect(leagueRulebookDigest(other)).toBe(leagueRulebookDigest(SMALL_LEAGUE));
		const plain: Regulation = { ...SMALL_LEAGUE, supplements: [] };
		expect(leagueRulebookDigest(plain)).not.toBe(leagueRulebookDigest(SMALL_LEAGUE));
	});

	it.each<[string, object]>([
		['no scenario', { scenarios: [] }],
		['three armies', { armies: 3 }],
		['a third of a point', { limits: { points: 0.3, speed: 10 } }],
		['an unknown field', { bonus: 1 }],
		['a season of zero months', { season: { months: 0, monthsAfterFirst: 1 } }]
	])('cannot have %s', (_, change) => {
		expect(regulationSchema.safeParse({ ...SMALL_LEAGUE, ...change }).success).toBe(false);
	});
});
