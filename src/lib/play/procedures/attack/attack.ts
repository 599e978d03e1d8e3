import { addBonus, dice, type Dice } from '$lib/dice/notation';
import type { Situation } from '$lib/combat/situation';
import type { AttackWay, Cause } from '../../causes';
import { ruleOf } from '../../check/rules-of-combat';
import { relationsOf } from '../../relations';
import { continues, statisticsOf } from '../../statistics';
import { weaponsOf } from '../../weapons';
import { choose, roll, type Done, type Part, type Procedure } from '../ask';
import {
	actionsLeft,
	editionOf,
	Effect,
	fighterProfile,
	sizeOf,
	spendAction,
	type Context
} from '../context';
import type { AttackOrder } from '../order';
import { damageRules, opposedRules } from '../roll-rules';
import { sacrifice, strikeFigure, type Blow } from './damage';
import { declare, defend, leftOf, type Defence } from './defence';
import { rollHits, type Hits } from './hit';
import { momentumOf, shooterOf, type Shooter } from './shooter';

const CLOSE: readonly AttackOrder['way'][] = ['close', 'counter', 'charge', 'push', 'grab'];
/** A push moves this far (PL-CC-06, E10-MAN-03, E20-MAN-03). */
const PUSH = 2;

/** What the attackers use up: their action, the weapon for this turn, a piece of their stock. */
function spend(
	context: Context,
	effect: Effect,
	order: AttackOrder,
	shooters: readonly Shooter[]
): void {
	if (order.stray) return;
	const { way, response = false } = order;
	const close = CLOSE.includes(way);
	const acted = new Set<string>();
	for (const { figure, actor, weapon } of shooters) {
		const statistics = statisticsOf(context.game, context.table, figure);
		const goesOn = !response && statistics && continues(context.game, statistics, close);
		if (way === 'counter') {
			if (editionOf(context).id !== '2005' && actionsLeft(context, actor) > 0) {
				effect.count(actor, 'responses', 1);
			}
		} else if (!goesOn && !acted.has(actor)) spendAction(effect, actor, response);
		acted.add(actor);
		if (way !== 'counter') effect.count(figure, close ? 'closeAttacks' : 'rangedAttacks', 1);
		if (way === 'charge') effect.flag(figure, 'charged');
		if (way === 'push' && weapon?.shield) effect.flag(figure, 'shieldPushed');
		if (!weapon) continue;
		if (!weapon.load) effect.changes.push({ kind: 'weapon', figure, weapon: weapon.key, by: 1 });
		else
			effect.changes.push({
				kind: 'box',
				owner: weapon.load.owner,
				box: weapon.load.box.key,
				by: 1
			});
	}
}

/** The attack as the log keeps it. */
function causeOf(order: AttackOrder, effect: Effect, targets: readonly string[]): Cause {
	const { way, attackers, response, stray, element, situation } = order;
	return {
		kind: 'attack',
		way: way as AttackWay,
		...(response && { response }),
		...(stray && { stray }),
		attackers: attackers.map(({ figure, weapon }) => ({
			figure,
			...(weapon !== undefined && { weapon })
		})),
		targets: [...targets],
		...(element !== undefined && { element }),
		...(situation && Object.keys(situation).length > 0 && { situation }),
		rolls: effect.rolls,
		results: effect.results,
		...(effect.strays.length > 0 && { strays: effect.strays })
	};
}

/** The owner of a squad says which member takes the hit (PL-SDM-02). */
function* takenBy({ game, table }: Context, order: AttackOrder): Part<string> {
	if (order.squad === undefined) return order.target;
	const members = relationsOf(game, table).squads.get(order.squad) ?? [];
	const options = members.map(({ id }) => ({ id, figure: id }));
	const ask = { kind: 'choice', choice: 'takesHit', who: order.target, rule: 'PL-SDM-02' } as const;
	return (yield* choose({ ...ask, options })).figure ?? order.target;
}

function* damageRoll(blow: Blow, shooter: string, pool: Dice, beyond: number): Part<number> {
	const { context, effect } = blow;
	const edition = editionOf(context);
	if (pool.rolls.length === 0) return 0;
	const penalty = edition.outOfRange === 'eachRoll' ? beyond : 0;
	const rule = ruleOf(edition.id, 'damageRoll');
	const rolled = yield* roll({
		...{ kind: 'roll', why: 'damage', who: shooter, rule },
		dice: addBonus(pool, -penalty),
		rules: damageRules(edition, beyond)
	});
	effect.roll(rolled);
	return rolled.total;
}

/** The absorption of a parry is rolled for itself (PL-CC-12). */
function* absorbed({ context, effect, order }: Blow, { absorb }: Defence): Part<number> {
	if (absorb.rolls.length === 0) return 0;
	const rule = 'PL-CC-12';
	const ask = { kind: 'roll', why: 'absorb', who: order.target, dice: absorb, rule } as const;
	const rolled = yield* roll({ ...ask, rules: opposedRules(editionOf(context)) });
	effect.roll(rolled, rule);
	return rolled.total;
}

/** Dice of opposition: none, half the size or all of it, and one from 2010 on (PL-CHG-07, E10-COL-02). */
function oppositionOf(context: Context, { target, run = 0, braced }: AttackOrder): number {
	if (editionOf(context).id !== '2005') return 1;
	const { collision } = fighterProfile(context, target) ?? {};
	const most = braced ? collision?.braced : (collision?.unbraced ?? collision?.braced);
	return Math.min(most ?? 0, Math.floor(run / 2));
}

function* opposed(
	blow: Blow,
	who: string,
	why: 'momentum' | 'opposition',
	count: number
): Part<number> {
	const { context, effect } = blow;
	const edition = editionOf(context);
	const rule =
		edition.id === '2005' ? 'PL-CHG-12' : edition.id === '2010' ? 'E10-COL-02' : 'E20-COL-01';
	const ask = { kind: 'roll', why, who, dice: dice(count, 6), rule } as const;
	const rolled = yield* roll({ ...ask, rules: opposedRules(edition) });
	if (count > 0) effect.roll(rolled, rule);
	return rolled.total;
}

/** A charge knocks back the one with the lower roll (PL-CHG-12, E10-COL-03, E20-COL-01). */
function* knockback(blow: Blow, charger: string): Part<void> {
	const { context, effect, order } = blow;
	const { target, run = 0, ram } = order;
	const is2005 = editionOf(context).id === '2005';
	const momentum = momentumOf(context, charger, run);
	if (momentum === 0 || (!is2005 && !ram)) return;
	const mom = yield* opposed(blow, charger, 'momentum', momentum);
	const pop = yield* opposed(blow, target, 'opposition', oppositionOf(context, order));
	const [loser, lead] = mom >= pop ? [target, mom - pop] : [charger, is2005 ? pop - mom : 0];
	const inches = lead - (is2005 ? sizeOf(context, loser) : 0);
	if (inches <= 0) return;
	effect.flag(loser, 'prone');
	effect.flag(loser, 'disrupted');
	effect.result(loser, 'pushed', inches);
}

/** The opposition comes back at a charger who strikes with its body (PL-CHG-08). */
function* recoil(blow: Blow, charger: string): Part<void> {
	const { context, order } = blow;
	if (!order.ram || editionOf(context).id !== '2005') return;
	const total = yield* opposed(blow, charger, 'opposition', oppositionOf(context, order));
	if (total > 0)
		yield* strikeFigure({ ...blow, order: { ...order, way: 'charge' } }, charger, total);
}

function shove({ context, effect, order }: Blow, shooter: string): void {
	const { target, way } = order;
	const { id } = editionOf(context);
	effect.rules.add(ruleOf(id, way === 'push' ? 'shove' : 'grab'));
	if (way === 'grab') {
		effect.changes.push({ kind: 'link', figure: shooter, link: 'grabs', to: target });
		effect.result(target, 'grabbed');
		return;
	}
	effect.result(target, 'pushed', PUSH);
	if (id !== '2005') effect.flag(target, 'disrupted');
}

/** Counterattacks that may follow (PL-CC-11, E10-CC-04); none in 2020 (A20-3). */
function counters(context: Context, effect: Effect, order: AttackOrder, attacker: string): void {
	const { game, table } = context;
	const { id } = editionOf(context);
	const gone = effect.results.some(
		({ figure, result }) =>
			figure === order.target && ['killed', 'destroyed', 'wounded', 'bailed'].includes(result)
	);
	if (order.way !== 'close' || order.stray || gone || (id !== '2005' && id !== '2010')) return;
	const parried = effect.changes.flatMap((change) =>
		change.kind === 'weapon' && change.figure === order.target ? [change.weapon] : []
	);
	for (const { key, ranged, strike, load, used, shield } of weaponsOf(game, table, order.target)) {
		if (ranged || load || used > 0 || shield || !strike.damage) continue;
		if (parried.includes(key) || parried.includes(`${key} parry`)) continue;
		const attackers = [{ figure: order.target, weapon: key }];
		effect.follow.push({ procedure: 'attack', way: 'counter', attackers, target: attacker });
	}
}

/** Dice that show more than the structure level wear an element down (PL-DMG-06, X-27). */
function* grind({ context, effect, order }: Blow, pool: Dice, shooter: string): Part<void> {
	const { target, element = 'body' } = order;
	const rule = 'PL-DMG-06';
	const ask = { kind: 'roll', why: 'damage', who: shooter, dice: pool, rule } as const;
	const rolled = yield* roll({ ...ask, rules: damageRules(editionOf(context)) });
	effect.roll(rolled, rule);
	const profile = fighterProfile(context, target);
	const level = profile?.kind === 'creation' ? profile.structureLevel : 0;
	const by = rolled.dice.flatMap(({ throws }) => throws).filter((face) => face > level);
	const sum = by.reduce((all, face) => all + face, 0);
	if (sum > 0) effect.changes.push({ kind: 'grinding', figure: target, element, by: sum });
	effect.result(target, sum > 0 ? 'hit' : 'noEffect', sum);
}

/** What a hit does: it is parried, pushes, wears down, or damages one or several. */
function* resolve(blow: Blow, hits: Hits, defence: Defence, shooter: string): Part<void> {
	const { order } = blow;
	if (defence.avoided) return;
	if (order.way === 'push' || order.way === 'grab') return shove(blow, shooter);
	if (order.grinding) return yield* grind(blow, hits.pool, shooter);
	const victim = yield* sacrifice(blow, order.target);
	const damage = yield* damageRoll(blow, shooter, leftOf(hits, defence), hits.beyond);
	const off = yield* absorbed(blow, defence);
	if (order.way !== 'charge' || !order.ram || editionOf(blow.context).id === '2005') {
		yield* strikeFigure(blow, victim, Math.max(0, damage - off));
	}
	for (const other of order.others ?? []) yield* strikeFigure(blow, other, damage);
	if (order.way === 'charge') {
		yield* recoil(blow, shooter);
		yield* knockback(blow, shooter);
	}
}

/** A shot that strayed is not measured again where a range cannot be exceeded (PL-RNG-03). */
function landing(context: Context, { stray, situation }: AttackOrder): Situation {
	const { distance: _, ...rest } = situation ?? {};
	const measured = stray && editionOf(context).outOfRange === 'impossible';
	return measured ? rest : (situation ?? {});
}

/** An attack from its order to its effect, under the game’s edition. */
export function* attack(context: Context, given: AttackOrder): Procedure {
	const effect = new Effect();
	const edition = editionOf(context);
	const target = yield* takenBy(context, given);
	const order = { ...given, target };
	const shooters = order.attackers.flatMap((one) => shooterOf(context, order, one) ?? []);
	const size = sizeOf(context, target);
	const seen = size > 1 && order.element === undefined ? { size } : {};
	const situation = { ...seen, ...landing(context, order) };
	const close = CLOSE.includes(order.way);
	const declared = yield* declare(context, order);
	const shot = { edition, effect, situation, bonus: order.bonus ?? 0, ranged: !close };
	const certain = order.automatic === true || order.stray === true;
	const armed = certain ? shooters.map(({ use: _, ...one }) => one) : shooters;
	const hits = yield* rollHits(shot, armed);
	spend(context, effect, order, shooters);
	const [first] = shooters;
	const finish = (): Done => effect.done(causeOf(order, effect, [target, ...(order.others ?? [])]));
	if (!first || hits.count === 0) {
		if (first && close) counters(context, effect, order, first.figure);
		return finish();
	}
	const defence = yield* defend(context, effect, order, declared, hits);
	const blow = { context, effect, order, inches: hits.best };
	yield* resolve(blow, hits, defence, first.figure);
	if (close) counters(context, effect, order, first.figure);
	return finish();
}
