import { randomBits } from '$lib/browser/random';
import { readSetting, writeSetting } from '$lib/browser/settings';
import type { Game } from '$lib/play/game-file';
import {
	proceed,
	type Answer,
	type Ask,
	type Done,
	type Order,
	type RollAsk
} from '$lib/play/procedures';
import type { Table } from '$lib/play/table';
import { takenBack } from '$lib/play/acts';
import type { RollRecord } from '$lib/play/causes';
import { recordOfFaces } from '$lib/play/procedures/ask';
import { usualAnswer } from '$lib/play/procedures/usual';
import { readThrow, throwAll, type Thrown } from '$lib/play/throw';
import type { OpenGame } from './open-game.svelte';

/** Dice of the app, those of the table by their faces, or by what they come to: only the state is kept. */
export const DICE_MODES = ['app', 'typed', 'state'] as const;
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
	/** The order is carried out on the table as it was, even if the other phone plays on. */
	readonly #game: Game;
	readonly #table: Table;
	#answers = $state.raw<readonly Answer[]>([]);
	/** Faces of the roll that is asked for. */
	#faces = $state.raw<readonly number[]>([]);
	/** Whether the defense that counts where nobody declares another one is taken without a question (PL-CC-10). */
	readonly #usual: boolean;
	/** Whether the app throws every roll as soon as it is asked for. */
	#throwsAll = false;
	/** Whether the effect is written down; then no die can be taken back. */
	#applied = $state(false);
	/** What is asked for now, or the effect. */
	readonly current = $derived(this.#after(this.#answers));
	/** The rolls that are complete. */
	readonly rolls = $derived(this.#finished());
	/** The roll that is asked for, as far as it is thrown. */
	readonly thrown = $derived(
		this.current.kind === 'roll'
			? readThrow(this.current.dice, this.current.rules, this.#faces)
			: undefined
	);

	constructor(open: OpenGame, order: Order, usual = false) {
		this.#open = open;
		this.#game = open.game;
		this.#table = open.table;
		this.order = order;
		this.#usual = usual;
		this.#goOn();
	}

	get canTakeBack(): boolean {
		return !this.#applied && (this.#faces.length > 0 || this.#answers.length > 0);
	}

	/** Throws all dice of the roll with the app's dice. */
	throwDice(): void {
		const { current } = this;
		if (current.kind !== 'roll') return;
		this.#answer({ faces: throwAll(current.dice, current.rules, randomBits) });
	}

	/** Throws this roll and all that follow, with the app's dice; stops at a choice that a rule leaves to a player. */
	throwAllDice(): void {
		this.#throwsAll = true;
		this.#goOn();
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

	/** Takes back the last face or choice; dice that were thrown stay in the log. */
	takeBack(): void {
		this.#throwsAll = false;
		const { current } = this;
		if (this.#faces.length > 0) {
			const faces = this.#faces;
			this.#faces = faces.slice(0, -1);
			if (current.kind === 'roll') this.#keep([recordOfFaces(current, faces)]);
			return;
		}
		const last = this.rolls.at(-1);
		const answer = this.#answers.at(-1);
		this.#answers = this.#answers.slice(0, -1);
		if (!answer || !last || !('faces' in answer)) return;
		this.#faces = answer.faces.slice(0, -1);
		if (diceChoice.mode === 'app') this.#faces = [];
		this.#keep([recordOfFaces(last.ask, answer.faces)]);
	}

	/** Gives the order up: dice that were thrown stay in the log. */
	leave(): void {
		if (this.#applied) return;
		const { current } = this;
		const rolls = this.#answers.flatMap((answer, place) => {
			const ask = this.#after(this.#answers.slice(0, place));
			return ask.kind === 'roll' && 'faces' in answer ? [recordOfFaces(ask, answer.faces)] : [];
		});
		const begun =
			current.kind === 'roll' && this.#faces.length > 0
				? [recordOfFaces(current, this.#faces)]
				: [];
		this.#answers = [];
		this.#faces = [];
		this.#keep([...rolls, ...begun]);
	}

	/** Writes the effect down as one event. */
	apply(): Done | undefined {
		const { current } = this;
		if (current.kind !== 'done' || this.#applied) return undefined;
		this.#applied = this.#open.happen(current.cause, current.changes);
		return this.#applied ? current : undefined;
	}

	#answer(answer: Answer): void {
		this.#faces = [];
		this.#answers = [...this.#answers, answer];
		this.#goOn();
	}

	/** Answers what needs no player: usual choices, and dice while all are thrown. */
	#goOn(): void {
		for (let answer = this.#ownAnswer(); answer; answer = this.#ownAnswer()) {
			this.#answers = [...this.#answers, answer];
		}
	}

	#ownAnswer(): Answer | undefined {
		const ask = this.#after(this.#answers);
		if (ask.kind === 'roll' && this.#throwsAll) {
			return { faces: throwAll(ask.dice, ask.rules, randomBits) };
		}
		if (ask.kind !== 'choice' || !this.#usual) return undefined;
		const context = { game: this.#game, table: this.#table };
		const chosen = usualAnswer(context, this.order, ask);
		return chosen === undefined ? undefined : { chosen };
	}

	#keep(rolls: readonly RollRecord[]): void {
		if (rolls.length > 0) this.#open.act(takenBack(this.order, rolls));
	}

	#after(answers: readonly Answer[]): Ask | Done {
		const progress = proceed(this.#game, this.#table, this.order, answers);
		return progress.state === 'done' ? progress.done : progress.ask;
	}

	#finished(): readonly FinishedRoll[] {
		return this.#answers.flatMap((answer, place) => {
			const ask = this.#after(this.#answers.slice(0, place));
			if (ask.kind !== 'roll' || !('faces' in answer)) return [];
			return [{ ask, thrown: readThrow(ask.dice, ask.rules, answer.faces) }];
		});
	}
}
