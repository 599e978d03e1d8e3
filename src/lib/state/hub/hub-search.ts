import { findHub, type HubPresence } from './hub-address';

/** Milliseconds until the hub is looked for again; doubled each time. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Looks for the hub until it is there: after growing pauses, and at once when the network or the user is back. */
export class HubSearch {
	readonly #onresult: (presence: HubPresence) => void;
	readonly #find: () => Promise<HubPresence>;
	#pause = FIRST_PAUSE;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#looking: Promise<void> | undefined;

	constructor(onresult: (presence: HubPresence) => void, find = findHub) {
		this.#onresult = onresult;
		this.#find = find;
		addEventListener('online', () => this.#hurry());
		document.addEventListener('visibilitychange', () => {
			if (!document.hidden) this.#hurry();
		});
	}

	/** Looks now, and later again if the hub does not answer. */
	look(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
		return this.#looking;
	}

	async #look(): Promise<void> {
		const presence = await this.#find();
		this.#onresult(presence);
		if (presence !== 'none' && presence !== 'unreachable') return;
		this.#timer = setTimeout(() => void this.look(), this.#pause);
		this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
	}

	/** Looks now if the next time would be later. */
	#hurry(): void {
		if (this.#timer === undefined) return;
		this.#pause = FIRST_PAUSE;
		void this.look();
	}
}
