import type { Writable } from 'node:stream';

/** What the command has of its surroundings. */
export interface World {
	readonly environment: Readonly<Record<string, string | undefined>>;
	readonly version: string;
	readonly input: AsyncIterable<Uint8Array>;
	readonly output: Writable & { isTTY?: boolean | undefined };
	readonly errors: Writable;
}
