import type { Dice } from '$lib/dice/notation';
import type { Situation } from '$lib/combat/situation';
import { squadSize } from '$lib/combat/squads/outnumbered';
import { unlinked } from '../../acts';
import { CLOSE_WAYS, type AttackWay, type Cause } from '../../causes';
import { ruleOf } from '../../check/rules-of-combat';
import { grabRule, isInGrab } from '../../holds';
import { relationsOf } from '../../relations';
import { joinRing } from '../../rings';
import { continues, statisticsOf } from '../../statistics';
import { choose, roll, type Option, type Part, type Procedure } from '../ask';
import {
	actionsLeft,
	editionOf,
	Effect,
	fighterProfile,
	sizeOf,
	spendAction,
	stateOf,
	type Context
} from '../context';
import type { AttackOrder } from '../order';
import { damageRules } from '$lib/combat/roll-rules';
import { momentumOf } from './bodies';
import { answerTo, charge, chargingShove, smash, strikesAtCharger, type Answer } from './charge';
import { counters, isGone } from './counters';
import { damageRoll, sacrifice, strikeFigure, type Blow } from './damage';
import { absorbed, declare, defend, leftOf, type Defence } from './defence';
import { rollHits, type Hits } from './hit';
import { shooterOf, type Shooter } from './shooter';
import { declareAsSquad, isSquadFight, ratioOf, spread, strikesBack } from './squad';

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
	const close = CLOSE_WAYS.includes(way);
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
		...(order.squad !== undefined && { squad: order.squad }),
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

function* shove(blow: Blow, shooter: string): Part<void> {
	const { context, effect, order } = blow;
	const { target, way } = order;
	const { id } = editionOf(context);
	effect.rules.add(ruleOf(id, way === 'push' ? 'shove' : 'grab'));
	if (way === 'grab') {
		effect.changes.push({ kind: 'link', figure: shooter, link: 'grabs', to: target });
		effect.result(target, 'grabbed');
		return;
	}
	const runs = id !== '2005' && momentumOf(context, [shooter], order.run ?? 0) > 0;
	const inches = runs ? yield* chargingShove(blow, shooter) : PUSH;
	if (inches === 0) return effect.result(target, 'noEffect');
	effect.result(target, 'pushed', inches);
	// A grabber that is shoved off holds nobody any more (E10-MAN-02).
	effect.changes.push(...unlinked(stateOf(context, target), 'grabs'));
	if (id !== '2005') effect.flag(target, 'disrupted');
	if (runs) yield* smash(blow, [shooter], inches, 0);
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
	if (order.way === 'push' || order.way === 'grab') return yield* shove(blow, shooter);
	if (order.grinding) return yield* grind(blow, hits.pool, shooter);
	const victim = yield* sacrifice(blow, order.target);
	const damage = yield* damageRoll(blow, shooter, leftOf(hits, defence), hits.beyond);
	const off = yield* absorbed(blow, defence);
	yield* strikeFigure(blow, victim, Math.max(0, damage - off));
	for (const other of order.others ?? []) yield* strikeFigure(blow, other, damage);
}

/** A shot that strayed is not measured again where a range cannot be exceeded (PL-RNG-03). */
function landing(context: Context, { stray, situation }: AttackOrder): Situation {
	const { distance: _, ...rest } = situation ?? {};
	const measured = stray && editionOf(context).outOfRange === 'impossible';
	return measured ? rest : (situation ?? {});
}

/** Whether several may hit a squad, so that each result finds a member of its own (PL-SDM-03). */
export function strikesSquad(context: Context, { squad, attackers, way }: AttackOrder): boolean {
	const is2005 = editionOf(context).id === '2005';
	return is2005 && squad !== undefined && attackers.length > 1 && way !== 'charge';
}

/** The body that shows: a squad is as large as its members together (PL-SDM-01). */
function visibleSize(context: Context, { squad, target, element }: AttackOrder): number {
	if (element !== undefined) return 1;
	if (squad === undefined) return sizeOf(context, target);
	const members = relationsOf(context.game, context.table).squads.get(squad) ?? [];
	return squadSize(members.map(({ id }) => sizeOf(context, id)));
}

/** The situation with what the table itself knows: the target’s size, and squads instead of single opponents. */
export function situationOf(context: Context, order: AttackOrder): Situation {
	const size = visibleSize(context, order);
	const situation = { ...(size > 1 && { size }), ...landing(context, order) };
	if (!isSquadFight(context, order)) return situation;
	const { opponents: _, friends: __, ...rest } = situation;
	return rest;
}

/** Blows on either figure of a grab hit without a roll (E10-MAN-02, E20-MAN-02). */
function isOnGrab({ game, table }: Context, { way, target }: AttackOrder): boolean {
	const later = game.rules === '2010' || game.rules === '2020';
	return later && (way === 'close' || way === 'counter') && isInGrab(table, target);
}

/** Whether an attack needs no roll to hit. */
export const hitsAnyway = (context: Context, order: AttackOrder): boolean =>
	order.automatic === true || order.stray === true || isOnGrab(context, order);

const sureRule = (context: Context, order: AttackOrder): string =>
	isOnGrab(context, order) ? grabRule(context.game.rules) : 'E10-ATT-05';

/** Attackers and target of close combat in PL-2005 are in one ring from now on (PL-SQM-06). */
function fight(context: Context, effect: Effect, order: AttackOrder): void {
	const { way, attackers, target, squad, stray } = order;
	if (editionOf(context).id !== '2005' || stray || !['close', 'charge', 'push'].includes(way))
		return;
	const members =
		squad === undefined ? [] : relationsOf(context.game, context.table).squads.get(squad);
	const fighters = [...attackers.map(({ figure }) => figure), target];
	const all = [...fighters, ...(members ?? []).map(({ id }) => id)];
	effect.changes.push(...joinRing(context.table, [...new Set(all)]));
}

/** What several hits do to a squad, and its answer. */
function* squadIsHit(blow: Blow, hits: Hits, declared: Option): Part<readonly string[]> {
	const struck = hits.count > 0 ? yield* spread(blow, hits, declared) : [];
	strikesBack(blow, declared);
	return struck.length > 0 ? struck : [blow.order.target];
}

/** The target, and the others that the attack did something to. */
function reachedBy({ effect, order }: Blow): readonly string[] {
	const reached = new Set(effect.results.map(({ figure }) => figure));
	return [order.target, ...(order.others ?? []).filter((id) => reached.has(id))];
}

/** What hits do to a single target, and its answer. */
function* targetIsHit(
	blow: Blow,
	hits: Hits,
	declared: Option,
	attacker: string | undefined
): Part<readonly string[]> {
	const { context, effect, order } = blow;
	if (attacker !== undefined && hits.count > 0) {
		const defence = yield* defend(context, effect, order, declared, hits);
		yield* resolve(blow, hits, defence, attacker);
	}
	if (attacker !== undefined && CLOSE_WAYS.includes(order.way)) {
		counters(context, effect, order, attacker);
	}
	return reachedBy(blow);
}

/** An attack from its dice to its effect; gives its targets. */
function* strike(
	blow: Omit<Blow, 'inches'>,
	shooters: readonly Shooter[],
	declared: Option,
	answer: Answer | undefined
): Part<readonly string[]> {
	const { context, effect, order } = blow;
	const certain = hitsAnyway(context, order);
	if (certain && !order.stray) effect.rules.add(sureRule(context, order));
	const armed = certain ? shooters.map(({ use: _, ...one }) => one) : shooters;
	const shot = {
		edition: editionOf(context),
		effect,
		situation: situationOf(context, order),
		bonus: order.bonus ?? 0,
		ranged: !CLOSE_WAYS.includes(order.way),
		more: ratioOf(context, order)
	};
	const hits = yield* rollHits(shot, armed);
	const found = { ...blow, inches: hits.best };
	if (strikesSquad(context, order)) return yield* squadIsHit(found, hits, declared);
	if (order.way !== 'charge') return yield* targetIsHit(found, hits, declared, shooters[0]?.figure);
	if (shooters.length > 0) yield* charge(found, hits, declared, answer);
	return reachedBy(found);
}

/** An attack from its order to its effect, under the game’s edition. */
export function* attack(context: Context, given: AttackOrder): Procedure {
	const effect = new Effect();
	const many = strikesSquad(context, given);
	const order = many ? given : { ...given, target: yield* takenBy(context, given) };
	const shooters = order.attackers.flatMap((one) => shooterOf(context, order, one) ?? []);
	const declared = many
		? yield* declareAsSquad(context, order, order.squad ?? '')
		: yield* declare(context, order);
	spend(context, effect, order, shooters);
	fight(context, effect, order);
	const blow = { context, effect, order };
	const answer = yield* answerTo(context, order);
	// The longer weapon needs no roll of the charger to come first; in PL-2005 the opposition of the bodies joins it.
	const before = answer?.first === 'target' && editionOf(context).id !== '2005';
	if (before) yield* strikesAtCharger(blow, answer, false);
	if (shooters[0] && isGone(effect, shooters[0].figure)) {
		return effect.done(causeOf(order, effect, [order.target]));
	}
	const targets = yield* strike(blow, shooters, declared, before ? undefined : answer);
	return effect.done(causeOf(order, effect, targets));
}
