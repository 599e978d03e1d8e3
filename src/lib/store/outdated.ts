/** Errors of a database that a newer version of the app has raised: this window can no longer use it. */
const OUTDATED = new Set(['VersionError', 'DatabaseClosedError']);

/** Whether storage failed because this window is too old for it. */
export function isOutdated(error: unknown): boolean {
	const { name = '', inner } = (error ?? {}) as {
		readonly name?: string;
		readonly inner?: unknown;
	};
	return OUTDATED.has(name) || (inner !== undefined && inner !== null && isOutdated(inner));
}
