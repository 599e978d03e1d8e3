import { gamesAtMost } from './bound';
import { boxesFilled, gamesBetween, OpenBoxes, type PairedGame } from './pairing';
import type { Index, Pairing, Round } from './pairing';

/** Positions of the search that are looked at, so that it always ends soon. */
const MOST_NODES = 60_000;

/** Searches all plans of several rounds for one that fills more boxes than the known one. */
class Search {
	#nodes = 0;
	#best: readonly Round[];
	#most: number;
	readonly #boxes: OpenBoxes;
	readonly #rounds: PairedGame[][];
	/** Games that fit into all rounds from an index on. */
	readonly #capacity: readonly number[];

	constructor(
		readonly pairing: Pairing,
		known: readonly Round[],
		readonly bound: number
	) {
		this.#best = known;
		this.#most = boxesFilled(known);
		this.#boxes = new OpenBoxes(pairing.open);
		this.#rounds = pairing.tables.map(() => []);
		const games = pairing.tables.map((tables) => gamesAtMost(pairing, tables, this.#boxes));
		this.#capacity = games.map((_, from) =>
			games.slice(from).reduce((sum, count) => sum + count, 0)
		);
	}

	run(): { readonly rounds: readonly Round[]; readonly complete: boolean } {
		this.#visit(0, 0, new Set(), 0);
		const complete = this.#nodes <= MOST_NODES || this.#most === this.bound;
		return { rounds: this.#best, complete };
	}

	/** What the rest of the plan can still add. */
	#reachable(round: number): number {
		const played = this.#rounds[round]?.length ?? 0;
		const games = (this.#capacity[round] ?? 0) - played;
		const roundsLeft = this.pairing.tables.length - round;
		let byPlayers = 0;
		for (let player = 0; player < this.pairing.players; player += 1) {
			byPlayers += Math.min(this.#boxes.count(player), roundsLeft);
		}
		return Math.min(2 * games, byPlayers);
	}

	#visit(round: number, from: Index, busy: ReadonlySet<Index>, filled: number): void {
		this.#nodes += 1;
		if (filled > this.#most) {
			this.#most = filled;
			this.#best = this.#rounds.map((games) => [...games]);
		}
		const { players, tables } = this.pairing;
		if (this.#nodes > MOST_NODES || this.#most === this.bound || round >= tables.length) return;
		if (filled + this.#reachable(round) <= this.#most) return;
		const full = (this.#rounds[round]?.length ?? 0) >= (tables[round] ?? 0);
		if (full || from >= players) return this.#visit(round + 1, 0, new Set(), filled);
		if (!busy.has(from)) this.#pair(round, from, busy, filled);
		this.#visit(round, from + 1, busy, filled);
	}

	#pair(round: number, one: Index, busy: ReadonlySet<Index>, filled: number): void {
		const { players, mayPlay } = this.pairing;
		for (let other = one + 1; other < players; other += 1) {
			if (busy.has(other) || !mayPlay(one, other)) continue;
			const games = gamesBetween(this.pairing, this.#boxes, one, other);
			for (const game of games.sort((a, b) => b.fills - a.fills)) {
				const reopen = this.#boxes.fill(game);
				this.#rounds[round]?.push(game);
				this.#visit(round, one + 1, new Set([...busy, one, other]), filled + game.fills);
				this.#rounds[round]?.pop();
				reopen();
			}
		}
	}
}

/** Looks for a plan better than a known one. `complete` if there is certainly none better than the result. */
export function searchedRounds(pairing: Pairing, known: readonly Round[], bound: number) {
	return new Search(pairing, known, bound).run();
}
