import { consent, undo, type Act } from '$lib/play/acts';
import type { Cause } from '$lib/play/causes';
import type { Change } from '$lib/play/changes';
import { isKept, lastToRedo, lastToUndo, standingOf, withEvent } from '$lib/play/events';
import { tableOf } from '$lib/play/fold';
import type { Game, GameEvent } from '$lib/play/game-file';
import { namedSides } from '$lib/play/side-names';
import { shownGame } from '$lib/i18n/ready-names';
import type { Games, StoredGame } from '$lib/store';
import { now, randomId } from '../app/clock-and-random';
import { locale } from '../app/locale.svelte';
import { OpenDocument } from '../document/open-document.svelte';
import { ownAuthor } from './author';
import { gameKind, storedGame } from './game-kind';

/** The game on the screen. Its log is its history: an undo is an event too, which other phones see. */
export class OpenGame extends OpenDocument<Game, never> {
	readonly #by = ownAuthor();
	readonly #shown = $derived(
		locale.readyNames ? shownGame(locale.readyNames, this.document) : this.document
	);
	/** The events that count, and those that are taken back. */
	readonly standing = $derived(standingOf(this.document.events));
	/** The state of the game: what the events made of its start. */
	readonly table = $derived(tableOf(this.game));
	/** The game with its state: what is shown later must not mix an earlier state with a newer game. */
	readonly position = $derived({ game: this.game, table: this.table });
	/** The sides by distinct names. */
	readonly sides = $derived(namedSides(this.game.sides));
	/** The event that Undo takes back next. */
	readonly lastEvent = $derived(lastToUndo(this.document));
	/** The undo that Redo takes back. */
	readonly lastUndo = $derived(lastToRedo(this.document));

	constructor(games: Games, stored: StoredGame) {
		super(gameKind(games), storedGame(stored));
	}

	/** The game in the reader's language. */
	get game(): Game {
		return this.#shown;
	}

	/** The game as it is stored, for files and other phones. */
	get stored(): Game {
		return this.document;
	}

	/** Writes down what happened. False if the game is full or the event would not be readable. */
	happen(cause: Cause, changes: readonly Change[] = []): boolean {
		return this.#write((game) => withEvent(game, this.#authorship(), cause, changes));
	}

	#authorship() {
		return { id: randomId(), by: this.#by, at: now() };
	}

	#write(change: (game: Game) => Game): boolean {
		const done = this.edit(change);
		if (!done) this.notify('tooLarge');
		return done;
	}

	/** Writes down an act: why, and what it changes. */
	act({ cause, changes }: Act): boolean {
		return this.happen(cause, changes);
	}

	rename(name: string): void {
		this.edit((game) => ({ ...game, name }));
	}

	/** Takes back an event; with two players one of the other needs consent. */
	takeBack({ id }: GameEvent): boolean {
		return this.act(undo(id));
	}

	/** Takes back an event and all later ones that count, as one change; some are kept. */
	takeBackTo(event: GameEvent): boolean {
		const { counting } = this.standing;
		const from = counting.indexOf(event);
		if (from < 0) return false;
		const later = counting.slice(from).filter((one) => !isKept(one));
		const undone = (game: Game, { id }: GameEvent) =>
			withEvent(game, this.#authorship(), undo(id).cause);
		return this.#write((game) => later.toReversed().reduce(undone, game));
	}

	/** Agrees that another player takes back an event of this one. */
	consent(event: GameEvent): boolean {
		return this.act(consent(event.id));
	}

	/** Takes back the last event; one that waits for the other player's consent already is not asked for again. */
	override undo(): boolean {
		const { lastEvent, standing } = this;
		const waits = standing.waiting.some(({ of }) => of === lastEvent);
		return lastEvent !== undefined && !waits && this.takeBack(lastEvent);
	}

	override redo(): boolean {
		return this.lastUndo !== undefined && this.takeBack(this.lastUndo);
	}
}
