import type { Comparison } from './chances';

/** Calls `make` when its result is first asked for. */
function onDemand<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined;
	return () => (made ??= { value: make() }).value;
}

/** A comparison that calculates each chance when it is first asked for: most rules need one or two of the three. */
export function comparison<P>(
	chances: Readonly<Record<keyof Comparison<P>, () => P>>
): Comparison<P> {
	const above = onDemand(chances.above);
	const equal = onDemand(chances.equal);
	const below = onDemand(chances.below);
	return {
		get above() {
			return above();
		},
		get equal() {
			return equal();
		},
		get below() {
			return below();
		}
	};
}
