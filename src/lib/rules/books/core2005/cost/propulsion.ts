import { cpUp } from '$lib/points/points';
import type { RuleId } from '../../../citations';
import type { Creation, Propulsion } from '../../../choices';
import type { Bill } from '../../../ledger';
import type { CoreRuleset } from '../ruleset';

/** Inches of speed per price (PL-PRP-01, PL-PRP-02). */
const STEP = 2;
const ODD_SPEED: RuleId = 'PL-PRP-03';

/** Steps of 2″ to pay for: half steps included, or whole ones only. */
function steps({ rulings }: CoreRuleset, speed: number): number {
	if (rulings.oddSpeed === 'up') return Math.ceil(speed / STEP);
	return rulings.oddSpeed === 'down' ? Math.floor(speed / STEP) : speed / STEP;
}

/** CP for 2″ in the air: 2 plus the structure level (PL-PRP-02); level 0 may count as ½. */
function levelInTheAir({ tables, rulings }: CoreRuleset, level: number): number {
	return level === 0 && rulings.flyLevelZero === 'half' ? tables.structure.body.levelZero : level;
}

function costOf(
	ruleset: CoreRuleset,
	{ mode, speed = 0, agreedCost = 0 }: Propulsion,
	level: number
) {
	if (mode === 'special') return agreedCost;
	const { cost = 0, costPerLevel = 0 } = ruleset.tables.propulsion[mode];
	const perStep = cost + costPerLevel * levelInTheAir(ruleset, level);
	return perStep * steps(ruleset, speed);
}

/** Every propulsion is paid for separately (PL-PRP-09). */
export function billPropulsion(ruleset: CoreRuleset, bill: Bill, creation: Creation): void {
	for (const propulsion of creation.propulsion ?? []) {
		const { mode, speed = 0 } = propulsion;
		const odd = mode !== 'special' && speed % STEP === 1;
		const rule = odd ? ODD_SPEED : ruleset.tables.propulsion[mode].rule;
		const each = cpUp(costOf(ruleset, propulsion, creation.structureLevel ?? 0));
		const measure = mode === 'special' && speed === 0 ? undefined : speed;
		bill.add(rule, `propulsion.${mode}`, 1, each, measure);
	}
}
