import { randomBits } from '$lib/browser/random';
import { readSetting, writeSetting } from '$lib/browser/settings';
import type { Ask, Answer, Done, RollAsk } from '$lib/play/procedures/ask';
import type { Order } from '$lib/play/procedures/order';
import { start } from '$lib/play/procedures/start';
import { readThrow, throwAll, type Thrown } from '$lib/play/throw';
import type { OpenGame } from './open-game.svelte';

export const DICE_MODES = ['app', 'typed'] as const;
export type DiceMode = (typeof DICE_MODES)[number];
const SETTING = 'table-dice';

/** Whose dice are used; remembered on this device. */
class DiceChoice {
	#mode = $state<DiceMode>(DICE_MODES.find((mode) => mode === readSetting(SETTING)) ?? 'app');

	get mode(): DiceMode {
		return this.#mode;
	}

	choose(mode: DiceMode): void {
		this.#mode = mode;
		writeSetting(SETTING, mode);
	}
}

export const diceChoice = new DiceChoice();

/** A roll that is complete, as it fell. */
export interface FinishedRoll {
	readonly ask: RollAsk;
	readonly thrown: Thrown;
}

/**
 * An order that is carried out: it asks for dice and choices, and ends with an effect to apply. Every answer is kept,
 * so that one can be taken back and the others are given again.
 */
export class Run {
	readonly order: Order;
	readonly #open: OpenGame;
	#answers = $state.raw<readonly Answer[]>([]);
	/** Faces of the roll that is asked for. */
	#faces = $state.raw<readonly number[]>([]);
	readonly #progress = $derived(this.#replayed(this.#answers));

	constructor(open: OpenGame, order: Order) {
		this.#open = open;
		this.order = order;
	}

	/** What is asked for now, or the effect. */
	get current(): Ask | Done {
		return this.#progress.current;
	}

	get rolls(): readonly FinishedRoll[] {
		return this.#progress.rolls;
	}

	/** The roll that is asked for, as far as it is thrown. */
	readonly thrown = $derived.by((): Thrown | undefined => {
		const { current } = this.#progress;
		return current.kind === 'roll'
			? readThrow(current.dice, current.rules, this.#faces)
			: undefined;
	});

	get canTakeBack(): boolean {
		return this.#faces.length > 0 || this.#answers.length > 0;
	}

	/** Throws all dice of the roll with the app's dice. */
	throwDice(): void {
		const { current } = this;
		if (current.kind !== 'roll') return;
		this.#answer({ faces: throwAll(current.dice, current.rules, randomBits) });
	}

	/** Takes what the next die shows; the last one completes the roll. */
	type(face: number): void {
		const { current } = this;
		if (current.kind !== 'roll') return;
		const faces = [...this.#faces, face];
		const { next, wrong } = readThrow(current.dice, current.rules, faces);
		if (wrong !== undefined) return;
		if (next) this.#faces = faces;
		else this.#answer({ faces });
	}

	choose(chosen: string): void {
		this.#answer({ chosen });
	}

	/** Takes back the last face or choice. Dice of the app are not thrown again. */
	takeBack(): void {
		if (this.#faces.length > 0) {
			this.#faces = this.#faces.slice(0, -1);
			return;
		}
		const last = this.#answers.at(-1);
		this.#answers = this.#answers.slice(0, -1);
		this.#faces = last && 'faces' in last ? last.faces.slice(0, -1) : [];
	}

	/** Writes the effect down as one event. */
	apply(): Done | undefined {
		const { current } = this;
		if (current.kind !== 'done') return undefined;
		return this.#open.happen(current.cause, current.changes) ? current : undefined;
	}

	#answer(answer: Answer): void {
		this.#faces = [];
		this.#answers = [...this.#answers, answer];
	}

	#replayed(answers: readonly Answer[]): { current: Ask | Done; rolls: readonly FinishedRoll[] } {
		const procedure = start(this.#open.game, this.#open.table, this.order);
		const rolls: FinishedRoll[] = [];
		let step = procedure.next();
		for (const answer of answers) {
			if (step.done) break;
			if (step.value.kind === 'roll' && 'faces' in answer) {
				const ask = step.value;
				rolls.push({ ask, thrown: readThrow(ask.dice, ask.rules, answer.faces) });
			}
			step = procedure.next(answer);
		}
		return { current: step.value, rolls };
	}
}
