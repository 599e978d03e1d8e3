import type { Hand } from './hand';

/** The app on a server of its own, so with storage of its own. */
export interface Site {
	readonly url: string;
	/** The folder that is served: a copy of the build. */
	readonly folder: string;
	/** Ends the server. */
	stop(): Promise<void>;
}

export interface Journey {
	readonly name: string;
	/** Throws where it fails, and {@link NotPossible} where this browser or build lacks what it needs. */
	run(hand: Hand, site: Site): Promise<void>;
}

export class NotPossible extends Error {
	override readonly name = 'NotPossible';
}

/** Fails the journey unless two values are the same. */
export function expectSame(what: string, given: unknown, wanted: unknown): void {
	const [one, other] = [JSON.stringify(given), JSON.stringify(wanted)];
	if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}
