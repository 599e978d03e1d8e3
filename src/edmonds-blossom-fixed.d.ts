declare module 'edmonds-blossom-fixed' {
	/** Returns the partner of each vertex, or -1. */
	export default function blossom(
		edges: (readonly [one: number, other: number, weight: number])[],
		maxCardinality: boolean
	): number[];
}
