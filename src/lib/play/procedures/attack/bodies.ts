import { meetingDice, type MeetingDice } from '$lib/combat/charge/collision';
import { rosterOf } from '../../roster';
import { relationsOf } from '../../relations';
import { chargesOf, editionOf, fighterProfile, stateOf, sizeOf, type Context } from '../context';
import type { AttackOrder } from '../order';

/** Whether members of one squad charge together: they are one body (PL-SQM-09). */
export function chargesAsOne(context: Context, { way, attackers }: AttackOrder): boolean {
	if (way !== 'charge' || attackers.length < 2 || !editionOf(context).squads) return false;
	const squads = new Set(attackers.map(({ figure }) => stateOf(context, figure)?.links.squad));
	return squads.size === 1 && !squads.has(undefined);
}

/** Whether a squad has riders, beasts or anything driven (PL-SQM-02). */
export function isCavalry(context: Context, figures: readonly string[]): boolean {
	return figures.some((id) => {
		const unit = rosterOf(context.game).figures.get(id)?.unit;
		return unit?.kind === 'creation' || stateOf(context, id)?.links.mount !== undefined;
	});
}

/** The figures that charge: one, or a squad as a whole. */
export function chargingBody(context: Context, order: AttackOrder): readonly string[] {
	const figures = order.attackers.map(({ figure }) => figure);
	return chargesAsOne(context, order) ? figures : figures.slice(0, 1);
}

/** Whose sizes count for the momentum: those of all, and of cavalry only of the members that hit (PL-SQM-09). */
export function pushingBody(
	context: Context,
	order: AttackOrder,
	hitting: readonly string[]
): readonly string[] {
	const body = chargingBody(context, order);
	return body.length > 1 && isCavalry(context, body) ? hitting : body;
}

/** The figures that meet a charge as one: a braced squad (PL-SQM-09), otherwise the target alone. */
export function meetingBody(context: Context, order: AttackOrder): readonly string[] {
	const { target, squad, braced } = order;
	if (!editionOf(context).squads || squad === undefined || !braced) return [target];
	const members = relationsOf(context.game, context.table).squads.get(squad) ?? [];
	return members.some(({ id }) => id === target) ? members.map(({ id }) => id) : [target];
}

type Measure = 'momentum' | 'braced' | 'steadiness';

/** Inches of several bodies together, as a collision measures them: a rider and mount are 2 (PL-CHG-04). */
export const sizeOfBody = (context: Context, body: readonly string[], as: Measure): number =>
	body.reduce(
		(sum, id) => sum + (fighterProfile(context, id)?.collision?.[as] ?? sizeOf(context, id)),
		0
	);

/** Dice of momentum of a charge, as far as the size of those who charge allows. */
export const momentumOf = (context: Context, body: readonly string[], run: number): number =>
	chargesOf(context)?.momentum(run, sizeOfBody(context, body, 'momentum')) ?? 0;

/** What never moves is always ready for a charge (PL-CHG-07). */
export function neverMoves(context: Context, figure: string): boolean {
	const collision = fighterProfile(context, figure)?.collision;
	return collision !== undefined && collision.unbraced === undefined;
}

export const isBraced = (context: Context, { target, braced = false }: AttackOrder): boolean =>
	braced || neverMoves(context, target);

/** Dice of opposition of those who meet a charge, which may come toward it (PL-CHG-06, PL-CHG-07, E10-COL-02). */
export function oppositionOf(context: Context, order: AttackOrder): number {
	const size = sizeOfBody(context, meetingBody(context, order), 'braced');
	const braced = isBraced(context, order);
	const { run = 0, headOn: motion } = order;
	return chargesOf(context)?.opposition({ run, motion, size, braced }) ?? 0;
}

/** The dice of those who meet a charge: those that hold them, and those that push the charger back. */
export function meetingDiceOf(context: Context, order: AttackOrder): MeetingDice {
	const opposition = oppositionOf(context, order);
	const charges = chargesOf(context);
	const momentum = momentumOf(context, meetingBody(context, order), order.headOn ?? 0);
	return charges
		? meetingDice(charges, opposition, momentum)
		: { holds: opposition, of: 'opposition', pushes: 0 };
}
