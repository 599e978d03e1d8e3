import { describe, expect, it } from 'vitest';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Supplement } from '$lib/rules/choices';
import { RULEBOOKS } from '$lib/rules/registry';
import { isError } from '$lib/rules/violation';
import { countsLike, withCopy } from '../edits/edits';
import { newArmy } from '../new-army';
import { missingSupplements, readyOffers } from './offers';
import { ROLE_OF, ROLES } from './roles';
import { READY_UNITS, type ReadyId } from './units';

const ids = Object.keys(ROLE_OF) as ReadyId[];
const names = Object.fromEntries(ids.map((id) => [id, id])) as Record<ReadyId, string>;

/** An empty army under the league's limits if its rulebook has them: the strictest available. */
function emptyArmy(rulebook: Army['rulebook'], supplements?: Supplement[]): Army {
	const profile = rulebook === 'core2005' ? 'league' : 'free';
	return { ...newArmy('a', 'A', { profile }), rulebook, supplements };
}
const codes = (army: Army) =>
	assess(army)
		.violations.filter(isError)
		.map(({ code }) => code);

const cases = RULEBOOKS.flatMap((rulebook) =>
	readyOffers(emptyArmy(rulebook), names).map((offer) => [rulebook, offer.id, offer] as const)
);

describe('every ready unit', () => {
	it.each(cases)('of %s is legal by itself: %s', (rulebook, _, { unit }) => {
		expect(codes(withCopy(emptyArmy(rulebook), unit))).toEqual([]);
	});

	it.each(cases)('of %s says which supplements it needs: %s', (rulebook, _, { unit }) => {
		const without = emptyArmy(rulebook, []);
		const missing = missingSupplements(without, unit);
		const found = new Set(codes(withCopy(without, unit)));
		expect([...found]).toEqual(missing.length > 0 ? ['SUPPLEMENT_OFF'] : []);
		expect(codes(withCopy(emptyArmy(rulebook, [...missing]), unit))).toEqual([]);
	});
});

describe('the palette of a rulebook', () => {
	it.each(RULEBOOKS)('has all ready units of %s once, in role order', (rulebook) => {
		const offers = readyOffers(emptyArmy(rulebook), names);
		const offered = offers.map(({ id }) => id);
		expect(offered.toSorted()).toEqual(Object.keys(READY_UNITS[rulebook]).sort());
		expect(offered.length).toBeGreaterThan(15);
		const places = offers.map(({ role }) => ROLES.indexOf(role));
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	});

	it.each(RULEBOOKS)('has no duplicate ready units: %s', (rulebook) => {
		const kits = Object.values(READY_UNITS[rulebook]).map((kit) => JSON.stringify(kit));
		expect(new Set(kits).size).toBe(kits.length);
	});

	it('reports missing supplements only if one is off', () => {
		const missing = (supplements?: Supplement[]) =>
			readyOffers(emptyArmy('core2005', supplements), names)
				.filter((offer) => offer.missing.length > 0)
				.map(({ id, missing: off }) => `${id} ${off.join()}`);
		expect(missing()).toEqual([]);
		expect(missing(['magic', 'specialists'])).toEqual(['medic healing']);
		expect(missing([])).toEqual([
			'bladeMaster specialists',
			'ninja specialists',
			'sniper specialists',
			'medic healing',
			'scout specialists',
			'apprentice magic',
			'mage magic',
			'archmage magic',
			'summoner magic',
			'necromancer magic'
		]);
	});

	it('counts the army’s units of each kind, including creations and figures', () => {
		for (const rulebook of RULEBOOKS) {
			const offers = readyOffers(emptyArmy(rulebook), names);
			const army = [...offers, ...offers].reduce(
				(grown, { unit }) => withCopy(grown, unit),
				emptyArmy(rulebook)
			);
			expect(army.units).toHaveLength(offers.length);
			expect(offers.map(({ unit }) => countsLike(army)(unit))).toEqual(offers.map(() => 2));
		}
	});

	it('returns new units for every army', () => {
		const [one, other] = [1, 2].map(() => readyOffers(emptyArmy('core2005'), names)[0]?.unit);
		expect(one).toEqual(other);
		expect(one && 'gear' in one && one.gear).not.toBe(other && 'gear' in other && other.gear);
	});
});
