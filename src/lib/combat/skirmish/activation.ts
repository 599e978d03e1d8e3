import type { Chances } from '$lib/dice/chances';
import type { Modifier } from '../modifiers';
import { ATTACK, defense, slays, successes, type Target } from './pools';

/** A defense with the dice allotted to it; if it fails, that enemy attacks at once (NS-20 to NS-24). */
export interface Defending {
	readonly kind: 'defend';
	readonly dice: number;
	/** The enemy's dice: one, and its advantages. */
	readonly freeDice?: number;
	/** Falling back: a number 2 higher, and no shield dice (NS-23). */
	readonly fallBack?: boolean;
	/** Only if this target is not slain: after a lunge (NS-27). */
	readonly ifStands?: number;
}

/** An attack on one of the targets (NS-25). */
export interface Attacking {
	readonly kind: 'attack';
	readonly dice: number;
	readonly target: number;
	/** The number that a die must show, 5 unless stated. */
	readonly least?: number;
}

export type Step = Defending | Attacking;

/** A model that is activated. */
export interface Model extends Target {
	/** The number that a defense must show: 1, 2 or 3 (NS-20). */
	readonly defense: number;
	readonly wounds?: number;
	/** A blow that would slay it endangers it instead (NS-70). */
	readonly storyProtection?: boolean;
}

export interface ActivationOutcome<P> {
	/** The model is slain, or endangered if it has story protection. */
	readonly slain: P;
	/** The chance of each number of hits that stay on a model which survives, until the turn ends. */
	readonly hits: readonly P[];
	readonly targetsSlain: readonly P[];
	/** The chance of each number of story points that each side gains. */
	readonly enemyStoryPoints: readonly P[];
	readonly ownStoryPoints: readonly P[];
	readonly modifiers: readonly Modifier[];
}

/** Successes against the model and against each target so far. */
interface State<P> {
	readonly onModel: number;
	readonly onTargets: readonly number[];
	readonly chance: P;
}

/** The dice of a free attack without advantages (NS-24). */
const FREE = 1;
/** What falling back adds to the number (NS-23). */
const FALLING_BACK = 2;

const woundsOf = ({ wounds = 0 }: Model) => wounds;

/** The chances of each number of successes of a free attack, which only a failed defense allows. */
function freeAttack<P, D>(
	chances: Chances<P, D>,
	model: Model,
	{ dice, freeDice = FREE, fallBack = false }: Defending
): P[] {
	const number = model.defense + woundsOf(model) + (fallBack ? FALLING_BACK : 0);
	const defends = defense(chances, dice, number);
	const fails = chances.minus(chances.one, defends);
	return successes(chances, freeDice, ATTACK).map((chance, n) =>
		chances.plus(n === 0 ? defends : chances.zero, chances.times(fails, chance))
	);
}

/** Whether a step still happens: a slain model acts no more, and a slain target is left alone. */
function happens(
	step: Step,
	{ onModel, onTargets }: State<unknown>,
	model: Model,
	targets: readonly Target[]
): boolean {
	if (slays(onModel, model)) return false;
	const about = step.kind === 'attack' ? step.target : step.ifStands;
	const target = about === undefined ? undefined : targets[about];
	return about === undefined || (target !== undefined && !slays(onTargets[about] ?? 0, target));
}

/** All states after one more step; states with the same successes become one. */
function stepped<P, D>(
	chances: Chances<P, D>,
	[model, targets]: readonly [Model, readonly Target[]],
	states: readonly State<P>[],
	step: Step
): State<P>[] {
	const merged = new Map<string, State<P>>();
	const add = (onModel: number, onTargets: readonly number[], chance: P) => {
		const key = `${onModel};${onTargets.join()}`;
		const before = merged.get(key)?.chance ?? chances.zero;
		merged.set(key, { onModel, onTargets, chance: chances.plus(before, chance) });
	};
	const counts =
		step.kind === 'defend'
			? freeAttack(chances, model, step)
			: successes(chances, step.dice, step.least ?? ATTACK);
	for (const state of states) {
		const { onModel, onTargets, chance } = state;
		if (!happens(step, state, model, targets)) add(onModel, onTargets, chance);
		else
			for (const [n, each] of counts.entries()) {
				const both = chances.times(chance, each);
				if (step.kind === 'defend') add(onModel + n, onTargets, both);
				else
					add(
						onModel,
						onTargets.map((hits, i) => (i === step.target ? hits + n : hits)),
						both
					);
			}
	}
	return [...merged.values()];
}

/** The distribution of a whole number over the states. */
function counted<P, D>(
	{ plus, zero }: Chances<P, D>,
	states: readonly State<P>[],
	value: (state: State<P>) => number
): P[] {
	const counts: P[] = [];
	for (const state of states) {
		const n = value(state);
		while (counts.length <= n) counts.push(zero);
		counts[n] = plus(counts[n] ?? zero, state.chance);
	}
	return counts;
}

/** One point for each success that did not slay; a protected model that is endangered gives one (NS-18, NS-19, NS-70). */
const pointsOf = (hits: number, target: Target & { readonly storyProtection?: boolean }): number =>
	slays(hits, target) ? (target.storyProtection ? 1 : 0) : hits;

/**
 * Resolves the activation of one model, step by step: defenses with the dice allotted to them, the free attacks
 * of enemies where they fail, and its own attacks (NS-15 to NS-30). Shields and armor cancel the first hits of the
 * activation (NS-18).
 */
export function resolveActivation<P, D>(
	chances: Chances<P, D>,
	model: Model,
	targets: readonly Target[],
	steps: readonly Step[]
): ActivationOutcome<P> {
	let states: readonly State<P>[] = [
		{ onModel: 0, onTargets: targets.map(() => 0), chance: chances.one }
	];
	for (const step of steps) states = stepped(chances, [model, targets], states, step);
	const chanceThat = (condition: (state: State<P>) => boolean) =>
		counted(chances, states, (state) => (condition(state) ? 1 : 0))[1] ?? chances.zero;
	const isSlain = ({ onModel }: State<P>) => slays(onModel, model);
	const surviving = states.filter((state) => !isSlain(state));
	const value = woundsOf(model);
	return {
		slain: chanceThat(isSlain),
		hits: counted(chances, surviving, ({ onModel }) => Math.max(0, onModel - model.negations)),
		targetsSlain: targets.map((target, i) =>
			chanceThat(({ onTargets }) => slays(onTargets[i] ?? 0, target))
		),
		enemyStoryPoints: counted(chances, states, ({ onModel }) => pointsOf(onModel, model)),
		ownStoryPoints: counted(chances, states, ({ onTargets }) =>
			targets.reduce((sum, target, i) => sum + pointsOf(onTargets[i] ?? 0, target), 0)
		),
		modifiers: value > 0 ? [{ id: 'wounds', rule: 'NS-20', to: 'number', value }] : []
	};
}
