import { boxesAtMost } from './bound';
import { boxesFilled, OpenBoxes, type Index, type Pairing, type Round } from './pairing';
import { bestRound } from './round';

/** The number of players up to which rounds are made again. */
const IMPROVED_UP_TO = 40;
const PASSES = 3;

/** A plan of several rounds. */
interface PairedRounds {
	readonly rounds: readonly Round[];
	/** The number of open boxes that the plan fills. */
	readonly boxes: number;
}

/** The boxes that remain open after some rounds. */
function boxesAfter(pairing: Pairing, rounds: readonly Round[]): OpenBoxes {
	const boxes = new OpenBoxes(pairing.open);
	for (const game of rounds.flat()) boxes.fill(game);
	return boxes;
}

/** The games of a plan with the boxes that each fills when the rounds are played in order. */
function recounted(pairing: Pairing, rounds: readonly Round[]): Round[] {
	const boxes = new OpenBoxes(pairing.open);
	return rounds.map((games) =>
		games.map((game) => {
			const fills = boxes.fills(game.light, game.dark, game.scenario);
			boxes.fill(game);
			return { ...game, fills };
		})
	);
}

/** A round that fits to the others of a plan. */
function roundAmong(pairing: Pairing, others: readonly Round[], tables: number): Round {
	const boxes = boxesAfter(pairing, others);
	const games = others.flat();
	const played = (player: Index) =>
		games.filter(({ light, dark }) => light === player || dark === player).length;
	const met = (one: Index, other: Index) =>
		pairing.met(one, other) +
		games.filter(
			({ light, dark }) => (light === one && dark === other) || (light === other && dark === one)
		).length;
	const urgency = (player: Index) =>
		8 * Math.min(6, others.length - played(player)) + Math.min(15, boxes.count(player));
	return bestRound({ ...pairing, met }, boxes, tables, urgency);
}

/** Makes each round again, given the others, while that fills more boxes. */
function improved(pairing: Pairing, start: readonly Round[], bound: number): readonly Round[] {
	let rounds = start;
	for (let pass = 0; pass < PASSES && boxesFilled(rounds) < bound; pass += 1) {
		const before = boxesFilled(rounds);
		for (const [index, tables] of pairing.tables.entries()) {
			const again = roundAmong(pairing, rounds.toSpliced(index, 1), tables);
			const next = recounted(pairing, rounds.with(index, again));
			if (boxesFilled(next) > boxesFilled(rounds)) rounds = next;
		}
		if (boxesFilled(rounds) === before) break;
	}
	return rounds;
}

/** Pairs players for some rounds so that many open boxes are filled. No plan of one round fills more. */
export function pairedRounds(pairing: Pairing): PairedRounds {
	let rounds: readonly Round[] = [];
	for (const tables of pairing.tables) {
		rounds = [...rounds, roundAmong(pairing, rounds, tables)];
	}
	const several = rounds.length > 1 && pairing.players <= IMPROVED_UP_TO;
	if (several) rounds = improved(pairing, rounds, boxesAtMost(pairing));
	return { rounds, boxes: boxesFilled(rounds) };
}
