import { LOWEST_RANK } from '../../items/ranks';
import { rowOf } from '../../items/rows';
import { ZERO, type Points } from '$lib/points/points';
import { bodyAbilities } from '../../rulebook/body-abilities';
import type { Army, GearItem, Unit } from '../../choices';
import { withOwnTables } from '../../packs/apply';
import type { LedgerLine } from '../../ledger';
import type { Rulebook } from '../../rulebook/rulebook';
import { memoByIdentity, type Memo } from '../../memo';
import { perRuleset } from '../../rulebook/ruleset';
import { allUnits, fastest, isCreation, isHero, mountsIn, summonsOf } from '../../terms';
import { UnitFindings, type UnitList, type Violation } from '../../violation';
import { assortment } from './assortment';
import { checkOperators } from './check/operators';
import { checkReserve } from './check/reserve';
import { checkUnit } from './check/unit';
import { exceedsWeaponSum } from './check/weapons';
import { creationLines } from './cost/creation';
import { discountEach, discountLine } from './cost/heroes';
import { minifigLines } from './cost/minifig';
import { armyLines } from './cost/reserve';
import { armyProfile } from './profile/army';
import { creationProfile } from './profile/creation';
import { minifigProfile } from './profile/minifig';
import { reference } from './reference';
import type { CoreRuleset } from './ruleset';
import { rulings } from './rulings';
import { coreTables, type CoreTables } from './tables';

/** The bill of one unit; skirmish figures belong to another book and cost nothing. */
function unitLines(ruleset: CoreRuleset, unit: Unit): readonly LedgerLine[] {
	if (unit.kind === 'minifig') return minifigLines(ruleset, unit);
	return unit.kind === 'creation' ? creationLines(ruleset, unit) : [];
}

/** Cached results of a unit, computed on demand. */
interface CachedUnit {
	lines?: readonly LedgerLine[];
	onFoot?: UnitFindings;
	mounted?: UnitFindings;
}

/** Pricing and checking under one ruleset; results that depend on a unit alone are cached by unit. */
function judge(ruleset: CoreRuleset, memo: Memo) {
	const known = memo((_: Unit): CachedUnit => ({}));
	const linesOf = (unit: Unit) => (known(unit).lines ??= unitLines(ruleset, unit));
	const checked = (unit: Unit, mounted: boolean) =>
		new UnitFindings(checkUnit(ruleset, unit, mounted));
	const checkOnFoot = (unit: Unit) => (known(unit).onFoot ??= checked(unit, false));
	const checkMounted = (unit: Unit) => (known(unit).mounted ??= checked(unit, true));

	/** The lines of a unit in an army where each hero has this discount. */
	const linesWith = (discount: Points, unit: Unit) =>
		discount !== ZERO && isHero(unit)
			? [...linesOf(unit), discountLine(ruleset, unit, discount)]
			: linesOf(unit);

	const priceOf = (army: Army, unit: Unit) =>
		isHero(unit) ? linesWith(discountEach(ruleset, army), unit) : linesOf(unit);

	function price(army: Army): LedgerLine[] {
		const discount = discountEach(ruleset, army);
		const lines: LedgerLine[] = [];
		for (const unit of army.units) lines.push(...linesWith(discount, unit));
		lines.push(...armyLines(ruleset, army, linesOf));
		return lines;
	}

	function check(army: Army): Violation[] {
		const found: Violation[] = [];
		const isMount = mountsIn(army);
		const checkAll = (units: readonly Unit[], list: UnitList) => {
			units.forEach((unit, index) => {
				const mounted = 'mount' in unit && isMount(unit.mount);
				const own = mounted ? checkMounted(unit) : checkOnFoot(unit);
				if (own.findings.length > 0) found.push(...own.at(list, index));
			});
		};
		checkAll(army.units, 'units');
		found.push(...checkOperators(army, isMount));
		if (army.reserve) {
			checkAll(summonsOf(army), 'summons');
			found.push(...checkReserve(ruleset, army));
		}
		return found;
	}

	return { ruleset, price, priceOf, check };
}

function book(tables: CoreTables, memo: Memo = memoByIdentity): Rulebook {
	const judgeOf = perRuleset(tables, (ruleset: CoreRuleset) => judge(ruleset, memo));
	return {
		id: 'core2005',
		tally: 'points',
		assortment,
		firstLimits: { profile: 'own', points: 150 },
		inLeague: true,
		combat: '2005',
		rulings,
		reference,
		tables,
		gearItems: Object.keys(tables.gear) as readonly GearItem[],
		abilities: bodyAbilities,
		under: (own, kept) => book(withOwnTables(coreTables, own), kept),
		price: (army) => judgeOf(army).price(army),
		priceOf: (army, unit) => judgeOf(army).priceOf(army, unit),
		check: (army) => judgeOf(army).check(army),
		exceedsWeaponSum(army) {
			const { ruleset } = judgeOf(army);
			return allUnits(army).some((unit) => isCreation(unit) && exceedsWeaponSum(ruleset, unit));
		},
		profile(army, unit) {
			const { ruleset } = judgeOf(army);
			if (unit.kind === 'minifig') return minifigProfile(ruleset, army, unit);
			return unit.kind === 'creation' ? creationProfile(ruleset, unit) : undefined;
		},
		armyProfile: (army) => armyProfile(judgeOf(army).ruleset, army),
		speed(unit) {
			if (unit.kind === 'minifig')
				return (rowOf(tables.ranks, unit.rank) ?? tables.ranks[LOWEST_RANK]).move;
			return unit.kind === 'creation' ? fastest(unit) : 0;
		}
	};
}

/** BrikWars PL-2005 with its supplements. */
export const core2005 = book(coreTables);
