import { unlinked } from '../../acts';
import { ruleOf } from '../../check/rules-of-combat';
import { relationsOf } from '../../relations';
import { has } from '../../table';
import { choose, type Part } from '../ask';
import { chargesOf, editionOf, stateOf, type Context } from '../context';
import type { AttackOrder } from '../order';
import { bail, mayBail } from './bail';
import { meetingBody } from './bodies';
import { hasFallen } from './counters';
import { strikeFigure, type Blow } from './damage';
import type { Declared } from './defence';
import { takesHit } from './takes-hit';

const RULE = 'PL-SQM-09';

/** The members of a figure’s squad on the table, where squads are known and it has others in it. */
function squadOf(context: Context, id: string): readonly string[] {
	const squad = stateOf(context, id)?.links.squad;
	if (squad === undefined || !editionOf(context).squads) return [];
	const members = relationsOf(context.game, context.table).squads.get(squad) ?? [];
	return members.length > 1 ? members.map((state) => state.id) : [];
}

/** A charge at another one in its way, who may have braced for it, with its squad (PL-CHG-07, PL-SQM-09). */
function chargeAt(context: Context, order: AttackOrder, target: string): AttackOrder {
	const { squad: _, braced: __, element: ___, headOn: ____, ...rest } = order;
	const state = stateOf(context, target);
	if (!state || !has(state, 'braced')) return { ...rest, target };
	const { squad } = state.links;
	const whole = squad !== undefined && squadOf(context, target).length > 0;
	return { ...rest, target, braced: true, ...(whole && { squad }) };
}

/** A charge at each of those in its way, in their order. A braced squad is met once, as one body (PL-SQM-09). */
export function inTheWay(context: Context, order: AttackOrder): readonly AttackOrder[] {
	const met = new Set(meetingBody(context, order));
	const charges = [order];
	for (const target of order.others ?? []) {
		if (met.has(target)) continue;
		const next = chargeAt(context, order, target);
		for (const id of meetingBody(context, next)) met.add(id);
		charges.push(next);
	}
	return charges;
}

/** The charge that goes on where its target has leapt away. */
export function goesOn(context: Context, order: AttackOrder): AttackOrder | undefined {
	const [, next, ...others] = inTheWay(context, order);
	return next && { ...next, others: others.map(({ target }) => target) };
}

/** Who of the others in the way of a charge wants to leap out of it, where bodies do damage (PL-TRN-16). */
export function* declareLeaps(context: Context, order: AttackOrder): Part<readonly string[]> {
	if (order.way !== 'charge' || !chargesOf(context)?.bodies) return [];
	const rule = ruleOf(editionOf(context).id, 'bail');
	const options = [{ id: 'none' }, { id: 'bail' }];
	const leaping: string[] = [];
	const [, ...others] = inTheWay(context, order);
	for (const other of others) {
		const { target: who, braced } = other;
		if (braced || !mayBail(context, other)) continue;
		const ask = { kind: 'choice', choice: 'defence', who, options, rule } as const;
		if ((yield* choose(ask)).id === 'bail') leaping.push(who);
	}
	return leaping;
}

/** Whether another one in the way, if it declared that, leaps out of it: no roll to hit has to be beaten. */
export function* leapsAside(
	{ context, effect, order }: Blow,
	{ leaping = [] }: Declared
): Part<boolean> {
	const { target } = order;
	if (!leaping.includes(target)) return false;
	const avoided = yield* bail(context, effect, target, {});
	if (avoided) effect.result(target, 'bailed');
	return avoided;
}

/** Another one in the way takes what the first target took; gives the blow at the one who took it. */
export function* struckInPassing(blow: Blow, dealt: number): Part<Blow> {
	const { context, order } = blow;
	const target = yield* takesHit(meetingBody(context, order));
	const found = { ...blow, order: { ...order, target } };
	if (chargesOf(context)?.bodies && dealt > 0) yield* strikeFigure(found, target, dealt);
	return found;
}

/** A member that flies off the base of its squad is torn out of it; a squad that flies as one keeps its base (PL-SQM-09). */
export function* thrownOffBase(
	{ context, effect }: Blow,
	flying: readonly string[],
	inches: number
): Part<void> {
	for (const who of flying) {
		const left = squadOf(context, who).filter((id) => !hasFallen(effect, id));
		if (left.every((id) => flying.includes(id))) continue;
		const options = [{ id: 'no' }, { id: 'yes' }];
		const ask = { kind: 'choice', choice: 'offBase', who, options, rule: RULE } as const;
		if ((yield* choose({ ...ask, amount: inches })).id === 'no') continue;
		effect.rules.add(RULE);
		effect.changes.push(...unlinked(stateOf(context, who), 'squad'));
		effect.result(who, 'tornOut');
	}
}

/** A braced squad that is trampled is scattered, as far as it survives (PL-SQM-09). */
export function scatter({ context, effect, order }: Blow): void {
	const body = meetingBody(context, order);
	const left = body.filter((id) => !hasFallen(effect, id));
	if (body.length < 2 || left.length === 0 || order.squad === undefined) return;
	effect.rules.add(RULE);
	for (const id of left) effect.changes.push(...unlinked(stateOf(context, id), 'squad'));
	effect.result(order.squad, 'scattered');
}
