import type { Army } from '$lib/rules/choices';
import type { Armies, Stored, StoredArmy } from '$lib/store';
import { LiveQuery } from '../document/live-query.svelte';

/** The current state of an army, or an earlier revision. */
export interface Version {
	readonly id: string;
	readonly revision?: number;
}

/** A version as a URL segment: `id` or `id@revision`. */
export function addressOf({ id, revision }: Version): string {
	return revision === undefined ? id : `${id}@${revision}`;
}

/** Parses the segment that `addressOf` writes. */
export function versionAt(address: string): Version {
	const [id = '', revision] = address.split('@');
	return revision === undefined ? { id } : { id, revision: Number(revision) };
}

/** The armies to compare, and the earlier states of the selected ones. */
export class Comparing {
	readonly #all: LiveQuery<Stored[]>;
	#earlier = $state.raw<Readonly<Record<string, readonly StoredArmy[]>>>({});
	#failed = $state(false);
	/** Without a prototype: an id from an address may be `__proto__`. */
	readonly #asked = Object.create(null) as Record<string, true>;

	/** `ids` returns the armies whose earlier states to load. */
	constructor(armies: Armies, ids: () => readonly string[]) {
		this.#all = new LiveQuery(() => armies.watchAll());
		$effect(() => {
			for (const id of ids()) void this.#load(armies, id);
		});
	}

	/** Undefined while loading. */
	get armies(): readonly StoredArmy[] | undefined {
		return this.#all.current?.filter((stored) => stored.readable);
	}

	get failed(): boolean {
		return this.#failed || this.#all.error !== undefined;
	}

	/** The readable earlier states of an army, newest first. */
	earlier(id: string): readonly StoredArmy[] {
		return Object.hasOwn(this.#earlier, id) ? (this.#earlier[id] ?? []) : [];
	}

	find({ id, revision }: Version): Army | undefined {
		const now = this.armies?.find((stored) => stored.id === id);
		if (revision === undefined || now?.revision === revision) return now?.army;
		return this.earlier(id).find((stored) => stored.revision === revision)?.army;
	}

	/** The default to compare an army with: its previous state, else another army. */
	suggest(id: string): Version | undefined {
		const [before] = this.earlier(id);
		if (before) return { id, revision: before.revision };
		const other = this.armies?.find((stored) => stored.id !== id);
		return other && { id: other.id };
	}

	async #load(armies: Armies, id: string): Promise<void> {
		if (this.#asked[id]) return;
		this.#asked[id] = true;
		try {
			const states = await armies.revisions(id);
			const known = states.filter((stored) => stored.readable);
			this.#earlier = { ...this.#earlier, [id]: known };
		} catch {
			this.#failed = true;
		}
	}
}
