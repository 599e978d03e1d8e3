import { rosterOf } from '../../roster';
import { relationsOf } from '../../relations';
import { editionOf, fighterProfile, sizeOf, stateOf, type Context } from '../context';
import type { AttackOrder } from '../order';

/** Momentum: one die for 2″ each in PL-2005, and later one for 4″ (PL-CHG-03, E10-CHG-01). */
const RUN = { each: 2, later: 4 };

/** Whether members of one squad charge together: they are one body (PL-SQM-09). */
export function chargesAsOne(context: Context, { way, attackers }: AttackOrder): boolean {
	if (way !== 'charge' || attackers.length < 2 || editionOf(context).id !== '2005') return false;
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
	if (editionOf(context).id !== '2005' || squad === undefined || !braced) return [target];
	const members = relationsOf(context.game, context.table).squads.get(squad) ?? [];
	return members.some(({ id }) => id === target) ? members.map(({ id }) => id) : [target];
}

/** Inches of several bodies together. */
export const sizeOfBody = (context: Context, body: readonly string[]): number =>
	body.reduce((sum, id) => sum + sizeOf(context, id), 0);

/** The most dice of momentum that a run of PL-2005 gives. */
export const momentumOfRun = (run: number): number => Math.floor(run / RUN.each);

/** Dice of momentum of a charge, as far as the size of those who charge allows. */
export function momentumOf(context: Context, body: readonly string[], run: number): number {
	if (editionOf(context).id !== '2005') return run >= RUN.later ? 1 : 0;
	const most = body.reduce(
		(sum, id) => sum + (fighterProfile(context, id)?.collision?.momentum ?? 1),
		0
	);
	return Math.min(most, momentumOfRun(run));
}

/** Dice of opposition: none, half the size or all of it, and one from 2010 on (PL-CHG-07, E10-COL-02). */
export function oppositionOf(context: Context, order: AttackOrder): number {
	const { run = 0, braced } = order;
	if (editionOf(context).id !== '2005') return 1;
	const most = meetingBody(context, order).reduce((sum, id) => {
		const { collision } = fighterProfile(context, id) ?? {};
		return sum + ((braced ? collision?.braced : (collision?.unbraced ?? collision?.braced)) ?? 0);
	}, 0);
	return Math.min(most, momentumOfRun(run));
}
