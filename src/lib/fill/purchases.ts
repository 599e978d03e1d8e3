import { MOST } from '$lib/army/format/limits';
import type { Unit } from '$lib/rules/choices';
import { countOf, isHero } from '$lib/rules/terms';
import { isError, type Violation } from '$lib/rules/violation';
import type { Group, Pick, Way } from './knapsack';
import type { Quote } from './quotes';
import type { FillStep } from './steps';
import type { Improved } from './upgrades';
import { newViolations } from './new-violations';

/** A group of the knapsack, and the conversion of its picks to steps. */
export interface Purchase {
	readonly group: Group;
	steps(pick: Pick): FillStep[];
	/** Whether it is a new unit against the theme of the army. */
	readonly againstTheme?: boolean;
}

/** A unit with its price. */
interface PricedUnit {
	readonly unit: Unit;
	readonly quote: Quote;
}

type ImprovedUnit = PricedUnit & Improved;

function heroesIn(unit: Unit): number {
	return isHero(unit) ? 1 : 0;
}

/** Up to `most` copies, or none if the unit is free: free copies spend no points. */
function copiesOf({ unit, quote }: PricedUnit, most: number): Way {
	const copy = { price: quote.each, heroes: heroesIn(unit) };
	return { copy, most: quote.each > 0 ? most : 0 };
}

/** Whether an upgrade costs points and causes no new error or warning. */
function isSensible(plain: Quote, better: Quote): boolean {
	const serious = ({ severity }: Violation) => severity !== 'info';
	const violations = newViolations(
		plain.violations.filter(serious),
		better.violations.filter(serious)
	);
	return better.each > plain.each && violations.length === 0;
}

/** Upgrades all copies of an entry in one tap; further copies cost the upgraded price. */
function upgradedWay(plain: PricedUnit, better: PricedUnit, most: number): Way {
	const count = countOf(plain.unit);
	const price = count * (better.quote.each - plain.quote.each);
	const heroes = count * (heroesIn(better.unit) - heroesIn(plain.unit));
	return { ...copiesOf(better, most), first: { price, heroes } };
}

/** An entry of the army, unchanged or with one upgrade, and more copies of it. */
export function entryPurchase(
	plain: PricedUnit,
	improved: readonly ImprovedUnit[],
	most: number
): Purchase {
	const unit = plain.unit.id;
	const sensible = improved.filter(({ quote }) => isSensible(plain.quote, quote));
	const ways = [
		copiesOf(plain, most),
		...sensible.map((better) => upgradedWay(plain, better, most))
	];
	return {
		group: { copies: 'more', ways },
		steps({ way, copies }) {
			const { upgrade, row } = sensible[way - 1] ?? {};
			const steps: FillStep[] = upgrade
				? [{ kind: 'upgrade', unit, upgrade, ...(row && { row }) }]
				: [];
			return copies > 0 ? [...steps, { kind: 'more', unit, times: copies }] : steps;
		}
	};
}

/** A unit of the palette, if it is legal by itself. */
export function newPurchase(
	candidate: number,
	pricedUnit: PricedUnit,
	most: number,
	againstTheme: boolean
): Purchase[] {
	if (pricedUnit.quote.violations.some(isError)) return [];
	const group: Group = { copies: 'new', ways: [copiesOf(pricedUnit, Math.min(most, MOST.count))] };
	const steps = ({ copies }: Pick): FillStep[] => [{ kind: 'new', candidate, times: copies }];
	return [{ group, steps, againstTheme }];
}
