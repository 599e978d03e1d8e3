import type { Creation, GearItem } from '../../../choices';
import type { RuleId } from '../../../citations';
import { kindsIn } from '../../../packs/printed-unit';
import { hasMagic } from '../../../terms';
import { masteriesOf } from '../cost/abilities';
import type { CoreRuleset } from '../ruleset';
import type { Findings, RepairStep, RepairTarget, ViolationParams } from '../../../violation';

/** Only vehicles and creatures move, and only creatures have a mind (PL-STR-01, PL-MND-01). */
const MOVES: RuleId = 'PL-STR-01';
const MIND: RuleId = 'PL-MND-01';
/** Body armor fits only bodies of a minifig's size (PL-MND-04). */
const WORN: RuleId = 'PL-MND-04';
const LARGEST_WEARER = 1;

const isWorn = ({ tables }: CoreRuleset, item: GearItem) =>
	kindsIn(tables)(item).carried === 'worn';

type Reason = ViolationParams<'FORM'>['reason'];

function immobile({ propulsion = [] }: Creation): RepairStep[] {
	return propulsion.flatMap(({ speed = 0 }, index): RepairStep[] =>
		speed > 0 ? [{ kind: 'remove', path: `/propulsion/${index}`, target: 'propulsion' }] : []
	);
}

/** Choices that need a mind, on a creation without one. */
function mindless({ tables }: CoreRuleset, creation: Creation): [Reason, string, RepairTarget][] {
	if (creation.brain || !(creation.abilities ?? creation.gear ?? creation.magic)) return [];
	const { pilot, perception } = creation.abilities ?? {};
	const equipped = (creation.gear ?? []).some(({ item }) => item in tables.gear);
	const found: [boolean | undefined, Reason & RepairTarget, string][] = [
		[hasMagic(creation), 'magic', '/magic'],
		[equipped, 'gear', '/gear'],
		[pilot, 'pilot', '/abilities/pilot'],
		[perception, 'perception', '/abilities/perception'],
		[masteriesOf(tables, creation).length > 0, 'weaponMaster', '/abilities/weaponMaster']
	];
	return found.filter(([has]) => has).map(([, reason, path]) => [reason, path, reason]);
}

/** Choices that do not fit the form of a creation, each an error with its repair (PL-STR-01, PL-MND-01). */
export function checkForm(ruleset: CoreRuleset, creation: Creation, findings: Findings): void {
	const { form, brain, barding, gear = [], size = 0 } = creation;
	const stands = form === 'building' || form === 'emplacement';
	const drives = stands ? immobile(creation) : [];
	if (drives.length > 0) {
		findings.add('error', 'FORM', MOVES, '/propulsion', { reason: 'immobile' }, drives);
	}
	const giveUp = (rule: RuleId, reason: Reason, path: string, target: RepairTarget) => {
		findings.add('error', 'FORM', rule, path, { reason }, [{ kind: 'remove', path, target }]);
	};
	if (form !== 'creature' && brain) giveUp(MIND, 'brain', '/brain', 'brain');
	if (form !== 'creature' && barding) giveUp(MIND, 'barding', '/barding', 'barding');
	for (const [reason, path, target] of mindless(ruleset, creation))
		giveUp(MIND, reason, path, target);
	if (size > LARGEST_WEARER && gear.some(({ item }) => isWorn(ruleset, item))) {
		const steps = gear.flatMap(({ item, count = 1 }, index): RepairStep[] =>
			isWorn(ruleset, item) ? [{ kind: 'drop', gear: index, item, count }] : []
		);
		findings.add('error', 'FORM', WORN, '/gear', { reason: 'bodyArmor' }, steps);
	}
}
