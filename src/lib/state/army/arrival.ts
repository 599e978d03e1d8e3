/** What the builder shows first when a search leads to its army. */
export interface Arrival {
	/** The id of the unit to select. */
	readonly unit?: string;
	/** The text that the palette of units searches. */
	readonly find?: string;
}

let awaited: (Arrival & { readonly army: string }) | undefined;

/** Remembers what to show when the army opens next. */
export function arriveWith(army: string, arrival: Arrival): void {
	awaited = { ...arrival, army };
}

/** What to show in this army, once. */
export function arrivalAt(army: string): Arrival {
	const found = awaited?.army === army ? awaited : {};
	awaited = undefined;
	return found;
}
