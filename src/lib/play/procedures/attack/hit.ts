import type { Edition } from '$lib/combat/edition';
import { aim, type Aim, type Engagement } from '$lib/combat/engagement';
import { totalOf, type Modifier } from '$lib/combat/modifiers';
import { bennyRules, earnsBenny, opposedRules, skillRules } from '$lib/combat/roll-rules';
import { skillDice, withExtraDie } from '$lib/combat/rolls';
import { known, type Situation } from '$lib/combat/situation';
import { addBonus, dice, flat, formatDice, timesDice, type Dice } from '$lib/dice/notation';
import { ruleOf } from '../../check/rules-of-combat';
import { choose, roll, type Option, type Part, type Rolled } from '../ask';
import type { Effect } from '../context';
import type { Shooter } from './shooter';

/** One attack that hit. */
export interface Landed {
	readonly by: Shooter;
	/** What it throws, with what a Benny adds. */
	readonly damage: Dice;
	/** Inches beyond the range that count for the damage. */
	readonly beyond: number;
	/** The total of its roll to hit, which a parry of PL-2005 must reach. */
	readonly total: number;
}

/** What became of the rolls to hit. */
export interface Hits {
	readonly landed: readonly Landed[];
	/** The best roll to hit less its Use, also of those who missed: who acts first (PL-TRN-15). */
	readonly order: number | undefined;
}

export const bestOf = ({ landed }: Hits): number =>
	Math.max(0, ...landed.map(({ total }) => total));

interface Shot {
	readonly edition: Edition;
	readonly effect: Effect;
	readonly situation: Situation;
	readonly bonus: number;
	readonly ranged: boolean;
	/** Modifiers besides those of the situation: what the smaller of two squads loses (PL-SQM-08). */
	readonly more?: readonly Modifier[];
}

/** The attack of one shooter in its situation. */
export function engaged(
	{ situation, bonus, more = [] }: Pick<Shot, 'situation' | 'bonus' | 'more'>,
	{ quirk, skill, use, damage, reach, explosive }: Shooter
): Engagement {
	return {
		skill,
		...(use !== undefined && { use }),
		...(damage && { damage: addBonus(damage, totalOf(more, 'damage')) }),
		reach,
		explosive,
		situation: known({ size: 1, quirk }, situation),
		bonus: bonus + totalOf(more, 'skill')
	};
}

const aimOf = (shot: Shot, shooter: Shooter, longer = 0): Aim =>
	aim(shot.edition, engaged(shot, shooter), longer);

/** Attackers with the same numbers roll together (PL-SQM-05). */
export function groupsOf(shooters: readonly Shooter[]): Shooter[][] {
	const groups = new Map<string, Shooter[]>();
	for (const shooter of shooters) {
		const { skill, use, damage, reach, explosive, twoHanded, bothHands, quirk } = shooter;
		const single = skill.rolls.length === 1 && skill.rolls[0]?.count === 1;
		const dealt = damage ? formatDice(damage) : '';
		const numbers = [formatDice(skill), use, dealt, JSON.stringify(reach), quirk];
		const key = single ? [...numbers, explosive, twoHanded, bothHands].join('|') : shooter.figure;
		groups.set(key, [...(groups.get(key) ?? []), shooter]);
	}
	return [...groups.values()];
}

/** Those of a group who come far enough: a throw falls short if the roll of its range does (A05-10). */
function* arriving(
	{ edition, effect }: Shot,
	group: readonly Shooter[],
	aimed: Aim
): Part<readonly Shooter[]> {
	const { range, need, impossible } = aimed;
	const rule = edition.outOfRangeRule;
	if (impossible) {
		for (const { figure } of group) effect.result(figure, 'outOfRange');
		effect.rules.add(rule);
		return [];
	}
	if (typeof range !== 'object') return group;
	const far: Shooter[] = [];
	for (const shooter of group) {
		const ask = { kind: 'roll', why: 'throwRange', who: shooter.figure, rule } as const;
		const rolled = yield* roll({ ...ask, dice: range, rules: opposedRules(edition), need });
		effect.roll(rolled, rule);
		if (rolled.total >= need) far.push(shooter);
		else effect.result(shooter.figure, 'outOfRange', rolled.total);
	}
	return far;
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
	const rule = ruleOf(edition.id, 'benny');
	return (yield* choose({ kind: 'choice', choice: 'benny', who: figure, options, rule }))
		.id as Spent;
}

/** What became of the rolls of a group: those who hit, and by how much each of the others missed. */
interface Tally {
	readonly landed: Landed[];
	readonly misses: { readonly by: string; readonly radius: number }[];
	order: number | undefined;
}

const isMiss = (need: number, { total, fumble }: { total: number; fumble: boolean }) =>
	fumble || total < need;

/** How far beside its target a shot lands: at least 1″ (A10-12). */
const radiusOf = (need: number, total: number) => Math.max(1, need - total);

function landedBy(by: Shooter, { damage = flat(0), damageBeyond }: Aim, total: number): Landed {
	return { by, damage, beyond: damageBeyond, total };
}

const stronger = (one: Landed): Landed => ({ ...one, damage: withExtraDie(one.damage) });

/** A single roll, which a Benny may still change (E10-ATT-08, E20-ATT-07). */
function* withBenny(shot: Shot, shooter: Shooter, rolled: Rolled, first: Aim): Part<Tally> {
	const { edition, effect } = shot;
	const { use: need, beyond = 0 } = first.test;
	const tally: Tally = { landed: [], misses: [], order: rolled.total - need };
	const earned = rolled.dice.some(({ sides, throws }) =>
		earnsBenny(edition, sides, throws[0] ?? 0)
	);
	let [aimed, total] = [first, rolled.total];
	let failed = isMiss(need, rolled);
	let extra = false;
	if (earned) {
		const spent = yield* spendBenny(shot, shooter.figure, !failed, beyond);
		const rule = ruleOf(edition.id, 'attackRoll');
		extra = spent === 'damage';
		if (spent === 'attack' || spent === 'range') {
			const ask = { kind: 'roll', why: 'benny', who: shooter.figure, dice: dice(1, 6) } as const;
			const more = yield* roll({ ...ask, rules: bennyRules(edition, beyond), rule });
			effect.roll(more, rule);
			if (spent === 'attack') total = rolled.sum + more.total;
			else {
				aimed = aimOf(shot, shooter, more.total);
				total = rolled.sum + beyond - (aimed.test.beyond ?? 0);
			}
			failed = total < need;
		}
	}
	if (failed) tally.misses.push({ by: shooter.figure, radius: radiusOf(need, total) });
	else {
		const hit = landedBy(shooter, aimed, total);
		tally.landed.push(extra ? stronger(hit) : hit);
	}
	return tally;
}

/** Several who roll together: Bennies save misses first, and add damage otherwise (DICE-10). */
function* together(shot: Shot, group: readonly Shooter[], rolled: Rolled, aimed: Aim): Part<Tally> {
	const { edition, effect } = shot;
	const { use: need, beyond } = aimed.test;
	const sides = aimed.test.skill.rolls[0]?.sides ?? 6;
	const totals = rolled.each.map(({ total }) => total);
	const tally: Tally = { landed: [], misses: [], order: Math.max(...totals) - need };
	const saved: { readonly by: Shooter; readonly total: number }[] = [];
	const settle = (by: Shooter, total: number, hits: boolean, earned: boolean) => {
		if (!hits) tally.misses.push({ by: by.figure, radius: radiusOf(need, total) });
		else {
			const hit = landedBy(by, aimed, total);
			tally.landed.push(earned ? stronger(hit) : hit);
		}
	};
	for (const [place, by] of group.entries()) {
		const one = rolled.each[place];
		if (!one) continue;
		const earned = earnsBenny(edition, sides, one.first);
		const misses = isMiss(need, one);
		if (misses && earned) saved.push({ by, total: one.sum });
		else settle(by, one.total, !misses, earned);
	}
	if (saved.length > 0) {
		const ask = { kind: 'roll', why: 'benny', dice: dice(saved.length, 6) } as const;
		const rule = ruleOf(edition.id, 'attackRoll');
		const rules = bennyRules(edition, beyond);
		const more = yield* roll({ ...ask, rules, separately: saved.length, rule });
		effect.roll(more, rule);
		for (const [index, { by, total }] of saved.entries()) {
			const sum = total + (more.each[index]?.total ?? 0);
			settle(by, sum, sum >= need, false);
		}
	}
	return tally;
}

/** The Skill Rolls of a group with the same numbers. */
function* rollToHit(shot: Shot, group: readonly Shooter[], aimed: Aim): Part<Tally> {
	const { edition, effect, more = [] } = shot;
	const [first] = group;
	const count = group.length;
	if (!first || first.use === undefined) {
		const landed = group.map((by) => landedBy(by, aimed, 0));
		return { landed, misses: [], order: undefined };
	}
	const { rolls, bonus } = skillDice(edition, aimed.test);
	const rule = ruleOf(edition.id, 'attackRoll');
	const modifiers = [...aimed.modifiers, ...more.filter(({ to }) => to === 'skill')];
	const rolled = yield* roll({
		kind: 'roll',
		why: 'attack',
		...(count === 1 && { who: first.figure }),
		dice: { rolls: timesDice({ rolls, bonus: 0 }, count).rolls, bonus },
		rules: skillRules(edition, aimed.test.beyond),
		need: first.use,
		...(count > 1 && { separately: count }),
		rule,
		modifiers
	});
	effect.roll(rolled, rule);
	for (const each of modifiers) effect.rules.add(each.rule);
	return count === 1
		? yield* withBenny(shot, first, rolled, aimed)
		: yield* together(shot, group, rolled, aimed);
}

/** Rolls of all attackers, declared and made together (PL-CMB-05, E10-COMB-02). */
export function* rollHits(shot: Shot, shooters: readonly Shooter[]): Part<Hits> {
	const landed: Landed[] = [];
	const orders: number[] = [];
	for (const group of groupsOf(shooters)) {
		const [first] = group;
		if (!first) continue;
		const aimed = aimOf(shot, first);
		const near = yield* arriving(shot, group, aimed);
		if (near.length === 0) continue;
		const tally = yield* rollToHit(shot, near, aimed);
		landed.push(...tally.landed);
		if (tally.order !== undefined) orders.push(tally.order);
		for (const { by, radius } of tally.misses) {
			shot.effect.result(by, 'missed', radius);
			if (shot.ranged) shot.effect.strays.push({ by, radius });
		}
	}
	return { landed, order: orders.length > 0 ? Math.max(...orders) : undefined };
}
