import { cpUp, times, type Points } from '$lib/points/points';
import type { Army, Minifig } from '../../../choices';
import { line, type LedgerLine } from '../../../ledger';
import { countOf, heroesOf } from '../../../terms';
import type { CoreRuleset } from '../ruleset';

/** Quirk points of each hero (PL-HER-02): one per other hero of the army, or one per hero. */
export function heroQuirk({ tables, rulings }: CoreRuleset, army: Army): number {
	const count = heroesOf(army);
	const counted = rulings.heroQuirkCount === 'all' ? count : count - 1;
	return Math.min(tables.heroes.quirk.maximum, Math.max(0, counted));
}

/** The discount of each hero in CP halves (PL-HER-03): optional by the rule, taken unless declined. */
export function discountEach(ruleset: CoreRuleset, army: Army): Points {
	const { discount } = ruleset.tables.heroes;
	const byQuirk = times(cpUp(discount.cost), heroQuirk(ruleset, army));
	const most = Math.floor(cpUp(ruleset.tables.ranks.hero.cost) * discount.share);
	return (army.heroDiscount === false ? 0 : Math.min(byQuirk, most)) as Points;
}

/** The discount line of a hero (PL-HER-03). */
export function discountLine(ruleset: CoreRuleset, hero: Minifig, each: Points): LedgerLine {
	const { rule } = ruleset.tables.heroes.discount;
	return line(hero.id, rule, 'heroDiscount', countOf(hero), times(each, -1));
}
