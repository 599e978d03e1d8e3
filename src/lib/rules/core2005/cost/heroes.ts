import { cp, times, type Points } from '$lib/points/points';
import type { Army, Minifig } from '../../choices';
import { line, type LedgerLine } from '../../ledger';
import { countOf, heroesOf } from '../../terms';
import { heroes } from '../tables/heroes';
import { ranks } from '../tables/minifigs';

/** Quirk points of each hero (PL-HER-02): one for every other hero of the army, or for every one. */
export function heroQuirk(army: Army): number {
	const count = heroesOf(army);
	const counted = army.rulings?.heroQuirkCount === 'all' ? count : count - 1;
	return Math.min(heroes.quirk.maximum, Math.max(0, counted));
}

function discountEach(army: Army): Points {
	const byQuirk = times(cp(heroes.discount.cost), heroQuirk(army));
	const most = Math.floor(cp(ranks.hero.cost) * heroes.discount.share);
	return Math.min(byQuirk, most) as Points;
}

/** The discount that stands with each hero (PL-HER-03): a "may", taken unless the army declines it. */
export function heroDiscountLines(army: Army, hero: Minifig): LedgerLine[] {
	const each = discountEach(army);
	if (hero.rank !== 'hero' || army.heroDiscount === false || each === 0) return [];
	return [line(hero.id, heroes.discount.rule, 'heroDiscount', countOf(hero), times(each, -1))];
}
