import { maximumMatching, type Edge } from './maximum-matching';
import { demandOf, gamesBetween, OpenBoxes, type Index, type PairedGame } from './pairing';
import type { Pairing, Round } from './pairing';

/** Larger differences of totals, numbers of encounters and of games too few count like these. */
const MOST = { apart: 50, met: 3, missing: 12 };

/** The game of two players that fills the most boxes; else the scenario and sides in order. */
function gameOf(pairing: Pairing, boxes: OpenBoxes, one: Index, other: Index) {
	const demand = demandOf(pairing, boxes);
	const supply = ({ scenario }: PairedGame) =>
		(demand[2 * scenario] ?? 0) + (demand[2 * scenario + 1] ?? 0);
	return gamesBetween(pairing, boxes, one, other, true).reduce((best, game) =>
		game.fills > best.fills || (game.fills === best.fills && supply(game) < supply(best))
			? game
			: best
	);
}

/** A possible game with what speaks for it: whole numbers from 0 up, the least important first. */
interface Candidate {
	readonly game: PairedGame;
	readonly gains: readonly number[];
}

/**
 * One weight for each candidate: a gain is worth more than all that a whole round can gain by the less important ones,
 * and a game more than all of them. Sums of a round are exact numbers for up to 100 players.
 */
function weightsOf(candidates: readonly Candidate[], players: number): number[] {
	const games = Math.floor(players / 2);
	const weights = new Array<number>(candidates.length).fill(0);
	let unit = 1;
	for (let rank = 0; rank < (candidates[0]?.gains.length ?? 0); rank += 1) {
		const gains = candidates.map((candidate) => candidate.gains[rank] ?? 0);
		gains.forEach((gain, place) => (weights[place] = (weights[place] ?? 0) + unit * gain));
		unit *= games * Math.max(...gains) + 1;
	}
	return weights.map((weight) => weight + unit);
}

/**
 * A Swiss round: as many games as possible; who has the most games sits out; nobody meets an earlier opponent where that
 * can be avoided; totals are as close as possible; open boxes are filled. Each counts before the next.
 */
export function swissRound(
	pairing: Pairing,
	totalOf: (player: Index) => number,
	gamesOf: (player: Index) => number
): Round {
	const boxes = new OpenBoxes(pairing.open);
	const { players, scenarios, mayPlay, met, tables } = pairing;
	if (scenarios === 0) return [];
	const all = Array.from({ length: players }, (_, player) => player);
	const most = Math.max(0, ...all.map(gamesOf));
	const missing = (player: Index) => Math.min(MOST.missing, most - gamesOf(player));
	const candidates: Candidate[] = [];
	for (const one of all) {
		for (const other of all.slice(one + 1)) {
			if (!mayPlay(one, other)) continue;
			const game = gameOf(pairing, boxes, one, other);
			const apart = Math.min(MOST.apart, Math.abs(totalOf(one) - totalOf(other)));
			const gains = [
				game.fills,
				MOST.apart ** 2 - apart ** 2,
				MOST.met - Math.min(MOST.met, met(one, other)),
				missing(one) + missing(other)
			];
			candidates.push({ game, gains });
		}
	}
	const weights = weightsOf(candidates, players);
	const games = new Map(
		candidates.map(({ game }) => [[game.light, game.dark].sort((a, b) => a - b).join(' '), game])
	);
	const edges = candidates.map(({ game: { light, dark } }, place): Edge => [
		Math.min(light, dark),
		Math.max(light, dark),
		weights[place] ?? 0
	]);
	return maximumMatching(players, edges, tables[0] ?? 0).flatMap(
		([one, other]) => games.get(`${one} ${other}`) ?? []
	);
}
