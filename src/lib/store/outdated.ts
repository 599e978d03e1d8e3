/** Errors of a database that a newer version of the app has raised: this window can no longer use it. */
const OUTDATED = new Set(['VersionError', 'DatabaseClosedError']);

/**
 * Whether storage failed because this window is too old for it. The innermost error is the cause: Dexie also says
 * "closed" after a database could not be opened, and keeps the reason inside.
 */
export function isOutdated(error: unknown): boolean {
	const { name = '', inner } = (error ?? {}) as {
		readonly name?: string;
		readonly inner?: unknown;
	};
	return inner instanceof Error ? isOutdated(inner) : OUTDATED.has(name);
}
