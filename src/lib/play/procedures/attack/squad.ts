import { RESULTS_FOR_ONE } from '$lib/combat/squads/casualties';
import { outnumberedSquad } from '$lib/combat/squads/outnumbered';
import type { Modifier } from '$lib/combat/modifiers';
import { formatDice, type Dice } from '$lib/dice/notation';
import { ruleOf } from '../../check/rules-of-combat';
import { relationsOf, sideOfFigure } from '../../relations';
import { ringAround } from '../../rings';
import { isAble } from '../../table';
import { choose, roll, type Part } from '../ask';
import { closeOf, editionOf, sizeOf, stateOf, type Context } from '../context';
import type { AttackOrder } from '../order';
import { damageRules, diceBeyond } from '$lib/combat/roll-rules';
import { FALLEN, readyWeapons } from './counters';
import { strikeFigure, type Blow } from './damage';
import { absorbed, defend, NOTHING, parries as parriesOf, spendParries } from './defence';
import type { Hits, Landed } from './hit';

const SPREAD = 'PL-SDM-03';

/** The standing members of a squad. */
function membersOf({ game, table }: Context, squad: string): string[] {
	return (relationsOf(game, table).squads.get(squad) ?? []).map(({ id }) => id);
}

/** A figure with the others of its squad. */
function withSquad(context: Context, id: string): string[] {
	const squad = stateOf(context, id)?.links.squad;
	return squad === undefined ? [id] : [...new Set([id, ...membersOf(context, squad)])];
}

const isSquad = (context: Context, id: string) => withSquad(context, id).length > 1;

/** Whether squads fight each other, so that their ratio counts instead of single opponents (A05-14). */
export function isSquadFight(context: Context, { way, attackers, target }: AttackOrder): boolean {
	if (!editionOf(context).squads || (way !== 'close' && way !== 'counter')) return false;
	const [first] = attackers;
	return isSquad(context, target) || (first !== undefined && isSquad(context, first.figure));
}

/**
 * What the smaller side of a ring loses: on Skill, and on the damage of its counterattacks (PL-SQM-08). The sides of
 * attacker and target are compared; a third one in the ring fights for neither.
 */
export function ratioOf(context: Context, order: AttackOrder): readonly Modifier[] {
	if (!isSquadFight(context, order)) return [];
	const { game, table } = context;
	const sideOf = (id: string) => sideOfFigure(game, table, id);
	const [side, against] = [sideOf(order.attackers[0]?.figure ?? ''), sideOf(order.target)];
	const fighting = [...order.attackers.map(({ figure }) => figure), order.target];
	const inRing = fighting.flatMap((id) => ringAround(table, id).map((state) => state.id));
	const all = [...fighting, ...inRing].flatMap((id) => withSquad(context, id));
	const fighters = [...new Set(all)].map(sideOf);
	const countOn = (one: string | undefined) => fighters.filter((id) => id === one).length;
	const modifiers = side === against ? [] : outnumberedSquad(countOn(side), countOn(against));
	return order.way === 'counter' ? modifiers : modifiers.filter(({ to }) => to === 'skill');
}

/** What a squad does against several attacks: all parry, or all strike back (PL-SQM-06). */
export function* declareAsSquad(
	context: Context,
	order: AttackOrder,
	squad: string
): Part<boolean> {
	const able = membersOf(context, squad).some(
		(id) => parriesOf(context, { ...order, target: id }).length > 0
	);
	const options = [{ id: 'none' }, ...(able ? [{ id: 'parry' }] : [])];
	const rule = 'PL-SQM-06';
	const ask = { kind: 'choice', choice: 'defence', who: order.target, options, rule } as const;
	return (yield* choose(ask)).id === 'parry';
}

interface Result extends Landed {
	readonly rolled: number;
}

/** The damage of each hit by itself: those of one weapon are thrown together where each is a single die. */
function* damageOfEach({ context, effect }: Blow, { landed: each }: Hits): Part<Result[]> {
	const edition = editionOf(context);
	const ask = { kind: 'roll', why: 'damage', rule: ruleOf(edition.id, 'damageRoll') } as const;
	const results: Result[] = [];
	const kindOf = ({ damage, beyond }: Landed) => `${formatDice(damage)} ${beyond}`;
	for (const kind of new Set(each.map(kindOf))) {
		const landed = each.filter((one) => kindOf(one) === kind);
		const [first] = landed;
		const [die, ...others] = first?.damage.rolls ?? [];
		if (!first || !die) continue;
		const rules = damageRules(edition, first.beyond);
		const own = diceBeyond(edition, first.damage, first.beyond);
		if (die.count === 1 && others.length === 0 && landed.length > 1) {
			const count = landed.length;
			const dice: Dice = { rolls: [{ count, sides: die.sides }], bonus: own.bonus };
			const rolled = yield* roll({ ...ask, dice, rules, separately: count });
			effect.roll(rolled);
			landed.forEach((one, i) => results.push({ ...one, rolled: rolled.each[i]?.total ?? 0 }));
			continue;
		}
		for (const one of landed) {
			const rolled = yield* roll({ ...ask, who: one.by.figure, dice: own, rules });
			effect.roll(rolled);
			results.push({ ...one, rolled: rolled.total });
		}
	}
	return results.sort((a, b) => b.rolled - a.rolled);
}

/** The members of a squad while they take results: each one before any takes a second. */
class Takers {
	#living: string[];
	#waiting: string[] = [];
	#passes = 0;
	/** The order of the first pass, which the later ones may follow. */
	readonly order: string[] = [];
	readonly taken = new Map<string, number>();

	constructor(
		members: readonly string[],
		readonly mostPasses: number
	) {
		this.#living = [...members];
	}

	/** Who may take the next result; nobody if all have fallen or taken enough. */
	next(): readonly string[] {
		if (this.#waiting.length === 0 && this.#passes < this.mostPasses) {
			this.#waiting = [...this.#living];
			this.#passes += 1;
		}
		return this.#waiting;
	}

	takes(id: string, damage: number): void {
		this.#waiting = this.#waiting.filter((one) => one !== id);
		if (!this.order.includes(id)) this.order.push(id);
		this.taken.set(id, (this.taken.get(id) ?? 0) + damage);
	}

	falls(id: string): void {
		this.#living = this.#living.filter((one) => one !== id);
	}

	/** The next one in the order of the first pass, and then of the squad. */
	usual(): string | undefined {
		const waiting = this.next();
		return this.order.find((id) => waiting.includes(id)) ?? waiting[0];
	}
}

/** What a member’s parry takes off the result that it takes. */
function* parried(blow: Blow, id: string, result: Result): Part<number> {
	const { context, effect } = blow;
	const order = { ...blow.order, target: id };
	const used = effect.changes.flatMap((change) =>
		change.kind === 'weapon' && change.figure === id ? [change.weapon] : []
	);
	const weapon = parriesOf(context, order).find(({ key }) => !used.includes(`${key} parry`));
	if (!weapon) return 0;
	const declared = { ...NOTHING, parries: [{ weapon: weapon.key, meets: result.by.figure }] };
	spendParries(context, effect, order, declared);
	const hits = { landed: [result], order: undefined };
	const [left] = yield* defend(context, effect, order, declared, hits);
	return left ? yield* absorbed({ ...blow, order }, left) : 0;
}

function* strikeMember(blow: Blow, takers: Takers, id: string, damage: number): Part<void> {
	const { context, effect, order } = blow;
	const large = sizeOf(context, id) > 1;
	const from = effect.results.length;
	const earlier = large ? 0 : (takers.taken.get(id) ?? 0);
	yield* strikeFigure({ ...blow, order: { ...order, target: id } }, id, damage, earlier);
	takers.takes(id, damage);
	const marks = effect.results
		.filter(({ figure, result }) => figure === id && result === 'sizeMark')
		.reduce((sum, { amount = 0 }) => sum + amount, 0);
	const gone = effect.results
		.slice(from)
		.some(({ figure, result }) => figure === id && FALLEN.includes(result));
	if (gone || (large && marks >= sizeOf(context, id))) takers.falls(id);
}

/** Both squads of a ring share what is shot into it, the one that was aimed at first (PL-SQM-06). */
function sharersOf(context: Context, { way, squad = '', target }: AttackOrder): string[][] {
	const own = membersOf(context, squad);
	const { game, table } = context;
	const side = sideOfFigure(game, table, target);
	const others = ringAround(table, target)
		.filter(({ id }) => sideOfFigure(game, table, id) !== side)
		.map(({ id }) => id);
	return way === 'ranged' && others.length > 0 ? [own, others] : [own];
}

/**
 * Several results on a squad, sorted from the highest: its owner gives one to each living member before any takes
 * a second, and what a member has taken adds up (PL-SDM-03). In close combat three count for each (PL-SQM-08).
 */
export function* spread(blow: Blow, hits: Hits, parries: boolean): Part<readonly string[]> {
	const { context, effect, order } = blow;
	const results = yield* damageOfEach(blow, hits);
	const passes = order.way === 'close' || order.way === 'counter' ? RESULTS_FOR_ONE : Infinity;
	const sharers = sharersOf(context, order).map((members) => new Takers(members, passes));
	let inOrder = false;
	effect.rules.add(SPREAD);
	for (const [place, result] of results.entries()) {
		const takers = sharers[place % sharers.length];
		const usual = takers?.usual();
		if (!takers || usual === undefined) continue;
		let taker = usual;
		if (!inOrder) {
			const members = takers.next().map((id) => ({ id, figure: id }));
			const more = members.length > 1 && place < results.length - 1;
			const options = [...members, ...(more ? [{ id: 'inOrder' }] : [])];
			const ask = { kind: 'choice', choice: 'takesResult', who: usual, rule: SPREAD } as const;
			const chosen = yield* choose({ ...ask, options, amount: result.rolled });
			inOrder = chosen.id === 'inOrder';
			taker = chosen.figure ?? usual;
		}
		const off = parries ? yield* parried(blow, taker, result) : 0;
		yield* strikeMember(blow, takers, taker, Math.max(0, result.rolled - off));
	}
	return sharers.flatMap(({ order: took }) => took);
}

/** The members who still stand strike back together, unless they parried (PL-SQM-06). */
export function strikesBack(blow: Blow, parries: boolean): void {
	const { context, effect, order } = blow;
	const [attacker] = order.attackers;
	const { counters } = closeOf(context);
	if (order.way !== 'close' || parries || !attacker || counters !== 'afterAttacks') return;
	const gone = effect.results.flatMap(({ figure, result }) =>
		FALLEN.includes(result) ? [figure] : []
	);
	const standing = membersOf(context, order.squad ?? '').filter(
		(id) => !gone.includes(id) && isAble(stateOf(context, id))
	);
	const attackers = standing.flatMap((figure) => {
		const [weapon] = readyWeapons(context, figure);
		return weapon ? [{ figure, weapon: weapon.key }] : [];
	});
	if (attackers.length === 0) return;
	const squad = stateOf(context, attacker.figure)?.links.squad;
	effect.follow.push({
		procedure: 'attack',
		way: 'counter',
		attackers,
		target: attacker.figure,
		...(squad !== undefined && isSquad(context, attacker.figure) && { squad })
	});
}
