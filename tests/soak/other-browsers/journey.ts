import type { Hand } from './hand';

/** The app on its own server, so with its own storage. */
export interface Site {
	readonly url: string;
	/** The served folder, a copy of the build. */
	readonly folder: string;
	/** Stops the server. */
	stop(): Promise<void>;
}

export interface Journey {
	readonly name: string;
	/** Throws on failure, and {@link NotPossible} if this browser or build lacks a feature. */
	run(hand: Hand, site: Site): Promise<void>;
}

export class NotPossible extends Error {
	override readonly name = 'NotPossible';
}

/** Fails the journey unless two values are equal. */
export function expectSame(what: string, given: unknown, wanted: unknown): void {
	const [one, other] = [JSON.stringify(given), JSON.stringify(wanted)];
	if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}
