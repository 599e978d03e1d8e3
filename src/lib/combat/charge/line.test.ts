import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction } from '$lib/dice/exact/fraction';
import { dice, flat } from '$lib/dice/notation';
import { withFlags } from '../edition';
import { CHARGE_RULES } from '../editions/charges';
import { opposedRoll } from '../rolls';
import { resolveLine, type Body, type LineCharge } from './line';
import type { ChargeRules } from './rules';

const plain = (rules: ChargeRules): ChargeRules => ({
	...rules,
	close: { ...rules.close, edition: withFlags(rules.close.edition, { explode: false }) }
});
const [r2005, r2010] = [plain(CHARGE_RULES['2005']), plain(CHARGE_RULES['2010'])];
const body: Body = {
	holds: 0,
	size: 1,
	armor: flat(4),
	already: 0,
	endures: false,
	leaps: false
};
type Line = LineCharge<(typeof exact)['one'], ReturnType<typeof exact.always>>;
const charge = (line: Line['line'], more: Partial<Line> = {}): Line => ({
	inflicted: exact.always(0),
	reaching: { fallen: exact.one, alive: exact.one },
	momentum: 1,
	chargerSize: 1,
	line,
	...more
});
const thrown = (flight: readonly Line['reaching']['alive'][]) =>
	formatFraction(flight.reduce(exact.plus));

describe('a charge through a line', () => {
	it('meets all with one roll of momentum, until one holds (PL-CCB-04)', () => {
		const { met, charger } = resolveLine(exact, r2005, charge([body, { ...body, size: 3 }, body]));
		// On 2 or more the first flies, on 4 or more the second; the third then flies for certain.
		expect(met.map(({ flight }) => thrown(flight))).toEqual(['5/6', '1/2', '1/2']);
		expect(met.map(({ reached }) => formatFraction(reached))).toEqual(['1', '5/6', '1/2']);
		expect(thrown(charger)).toBe('0');
	});

	it('does the same damage to all, and those who fall hold nobody (PL-SQM-09)', () => {
		const inflicted = opposedRoll(exact, r2005.close.edition, dice(1, 6));
		const large = { ...body, size: 6 };
		const { met } = resolveLine(exact, r2005, charge([large, large], { inflicted }));
		// 5 or 6 kill both; one that lives is too large to fly.
		expect(met.map(({ kill }) => formatFraction(kill))).toEqual(['1/3', '1/3']);
		const later = resolveLine(exact, r2010, charge([body, body], { inflicted }));
		expect(later.met.map(({ kill }) => formatFraction(kill))).toEqual(['1/3', '0']);
	});

	it('meets a braced squad as one body, of which one member takes the damage', () => {
		const inflicted = exact.always(5);
		const squad = { ...body, size: 3, others: 2 };
		const { met } = resolveLine(exact, r2005, charge([squad, body], { inflicted }));
		// The two who are left fly on 3 or more.
		expect(formatFraction(met[1]?.reached ?? exact.zero)).toBe('2/3');
		expect(thrown(met[0]?.flight ?? [])).toBe('0');
	});

	it('goes past those who leap aside, on anything but a 1 (PL-TRN-16)', () => {
		const { met } = resolveLine(exact, r2005, charge([body, { ...body, leaps: true }, body]));
		expect(met.map(({ leapt }) => formatFraction(leapt))).toEqual(['0', '25/36', '0']);
		expect(formatFraction(met[2]?.reached ?? exact.zero)).toBe('5/6');
	});

	it('goes no further than its target without momentum', () => {
		expect(resolveLine(exact, r2005, charge([body, body], { momentum: 0 })).met).toHaveLength(1);
	});
});
