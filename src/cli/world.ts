import type { Writable } from 'node:stream';

/** The environment of the command: streams, variables, version and where the repository is. */
export interface CommandContext {
	readonly environment: Readonly<Record<string, string | undefined>>;
	readonly version: string;
	/** The top level of the repository. */
	readonly root: string;
	readonly input: AsyncIterable<Uint8Array>;
	readonly output: Writable & { isTTY?: boolean | undefined };
	readonly errors: Writable & { isTTY?: boolean | undefined };
}
