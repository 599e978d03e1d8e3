import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleArmy } from '$lib/army/example';
import { classics } from '$lib/army/ready/classics';
import { readArmy } from '$lib/army/format/read';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Creation, Minifig, RulebookId, Unit } from '$lib/rules/choices';
import { countOf } from '$lib/rules/terms';
import type { Violation } from '$lib/rules/violation';
import { cases } from '../../../tests/setup/cases';
import { spendTheRest, type Rest } from './fill';
import { isAgainstTheme, lacksDrivers, mostCrewed } from './taste';
import { applyFill, recruit, tapsOf, type Candidate, type FillStep } from './steps';
import { UPGRADES, upgraded } from './upgrades';

const ID = '11111111-2222-3333-4444-555555555555';
type Settings = Partial<Omit<Army, 'units'>>;
const army = (units: Unit[], settings: Settings = {}): Army => ({
	format: 'brikmuster/army',
	version: 1,
	id: ID,
	name: 'A',
	rulebook: 'core2005',
	units,
	...settings
});
const minifig = (id: string, kit: Partial<Minifig> = {}): Minifig => ({
	kind: 'minifig',
	id,
	name: id,
	rank: 'mercenary',
	...kit
});
const creation = (id: string, kit: Partial<Creation> = {}): Creation => ({
	kind: 'creation',
	id,
	name: id,
	form: 'vehicle',
	size: 3,
	...kit
});
const costOf = (of: Army) => assess({ ...of, limits: undefined }).total;
/** The army with `cp` CP left to spend. */
const leaving = (cp: number, of: Army): Army => ({
	...of,
	limits: { ...of.limits, profile: 'own', points: costOf(of) / 2 + cp }
});
type Open = Extract<Rest, { kind: 'rest' }>;
function restOf(of: Army, candidates: readonly Candidate[] = []): Open {
	const rest = spendTheRest(of, candidates);
	if (rest.kind !== 'rest') throw new Error(rest.kind);
	return rest;
}
const summed = ({ offers }: Open) =>
	offers.map(({ does, steps, points, left }) => ({ does, steps, points: points / 2, left }));

const keyOf = ({ code, unit, params }: Violation) =>
	[code, unit, 'reason' in params ? params.reason : ''].join();
function serious(of: Army, worst: 'error' | 'warning'): Set<string> {
	const { violations } = assess({ ...of, limits: { ...of.limits, profile: 'own', points: 1e6 } });
	const found = violations.filter(({ severity }) => severity === 'error' || severity === worst);
	return new Set(found.map(keyOf));
}
const adds = (before: Army, after: Army, worst: 'error' | 'warning' = 'error') =>
	[...serious(after, worst)].some((name) => !serious(before, worst).has(name));

/** Tries every multiset of steps and returns each possible sum of allowed armies with its fewest taps. */
function byHand(
	of: Army,
	candidates: readonly Candidate[],
	isAllowed: (after: Army) => boolean = () => true
): Map<number, number> {
	const limit = (of.limits?.points ?? 0) * 2;
	const before = costOf(of);
	const best = new Map<number, number>();
	/** A hero's discount is at most 5 CP (PL-HER-04). */
	const hopeless = (now: Army) => {
		const heroes = now.units.filter((unit) => 'rank' in unit && unit.rank === 'hero');
		const most = 10 * heroes.reduce((sum, unit) => sum + countOf(unit), 0);
		return costOf({ ...now, heroDiscount: false }) - most > limit;
	};
	const fill = (now: Army, steps: readonly FillStep[]) => applyFill(now, steps, candidates);
	const count = (now: Army, taps: number) => {
		const spent = costOf(now) - before;
		if (spent <= 0 || before + spent > limit || (best.get(spent) ?? Infinity) <= taps) return;
		if (!adds(of, now) && isAllowed(now)) best.set(spent, taps);
	};
	const choices = [
		...of.units.map((unit) => (now: Army) => {
			const better = UPGRADES.map((upgrade) =>
				fill(now, [{ kind: 'upgrade', unit: unit.id, upgrade }])
			);
			const sensible = better.filter((next, index) => {
				const upgrade = UPGRADES[index];
				return upgrade && upgraded(unit, { upgrade }) && !adds(now, next, 'warning');
			});
			return [now, ...sensible].map((next, index) => ({
				most: mostCrewed(of, unit),
				next,
				taps: Math.min(1, index),
				copy: { kind: 'more', unit: unit.id } as const
			}));
		}),
		...candidates.map((_, candidate) => (now: Army) => [
			{
				most: mostCrewed(of, { ...(candidates[candidate] as Candidate), id: '' } as Unit),
				next: now,
				taps: 0,
				copy: { kind: 'new', candidate } as const
			}
		])
	];
	const choose = (now: Army, taps: number, index: number): void => {
		const options = choices[index];
		if (!options) return count(now, taps);
		for (const { most, next, taps: first, copy } of options(now)) {
			for (let times = 0; times <= most; times += 1) {
				const grown = times === 0 ? next : fill(next, [{ ...copy, times }]);
				if (hopeless(grown)) break;
				choose(grown, taps + first + times, index + 1);
			}
		}
	};
	choose(of, 0, 0);
	return best;
}

const knights: Unit[] = [
	minifig('knight', { gear: [{ item: 'heavyHand' }, { item: 'bodyArmor' }] }),
	minifig('archer', { gear: [{ item: 'shortRanged', bow: true }], count: 2 }),
	minifig('rifle', { gear: [{ item: 'longRanged' }, { item: 'explosive' }] }),
	minifig('halberd', { gear: [{ item: 'twoHanded' }, { item: 'explosive', count: 2 }], count: 2 })
];
const pools = {
	core2005: [
		...knights,
		minifig('mage', { magic: { level: 5 } }),
		minifig('officer', { rank: 'officer', gear: [{ item: 'shortHand' }] }),
		minifig('illegal', { gear: [{ item: 'heavyHand', count: 2 }] }),
		creation('horse', {
			form: 'creature',
			size: 2,
			propulsion: [{ mode: 'ground', speed: 10 }],
			brain: { type: 'half', limitation: 'simple' }
		}),
		creation('rat', { form: 'creature', size: 0, critterArmor: 4, count: 12 }),
		creation('tank', {
			structureLevel: 1,
			propulsion: [{ mode: 'ground', speed: 7 }],
			weapons: [{ type: 'gun', level: 2 }]
		}),
		creation('tower', { form: 'building', structureLevel: 5, size: 2 })
	],
	lugpolwars: [
		...knights,
		minifig('officer', { rank: 'officer' }),
		creation('car', { propulsion: [{ mode: 'ground', speed: 9 }] }),
		creation('flyer', { structureLevel: 1, propulsion: [{ mode: 'air', speed: 14 }] }),
		creation('cannon', { form: 'emplacement', weapons: [{ type: 'heavyWeapon' }] })
	]
} satisfies Partial<Record<RulebookId, Unit[]>>;

const hero = (count: number) =>
	minifig('hero', { rank: 'hero', gear: [{ item: 'heavyHand' }], count });
const anySettings: fc.Arbitrary<Settings> = fc.record({
	heroDiscount: fc.constantFrom(undefined, undefined, false),
	rulings: fc.constantFrom(undefined, undefined, { heroQuirkCount: 'all' as const }),
	limits: fc.constantFrom(undefined, { profile: 'own' as const, speed: 10 }),
	stock: fc.constantFrom(undefined, { explosives: 3 })
});

/** One or two entries with up to three heroes, and up to two candidates, one of which may be a hero. */
const anyCase = (rulebook: keyof typeof pools) =>
	fc
		.record({
			units: fc.subarray<Unit>([...pools[rulebook]], { minLength: 1, maxLength: 2 }),
			heroes: fc.nat({ max: 3 }),
			settings: anySettings,
			candidates: fc.subarray<Unit>([...pools[rulebook], hero(1)], { maxLength: 2 }),
			halves: fc.nat({ max: 30 })
		})
		.map(({ units, heroes, settings, candidates, halves }) => {
			const kept = heroes > 0 ? [...units.slice(0, 1), hero(heroes)] : units;
			const given = army(kept, { ...settings, rulebook });
			const known = new Set(kept.map(({ id }) => id));
			return {
				given: leaving(halves / 2, given),
				candidates: candidates.filter(({ id }) => !known.has(id))
			};
		});

const inTheme = (given: Army, candidates: readonly Candidate[]) =>
	candidates.filter((candidate) => !isAgainstTheme(given, recruit(candidate, '', 1)));

/** Checks what every offer must fulfil. */
function keepsPromises(given: Army, candidates: readonly Candidate[], rest: Open): void {
	for (const { steps, taps, points, left } of rest.offers) {
		const after = applyFill(given, steps, candidates);
		expect(assess(after).total - assess(given).total).toBe(points);
		expect(points + left).toBe(rest.left);
		expect(left).toBeGreaterThanOrEqual(0);
		expect(adds(given, after)).toBe(false);
		expect(steps.reduce((sum, step) => sum + tapsOf(step), 0)).toBe(taps);
		const upgradedUnits = steps.flatMap((step) => (step.kind === 'upgrade' ? [step.unit] : []));
		expect(new Set(upgradedUnits).size).toBe(upgradedUnits.length);
		expect(readArmy(after)).toMatchObject({ ok: true });
	}
}

describe.each(['core2005', 'lugpolwars'] as const)('spending the rest in %s', (rulebook) => {
	it('finds the same totals and fewest taps as brute force', () => {
		fc.assert(
			fc.property(anyCase(rulebook), ({ given, candidates }) => {
				const rest = restOf(given, candidates);
				const expected = [...byHand(given, candidates)].sort(([a], [b]) => a - b);
				expect(rest.doubts).toEqual([]);
				expect(rest.totals.map(({ points, taps }) => [points, taps])).toEqual(expected);
				// Several vehicles may need more drivers together than are free: such fills are not offered.
				const isDriven = (after: Army) => !lacksDrivers(given, after);
				const offered = [...byHand(given, candidates, isDriven)].sort(([a], [b]) => a - b);
				const [most, taps] = offered.at(-1) ?? [0, 0];
				const best = rest.offers.filter(({ left }) => left === rest.left - most);
				expect(Math.max(0, ...rest.offers.map(({ points }) => points))).toBe(most);
				// What fits the theme comes first, even with more taps.
				const fewest = byHand(given, inTheme(given, candidates), isDriven).get(most) ?? taps;
				if (most > 0) expect(Math.min(...best.map((offer) => offer.taps))).toBe(fewest);
				keepsPromises(given, candidates, rest);
			}),
			{ numRuns: cases(60) }
		);
	});

	it('is deterministic and does not modify the army', () => {
		fc.assert(
			fc.property(anyCase(rulebook), ({ given, candidates }) => {
				const copy = structuredClone({ given, candidates });
				const first = restOf(given, candidates);
				expect({ given, candidates }).toEqual(copy);
				expect(restOf(copy.given, copy.candidates)).toEqual(first);
				const names = first.offers.map(({ steps }) => JSON.stringify(steps));
				expect(new Set(names).size).toBe(names.length);
				expect(names.length).toBeLessThanOrEqual(8);
			}),
			{ numRuns: cases(60) }
		);
	});
});

const totalsOf = ({ totals }: Open) => totals.map(({ points, taps }) => [points / 2, taps]);
const more = (unit: string, times: number): FillStep => ({ kind: 'more', unit, times });
const better = (unit: string, upgrade: (typeof UPGRADES)[number]): FillStep => ({
	kind: 'upgrade',
	unit,
	upgrade
});

describe('prices that depend on each other', () => {
	const heroes = (count: number) => minifig('h', { rank: 'hero', count });

	it('a sixth hero costs 1 CP, a seventh 6 (PL-HER-04)', () => {
		const sixth = restOf(leaving(1, army([heroes(5)])));
		expect(totalsOf(sixth)).toEqual([[1, 1]]);
		expect(summed(sixth)).toEqual([{ does: 'more', steps: [more('h', 1)], points: 1, left: 0 }]);
		const seventh = restOf(leaving(7, army([heroes(5)])));
		// A shield, an explosive or a point of Skill costs 5 CP for five heroes, 6 CP for six.
		expect(totalsOf(seventh)).toEqual([
			[1, 1],
			[5, 1],
			[7, 2]
		]);
	});

	it('a sixth hero costs 11 CP without the discount (PL-HER-03)', () => {
		const given = army([heroes(5)], { heroDiscount: false });
		expect(restOf(leaving(1, given)).totals).toEqual([]);
		expect(totalsOf(restOf(leaving(11, given)))).toContainEqual([11, 1]);
	});

	it('the 1 CP saved by promoting an officer to seventh hero can be spent too', () => {
		const given = leaving(7, army([minifig('o', { rank: 'officer' }), heroes(6)]));
		const expected = [...byHand(given, [])].sort(([a], [b]) => a - b);
		expect(expected).toContainEqual([2 * 5, 2]);
		expect(restOf(given).totals.map(({ points, taps }) => [points, taps])).toEqual(expected);
	});

	it('a house rule can change the discount', () => {
		const value = 2;
		const change = { table: 'heroes', row: 'discount', field: 'cost', value };
		const given = army([heroes(2)], { houseRules: { changes: [change] } });
		// 18 CP for two, 21 for three, 22 for four: the discount is at most 5½.
		expect(totalsOf(restOf(leaving(4, given)))).toEqual([
			[2, 1],
			[3, 1],
			[4, 1]
		]);
		expect(restOf(leaving(4, given)).offers.map(({ steps }) => steps)).toContainEqual([
			more('h', 2)
		]);
	});

	it('a promotion that saves points is not offered', () => {
		const change = { table: 'ranks', row: 'officer', field: 'cost', value: 0.5 };
		const units = [minifig('n', { count: 2 }), minifig('m')];
		const given = army(units, { houseRules: { changes: [change] } });
		// With an officer for ½ CP, every half could be spent.
		expect(totalsOf(restOf(leaving(5, given))).map(([points]) => points)).toEqual([1, 2, 3, 4, 5]);
	});

	it('a copy of an upgraded unit includes the upgrade', () => {
		// 5 CP would need a shield for 1 and a copy without a shield for 4.
		expect(totalsOf(restOf(leaving(5, army([minifig('m')]))))).toEqual([
			[1, 1],
			[2, 1],
			[3, 1],
			[4, 1]
		]);
	});

	it('an upgrade is one tap for all copies', () => {
		const rest = restOf(leaving(6, army([minifig('m', { count: 6 })])));
		expect(totalsOf(rest)).toEqual([
			[4, 1],
			[6, 1]
		]);
		expect(summed(rest)).toEqual([
			{ does: 'more', steps: [more('m', 1)], points: 4, left: 4 },
			...(['gear.shield', 'gear.explosive', 'skillBonus'] as const).map((upgrade) => ({
				does: 'upgrade',
				steps: [better('m', upgrade)],
				points: 6,
				left: 0
			}))
		]);
	});
});

describe('units of the palette', () => {
	const swords = minifig('s', { gear: [{ item: 'shortHand' }] });
	const given = leaving(6, army([{ ...swords, count: 3 }]));
	const made = (candidate: Partial<Minifig>) =>
		restOf(given, [minifig('new', candidate)]).offers.flatMap(({ steps }) =>
			steps.filter(({ kind }) => kind === 'new')
		);

	it('are offered by their index in the list', () => {
		expect(made({ name: 'S' })).toContainEqual({ kind: 'new', candidate: 0, times: 1 });
	});

	it('are not offered as new if they equal an entry', () => {
		expect(made({ name: 's', gear: [{ item: 'shortHand' }] })).toEqual([]);
	});

	it('are not offered if they are illegal', () => {
		expect(made({ gear: [{ item: 'shield', count: 3 }] })).toEqual([]);
		const fast = creation('c', { size: 1, propulsion: [{ mode: 'ground', speed: 11 }] });
		const [slow, league] = ['own', 'league'].map((profile) =>
			restOf({ ...given, limits: { profile: profile as 'own', points: 150 } }, [fast])
		);
		const recruits = (rest?: Open) =>
			rest?.offers.filter(({ steps }) => steps.some(({ kind }) => kind === 'new')).length;
		expect(recruits(slow)).toBeGreaterThan(0);
		expect(recruits(league)).toBe(0);
	});

	it('are added on foot, one per tap', () => {
		const after = applyFill(
			given,
			[{ kind: 'new', candidate: 0, times: 2 }],
			[minifig('x', { count: 5, mount: 'elsewhere' })]
		);
		expect(after.units[1]).toEqual({ ...minifig('x'), id: 'u2', count: 2, mount: undefined });
	});
});

it('adds no error to a unit that already has one', () => {
	const weapons = [
		{ type: 'gun' as const, level: 6 },
		{ type: 'rocket' as const, level: 5 }
	];
	const given = army([creation('tank', { size: 9, structureLevel: 1, weapons })]);
	expect(assess(given).violations.filter(({ severity }) => severity === 'error')).toHaveLength(1);
	const rest = restOf(leaving(2, given));
	expect(summed(rest)).toEqual([
		{ does: 'upgrade', steps: [better('tank', 'plate')], points: 2, left: 0 }
	]);
});

it('offers no upgrade that causes a warning', () => {
	const rat = (critterArmor: number) =>
		leaving(0.5, army([creation('rat', { form: 'creature', size: 0, critterArmor })]));
	expect(totalsOf(restOf(rat(3)))).toEqual([[0.5, 1]]);
	expect(restOf(rat(4)).totals).toEqual([]);
});

describe('in good taste', () => {
	const archers = minifig('archers', {
		gear: [{ item: 'shortRanged', bow: true }, { item: 'shortHand' }]
	});
	const rider = minifig('rider');
	const cart = creation('cart', { size: 2, propulsion: [{ mode: 'ground', speed: 10 }] });
	const steps = ({ offers }: Open) => offers.map((offer) => offer.steps);

	it('more of one entry is offered where it spends everything', () => {
		const each = costOf(army([archers])) / 2;
		const given = leaving(
			4 * each,
			army([minifig('knight', { gear: [{ item: 'heavyHand' }] }), archers])
		);
		expect(steps(restOf(given))).toContainEqual([more('archers', 4)]);
	});

	it('a vehicle is offered only if somebody is free to drive it', () => {
		const kinds = (units: Unit[]) =>
			steps(restOf(leaving(20, army(units)), [cart])).filter((fill) =>
				fill.some(({ kind }) => kind === 'new')
			);
		expect(kinds([{ ...rider, count: 1 }]).flat()).not.toContainEqual(
			expect.objectContaining({ kind: 'new', times: 2 })
		);
		expect(kinds([rider])).not.toEqual([]);
		expect(
			kinds([
				{ ...rider, mount: 'wagon' },
				{ ...cart, id: 'wagon' }
			])
		).toEqual([]);
	});

	describe('guns for an army of bows and swords', () => {
		const rifle = { ...minifig('rifle', { gear: [{ item: 'longRanged' }] }), name: 'rifle' };
		const price = costOf(army([rifle])) / 2;
		const themed = (units: Unit[]) =>
			restOf(leaving(price, army(units)), [rifle]).offers.map(({ againstTheme }) => againstTheme);

		it('are not offered where what fits spends as much', () => {
			expect(costOf(army([archers]))).toBe(2 * price);
			expect(themed([archers])).not.toContain(true);
		});

		it('are the last offer where they spend more', () => {
			const lord = minifig('lord', { rank: 'hero', gear: [{ item: 'twoHanded' }] });
			const { offers } = restOf(leaving(price, army([lord])), [rifle]);
			const others = offers.slice(0, -1);
			expect(others.map(({ againstTheme }) => againstTheme)).not.toContain(true);
			expect(offers.at(-1)).toMatchObject({ againstTheme: true, left: 0 });
			expect(Math.min(...others.map(({ left }) => left))).toBeGreaterThan(0);
		});

		it('are as good as any for an army without a theme', () => {
			expect(themed([])).toEqual([false]);
		});
	});

	it('a warning that the army has already is not told again', () => {
		const tower = creation('tower', { form: 'building', size: 6, structureLevel: 1, measured: 9 });
		const keep = { ...tower, id: 'keep', name: 'keep', structureLevel: 2 };
		const [told] = restOf(leaving(6, army([rider])), [tower]).offers.flatMap(
			({ warnings }) => warnings
		);
		expect(told?.code).toBe('MEASURE');
		const { offers } = restOf(leaving(6, army([keep])), [tower]);
		expect(offers.length).toBeGreaterThan(0);
		expect(offers.flatMap(({ warnings }) => warnings)).toEqual([]);
	});
});

describe('of equally good fills, those without warnings come first', () => {
	/** Costs the same as a swordsman, but was measured larger than its size (PL-STR-05). */
	const tower = creation('tower', { form: 'building', size: 6, structureLevel: 1, measured: 9 });
	const keep = { ...tower, name: 'keep' };
	const sword = minifig('sword', { gear: [{ item: 'shortHand' }] });
	const axe = { ...sword, name: 'axe' };
	const firsts = ({ offers }: Open) =>
		offers.map(({ steps: [step], warnings }) => [step, warnings.map(({ code }) => code)]);

	it('for new units', () => {
		expect(costOf(army([sword]))).toBe(costOf(army([tower])));
		const recruit = (candidate: number) => ({ kind: 'new', candidate, times: 1 });
		expect(firsts(restOf(leaving(6, army([])), [tower, sword, keep, axe]))).toEqual([
			[recruit(1), []],
			[recruit(3), []],
			[recruit(0), ['MEASURE']]
		]);
	});

	it('for copies of entries', () => {
		const given = leaving(6, army([tower, sword]));
		expect(assess(given).violations).toMatchObject([{ code: 'MEASURE', severity: 'warning' }]);
		expect(firsts(restOf(given)).slice(0, 2)).toEqual([
			[more('sword', 1), []],
			[more('tower', 1), []]
		]);
	});
});

it('each preference uses the best sum, even if only fills with warnings reach it', () => {
	/** Buildings of a wrong size (PL-STR-05) for 7, 6 and 5 CP; the minifig costs less than each. */
	const tower = (name: string, size: number) =>
		creation(name, { form: 'building', size, structureLevel: 1, measured: 20 });
	const towers = [tower('a', 7), tower('b', 6), tower('c', 5)];
	const man = minifig('man');
	const given = leaving(costOf(army([towers[0] as Creation])) / 2, army([]));
	const { offers } = restOf(given, [...towers, man]);
	expect(offers.every(({ doubtful }) => doubtful)).toBe(true);
	expect(Math.min(...offers.map(({ left }) => left))).toBe(0);
	expect(offers.map(({ left }) => left / 2)).not.toContain(
		(costOf(army([towers[0] as Creation])) - costOf(army([man]))) / 2
	);
});

describe('a doubt', () => {
	const lpw = { rulebook: 'lugpolwars' } as const;
	const crew = (id: string) => minifig(id, { mount: 'c' });
	const cannon = creation('c', { form: 'emplacement', weapons: [{ type: 'heavyWeapon' }] });

	it('is reported for a crew without free seats (PL-LPW-03)', () => {
		const rest = restOf(leaving(4, army([creation('c'), crew('driver')], lpw)));
		expect(rest.doubts).toEqual([{ reason: 'company', unit: 'driver', code: 'CREW_LPW' }]);
		const steps = rest.offers.flatMap((offer) => offer.steps);
		// Nobody is free to drive another one.
		expect(steps).not.toContainEqual(more('c', 1));
		expect(steps).not.toContainEqual(more('driver', 1));
	});

	it('is reported for a crew if the points pay for more than its seats (PL-LPW-06)', () => {
		const battery = { ...cannon, weapons: [{ type: 'heavyWeapon' as const, count: 5 }] };
		const illegal = minifig('x', { gear: [{ item: 'heavyHand', count: 2 }] });
		const manned = army([battery, { ...crew('m'), count: 13 }, illegal], lpw);
		const seated = restOf(leaving(8, manned));
		expect(seated.doubts).toEqual([]);
		expect(seated.offers.map(({ steps }) => steps)).toContainEqual([more('m', 2)]);
		const crowded = restOf(leaving(12, army(manned.units.slice(0, 2), lpw)));
		expect(crowded.doubts).toEqual([{ reason: 'company', unit: 'm', code: 'CREW' }]);
		expect(crowded.totals.at(-1)?.points).toBe(2 * 8);
	});

	it('is reported for a fill that is illegal, which is not offered', () => {
		const given = leaving(8, army([cannon, crew('a'), crew('b')], lpw));
		const rest = restOf(given);
		const both = [more('a', 1), more('b', 1)];
		expect(rest.doubts).toContainEqual({ reason: 'refused', steps: both });
		expect(rest.offers.map(({ steps }) => steps)).not.toContainEqual(both);
		keepsPromises(given, [], rest);
	});

	it('is reported for more points and heroes than can be searched', () => {
		const rest = restOf(leaving(900_000, army([minifig('m')])));
		expect(rest.doubts).toEqual([{ reason: 'points', considered: 4000 }]);
		expect(rest.offers.length).toBeGreaterThan(0);
		const heroic = restOf(leaving(1000, army([minifig('h', { rank: 'hero' })])));
		expect(heroic.doubts).toEqual([{ reason: 'heroes', considered: 64 }]);
		const horde = army(Array.from({ length: 500 }, (_, id) => minifig(`${id}`, { rank: 'hero' })));
		const crowd = restOf(leaving(120, horde));
		// The points pay for twenty heroes at 6 CP each, too many to search.
		expect(crowd.doubts).toEqual([{ reason: 'heroes', considered: 5 }]);
		expect(crowd.offers[0]?.left).toBe(0);
	});
});

describe('there is nothing to spend', () => {
	const plain = army([minifig('m')]);
	const restWith = (of: Army) => spendTheRest(of, [minifig('x')]);

	it.each([
		['free play', { limits: { profile: 'free' as const, points: 99 } }, { kind: 'unlimited' }],
		['no limits', {}, { kind: 'unlimited' }],
		['QuickWars', { rulebook: 'quickwars' as const }, { kind: 'uncounted', tally: 'nothing' }],
		['a skirmish', { rulebook: 'skirmish' as const }, { kind: 'uncounted', tally: 'dice' }],
		[
			'an army over the limit',
			{ limits: { profile: 'own' as const, points: 1.5 } },
			{ kind: 'over', by: 5 }
		]
	])('%s', (_, settings, rest) => {
		expect(restWith({ ...plain, ...settings })).toEqual(rest);
	});

	it('with no points left, or too few for anything', () => {
		const nothing = { kind: 'rest', offers: [], totals: [], doubts: [] };
		expect(restWith(leaving(0, plain))).toEqual({ ...nothing, left: 0 });
		expect(restWith(leaving(0.5, plain))).toEqual({ ...nothing, left: 1 });
		expect(restWith(leaving(0.5, army([])))).toEqual({ ...nothing, left: 1 });
	});

	it('a full entry gets no more copies, and an unknown step changes nothing', () => {
		const full = leaving(4, army([minifig('m', { count: 999 })]));
		expect(restOf(full).totals).toEqual([]);
		const steps: FillStep[] = [
			more('x', 1),
			{ kind: 'new', candidate: 3, times: 1 },
			better('m', 'structure')
		];
		expect(applyFill(full, steps, [])).toEqual(full);
	});
});

it('offers several ways to spend exactly 150 CP in the league, grouped by kind', () => {
	const names = {
		army: 'A',
		hero: 'H',
		officer: 'O',
		knight: 'K',
		swordsman: 'S',
		archer: 'A',
		halberdier: 'L'
	};
	const { stock: _, ...example } = exampleArmy(ID, names);
	const units = example.units.map((unit) => (unit.name === 'S' ? { ...unit, count: 5 } : unit));
	const given = { ...example, units };
	const palette = Object.entries(classics).map(([id, kit]) => ({ ...kit, name: `new ${id}` }));
	const rest = restOf(given, palette);
	expect(rest.left / 2).toBe(4 + 2 + 1 + 6);
	expect(rest.doubts).toEqual([]);
	expect(rest.offers.filter(({ left }) => left === 0).length).toBeGreaterThanOrEqual(4);
	expect([...new Set(rest.offers.map(({ does }) => does))]).toEqual(['more', 'new', 'upgrade']);
	const left = rest.offers.map((offer) => offer.left);
	expect(new Set(left).size).toBe(3);
	keepsPromises(given, palette, rest);
});
