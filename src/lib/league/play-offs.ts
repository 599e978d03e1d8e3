import type { PlayOff } from './league-file';

type Pair = readonly [one: string, other: string];

/** Play-offs of two players, the earliest first. */
const between = ([one, other]: Pair, playOffs: readonly PlayOff[]): PlayOff[] =>
	playOffs
		.filter(({ players }) => players.includes(one) && players.includes(other))
		.sort((a, b) => (a.on < b.on || (a.on === b.on && a.id < b.id) ? -1 : 1));

const pairsOf = (group: readonly string[]): Pair[] =>
	group.flatMap((one, place) => group.slice(place + 1).map((other): Pair => [one, other]));

/** How often all players of a group have met each other in play-offs. */
function rounds(group: readonly string[], playOffs: readonly PlayOff[]): number {
	return Math.min(...pairsOf(group).map((pair) => between(pair, playOffs).length));
}

/** The pairs of a tied group that play next: those that have met less often than the others, or all (PL-LIG-11). */
export function missingPlayOffs(group: readonly string[], playOffs: readonly PlayOff[]): Pair[] {
	const fewest = rounds(group, playOffs);
	return pairsOf(group).filter((pair) => between(pair, playOffs).length === fewest);
}

/** Splits players by a number, the highest first. */
function byNumber(group: readonly string[], of: (id: string) => number): string[][] {
	const numbers = [...new Set(group.map(of))].sort((a, b) => b - a);
	return numbers.map((number) => group.filter((id) => of(id) === number));
}

/**
 * Tied players by their play-offs among each other, the best first; a part of several stays tied. Only games count in
 * which everybody of the group has met everybody else (PL-LIG-11).
 */
export function playedOff(group: readonly string[], playOffs: readonly PlayOff[]): string[][] {
	const among = playOffs.filter(({ players }) => players.every((id) => group.includes(id)));
	if (group.length < 2 || among.length === 0) return [[...group]];
	const complete = rounds(group, among);
	const counting = pairsOf(group).flatMap((pair) => between(pair, among).slice(0, complete));
	const parts = byNumber(group, (id) => counting.filter(({ winner }) => winner === id).length);
	return parts.length === 1 ? parts : parts.flatMap((part) => playedOff(part, among));
}
