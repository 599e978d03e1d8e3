import type { Army, Unit } from '../../../choices';
import { countOf, sizeOf, summonsOf } from '../../../terms';
import {
	ArmyFindings,
	Findings,
	placed,
	type RepairStep,
	type Violation
} from '../../../violation';
import type { CoreRuleset } from '../ruleset';

/** The mages of an army: their number, the sum of their levels, and the highest level of one who can summon. */
interface Mages {
	readonly count: number;
	readonly levels: number;
	/** 0 if nobody can summon. */
	readonly summoner: number;
}

function magesOf({ tables }: CoreRuleset, army: Army): Mages {
	let [count, levels, summoner] = [0, 0, 0];
	for (const unit of army.units) {
		if (unit.kind === 'figure') continue;
		const { level = 0, summoning } = unit.magic ?? {};
		if (level === 0) continue;
		count += countOf(unit);
		levels += level * countOf(unit);
		if (summoning && level >= tables.circles.summoner.minimum) summoner = Math.max(summoner, level);
	}
	return { count, levels, summoner };
}

/** The largest summon in inches: half a mage's level, or less than half the sum of a circle. */
function largestSummon({ tables }: CoreRuleset, { count, levels, summoner }: Mages): number {
	const alone = Math.floor(summoner / 2);
	const { maximum, mages } = tables.circles.summoning;
	const together = Math.min(maximum, Math.ceil(levels / 2) - 1);
	return count >= mages ? Math.max(alone, together) : alone;
}

/**
 * A summon needs a summoner, and must not exceed the size that they or their circle can summon (PL-MAG-08 to PL-
 * MAG-10).
 */
function checkSummon(
	ruleset: CoreRuleset,
	mages: Mages,
	unit: Unit,
	index: number
): readonly Violation[] {
	const findings = new Findings(unit.id);
	const { summoning } = ruleset.tables.spells;
	const size = sizeOf(unit);
	const limit = largestSummon(ruleset, mages);
	if (unit.kind === 'figure') return [];
	const ways: RepairStep[][] = [
		[{ kind: 'field' }],
		[{ kind: 'remove', path: '', target: 'summon' }]
	];
	if (mages.summoner === 0) {
		findings.add('error', 'SUMMON_PREREQ', summoning.rule, '', { reason: 'nobody' }, ...ways);
	} else if (size > limit) {
		const { rule } = ruleset.tables.circles.summoner;
		findings.add('error', 'SUMMON_SIZE', rule, '', { size, limit }, ...ways);
	}
	return placed(findings.findings, 'summons', index);
}

/** Spells and shields of a circle need two mages, and levels up to the sum of theirs and to 10 (PL-MAG-06). */
function checkCircle(ruleset: CoreRuleset, mages: Mages, army: Army, findings: ArmyFindings): void {
	const { maximum, mages: needed, rule } = ruleset.tables.circles.spell;
	const { circleCasts = [], circleShields = [] } = army.reserve ?? {};
	const limit = Math.min(maximum, mages.levels);
	const spells = [
		...circleCasts.map(({ level }, index) => ({ level, at: `/circleCasts/${index}` })),
		...circleShields.map(({ level }, index) => ({ level, at: `/circleShields/${index}` }))
	];
	for (const { level, at } of spells) {
		const path = `/reserve${at}`;
		const place = ['reserve', at] as const;
		const drop: RepairStep[] = [{ kind: 'remove', path, target: 'circle' }];
		const weaker: RepairStep[] = [
			{ kind: 'set', path: `${path}/level`, field: 'level', value: limit }
		];
		if (mages.count === 0) {
			findings.add('error', 'NO_MAGIC', rule, place, { reason: 'circle' }, drop);
		} else if (mages.count < needed) {
			findings.add('error', 'SPELL_LEVEL', rule, place, { reason: 'alone' }, drop);
		} else if (level > limit) {
			const params = { reason: 'circle', level, limit } as const;
			findings.add('error', 'SPELL_LEVEL', rule, place, params, weaker, drop);
		}
	}
}

/** Checks the reserve: whether it can be cast, the remark to announce it, and the magic supplement. */
export function checkReserve(ruleset: CoreRuleset, army: Army): Violation[] {
	const { circleCasts = [], circleShields = [], unspent = 0 } = army.reserve ?? {};
	const summons = summonsOf(army);
	const mages = magesOf(ruleset, army);
	const findings = new ArmyFindings();
	const planned = circleCasts.length > 0 || circleShields.length > 0 || unspent > 0;
	if ((planned || summons.length > 0) && !ruleset.supplements.includes('magic')) {
		const supplement = 'magic';
		findings.add(
			'error',
			'SUPPLEMENT_OFF',
			'PL-MAG-07',
			['reserve'],
			{ supplement },
			[{ kind: 'remove', path: '/reserve', target: 'reserve' }],
			[{ kind: 'enable', supplement }]
		);
	}
	checkCircle(ruleset, mages, army, findings);
	if (planned) findings.add('warning', 'DISCLOSE', 'PL-MAG-07', ['reserve'], {});
	const found = summons.map((unit, index) => checkSummon(ruleset, mages, unit, index));
	return [...findings.violations, ...found.flat()];
}
