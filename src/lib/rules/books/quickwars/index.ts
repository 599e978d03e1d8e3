import type { Army, GearItem, Unit } from '../../choices';
import { hasReserve } from '../../rulebook/core-only';
import { withOwnTables } from '../../packs/apply';
import type { Rulebook } from '../../rulebook/rulebook';
import { memoByIdentity, type Memo } from '../../memo';
import { ArmyFindings, UnitFindings, type Violation } from '../../violation';
import { abilities } from './abilities';
import { assortment } from './assortment';
import { checkUnit } from './check/unit';
import { creationProfile, minifigProfile, movementOf } from './profile';
import { reference } from './reference';
import { statistics, type Statistics } from './tables/statistics';

/** There is no reserve and no stock of explosives (PL-QW-01, PL-QW-05). */
function checkArmy(army: Army): Violation[] {
	const findings = new ArmyFindings();
	const giveUp = (thing: 'reserve' | 'stock') => {
		const drop = { kind: 'remove', path: `/${thing}`, target: thing } as const;
		findings.add('error', 'WRONG_BOOK', 'PL-QW-01', [thing], { thing }, [drop]);
	};
	if (hasReserve(army)) giveUp('reserve');
	if ((army.stock?.explosives ?? 0) > 0) giveUp('stock');
	return findings.violations;
}

function book(tables: Statistics, memo: Memo = memoByIdentity): Rulebook {
	const ofUnit = memo((unit: Unit) => new UnitFindings(checkUnit(tables, unit)));
	return {
		id: 'quickwars',
		tally: 'nothing',
		assortment,
		firstLimits: { profile: 'free' },
		inLeague: false,
		combat: 'quickwars',
		rulings: { switches: [], atStake: {} },
		reference,
		tables,
		gearItems: Object.keys(tables.gear) as readonly GearItem[],
		abilities,
		under: (own, kept) => book(withOwnTables(statistics, own), kept),
		price: () => [],
		priceOf: () => [],
		check: (army) => [
			...army.units.flatMap((unit, index) => ofUnit(unit).at('units', index)),
			...checkArmy(army)
		],
		profile(army, unit) {
			if (unit.kind === 'minifig') return minifigProfile(tables, unit);
			return unit.kind === 'creation' ? creationProfile(tables, army, unit) : undefined;
		},
		speed(unit) {
			if (unit.kind === 'minifig') return minifigProfile(tables, unit).boughtMove;
			if (unit.kind === 'figure') return 0;
			return Math.max(0, ...movementOf(tables, unit).map(({ bought }) => bought));
		}
	};
}

/** QuickWars: quick rules without points (PL-QW-01). */
export const quickwars = book(statistics);
