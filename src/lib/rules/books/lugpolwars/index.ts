import { LOWEST_RANK } from '../../items/ranks';
import { rowOf } from '../../items/rows';
import { cpUp } from '$lib/points/points';
import type { Army, GearItem, Unit } from '../../choices';
import { hasReserve } from '../../rulebook/core-only';
import { withOwnTables } from '../../packs/apply';
import { Bill, type LedgerLine } from '../../ledger';
import type { Rulebook } from '../../rulebook/rulebook';
import { memoByIdentity, type Memo } from '../../memo';
import { perRuleset } from '../../rulebook/ruleset';
import { mountsIn } from '../../terms';
import { ArmyFindings, UnitFindings, type Violation } from '../../violation';
import { abilities } from './abilities';
import { assortment } from './assortment';
import { checkCrews } from './check/crews';
import { checkUnit } from './check/unit';
import { creationLines, minifigLines } from './cost/units';
import { armyProfile, creationProfile, minifigProfile } from './profile';
import { reference } from './reference';
import { isListed, listedSpeed, type LpwRuleset } from './ruleset';
import { rulings } from './rulings';
import { priceList, type PriceList } from './tables/price-list';

function unitLines(ruleset: LpwRuleset, unit: Unit): readonly LedgerLine[] {
	if (unit.kind === 'minifig') return minifigLines(ruleset, unit);
	return unit.kind === 'creation' ? creationLines(ruleset, unit) : [];
}

/** The army's stock of explosives (PL-LPW-02). */
function stockLines({ tables }: LpwRuleset, { stock }: Army): readonly LedgerLine[] {
	const bill = new Bill('army');
	const { rule, cost } = tables.gear.explosive;
	bill.add(rule, 'stock.explosive', stock?.explosives ?? 0, cpUp(cost));
	return bill.lines;
}

/** There is no magic, hence no reserve (PL-LPW-07). */
function checkReserve(army: Army): Violation[] {
	if (!hasReserve(army)) return [];
	const findings = new ArmyFindings();
	const drop = { kind: 'remove', path: '/reserve', target: 'reserve' } as const;
	findings.add('error', 'WRONG_BOOK', 'PL-LPW-07', ['reserve'], { thing: 'reserve' }, [drop]);
	return findings.violations;
}

function judge(ruleset: LpwRuleset, memo: Memo) {
	const linesOf = memo((unit: Unit) => unitLines(ruleset, unit));
	const checked = (mounted: boolean) =>
		memo((unit: Unit) => new UnitFindings(checkUnit(ruleset, unit, mounted)));
	const [checkOnFoot, checkMounted] = [checked(false), checked(true)];
	return {
		ruleset,
		linesOf,
		price: (army: Army): LedgerLine[] =>
			([] as LedgerLine[]).concat(...army.units.map(linesOf), stockLines(ruleset, army)),
		check(army: Army): Violation[] {
			const isMount = mountsIn(army);
			const own = army.units.flatMap((unit, index) => {
				const mounted = 'mount' in unit && isMount(unit.mount);
				return (mounted ? checkMounted(unit) : checkOnFoot(unit)).at('units', index);
			});
			return [...own, ...checkCrews(ruleset, army), ...checkReserve(army)];
		}
	};
}

function book(tables: PriceList, memo: Memo = memoByIdentity): Rulebook {
	const judgeOf = perRuleset(tables, (ruleset: LpwRuleset) => judge(ruleset, memo));
	return {
		id: 'lugpolwars',
		tally: 'points',
		assortment,
		firstLimits: { profile: 'own', points: 150 },
		inLeague: false,
		combat: 'lugpolwars',
		rulings,
		reference,
		tables,
		gearItems: Object.keys(tables.gear) as readonly GearItem[],
		abilities,
		under: (own, kept) => book(withOwnTables(priceList, own), kept),
		price: (army) => judgeOf(army).price(army),
		priceOf: (army, unit) => judgeOf(army).linesOf(unit),
		check: (army) => judgeOf(army).check(army),
		profile(army, unit) {
			const { ruleset } = judgeOf(army);
			if (unit.kind === 'minifig') return minifigProfile(ruleset, unit);
			return unit.kind === 'creation' ? creationProfile(ruleset, army, unit) : undefined;
		},
		armyProfile: (army) => armyProfile(judgeOf(army).ruleset, army),
		speed(unit) {
			if (unit.kind === 'minifig')
				return (rowOf(tables.ranks, unit.rank) ?? tables.ranks[LOWEST_RANK]).move;
			return unit.kind === 'creation' && isListed(unit) ? listedSpeed(unit) : 0;
		}
	};
}

/** LUGPolWars: a price list for QuickWars with rules of its own and none of PL-2005's (X-15). */
export const lugpolwars = book(priceList);
