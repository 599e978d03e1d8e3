import type { WatchedRoom } from '$lib/store/rooms';
import { gameRoom } from '../hub/game-room';
import type { Hub } from '../hub/hub.svelte';
import { locale } from '../app/locale.svelte';
import { hubIsUsable } from './hub-offer';

/** The way of a game to other phones through a hub. Its code loads only where there is one. */
export class HubWay {
	readonly #game: string;
	readonly #load: () => Promise<Hub>;
	#hub = $state.raw<Hub>();

	constructor(game: string, load: () => Promise<Hub>) {
		this.#game = game;
		this.#load = load;
	}

	/** Undefined without a hub, and until it is loaded. */
	get hub(): Hub | undefined {
		return this.#hub;
	}

	/** The room that shares the game. */
	get room(): WatchedRoom | undefined {
		return this.#hub && gameRoom(this.#hub, this.#game);
	}

	/** Whether there is something to show. */
	get isOpen(): boolean {
		return this.room !== undefined || this.#hub?.presence === 'here';
	}

	/** Looks for a hub, and runs its rooms in this window. */
	async look(): Promise<void> {
		if (!(await hubIsUsable())) return;
		const [hub] = await Promise.all([this.#load(), locale.load('hub')]);
		this.#hub = hub;
		await hub.show();
	}
}
