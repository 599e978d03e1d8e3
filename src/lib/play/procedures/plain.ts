import { FEAT_DIE } from '$lib/combat/heroes/feat';
import { addBonus, dice } from '$lib/dice/notation';
import type { Cause } from '../causes';
import { weaponsOf } from '../weapons';
import type { Table } from '../table';
import { choose, roll, type Part, type Procedure, type Rolled } from './ask';
import { bail as bailOut } from './attack/bail';
import {
	editionOf,
	Effect,
	ownSkill,
	rolledBy,
	skillOf,
	spendAction,
	type Context
} from './context';
import type { Order } from './order';
import { opposedRules, orderRules, PLAIN, skillRules } from '$lib/combat/roll-rules';

type Of<P extends Order['procedure']> = Extract<Order, { procedure: P }>;

/** A test against the ladder of difficulty (PL-TRN-08); perception takes no action (PL-SKL-02). */
export function* test(context: Context, order: Of<'test'>): Procedure {
	const effect = new Effect();
	const { figure, difficulty, bonus = 0, response = false, perception = false } = order;
	const rule = perception ? 'PL-SKL-02' : 'PL-TRN-08';
	const rolled = yield* roll({
		...{ kind: 'roll', why: 'skillTest', who: figure, rule, need: difficulty },
		dice: addBonus(skillOf(context, figure), bonus),
		rules: skillRules(editionOf(context))
	});
	effect.roll(rolled, rule);
	if (!perception) spendAction(effect, figure, response);
	const success = rolled.record.success === true;
	return effect.done({
		kind: 'test',
		way: perception ? 'perception' : 'skill',
		figure,
		difficulty,
		rolls: effect.rolls,
		success
	});
}

/** A hero’s feat: its d6 is at least that of the player who objects (PL-HER-07); it takes the action. */
export function* feat(context: Context, order: Of<'feat'>): Procedure {
	const effect = new Effect();
	const { figure, objector, response = false } = order;
	const edition = editionOf(context);
	const rule = edition.feat ?? 'PL-HER-07';
	const common = { kind: 'roll', rules: opposedRules(edition), rule } as const;
	const against = yield* roll({ ...common, why: 'objection', who: objector, dice: FEAT_DIE });
	effect.roll(against, rule);
	const own = rolledBy(context, figure, FEAT_DIE);
	const difficulty = against.total;
	const rolled = yield* roll({ ...common, why: 'feat', who: figure, dice: own, need: difficulty });
	effect.roll(rolled, rule);
	spendAction(effect, figure, response);
	const success = rolled.record.success === true;
	const { rolls } = effect;
	return effect.done({ kind: 'test', way: 'feat', figure, difficulty, rolls, success });
}

/** 1d6 more inches in a straight line, for the action unless it ends in a charge (PL-TRN-05, PL-CHG-01). */
export function* sprint(context: Context, { figure, charge }: Of<'sprint'>): Procedure {
	const effect = new Effect();
	const rule = 'PL-TRN-05';
	const own = rolledBy(context, figure, dice(1, 6));
	const ask = { kind: 'roll', why: 'sprint', who: figure, dice: own, rule } as const;
	const rolled = yield* roll({ ...ask, rules: opposedRules(editionOf(context)) });
	effect.roll(rolled, rule);
	if (!charge) spendAction(effect, figure);
	const rolls = effect.rolls;
	return effect.done({
		kind: 'move',
		figures: [figure],
		how: 'sprint',
		inches: rolled.total,
		rolls
	});
}

/** A leap out of danger that is no attack (PL-TRN-16). */
export function* bail(context: Context, { figure }: Of<'bail'>): Procedure {
	const effect = new Effect();
	yield* bailOut(context, effect, figure, {});
	const inches = effect.rolls[0]?.total ?? 0;
	const rolls = effect.rolls;
	return effect.done({ kind: 'move', figures: [figure], how: 'bail', inches, rolls });
}

type Contender = Of<'whoIsFirst'>['active'];

function* orderRoll(context: Context, effect: Effect, contender: Contender): Part<Rolled> {
	const { figure, weapon, use } = contender;
	const { game, table } = context;
	const armed = weaponsOf(game, table, figure).find(({ key }) => key === weapon);
	const rule = 'PL-TRN-15';
	const rolled = yield* roll({
		...{ kind: 'roll', why: 'order', who: figure, rule },
		dice: addBonus(
			rolledBy(context, figure, armed?.strike.skill ?? ownSkill(context, figure)),
			-(use ?? armed?.strike.use ?? 0)
		),
		// A fumble is a failure, but keeps its place in the order (A05-11).
		rules: { ...orderRules(editionOf(context)), allOnes: 'fails' },
		need: 0
	});
	effect.roll(rolled, rule);
	return rolled;
}

/** Skill less the difficulty of both: the higher acts first, and both at once on a tie (PL-TRN-15). */
export function* whoIsFirst(context: Context, { active, answering }: Of<'whoIsFirst'>): Procedure {
	const effect = new Effect();
	const one = yield* orderRoll(context, effect, active);
	const other = yield* orderRoll(context, effect, answering);
	const first =
		one.total === other.total ? null : one.total > other.total ? active.figure : answering.figure;
	const rolls = effect.rolls;
	return effect.done({
		kind: 'order',
		active: active.figure,
		answering: answering.figure,
		first,
		rolls
	});
}

const SIX = { explosion: 'sameDie', allOnes: 'total', floor: true } as const;

/** One exploding d6 of each side (PL-GEN-06). */
function* contest(
	effect: Effect,
	sides: readonly string[],
	why: 'start' | 'argument',
	rule: string
) {
	for (const who of sides) {
		const rolled = yield* roll({ kind: 'roll', why, who, dice: dice(1, 6), rules: SIX, rule });
		effect.roll(rolled, rule);
	}
}

/** Dice for the first turn (PL-LIG-14, PL-LIG-17). */
export function* begin(_: Context, { sides }: Of<'begin'>): Procedure {
	const effect = new Effect();
	yield* contest(effect, sides, 'start', 'PL-GEN-08');
	return effect.done({ kind: 'begin', rolls: effect.rolls });
}

/** A dispute about the rules: the higher d6 is right (PL-GEN-06). */
export function* argument(_: Context, { sides }: Of<'argument'>): Procedure {
	const effect = new Effect();
	yield* contest(effect, sides, 'argument', 'PL-GEN-06');
	return effect.done({ kind: 'argument', rolls: effect.rolls });
}

/** Reinforcements of the light side arrive on 4 or more (PL-LIG-18). */
const ARRIVES = 4;

/** A figure with its mount and all that are on it: they come to the table as one unit. */
export function unitAround({ figures }: Table, id: string): string[] {
	const mount = figures.get(id)?.links.mount ?? id;
	const riders = [...figures.values()].filter(({ links }) => links.mount === mount);
	return [mount, ...riders.map((state) => state.id)];
}

/** One unit more before the light side’s turn, which its player picks (PL-LIG-18). */
export function* reinforcement(context: Context, order: Of<'reinforcement'>): Procedure {
	const { side, figures } = order;
	const effect = new Effect();
	const rule = 'PL-LIG-18';
	const ask = { kind: 'roll', why: 'reinforcement', who: side, dice: dice(1, 6), rule } as const;
	const rolled = yield* roll({ ...ask, rules: PLAIN, need: ARRIVES });
	effect.roll(rolled, rule);
	let arriving: string[] = [];
	if (rolled.total >= ARRIVES && figures.length > 0) {
		const options = figures.map((id) => ({ id, figure: id }));
		const choice = { kind: 'choice', choice: 'reinforcement', who: side, options, rule } as const;
		const { figure } = yield* choose(choice);
		const unit = figure === undefined ? [] : unitAround(context.table, figure);
		arriving = unit.filter((id) => context.table.figures.get(id)?.place !== 'table');
	}
	for (const figure of arriving) effect.changes.push({ kind: 'place', figure, place: 'table' });
	const cause: Cause = { kind: 'reinforcement', side, rolls: effect.rolls, figures: arriving };
	return effect.done(cause);
}
