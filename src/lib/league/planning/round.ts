import { gamesAtMost } from './bound';
import { maximumMatching, type Edge } from './maximum-matching';
import { bestGame, boxesFilled, demandOf } from './pairing';
import type { Index, OpenBoxes, PairedGame, Pairing, Round } from './pairing';

/** How urgently each player should play, from 0 to 63: rests so far, then open boxes. */
type Urgency = (player: Index) => number;

/** Encounters beyond this number make no difference. */
const MOST_MET = 3;
const MOST_URGENT = 63;
const MEETING = 40;
/** More than the fairness of one game can be. */
const FAIREST = 2 * MOST_URGENT + MOST_MET * MEETING + 1;
/** Candidates per player in the quick attempts. */
const QUICK = [6, 16] as const;

interface Candidate {
	readonly game: PairedGame;
	readonly edge: Edge;
}

/** Every possible game with its weight: boxes first, then fairness to those who rested, and new opponents. */
function candidatesOf(pairing: Pairing, boxes: OpenBoxes, urgency: Urgency): Candidate[] {
	const { players, mayPlay, met } = pairing;
	const demand = demandOf(pairing, boxes);
	const primary = FAIREST * Math.ceil(players / 2);
	const candidates: Candidate[] = [];
	for (let one = 0; one < players; one += 1) {
		for (let other = one + 1; other < players; other += 1) {
			const game = mayPlay(one, other) ? bestGame(pairing, boxes, demand, one, other) : undefined;
			if (!game) continue;
			const urgent = Math.min(MOST_URGENT, urgency(one)) + Math.min(MOST_URGENT, urgency(other));
			const fair = urgent + MEETING * (MOST_MET - Math.min(MOST_MET, met(one, other)));
			candidates.push({ game, edge: [one, other, primary * game.fills + fair] });
		}
	}
	return candidates;
}

/** The heaviest few candidates of each player; ties take different partners for different players. */
function fewOf(
	candidates: readonly Candidate[],
	chosen: ReadonlySet<Index>,
	players: number,
	few: number
) {
	const byPlayer = new Map<Index, Candidate[]>();
	for (const candidate of candidates) {
		const [one, other] = candidate.edge;
		if (!chosen.has(one) || !chosen.has(other)) continue;
		for (const player of [one, other]) {
			const own = byPlayer.get(player) ?? [];
			own.push(candidate);
			byPlayer.set(player, own);
		}
	}
	const kept = new Set<Candidate>();
	for (const [player, own] of byPlayer) {
		const distance = ({ edge: [one, other] }: Candidate) =>
			((one === player ? other : one) - player + players) % players;
		own.sort((a, b) => b.edge[2] - a.edge[2] || distance(a) - distance(b));
		for (const candidate of own.slice(0, few)) kept.add(candidate);
	}
	return [...kept];
}

function matched(candidates: readonly Candidate[], players: number, tables: number): Round {
	const games = new Map(candidates.map(({ game, edge }) => [`${edge[0]} ${edge[1]}`, game]));
	const edges = candidates.map(({ edge }) => edge);
	return maximumMatching(players, edges, tables).flatMap(
		([one, other]) => games.get(`${one} ${other}`) ?? []
	);
}

/**
 * The round that fills the most open boxes, exactly: a maximum weight matching. Quick attempts with few candidates
 * are enough where they reach the bound.
 */
export function bestRound(
	pairing: Pairing,
	boxes: OpenBoxes,
	tables: number,
	urgency: Urgency
): Round {
	const { players } = pairing;
	const candidates = candidatesOf(pairing, boxes, urgency);
	const bound = gamesAtMost(pairing, tables, boxes);
	const inOrder = Array.from({ length: players }, (_, player) => player)
		.filter((player) => boxes.count(player) > 0)
		.sort((a, b) => urgency(b) - urgency(a) || a - b);
	const chosen = new Set(inOrder.slice(0, 2 * bound));
	for (const few of QUICK) {
		// Twice as many players as the bound has games cannot play more of them.
		const quick = matched(fewOf(candidates, chosen, players, few), players, bound);
		if (boxesFilled([quick]) === 2 * bound) return quick;
	}
	return matched(candidates, players, tables);
}
