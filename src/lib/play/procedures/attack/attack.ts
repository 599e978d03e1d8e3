import { ground } from '$lib/combat/creations/grinding';
import { damageRules } from '$lib/combat/roll-rules';
import { known, type Situation } from '$lib/combat/situation';
import { squadSize } from '$lib/combat/squads/outnumbered';
import { flat, type Dice } from '$lib/dice/notation';
import { unlinked } from '../../acts';
import { CLOSE_WAYS, type AttackWay, type Cause } from '../../causes';
import { ruleOf } from '../../check/rules-of-combat';
import { isInGrab } from '../../holds';
import { relationsOf } from '../../relations';
import { joinRing } from '../../rings';
import { continues, sizeNow, statisticsOf } from '../../statistics';
import { roll, type Done, type Part, type Procedure } from '../ask';
import {
	actionsLeft,
	chargesOf,
	closeOf,
	editionOf,
	Effect,
	fighterProfile,
	spendAction,
	stateOf,
	type Context
} from '../context';
import type { AttackOrder } from '../order';
import { momentumOf } from './bodies';
import { brace } from './bracing';
import { answerTo, charge, chargingShove, smash, strikesAtCharger, type Answer } from './charge';
import { counters, isGone } from './counters';
import { damageLeft, escapes } from './coming';
import { BODY, levelIn, pooled, sacrifice, strikeFigure, type Blow } from './damage';
import {
	declare,
	defend,
	diceLeft,
	NOTHING,
	spendParries,
	type Declared,
	type Parried
} from './defence';
import { bestOf, rollHits, type Hits } from './hit';
import { declareLeaps, inTheWay } from './in-the-way';
import { asFought, shooterOf, type Shooter } from './shooter';
import { declareAsSquad, isSquadFight, ratioOf, spread, strikesBack } from './squad';
import { takesHit } from './takes-hit';

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
			if (closeOf(context).reactionsSpend && actionsLeft(context, actor) > 0) {
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

/**
 * The owner of a squad says which member takes the hit (PL-SDM-02). A charge meets each member of one that has not
 * braced for itself (PL-SQM-09).
 */
function* takenBy({ game, table }: Context, order: AttackOrder): Part<string> {
	const { target, squad, way, braced } = order;
	if (squad === undefined || (way === 'charge' && !braced)) return target;
	const members = (relationsOf(game, table).squads.get(squad) ?? []).map(({ id }) => id);
	return members.length > 0 ? yield* takesHit(members) : target;
}

function* shove(blow: Blow, shooter: string): Part<void> {
	const { context, effect, order } = blow;
	const { target, way } = order;
	effect.rules.add(ruleOf(editionOf(context).id, way === 'push' ? 'shove' : 'grab'));
	if (way === 'grab') {
		effect.changes.push({ kind: 'link', figure: shooter, link: 'grabs', to: target });
		effect.result(target, 'grabbed');
		return;
	}
	const runs = mayRunUp(context) && momentumOf(context, [shooter], order.run ?? 0) > 0;
	const inches = runs ? yield* chargingShove(blow, shooter) : PUSH;
	if (inches === 0) return effect.result(target, 'noEffect');
	effect.result(target, 'pushed', inches);
	// A grabber that is shoved off holds nobody any more (E10-MAN-02).
	effect.changes.push(...unlinked(stateOf(context, target), 'grabs'));
	if (closeOf(context).shoveDisrupts) effect.flag(target, 'disrupted');
	if (runs) yield* smash(blow, [shooter], inches, 0);
}

/** Whether a run makes a shove stronger (E10-CHG-03, E20-CHG-04). */
const mayRunUp = (context: Context): boolean => chargesOf(context)?.shove !== undefined;

/** Dice that show more than the structure level wear an element down; all ones do nothing (PL-DMG-06, X-27). */
function* grind({ context, effect, order }: Blow, pool: Dice, shooter: string): Part<void> {
	const { target, element = BODY } = order;
	const rule = 'PL-DMG-06';
	const ask = { kind: 'roll', why: 'damage', who: shooter, rule } as const;
	const rules = damageRules(editionOf(context));
	const rolled = yield* roll({ ...ask, dice: { ...pool, bonus: 0 }, rules });
	effect.roll(rolled, rule);
	const level = levelIn(fighterProfile(context, target), order);
	const sum = ground(
		rolled.dice.map(({ throws }) => throws),
		level
	);
	if (sum > 0) effect.changes.push({ kind: 'grinding', figure: target, element, by: sum });
	effect.result(target, sum > 0 ? 'hit' : 'noEffect', sum);
}

/** What a hit does: it is parried, pushes, wears down, or damages one or several. */
function* resolve(blow: Blow, left: readonly Parried[], shooter: string): Part<void> {
	const { context, order } = blow;
	const coming = left.filter(({ avoided }) => !avoided);
	if (coming.length === 0) return;
	if (order.way === 'push' || order.way === 'grab') return yield* shove(blow, shooter);
	if (order.grinding) {
		const [pool] = pooled(coming.map((one) => ({ dice: diceLeft(context, one), beyond: 0 })));
		return yield* grind(blow, pool?.dice ?? flat(0), shooter);
	}
	const victim = yield* sacrifice(blow, order.target);
	const damage = yield* damageLeft(blow, coming, shooter);
	yield* strikeFigure(blow, victim, damage.dealt);
	for (const other of order.others ?? []) yield* strikeFigure(blow, other, damage.rolled);
}

/** A shot that strayed is not measured again where a range cannot be exceeded (PL-RNG-03). */
function landing(context: Context, { stray, situation }: AttackOrder): Situation {
	const { distance: _, ...rest } = situation ?? {};
	const measured = stray && editionOf(context).outOfRange === 'impossible';
	return measured ? rest : (situation ?? {});
}

/** Whether several may hit a squad, so that each result finds a member of its own (PL-SDM-03). */
export function strikesSquad(context: Context, { squad, attackers, way }: AttackOrder): boolean {
	const { squads } = editionOf(context);
	return squads && squad !== undefined && attackers.length > 1 && way !== 'charge';
}

/** The body that shows: a squad is as large as its members together (PL-SDM-01). */
function visibleSize(context: Context, { squad, target, element }: AttackOrder): number {
	const { game, table } = context;
	if (element !== undefined) return 1;
	if (squad === undefined) return sizeNow(game, table, target);
	const members = relationsOf(game, table).squads.get(squad) ?? [];
	return squadSize(members.map(({ id }) => sizeNow(game, table, id)));
}

/** What the table itself knows of a situation: how large the target is, the attacker’s quirk, and whether it strikes back. */
export function situationKnown(context: Context, order: AttackOrder): Situation {
	const size = visibleSize(context, order);
	const [attacker] = order.attackers;
	const quirk = attacker ? (shooterOf(context, order, attacker)?.quirk ?? 0) : 0;
	return {
		...known({ size, quirk }, {}),
		...(order.way === 'counter' && { countering: true })
	};
}

/** The situation with what the table itself knows: the target’s size, and squads instead of single opponents. */
export function situationOf(context: Context, order: AttackOrder): Situation {
	// The quirk is that of each attacker.
	const { heroes: _, ...table } = situationKnown(context, order);
	const { countering } = table;
	const situation = {
		...table,
		...landing(context, order),
		...(countering && { countering })
	};
	if (!isSquadFight(context, order)) return situation;
	const { opponents: __, friends: ___, ...rest } = situation;
	return rest;
}

/** Blows on either figure of a grab hit without a roll (E10-MAN-02, E20-MAN-02). */
function isOnGrab(context: Context, { way, target }: AttackOrder): boolean {
	const blow = way === 'close' || way === 'counter';
	return closeOf(context).grabs && blow && isInGrab(context.table, target);
}

/** Whether an attack needs no roll to hit. */
export const hitsAnyway = (context: Context, order: AttackOrder): boolean =>
	order.automatic === true || order.stray === true || isOnGrab(context, order);

const sureRule = (context: Context, order: AttackOrder): string =>
	isOnGrab(context, order) ? ruleOf(context.game.rules, 'grab') : 'E10-ATT-05';

/** Attackers and target of close combat in PL-2005 are in one ring from now on (PL-SQM-06). */
function fight(context: Context, effect: Effect, order: AttackOrder): void {
	const { way, attackers, target, squad, stray } = order;
	if (!editionOf(context).squads || stray || !['close', 'charge', 'push'].includes(way)) return;
	const members =
		squad === undefined ? [] : relationsOf(context.game, context.table).squads.get(squad);
	const fighters = [...attackers.map(({ figure }) => figure), target];
	const all = [...fighters, ...(members ?? []).map(({ id }) => id)];
	effect.changes.push(...joinRing(context.table, [...new Set(all)]));
}

/** What several hits do to a squad, and its answer. */
function* squadIsHit(blow: Blow, hits: Hits, parries: boolean): Part<readonly string[]> {
	const struck = hits.landed.length > 0 ? yield* spread(blow, hits, parries) : [];
	strikesBack(blow, parries);
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
	declared: Declared,
	attacker: string
): Part<readonly string[]> {
	const { context, effect, order } = blow;
	if (!(yield* escapes(blow, hits, declared)) && hits.landed.length > 0) {
		const left = yield* defend(context, effect, order, declared, hits);
		yield* resolve(blow, left, attacker);
	}
	if (CLOSE_WAYS.includes(order.way)) counters(context, effect, order, declared);
	return reachedBy(blow);
}

/** An attack from its dice to its effect; gives its targets. */
function* strike(
	blow: Omit<Blow, 'inches'>,
	shooters: readonly Shooter[],
	declared: Declared & { readonly squadParries?: boolean },
	answer: Answer | undefined
): Part<readonly string[]> {
	const { context, effect, order } = blow;
	const certain = hitsAnyway(context, order);
	if (certain && !order.stray) effect.rules.add(sureRule(context, order));
	const armed = certain ? shooters.map(({ use: _, ...one }) => one) : shooters;
	const hits = yield* rollHits({ ...shotOf(context, order), effect }, armed);
	const found = { ...blow, inches: bestOf(hits) };
	if (strikesSquad(context, order)) return yield* squadIsHit(found, hits, !!declared.squadParries);
	const [first] = shooters;
	if (!first) return reachedBy(found);
	if (order.way !== 'charge') return yield* targetIsHit(found, hits, declared, first.figure);
	yield* charge(found, hits, declared, answer);
	return reachedBy(found);
}

/** An attack before its dice: what it uses up, without any result. The target may still be open. */
export function announced(
	context: Context,
	ordered: Omit<AttackOrder, 'target'> & { readonly target?: string }
): Pick<Done, 'cause' | 'changes'> {
	const order = asFought(context, { ...ordered, target: ordered.target ?? '' });
	const effect = new Effect();
	const shooters = order.attackers.flatMap((one) => shooterOf(context, order, one) ?? []);
	spend(context, effect, order, shooters);
	const targets = ordered.target === undefined ? [] : [order.target];
	if (targets.length > 0) brace(context, effect, inTheWay(context, order));
	return { cause: causeOf(order, effect, targets), changes: effect.changes };
}

/** The situation of an attack, with all that is added to its rolls. */
export const shotOf = (context: Context, order: AttackOrder) => ({
	edition: editionOf(context),
	situation: situationOf(context, order),
	bonus: order.bonus ?? 0,
	ranged: !CLOSE_WAYS.includes(order.way),
	more: [...ratioOf(context, order), ...(order.both ? closeOf(context).parryAndCounter : [])]
});

/** An attack from its order to its effect, under the game’s edition. */
export function* attack(context: Context, ordered: AttackOrder): Procedure {
	const effect = new Effect();
	const given = asFought(context, ordered);
	const many = strikesSquad(context, given);
	const order = many ? given : { ...given, target: yield* takenBy(context, given) };
	const shooters = order.attackers.flatMap((one) => shooterOf(context, order, one) ?? []);
	const declared = many
		? { ...NOTHING, squadParries: yield* declareAsSquad(context, order, order.squad ?? '') }
		: { ...(yield* declare(context, order)), leaping: yield* declareLeaps(context, order) };
	spend(context, effect, order, shooters);
	spendParries(context, effect, order, declared);
	brace(context, effect, inTheWay(context, order));
	fight(context, effect, order);
	const blow = { context, effect, order };
	const answer = yield* answerTo(context, order);
	// The longer weapon needs no roll of the charger to come first; where bodies collide, their opposition joins it.
	const before = answer?.first === 'target' && !chargesOf(context)?.bodies;
	if (before) yield* strikesAtCharger(blow, answer, false);
	if (shooters[0] && isGone(effect, shooters[0].figure)) {
		return effect.done(causeOf(order, effect, [order.target]));
	}
	const targets = yield* strike(blow, shooters, declared, before ? undefined : answer);
	return effect.done(causeOf(order, effect, targets));
}
