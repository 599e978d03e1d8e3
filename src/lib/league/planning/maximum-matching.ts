import blossom from 'edmonds-blossom-fixed';

/** Two vertices and the weight of the edge between them, a positive integer. */
export type Edge = readonly [one: number, other: number, weight: number];

/**
 * A matching of at most `most` edges with the greatest sum of weights (Edmonds' blossom algorithm). Vertices that
 * cannot be matched get a partner of their own, at a greater weight than any matching has.
 */
export function maximumMatching(
	vertices: number,
	edges: readonly Edge[],
	most = Infinity
): [one: number, other: number][] {
	if (edges.length === 0 || most < 1) return [];
	const heaviest = Math.max(...edges.map(([, , weight]) => weight));
	const rest = (heaviest + 1) * Math.ceil(vertices / 2);
	const matchable = [...new Set(edges.flatMap(([one, other]) => [one, other]))];
	// Vertices without edges rest anyway.
	const resting = Math.max(0, matchable.length - 2 * most);
	const rests = Array.from({ length: resting }, (_, index) => vertices + index).flatMap((partner) =>
		matchable.map((vertex): Edge => [vertex, partner, rest])
	);
	const mates = blossom([...edges, ...rests], false);
	return mates.flatMap((mate, vertex): [number, number][] =>
		vertex < mate && mate < vertices ? [[vertex, mate]] : []
	);
}
