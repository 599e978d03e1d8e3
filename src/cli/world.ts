import type { Writable } from 'node:stream';

/** The environment of the command: streams, variables and version. */
export interface CommandContext {
	readonly environment: Readonly<Record<string, string | undefined>>;
	readonly version: string;
	readonly input: AsyncIterable<Uint8Array>;
	readonly output: Writable & { isTTY?: boolean | undefined };
	readonly errors: Writable;
}
