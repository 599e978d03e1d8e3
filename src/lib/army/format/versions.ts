export const FORMAT = 'brikmuster/army';
/** The version that is written; older ones are migrated on reading. */
export const VERSION = 1;

type Migrator = (document: object) => object;

/** `migrators[n]` turns version n into version n + 1. */
export const migrators: Readonly<Record<number, Migrator>> = {};

/** Migrates a document to the current version as far as migrators exist; the schema validates the result. */
export function migrate(document: object): object {
	let current = document;
	for (;;) {
		const { version } = current as { version?: unknown };
		const migrator = typeof version === 'number' ? migrators[version] : undefined;
		if (!migrator) return current;
		current = migrator(current);
	}
}
