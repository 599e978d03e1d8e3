import type { Game } from '$lib/play/game-file';
import type { Games } from '$lib/store';
import { joinGame } from './channels';
import { GameChannel } from './game-channel.svelte';
import { Receiving } from './receiving.svelte';

/** A phone without the game, until it has it. */
export class Joining {
	readonly #games: Promise<Games>;
	readonly #onjoin: (id: string) => void;
	#storing = false;
	#failed = $state(false);
	readonly channel = new GameChannel(undefined, (game) => void this.keep(game));
	readonly receiving = new Receiving(this.channel, undefined, (game) => void this.keep(game));

	/** @param onjoin Runs with the id of the game when it is stored and open. */
	constructor(games: Promise<Games>, onjoin: (id: string) => void) {
		this.#games = games;
		this.#onjoin = onjoin;
	}

	/** Whether the game that arrived could not be stored. */
	get failed(): boolean {
		return this.#failed;
	}

	/** Stores the game that arrived. The other phone sends it again until this one has it. */
	async keep(game: Game): Promise<void> {
		if (this.#storing) return;
		this.#storing = true;
		try {
			const open = await joinGame(await this.#games, this.channel, game);
			this.#failed = !open;
			if (open) this.#onjoin(game.id);
		} catch {
			this.#failed = true;
		} finally {
			this.#storing = false;
		}
	}
}
