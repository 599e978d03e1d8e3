/** A player in a pairing: an index. */
export type Index = number;

/** Who can be paired, and which boxes each still needs. */
export interface Pairing {
	readonly players: number;
	readonly scenarios: number;
	/** By player: whether a box is open, the light side of scenario `s` at `2 * s`, its dark side at `2 * s + 1`. */
	readonly open: readonly (readonly boolean[])[];
	readonly mayPlay: (one: Index, other: Index) => boolean;
	/** The number of games that two players have had or will have. */
	readonly met: (one: Index, other: Index) => number;
	/** Tables by round. */
	readonly tables: readonly number[];
}

/** A game in a pairing. */
export interface PairedGame {
	readonly light: Index;
	readonly dark: Index;
	readonly scenario: number;
	/** The number of open boxes that it fills. */
	readonly fills: 0 | 1 | 2;
}

export type Round = readonly PairedGame[];

/** Boxes while a plan is made: which ones are still open, by player. */
export class OpenBoxes {
	readonly #open: boolean[][];

	constructor(open: Pairing['open']) {
		this.#open = open.map((own) => [...own]);
	}

	has(player: Index, box: number): boolean {
		return this.#open[player]?.[box] === true;
	}

	count(player: Index): number {
		return this.#open[player]?.filter(Boolean).length ?? 0;
	}

	set({ light, dark, scenario }: PairedGame, open: boolean): void {
		const [of, against] = [this.#open[light], this.#open[dark]];
		if (of) of[2 * scenario] = open;
		if (against) against[2 * scenario + 1] = open;
	}

	/** Marks the boxes of a game as filled; returns a function that opens again what was open. */
	fill(game: PairedGame): () => void {
		const [of, against] = [this.#open[game.light], this.#open[game.dark]];
		const [light, dark] = [2 * game.scenario, 2 * game.scenario + 1];
		const before = [of?.[light] === true, against?.[dark] === true] as const;
		this.set(game, false);
		return () => {
			if (of) of[light] = before[0];
			if (against) against[dark] = before[1];
		};
	}

	fills(light: Index, dark: Index, scenario: number): 0 | 1 | 2 {
		const [of, against] = [this.has(light, 2 * scenario), this.has(dark, 2 * scenario + 1)];
		if (of && against) return 2;
		return of || against ? 1 : 0;
	}
}

/** The games of two players that fill a box at least; `all` includes the others. */
export function gamesBetween(
	{ scenarios }: Pairing,
	boxes: OpenBoxes,
	one: Index,
	other: Index,
	all = false
): PairedGame[] {
	const games: PairedGame[] = [];
	for (let scenario = 0; scenario < scenarios; scenario += 1) {
		for (const [light, dark] of [
			[one, other],
			[other, one]
		] as const) {
			const fills = boxes.fills(light, dark, scenario);
			if (fills > 0 || all) games.push({ light, dark, scenario, fills });
		}
	}
	return games;
}

/** The number of players who still need each box. */
export function demandOf({ players, scenarios }: Pairing, boxes: OpenBoxes): number[] {
	return Array.from({ length: 2 * scenarios }, (_, box) => {
		let count = 0;
		for (let player = 0; player < players; player += 1) if (boxes.has(player, box)) count += 1;
		return count;
	});
}

/**
 * The best game of two players: it fills the most boxes, and among these the ones that the fewest others could fill
 * with them later.
 */
export function bestGame(
	pairing: Pairing,
	boxes: OpenBoxes,
	demand: readonly number[],
	one: Index,
	other: Index
): PairedGame | undefined {
	const supply = ({ scenario }: PairedGame) =>
		(demand[2 * scenario] ?? 0) + (demand[2 * scenario + 1] ?? 0);
	return gamesBetween(pairing, boxes, one, other).reduce<PairedGame | undefined>(
		(best, game) =>
			!best || game.fills > best.fills || (game.fills === best.fills && supply(game) < supply(best))
				? game
				: best,
		undefined
	);
}

export function boxesFilled(rounds: readonly Round[]): number {
	return rounds.flat().reduce((sum, { fills }) => sum + fills, 0);
}
