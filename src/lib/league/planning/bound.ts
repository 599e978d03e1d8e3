import { demandOf, type Index, OpenBoxes, type Pairing } from './pairing';

/** Groups of players who can meet, directly or through others: no game is possible between groups. */
function groupsOf({ players, mayPlay }: Pairing): Index[][] {
	const left = new Set(Array.from({ length: players }, (_, player) => player));
	const groups: Index[][] = [];
	for (const first of left) {
		left.delete(first);
		const group = [first];
		for (const player of group) {
			for (const other of left) {
				if (!mayPlay(player, other)) continue;
				left.delete(other);
				group.push(other);
			}
		}
		groups.push(group);
	}
	return groups;
}

/** The number of games that the players and tables allow in one round. */
export function gamesAtMost(pairing: Pairing, tables: number, boxes: OpenBoxes): number {
	const active = (group: readonly Index[]) => group.filter((player) => boxes.count(player) > 0);
	const pairs = groupsOf(pairing).reduce(
		(sum, group) => sum + Math.min(Math.floor(group.length / 2), active(group).length),
		0
	);
	return Math.min(tables, pairs);
}

/**
 * A number of boxes that no plan exceeds: each game fills two at most, each player one a round, and a game fills
 * two only if one player needs its light side and another its dark side.
 */
export function boxesAtMost(pairing: Pairing): number {
	const boxes = new OpenBoxes(pairing.open);
	const games = pairing.tables.reduce(
		(sum, tables) => sum + gamesAtMost(pairing, tables, boxes),
		0
	);
	const demand = demandOf(pairing, boxes);
	const [byPlayers, doubles] = [
		pairing.open.reduce(
			(sum, own) => sum + Math.min(own.filter(Boolean).length, pairing.tables.length),
			0
		),
		Array.from({ length: pairing.scenarios }, (_, scenario) =>
			Math.min(demand[2 * scenario] ?? 0, demand[2 * scenario + 1] ?? 0)
		).reduce((sum, count) => sum + count, 0)
	];
	return Math.min(2 * games, byPlayers, games + doubles);
}
