import { describe, expect, it } from 'vitest';
import { applyRepair } from '$lib/army/edits/repairs';
import { newArmy } from '$lib/army/new-army';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Gear, GearItem, Minifig, Unit } from '$lib/rules/choices';
import { core2005 } from '$lib/rules/books/core2005';
import { EMPTY_GRIP, gripClass, gripVerdict, withItem } from '$lib/rules/hands/grip';

const held: GearItem[] = [
	'shortHand',
	'heavyHand',
	'twoHanded',
	'shortRanged',
	'longRanged',
	'shield'
];

/**
 * The in-hand matrix of the book (PL-WPN-21): + legal, ! legal with a remark, M only mounted, ? undefined by the
 * rules, − error.
 */
const MATRIX: Record<string, string> = {
	shortHand: '+ − ? + − +',
	heavyHand: '− − − − − +',
	twoHanded: '? − − − − M',
	shortRanged: '+ − − ! − !',
	longRanged: '− − − − − −',
	shield: '+ + M ! − !'
};

const horse: Unit = { kind: 'creation', id: 'h', name: 'Horse', form: 'creature', size: 2 };

function army(gear: Gear[], { hands = 2, mounted = false } = {}): Army {
	const mount = mounted ? { mount: 'h' } : {};
	return {
		...newArmy('a', 'A', { profile: 'free' }),
		units: [
			{ kind: 'minifig', id: 'u1', name: 'Z', rank: 'mercenary', hands, gear, ...mount },
			...(mounted ? [horse] : [])
		]
	};
}

function verdict(gear: Gear[], options?: { hands?: number; mounted?: boolean }): string {
	const found = assess(army(gear, options)).violations.filter(({ code }) => code === 'HANDS');
	return found.map(({ severity }) => severity)[0] ?? 'legal';
}

const items = (...list: GearItem[]): Gear[] => list.map((item) => ({ item }));

describe('two hands (PL-WPN-21)', () => {
	const cells = held.flatMap((first) =>
		held.map((second, column) => ({
			first,
			second,
			cell: MATRIX[first]?.split(' ')[column] ?? ''
		}))
	);

	it.each(cells)('on foot: $first and $second is $cell', ({ first, second, cell }) => {
		const expected: Record<string, string> = { '+': 'legal', '!': 'legal or info' };
		const found = verdict(items(first, second));
		const wanted = expected[cell] ?? 'error';
		expect(wanted).toContain(found);
	});

	it.each(cells)('mounted: $first and $second is $cell', ({ first, second, cell }) => {
		const expected: Record<string, string> = {
			'+': 'legal',
			M: 'legal',
			'!': 'legal or info',
			'?': 'warning'
		};
		const found = verdict(items(first, second), { mounted: true });
		expect(expected[cell] ?? 'error').toContain(found);
	});
});

describe('other numbers of hands (PL-WPN-20, PL-WPN-23)', () => {
	it.each([
		[4, items('heavyHand', 'shield', 'heavyHand', 'shield'), 'legal'],
		[4, items('heavyHand', 'heavyHand', 'shield'), 'legal'],
		[4, items('heavyHand', 'heavyHand', 'shortHand'), 'error'],
		[3, items('heavyHand', 'shield', 'shortHand'), 'legal'],
		[3, items('heavyHand', 'heavyHand', 'shortHand'), 'error'],
		[3, items('twoHanded', 'shield'), 'legal'],
		[1, items('shortHand'), 'legal'],
		[1, items('twoHanded'), 'error'],
		[0, items('shield'), 'error'],
		[4, [{ item: 'shortHand', count: 5 }], 'error'],
		[6, items('longRanged', 'shield', 'shield'), 'legal']
	] satisfies [number, Gear[], string][])('%i hands with %j: %s', (hands, gear, expected) => {
		expect(verdict(gear, { hands })).toBe(expected);
	});

	it('treat an improvised weapon as a short hand weapon', () => {
		expect(verdict(items('heavyHand', 'improvised'))).toBe('error');
		expect(verdict(items('shortHand', 'improvised'))).toBe('legal');
		expect(verdict(items('twoHanded', 'improvised'), { mounted: true })).toBe('warning');
	});

	it('need no hand for armor and explosives', () => {
		const gear: Gear[] = [
			...items('shortHand', 'shield', 'bodyArmor'),
			{ item: 'explosive', count: 9 }
		];
		expect(verdict(gear)).toBe('legal');
	});

	it('offer to stow the dagger beside a heavy weapon', () => {
		const [violation] = assess(army(items('heavyHand', 'shortHand'))).violations;
		expect(violation?.repairs).toEqual([
			{ of: 'unit', unit: 'u1', steps: [{ kind: 'stow', gear: 1, item: 'shortHand', count: 1 }] }
		]);
	});
});

describe('every forbidden grip is reported (PL-WPN-20, PL-WPN-21)', () => {
	/** The selections of up to `most` items, in order and with repetitions. */
	const selections = (most: number, first = 0): GearItem[][] =>
		most === 0
			? [[]]
			: [
					[],
					...held
						.slice(first)
						.flatMap((item, index) =>
							selections(most - 1, first + index).map((rest) => [item, ...rest])
						)
				];
	const gripVerdictOf = (gear: readonly Gear[], hands: number, mounted: boolean) => {
		const classes = gear.map((entry) => gripClass(entry, mounted) ?? 'short');
		return gripVerdict(
			classes.reduce((grip, held) => withItem(grip, held, 1), EMPTY_GRIP),
			hands
		);
	};
	const EXPECTED: Readonly<Record<string, readonly string[]>> = {
		legal: ['legal', 'info'],
		mountedPair: ['warning'],
		pair: ['error'],
		tooMany: ['error']
	};

	it.each([2, 3, 4, 5])('with %i hands', (hands) => {
		for (const mounted of [false, true]) {
			for (const gear of selections(hands + 1).map((selection) => items(...selection))) {
				const wanted = gripVerdictOf(gear, hands, mounted);
				expect(EXPECTED[wanted], JSON.stringify({ gear, mounted })).toContain(
					verdict(gear, { hands, mounted })
				);
			}
		}
	});
});

describe('a long ranged weapon beside others (PL-WPN-22)', () => {
	const exclusive = (gear: Gear[]) =>
		assess(army(gear))
			.violations.filter(({ code }) => code === 'EXCLUSIVE')
			.map(({ severity }) => severity)[0];

	it('allows shields, armor, bricks and explosives', () => {
		const gear: Gear[] = [
			{ item: 'longRanged' },
			{ item: 'shield', place: 'stowed' },
			{ item: 'improvised', place: 'stowed' },
			{ item: 'bodyArmor' },
			{ item: 'explosive' }
		];
		expect(exclusive(gear)).toBeUndefined();
	});

	it('warns about one bayonet and refuses anything more', () => {
		const rifle: Gear = { item: 'longRanged' };
		const bayonet: Gear = { item: 'shortHand', bayonet: true };
		expect(exclusive([rifle, bayonet])).toBe('warning');
		expect(verdict([rifle, bayonet])).toBe('legal');
		expect(exclusive([rifle, { ...bayonet, count: 2 }])).toBe('error');
		expect(exclusive([rifle, { item: 'heavyHand', bayonet: true, place: 'stowed' }])).toBe('error');
		expect(exclusive([{ ...rifle, place: 'stowed' }, rifle])).toBe('error');
	});
});

describe('the parameters of violations and remarks', () => {
	const named = (gear: Gear[], options: { hands: number; mounted: boolean }) => {
		const [found] = assess(army(gear, options)).violations.filter(({ code }) => code === 'HANDS');
		return found?.params;
	};
	const rider = { hands: 4, mounted: true };

	it('name the doubtful pair in a warning and the forbidden one in an error', () => {
		expect(named(items('twoHanded', 'shortRanged', 'shortHand', 'shortHand'), rider)).toEqual({
			reason: 'mountedPair',
			item: 'twoHanded',
			beside: 'shortHand'
		});
		expect(named(items('twoHanded', 'shortHand', 'heavyHand', 'shortRanged'), rider)).toMatchObject(
			{ reason: 'pair', item: 'twoHanded', beside: 'heavyHand' }
		);
	});

	const reasons = (gear: Gear[], change: Partial<Minifig> = {}) =>
		core2005
			.check({
				...newArmy('a', 'A', { profile: 'free' }),
				units: [{ kind: 'minifig', id: 'u1', name: 'Z', rank: 'mercenary', gear, ...change }]
			})
			.map(({ params }) => ('reason' in params ? params.reason : ''));

	it.each<[string, Gear[], Partial<Minifig>, string[]]>([
		['worn armor is not stowed', [{ item: 'bodyArmor', place: 'stowed' }], {}, []],
		['a dagger beside a bow is sheathed (PL-WPN-15)', [bow(), { item: 'shortHand' }], {}, []],
		['a shield beside a bow prevents shooting', [bow(), { item: 'shield' }], {}, ['bow']],
		['one hand cannot draw a bow', [bow()], { hands: 1 }, ['bowOneHand']],
		['a second pistol adds nothing', items('shortRanged', 'shortRanged'), {}, ['secondPistol']],
		[
			'superdexterity shoots a second pistol (PL-ABL-03)',
			items('shortRanged', 'shortRanged'),
			{ superdexterity: 1 },
			[]
		]
	])('%s', (_, gear, change, expected) => {
		expect(reasons(gear, change)).toEqual(expected);
	});

	it('have the number of hand weapons that may attack', () => {
		const five: Gear[] = [{ item: 'shortHand', count: 5 }];
		const [remark] = core2005.check({
			...army(five, { hands: 6 }),
			units: [
				{
					kind: 'minifig',
					id: 'u1',
					name: 'Z',
					rank: 'mercenary',
					hands: 6,
					superdexterity: 1,
					gear: five
				}
			]
		});
		expect(remark?.params).toEqual({ reason: 'dexterity', weapons: 4 });
	});

	it('count the bayonet in hand, in any order of the list', () => {
		const stowed: Gear = { item: 'shortHand', bayonet: true, place: 'stowed' };
		const drawn: Gear = { item: 'shortHand', bayonet: true };
		const rifle: Gear = { item: 'longRanged' };
		expect(verdict([rifle, stowed, drawn])).toBe(verdict([rifle, drawn, stowed]));
		expect(verdict([rifle, stowed, drawn])).not.toBe('error');
	});

	it('overfill no hands when the rifles are removed', () => {
		const gear: Gear[] = [
			{ item: 'shortHand', bayonet: true },
			{ item: 'shield' },
			{ item: 'longRanged', count: 2, place: 'stowed' },
			{ item: 'shield' }
		];
		const before = army(gear);
		const exclusive = assess(before).violations.find(({ code }) => code === 'EXCLUSIVE');
		const dropAll = exclusive?.repairs?.[1];
		expect(dropAll).toBeDefined();
		if (!dropAll) return;
		const after = assess(applyRepair(before, dropAll));
		expect(after.violations.filter(({ severity }) => severity !== 'info')).toEqual([]);
	});
});

function bow(): Gear {
	return { item: 'shortRanged', bow: true };
}
