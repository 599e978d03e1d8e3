import { maximumMatching, type Edge } from './maximum-matching';
import { demandOf, gamesBetween, OpenBoxes, type Index, type PairedGame } from './pairing';
import type { Pairing, Round } from './pairing';

/** Larger differences and numbers of encounters count like these. */
const MOST_DIFFERENCE = 99;
const MOST_MET = 3;
/**
 * Weights of the order of importance: number of games, new opponents, close totals, open boxes, earlier rests. Each is
 * more than all that 50 games can have of the next; sums of them are exact numbers.
 */
const GAME = 5e11;
const REMATCH = 3e9;
const CLOSENESS = 6000;
const BOX = 40;
const MOST_REST = 15;

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

/**
 * A Swiss round: as many games as possible, nobody against an earlier opponent where that can be avoided, and
 * totals as close as possible. Players with fewer games rest last.
 */
export function swissRound(
	pairing: Pairing,
	totalOf: (player: Index) => number,
	gamesOf: (player: Index) => number
): Round {
	const boxes = new OpenBoxes(pairing.open);
	const { players, scenarios, mayPlay, met, tables } = pairing;
	if (scenarios === 0) return [];
	const games = new Map<string, PairedGame>();
	const edges: Edge[] = [];
	for (let one = 0; one < players; one += 1) {
		for (let other = one + 1; other < players; other += 1) {
			if (!mayPlay(one, other)) continue;
			const game = gameOf(pairing, boxes, one, other);
			games.set(`${one} ${other}`, game);
			const apart = Math.min(MOST_DIFFERENCE, Math.abs(totalOf(one) - totalOf(other)));
			const rests = [one, other].reduce(
				(sum, player) => sum + Math.max(0, MOST_REST - gamesOf(player)),
				0
			);
			const cost = REMATCH * Math.min(MOST_MET, met(one, other)) + CLOSENESS * apart * apart;
			edges.push([one, other, GAME - cost + BOX * game.fills + rests]);
		}
	}
	return maximumMatching(players, edges, tables[0] ?? 0).flatMap(
		([one, other]) => games.get(`${one} ${other}`) ?? []
	);
}
