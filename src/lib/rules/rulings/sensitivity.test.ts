import { describe, expect, it } from 'vitest';
import { assess } from '../assessment/assess';
import type { Army, Creation, Rulings, Unit } from '../choices';

function army(units: Unit[], change: Partial<Army> = {}): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: 'A',
		rulebook: 'core2005',
		units,
		...change
	};
}

/** Severity, limit and rulings of every remark. */
function remarks(of: Army, profile: 'league' | 'free' = 'free'): [string, string, string[]][] {
	return assess(of, { profile }).violations.flatMap((violation) =>
		violation.code === 'RULING'
			? [[violation.severity, violation.params.limit, [...violation.params.rulings]] as const]
			: []
	) as [string, string, string[]][];
}

/** GC-181: units for 146.5 CP and a zombie for 3.5, exactly the league's 150. */
const rest: Unit[] = [
	{
		kind: 'minifig',
		id: 'u1',
		name: 'Knights',
		rank: 'mercenary',
		count: 17,
		gear: [{ item: 'heavyHand' }, { item: 'shield' }]
	},
	{ kind: 'minifig', id: 'u2', name: 'F', rank: 'mercenary', gear: [{ item: 'shortHand' }] },
	{ kind: 'minifig', id: 'u3', name: 'F', rank: 'mercenary' },
	{ kind: 'creation', id: 'u4', name: 'C', form: 'creature', size: 0, critterArmor: 1 }
];
const zombie: Creation = {
	kind: 'creation',
	id: 'u5',
	name: 'Zombie',
	form: 'creature',
	size: 1,
	propulsion: [{ mode: 'ground', speed: 5 }],
	brain: { type: 'half', limitation: 'incompetent' }
};

describe('the league’s points under another reading (GC-181)', () => {
	const exact = army([...rest, zombie]);

	it('get a remark with the rulings that would exceed them at exactly 150', () => {
		expect(assess(exact).total / 2).toBe(150);
		expect(remarks(exact, 'league')).toEqual([
			['warning', 'points', ['oddSpeed', 'halfBrainRounding']]
		]);
	});

	it('get no remark outside the league or with half a point to spare', () => {
		expect(remarks(exact)).toEqual([]);
		expect(remarks(army([...rest.slice(0, 3), zombie]), 'league')).toEqual([]);
	});

	it('get no remark beside an error', () => {
		const overloaded = { ...zombie, gear: [{ item: 'improvised' as const, count: 3 }] };
		const wrong = army([...rest, overloaded]);
		expect(assess(wrong).total / 2).toBe(150);
		const { violations } = assess(wrong, { profile: 'league' });
		expect(violations.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['error HANDS']);
	});

	it.each<[string, Creation, string]>([
		['barding by the size', { ...zombie, id: 's', size: 4, barding: true }, 'steedArmor'],
		[
			'a weakened gun by its size',
			{ ...zombie, id: 's', weapons: [{ type: 'gun', level: 1, builtSize: 5 }] },
			'weakenedPrice'
		],
		[
			'flying at level 0',
			{ ...zombie, id: 's', propulsion: [{ mode: 'air', speed: 4 }] },
			'flyLevelZero'
		]
	])('try %s', (_, unit, ruling) => {
		const bare = army([unit]);
		const missing = 300 - assess(bare).total;
		const full = army([unit], { reserve: { unspent: missing / 2 } });
		const [found] = remarks(full, 'league');
		expect(found?.[2]).toContain(ruling);
	});

	it('ignore readings that the source refutes', () => {
		const dear = army([{ kind: 'minifig', id: 'h', name: 'H', rank: 'hero', count: 2 }], {
			reserve: { unspent: 130 }
		});
		expect(remarks(dear, 'league')).toEqual([]);
	});
});

describe('the sum of weapon sizes under another reading', () => {
	/** Size 3 carries 6, or 5 by its level, or 3 by its size. */
	const armed = (change: Partial<Creation>, rulings?: Rulings) =>
		army(
			[
				{
					kind: 'creation',
					id: 'u1',
					name: 'C',
					form: 'building',
					size: 3,
					structureLevel: 5,
					...change
				}
			],
			rulings && { rulings }
		);
	const gun = (level: number) => [{ type: 'gun', level } as const];

	it.each<[string, Army, [string, string, string[]][]]>([
		['nothing if all fit', armed({ weapons: gun(3) }), []],
		[
			'weapons above the size',
			armed({ weapons: gun(4) }),
			[['info', 'weaponSum', ['weaponSumLimit']]]
		],
		[
			'explosives beside the weapons',
			armed({ weapons: gun(3), explosives: [{ level: 1, count: 4 }] }),
			[['warning', 'weaponSum', ['sumCounts']]]
		],
		[
			'plates beside the weapons',
			armed({ weapons: gun(3), plates: [{ level: 1, count: 4 }] }),
			[['info', 'weaponSum', ['sumCounts']]]
		],
		[
			'payload, in each launcher',
			armed({
				size: 4,
				weapons: [{ type: 'launcher', level: 2, count: 2, payload: [{ level: 1, count: 3 }] }]
			}),
			[['warning', 'weaponSum', ['sumCounts']]]
		],
		[
			'both at once',
			armed({ weapons: gun(4), explosives: [{ level: 3 }] }),
			[['warning', 'weaponSum', ['weaponSumLimit', 'sumCounts']]]
		],
		[
			'the default, if another reading is in force',
			armed({ size: 1, weapons: gun(3) }, { weaponSumLimit: 'level' }),
			[['info', 'weaponSum', ['weaponSumLimit']]]
		]
	])('gets a remark for %s', (_, of, expected) => {
		expect(remarks(of)).toEqual(expected);
	});

	it('is an error, not a remark, if the reading in force exceeds it', () => {
		const broken = armed({ weapons: gun(4) }, { weaponSumLimit: 'size' });
		const found = assess(broken).violations.map(({ code, severity }) => `${severity} ${code}`);
		expect(found).toEqual(['error WEAPON_SUM']);
	});

	it('gets a remark in the league too, and in no other book', () => {
		const of = armed({ weapons: gun(4) });
		expect(remarks(of, 'league')).toEqual([['info', 'weaponSum', ['weaponSumLimit']]]);
		expect(remarks({ ...of, rulebook: 'lugpolwars' })).toEqual([]);
	});
});
