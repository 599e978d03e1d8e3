import { EDITIONS } from '$lib/combat/editions';
import type { ChargeRules } from '$lib/combat/charge/rules';
import type { CloseRules } from '$lib/combat/close/rules';
import { withFlags, type Edition, type Flags } from '$lib/combat/edition';
import { chargeRulesOf } from '$lib/combat/editions/charges';
import { CLOSE_RULES } from '$lib/combat/editions/close';
import { burdened, quirkOf as quirkIn, skillOf as plainSkill } from '$lib/combat/fighter';
import { dice, type Dice } from '$lib/dice/notation';
import type { CreationProfile, FigureProfile, MinifigProfile, Profile } from '$lib/rules/profile';
import type { Result, RollRecord, Stray } from '../causes';
import type { Change, CountId, FlagId } from '../changes';
import type { Game } from '../game-file';
import { relationsOf } from '../relations';
import { rosterOf, type Figure } from '../roster';
import { statisticsOf } from '../statistics';
import { countOfState, isAble, type FigureState, type Table } from '../table';
import type { Done, Rolled } from './ask';
import type { Order } from './order';
import type { Cause } from '../causes';

/** The game and its table at the moment of an order. */
export interface Context {
	readonly game: Pick<Game, 'sides' | 'rules'>;
	readonly table: Table;
	/** Readings of the dice that differ from the edition’s own. */
	readonly flags?: Partial<Flags>;
}

/** The edition of the game; the skirmish has none, and borrows nothing from it. */
export function editionOf({ game: { rules }, flags }: Context): Edition {
	const edition = EDITIONS[rules === 'skirmish' ? '2005' : rules];
	return flags ? withFlags(edition, flags) : edition;
}

/** What the edition says of close combat. */
export function closeOf(context: Context): CloseRules {
	const edition = editionOf(context);
	const rules = CLOSE_RULES[edition.id];
	return context.flags ? { ...rules, edition } : rules;
}

/** What it says of charges; undefined where it has none. */
export const chargesOf = (context: Context): ChargeRules | undefined =>
	chargeRulesOf(editionOf(context).id);

export function figureOf({ game }: Context, id: string): Figure | undefined {
	return rosterOf(game).figures.get(id);
}

export function stateOf({ table }: Context, id: string): FigureState | undefined {
	return table.figures.get(id);
}

export function profileOf({ game, table }: Context, id: string): Profile | undefined {
	return statisticsOf(game, table, id)?.profile;
}

/** The profile of a figure that rolls Skill; undefined in the skirmish. */
export function fighterProfile(
	context: Context,
	id: string
): MinifigProfile | CreationProfile | undefined {
	const profile = profileOf(context, id);
	return profile?.kind === 'figure' ? undefined : profile;
}

export function figureProfile(context: Context, id: string): FigureProfile | undefined {
	const profile = profileOf(context, id);
	return profile?.kind === 'figure' ? profile : undefined;
}

/** What other heroes take off each roll of a figure (PL-HER-02). */
export function quirkOf(context: Context, id: string): number {
	const profile = fighterProfile(context, id);
	return profile ? quirkIn(profile) : 0;
}

/** The Skill of a figure without its quirk; 1d6 in rulebooks without Skill (PL-LPW-01). */
export function ownSkill(context: Context, id: string): Dice {
	const profile = fighterProfile(context, id);
	return profile ? plainSkill(profile) : dice(1, 6);
}

/** The Skill of a figure as it rolls it. */
export const skillOf = (context: Context, id: string): Dice =>
	burdened(ownSkill(context, id), quirkOf(context, id));

/** Dice that a figure rolls, less its quirk. */
export const rolledBy = (context: Context, id: string, roll: Dice): Dice =>
	burdened(roll, quirkOf(context, id));

/** Inches of a structure; 1 for who has none, mounted or not. */
export function sizeOf(context: Context, id: string): number {
	const profile = profileOf(context, id);
	return profile?.kind === 'creation' ? profile.size : 1;
}

const mean = ({ rolls, bonus }: Dice) =>
	rolls.reduce((sum, { count, sides }) => sum + (count * (sides + 1)) / 2, bonus);

/** Those who can serve a creation without a brain, the best first (PL-CCB-01). */
export function operatorsOf(context: Context, id: string): string[] {
	const crew = relationsOf(context.game, context.table).crews.get(id) ?? [];
	return crew
		.filter(isAble)
		.map((state) => state.id)
		.sort((a, b) => mean(skillOf(context, b)) - mean(skillOf(context, a)));
}

/** What a procedure brings about, collected step by step. */
export class Effect {
	readonly rolls: RollRecord[] = [];
	readonly results: Result[] = [];
	readonly changes: Change[] = [];
	readonly strays: Stray[] = [];
	readonly follow: Order[] = [];
	readonly rules = new Set<string>();

	roll({ record }: Rolled, rule?: string): void {
		this.rolls.push(record);
		if (rule !== undefined) this.rules.add(rule);
	}

	result(figure: string, result: Result['result'], amount?: number): void {
		this.results.push({ figure, result, ...(amount !== undefined && { amount }) });
	}

	count(figure: string, of: CountId, by: number): void {
		if (by !== 0) this.changes.push({ kind: 'count', figure, of, by });
	}

	flag(figure: string, flag: FlagId, on = true): void {
		this.changes.push({ kind: 'flag', figure, flag, on });
	}

	done(cause: Cause): Done {
		const { changes, follow, rules } = this;
		return { kind: 'done', cause, changes, follow, rules: [...rules] };
	}
}

/** Actions that a figure has left this turn. */
export function actionsLeft(context: Context, id: string): number {
	const state = stateOf(context, id);
	const allowed = fighterProfile(context, id)?.actions ?? 1;
	return state ? allowed - countOfState(state, 'actions') - countOfState(state, 'responses') : 0;
}

/** Spends an action, or a response in the enemy’s turn (PL-TRN-13). */
export function spendAction(effect: Effect, figure: string, response = false): void {
	effect.count(figure, response ? 'responses' : 'actions', 1);
}
