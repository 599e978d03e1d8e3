import type { Edition } from '$lib/combat/edition';
import { totalOf, type Modifier } from '$lib/combat/modifiers';
import {
	addBonus,
	addDice,
	dice,
	flat,
	formatDice,
	timesDice,
	type Dice
} from '$lib/dice/notation';
import type { Situation } from '$lib/combat/situation';
import { ruleOf } from '../../check/rules-of-combat';
import { choose, roll, type Option, type Part, type Rolled } from '../ask';
import type { Effect } from '../context';
import { bennyRules, opposedRules, skillRules } from '$lib/combat/roll-rules';
import { rangeOf, type Range } from './range';
import type { Shooter } from './shooter';

/** One attack that hit. */
export interface Landed {
	readonly by: string;
	readonly damage: Dice;
	/** The total of its roll to hit, which a parry of PL-2005 must reach. */
	readonly total: number;
}

/** The attackers who hit, and what they throw for damage. */
export interface Hits {
	count: number;
	pool: Dice;
	readonly each: Landed[];
	/** The highest total that hit: a parry of PL-2005 must reach it. */
	best: number;
	beyond: number;
	twoHanded: boolean;
	piercing: boolean;
}

interface Shot {
	readonly edition: Edition;
	readonly effect: Effect;
	readonly situation: Situation;
	readonly bonus: number;
	readonly ranged: boolean;
	/** Modifiers besides those of the situation: what the smaller of two squads loses (PL-SQM-08). */
	readonly more?: readonly Modifier[];
}

/** One more die of the weapon’s largest kind (DICE-10). */
const extraDie = (damage: Dice, count = 1): Dice =>
	damage.rolls[0] ? dice(count, damage.rolls[0].sides) : flat(0);

/** Attackers with the same numbers roll together (PL-SQM-05). */
export function groupsOf(shooters: readonly Shooter[]): Shooter[][] {
	const groups = new Map<string, Shooter[]>();
	for (const shooter of shooters) {
		const { skill, use, damage, reach, twoHanded, piercing } = shooter;
		const single = skill.rolls.length === 1 && skill.rolls[0]?.count === 1;
		const dealt = damage ? formatDice(damage) : '';
		const key = single
			? [formatDice(skill), use, dealt, JSON.stringify(reach), twoHanded, piercing].join('|')
			: shooter.figure;
		groups.set(key, [...(groups.get(key) ?? []), shooter]);
	}
	return [...groups.values()];
}

/** How a throw falls short: its range is rolled first (A05-10). */
function* arrives({ edition, effect }: Shot, shooter: Shooter, range: Range): Part<boolean> {
	const { figure } = shooter;
	if (range.impossible) {
		effect.result(figure, 'outOfRange');
		effect.rules.add(edition.outOfRangeRule);
		return false;
	}
	if (!range.thrown) return true;
	const { dice: thrown, need } = range.thrown;
	const ask = {
		kind: 'roll',
		why: 'throwRange',
		who: figure,
		rule: edition.outOfRangeRule
	} as const;
	const rolled = yield* roll({ ...ask, dice: thrown, rules: opposedRules(edition), need });
	effect.roll(rolled, edition.outOfRangeRule);
	if (rolled.total >= need) return true;
	effect.result(figure, 'outOfRange', rolled.total);
	return false;
}

type Spent = 'attack' | 'damage' | 'range' | 'none';

/** What a Benny is spent on (DICE-10): range only where a target is beyond it in 2020. */
function* spendBenny(
	{ edition }: Shot,
	figure: string,
	isHit: boolean,
	beyond: number
): Part<Spent> {
	const words: Spent[] = [
		isHit ? 'damage' : 'attack',
		...(beyond > 0 && edition.outOfRange === 'eachRoll' ? (['range'] as const) : []),
		'none'
	];
	const options = words.map((id): Option => ({ id }));
	const rule = edition.id === '2010' ? 'E10-ATT-08' : 'E20-ATT-07';
	return (yield* choose({ kind: 'choice', choice: 'benny', who: figure, options, rule }))
		.id as Spent;
}

interface Tally {
	/** The totals of those that hit. */
	readonly landed: number[];
	bennies: number;
	best: number;
	/** Who of the group missed, by its place, and by how much. */
	readonly misses: { readonly place: number; readonly radius: number }[];
	beyond: number;
}

const miss = (need: number, { total, fumble }: { total: number; fumble: boolean }) =>
	fumble || total < need;

/** A single attacker’s Benny, where its face earned one. */
function* withBenny(shot: Shot, shooter: Shooter, rolled: Rolled, range: Range): Part<Tally> {
	const { edition, effect, situation } = shot;
	const need = shooter.use ?? 0;
	const tally: Tally = {
		landed: [],
		bennies: 0,
		best: rolled.total,
		misses: [],
		beyond: range.beyond
	};
	let failed = miss(need, rolled);
	const earned = rolled.dice.some(({ sides, throws }) =>
		edition.bennyFaces?.(sides).includes(throws[0] ?? 0)
	);
	if (earned && edition.bennyFaces) {
		const spent = yield* spendBenny(shot, shooter.figure, !failed, range.beyond);
		const ask = { kind: 'roll', why: 'benny', who: shooter.figure, dice: dice(1, 6) } as const;
		const rule = ruleOf(edition.id, 'attackRoll');
		if (spent === 'damage') tally.bennies = 1;
		if (spent === 'attack' || spent === 'range') {
			const rules = bennyRules(edition, range.beyond);
			const more = yield* roll({ ...ask, rules, rule });
			effect.roll(more, rule);
			if (spent === 'attack') tally.best += more.total;
			else {
				tally.beyond = rangeOf(edition, shooter.reach, situation, more.total).beyond;
				tally.best += range.beyond - tally.beyond;
			}
			failed = tally.best < need;
		}
	}
	if (failed) tally.misses.push({ place: 0, radius: Math.max(1, need - tally.best) });
	else tally.landed.push(tally.best);
	return tally;
}

/** Several who roll together: Bennies save misses first, and add damage otherwise (DICE-10). */
function* together(
	shot: Shot,
	group: readonly Shooter[],
	rolled: Rolled,
	beyond: number
): Part<Tally> {
	const { edition, effect } = shot;
	const [first] = group;
	const need = first?.use ?? 0;
	const sides = first?.skill.rolls[0]?.sides ?? 6;
	const earns = (face: number) => edition.bennyFaces?.(sides).includes(face) ?? false;
	const tally: Tally = { landed: [], bennies: 0, best: 0, misses: [], beyond };
	const saved: { place: number; total: number }[] = [];
	const missed = (place: number, total: number) =>
		tally.misses.push({ place, radius: Math.max(1, need - total) });
	for (const [place, one] of rolled.each.entries()) {
		if (!miss(need, one)) {
			tally.landed.push(one.total);
			if (earns(one.first)) tally.bennies += 1;
		} else if (earns(one.first)) saved.push({ place, total: one.total });
		else missed(place, one.total);
	}
	if (saved.length > 0) {
		const ask = { kind: 'roll', why: 'benny', dice: dice(saved.length, 6) } as const;
		const rule = ruleOf(edition.id, 'attackRoll');
		const rules = bennyRules(edition, beyond);
		const more = yield* roll({ ...ask, rules, separately: saved.length, rule });
		effect.roll(more, rule);
		for (const [index, { place, total }] of saved.entries()) {
			const sum = total + (more.each[index]?.total ?? 0);
			if (sum >= need) tally.landed.push(sum);
			else missed(place, sum);
		}
	}
	tally.best = Math.max(0, ...tally.landed);
	return tally;
}

/** The Skill Rolls of a group with the same numbers. */
function* rollToHit(shot: Shot, group: readonly Shooter[], range: Range): Part<Tally> {
	const { edition, effect, bonus, more = [] } = shot;
	const [first] = group;
	const count = group.length;
	if (!first || first.use === undefined || edition.hitsByItself) {
		const landed = group.map(() => 0);
		return { landed, bennies: 0, best: 0, misses: [], beyond: range.beyond };
	}
	const flatPenalty = edition.outOfRange === 'eachRoll' ? range.beyond : 0;
	const modifiers = [...range.modifiers, ...more.filter(({ to }) => to === 'skill')];
	const modifier = totalOf(modifiers, 'skill') + bonus - flatPenalty;
	const skill =
		count === 1
			? first.skill
			: { rolls: timesDice(first.skill, count).rolls, bonus: first.skill.bonus };
	const rule = ruleOf(edition.id, 'attackRoll');
	const rolled = yield* roll({
		kind: 'roll',
		why: 'attack',
		...(count === 1 && { who: first.figure }),
		dice: addBonus(skill, modifier),
		rules: skillRules(edition, range.beyond),
		need: first.use,
		...(count > 1 && { separately: count }),
		rule,
		modifiers
	});
	effect.roll(rolled, rule);
	for (const each of modifiers) effect.rules.add(each.rule);
	return count === 1
		? yield* withBenny(shot, first, rolled, range)
		: yield* together(shot, group, rolled, range.beyond);
}

/** Rolls of all attackers, declared and made together (PL-CMB-05, E10-COMB-02). */
export function* rollHits(shot: Shot, shooters: readonly Shooter[]): Part<Hits> {
	const hits: Hits = {
		count: 0,
		pool: flat(0),
		each: [],
		best: 0,
		beyond: 0,
		twoHanded: false,
		piercing: false
	};
	for (const group of groupsOf(shooters)) {
		const [first] = group;
		if (!first) continue;
		const range = rangeOf(shot.edition, first.reach, shot.situation);
		if (!(yield* arrives(shot, first, range))) continue;
		const tally = yield* rollToHit(shot, group, range);
		const count = tally.landed.length;
		hits.count += count;
		if (count > 0) {
			hits.best = Math.max(hits.best, tally.best);
			hits.beyond = Math.max(hits.beyond, tally.beyond);
			hits.twoHanded ||= first.twoHanded;
			hits.piercing ||= first.piercing;
			const own = addBonus(first.damage ?? flat(0), totalOf(shot.more ?? [], 'damage'));
			hits.each.push(...tally.landed.map((total) => ({ by: first.figure, damage: own, total })));
			const damage = timesDice(own, count);
			hits.pool = addDice(hits.pool, addDice(damage, extraDie(damage, tally.bennies)));
		}
		for (const { place, radius } of tally.misses) {
			const by = group[place]?.figure ?? first.figure;
			shot.effect.result(by, 'missed', radius);
			if (shot.ranged) shot.effect.strays.push({ by, radius });
		}
	}
	return hits;
}
