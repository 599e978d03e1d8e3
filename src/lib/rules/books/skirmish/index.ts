import { BASIC_ASSORTMENT } from '../../rulebook/assortment';
import type { Army, Unit } from '../../choices';
import { hasReserve, noteForeign } from '../../rulebook/core-only';
import { withOwnTables } from '../../packs/apply';
import type { Rulebook } from '../../rulebook/rulebook';
import { countOf } from '../../terms';
import { ArmyFindings, Findings, placed, type Finding, type Violation } from '../../violation';
import { abilities } from './abilities';
import { diceOf, figureProfile } from './profile';
import { reference } from './reference';
import { statistics, type Statistics } from './tables/statistics';

/** Only figures are allowed: minifigs and creations belong to other rulebooks. */
function checkUnit(unit: Unit): Finding[] {
	if (unit.kind === 'figure') return [];
	const findings = new Findings(unit.id);
	noteForeign(findings, 'NS-01', unit.kind, '');
	return findings.findings;
}

function checkArmy(army: Army): Violation[] {
	const findings = new ArmyFindings();
	const giveUp = (thing: 'reserve' | 'stock') => {
		const drop = { kind: 'remove', path: `/${thing}`, target: thing } as const;
		findings.add('error', 'WRONG_BOOK', 'NS-01', [thing], { thing }, [drop]);
	};
	if (hasReserve(army)) giveUp('reserve');
	if ((army.stock?.explosives ?? 0) > 0) giveUp('stock');
	return findings.violations;
}

/** General dice of the whole army (NS-01). */
function diceOfArmy(tables: Statistics, { units }: Army): number {
	return units.reduce(
		(sum, unit) => sum + (unit.kind === 'figure' ? diceOf(tables, unit) * countOf(unit) : 0),
		0
	);
}

function book(tables: Statistics): Rulebook {
	return {
		id: 'skirmish',
		tally: 'dice',
		assortment: { ...BASIC_ASSORTMENT, units: ['figure'] },
		firstLimits: { profile: 'free' },
		inLeague: false,
		combat: 'skirmish',
		rulings: { switches: [], atStake: {} },
		reference,
		tables,
		gearItems: [],
		abilities,
		under: (own) => book(withOwnTables(statistics, own)),
		price: () => [],
		priceOf: () => [],
		check: (army) => [
			...army.units.flatMap((unit, index) => placed(checkUnit(unit), 'units', index)),
			...checkArmy(army)
		],
		profile: (_, unit) => (unit.kind === 'figure' ? figureProfile(tables, unit) : undefined),
		speed: () => 0,
		dice: (army) => diceOfArmy(tables, army)
	};
}

/** The narrative skirmish: it counts dice instead of points (P-7). */
export const skirmish = book(statistics);
