import { CHARGE_RULES } from '$lib/combat/editions/charges';
import { dice } from '$lib/dice/notation';
import { isAble } from '../../table';
import { choose, roll, type Option, type Part } from '../ask';
import { actionsLeft, editionOf, fighterProfile, sizeOf, stateOf, type Context } from '../context';
import type { AttackOrder } from '../order';
import { opposedRules } from '../roll-rules';
import { isGone, readyWeapons } from './counters';
import { damageRoll, strikeFigure, type Blow } from './damage';
import { rollHits } from './hit';
import { momentumOf, shooterOf } from './shooter';

/** What the target of a charge strikes back with, and which of both strikes first. */
export interface Answer {
	readonly weapon: string;
	readonly first: 'charger' | 'target' | 'together';
}

const FIRST = {
	'2005': { rule: 'E05-CMB-31', longer: 2 },
	'2010': { rule: 'E10-CHG-10', longer: 1 }
};

/** Whether the target may strike at its charger: braced in PL-2005, at any weapon in 2010, never in 2020. */
function mayAnswer(context: Context, { way, target, ram, braced }: AttackOrder): boolean {
	const { id } = editionOf(context);
	if (way !== 'charge' || id === 'quickwars' || !isAble(stateOf(context, target))) return false;
	const { answers } = CHARGE_RULES[id];
	return answers === 'always' ? !ram : answers === 'braced' && braced === true;
}

/** The target of a charge may strike back; the longer weapon does so first (E05-CMB-31, E10-CHG-10). */
export function* answerTo(context: Context, order: AttackOrder): Part<Answer | undefined> {
	const { id } = editionOf(context);
	if (!mayAnswer(context, order) || (id !== '2005' && id !== '2010')) return undefined;
	const { rule, longer } = FIRST[id];
	const weapons = readyWeapons(context, order.target);
	const options: Option[] = [
		{ id: 'none' },
		...weapons.map(({ key }) => ({ id: `strike:${key}`, weapon: key }))
	];
	const asks = { kind: 'choice', who: order.target, rule } as const;
	const { weapon } = yield* choose({ ...asks, choice: 'answer', options });
	if (weapon === undefined) return undefined;
	if (order.ram) return { weapon, first: 'target' };
	const reach: Option[] = [{ id: 'together' }, { id: 'charger' }, { id: 'target' }];
	const first = yield* choose({ ...asks, choice: 'longer', options: reach, amount: longer });
	return { weapon, first: first.id as Answer['first'] };
}

/** The blow of the target at its charger. */
export function* strikesAtCharger(
	{ context, effect, order }: Omit<Blow, 'inches'>,
	{ weapon }: Answer
): Part<void> {
	const [charger] = order.attackers;
	if (!charger) return;
	const attacker = { figure: order.target, weapon };
	const { situation: _, others: __, ...rest } = order;
	const back = { ...rest, way: 'counter', attackers: [attacker], target: charger.figure } as const;
	const shooter = shooterOf(context, back, attacker);
	if (!shooter) return;
	effect.changes.push({ kind: 'weapon', figure: order.target, weapon, by: 1 });
	if (editionOf(context).id !== '2005' && actionsLeft(context, order.target) > 0) {
		effect.count(order.target, 'responses', 1);
	}
	const shot = { edition: editionOf(context), effect, situation: {}, bonus: 0, ranged: false };
	const hits = yield* rollHits(shot, [shooter]);
	if (hits.count === 0) return;
	const blow = { context, effect, order: back, inches: hits.best };
	const damage = yield* damageRoll(blow, order.target, hits.pool, hits.beyond);
	yield* strikeFigure(blow, charger.figure, damage);
}

/** Dice of opposition: none, half the size or all of it, and one from 2010 on (PL-CHG-07, E10-COL-02). */
function oppositionOf(context: Context, { target, run = 0, braced }: AttackOrder): number {
	if (editionOf(context).id !== '2005') return 1;
	const { collision } = fighterProfile(context, target) ?? {};
	const most = braced ? collision?.braced : (collision?.unbraced ?? collision?.braced);
	return Math.min(most ?? 0, Math.floor(run / 2));
}

function* opposed(
	{ context, effect }: Blow,
	who: string,
	why: 'momentum' | 'opposition',
	count: number
): Part<number> {
	const edition = editionOf(context);
	const rule =
		edition.id === '2005' ? 'PL-CHG-12' : edition.id === '2010' ? 'E10-COL-02' : 'E20-COL-01';
	const ask = { kind: 'roll', why, who, dice: dice(count, 6), rule } as const;
	const rolled = yield* roll({ ...ask, rules: opposedRules(edition) });
	if (count > 0) effect.roll(rolled, rule);
	return rolled.total;
}

/** The opposition comes back at a charger who strikes with its body (PL-CHG-08). */
export function* recoil(blow: Blow, charger: string): Part<void> {
	const { context, order } = blow;
	if (!order.ram || editionOf(context).id !== '2005') return;
	const total = yield* opposed(blow, charger, 'opposition', oppositionOf(context, order));
	if (total > 0) yield* strikeFigure(blow, charger, total);
}

const SMASH = { '2005': 'PL-CHG-09', '2010': 'E10-COL-05', '2020': 'E20-COL-02' };

/**
 * What crushes a target that flies: in PL-2005 the charger, one point for each inch of its Size, and later an
 * obstacle, one for each inch that it prevents (PL-CHG-09, E10-COL-05, E20-COL-02).
 */
function* smash(blow: Blow, charger: string, inches: number, dealt: number): Part<void> {
	const { context, effect, order } = blow;
	const { target } = order;
	const { id } = editionOf(context);
	if (id === 'quickwars' || isGone(effect, target)) return;
	const rule = SMASH[id];
	const asks = { kind: 'choice', who: target, rule } as const;
	const prevented = Array.from({ length: inches }, (_, n) => ({ id: `${n + 1}`, amount: n + 1 }));
	const options: Option[] = id === '2005' ? [{ id: 'yes' }] : prevented;
	const choice = id === '2005' ? 'trampled' : 'smash';
	const chosen = yield* choose({
		...asks,
		choice,
		options: [{ id: 'no' }, ...options],
		amount: inches
	});
	if (chosen.id === 'no') return;
	const points = chosen.amount ?? sizeOf(context, charger);
	effect.rules.add(rule);
	effect.result(target, 'smashed', points);
	yield* strikeFigure(blow, target, points, dealt);
}

/** The lower roll flies; in PL-2005 also a charger, and Size holds it back. Whether the charger runs on. */
function* knock(blow: Blow, charger: string, mom: number, dealt: number): Part<boolean> {
	const { context, effect, order } = blow;
	const { target } = order;
	if (isGone(effect, target)) return true;
	const is2005 = editionOf(context).id === '2005';
	const pop = yield* opposed(blow, target, 'opposition', oppositionOf(context, order));
	const [loser, lead] = mom >= pop ? [target, mom - pop] : [charger, is2005 ? pop - mom : 0];
	const inches = lead - (is2005 ? sizeOf(context, loser) : 0);
	if (inches <= 0) return false;
	effect.flag(loser, 'prone');
	effect.flag(loser, 'disrupted');
	effect.result(loser, 'pushed', inches);
	if (loser === target) yield* smash(blow, charger, inches, dealt);
	return loser === target;
}

/**
 * One roll of momentum meets the target and then others in its way, until one of them holds (PL-CHG-12, PL-CCB-04,
 * E10-COL-03, E20-COL-01). All of them take the same damage.
 */
export function* runInto(blow: Blow, charger: string, dealt: number): Part<void> {
	const { context, effect, order } = blow;
	const { run = 0, ram } = order;
	const is2005 = editionOf(context).id === '2005';
	const momentum = momentumOf(context, charger, run);
	if (momentum === 0 || (!is2005 && !ram)) return;
	const mom = yield* opposed(blow, charger, 'momentum', momentum);
	for (const target of [order.target, ...(order.others ?? [])]) {
		const met = { ...blow, order: { ...order, target } };
		if (target !== order.target) {
			effect.rules.add('PL-CCB-04');
			if (is2005) yield* strikeFigure(met, target, dealt);
		}
		if (!(yield* knock(met, charger, mom, dealt))) return;
	}
}
