import { describe, expect, it } from 'vitest';
import { regulationSchema, SMALL_LEAGUE, regulationDigest } from './regulation';
import {
	REGULATION_NUMBERS,
	withNewScenario,
	withoutScenario,
	withScenario,
	withText
} from './regulation-edits';

const numbers = Object.values(REGULATION_NUMBERS).flat();

describe('the numbers of a regulation', () => {
	it.each(numbers.map((field) => [field.key, field] as const))('%s can be changed', (_, field) => {
		for (const value of [field.least, field.most]) {
			const changed = field.write(SMALL_LEAGUE, value);
			expect(field.read(changed)).toBe(value);
			expect(regulationSchema.safeParse(changed).success).toBe(true);
			const others = numbers.filter((other) => other !== field);
			const read = (of: typeof SMALL_LEAGUE) => others.map((other) => other.read(of));
			expect(read(changed)).toEqual(read(SMALL_LEAGUE));
		}
		expect(field.write(SMALL_LEAGUE, field.read(SMALL_LEAGUE))).toEqual(SMALL_LEAGUE);
	});

	it('are those of the Small League', () => {
		expect(numbers.map((field) => [field.key, field.read(SMALL_LEAGUE)])).toEqual([
			...[
				['points', 150],
				['speed', 10],
				['armies', 2],
				['seniorFrom', 18]
			],
			...[
				['played', 5],
				['win', 2],
				['loss', -2],
				['secondary', 1]
			],
			...[
				['present', 7],
				['absent', 0],
				['alreadyPlayed', -3]
			],
			...[
				['noticeDays', 2],
				['gameMinutes', 90]
			],
			...[
				['table.width', 90],
				['table.depth', 90]
			],
			...[
				['standardTable.width', 120],
				['standardTable.depth', 120]
			],
			...[
				['months', 6],
				['monthsAfterFirst', 1]
			]
		]);
	});
});

describe('the texts of a regulation', () => {
	it('change its digest, and are gone when removed', () => {
		const named = withText(SMALL_LEAGUE, 'scenarios.battle', 'Wielka bitwa');
		expect(named.texts).toEqual({ 'scenarios.battle': 'Wielka bitwa' });
		expect(regulationDigest(named)).not.toBe(regulationDigest(SMALL_LEAGUE));
		expect(withText(named, 'scenarios.battle', '')).toEqual(SMALL_LEAGUE);
	});
});

describe('custom scenarios', () => {
	it('get an unused id, and lose their texts when removed', () => {
		const twice = withNewScenario(withNewScenario(SMALL_LEAGUE));
		expect(twice.scenarios.map(({ id }) => id).slice(3)).toEqual(['own1', 'own2']);
		expect(regulationSchema.safeParse(twice).success).toBe(true);
		const named = withText(twice, 'goals.own1Primary', 'Zdobądź most');
		const left = withoutScenario(withoutScenario(named, 'own1'), 'own2');
		expect(left).toEqual(SMALL_LEAGUE);
		expect(withNewScenario(withoutScenario(twice, 'own1')).scenarios.at(-1)?.id).toBe('own1');
	});

	it('can be edited one by one, and the last one cannot be removed', () => {
		const wide = withScenario(SMALL_LEAGUE, 'battle', (scenario) => ({ ...scenario, zone: 8 }));
		expect(wide.scenarios.map(({ zone }) => zone)).toEqual([8, 5, 5]);
		const [first] = SMALL_LEAGUE.scenarios;
		const single = { ...SMALL_LEAGUE, scenarios: first ? [first] : [] };
		expect(withoutScenario(single, 'battle')).toBe(single);
	});
});
