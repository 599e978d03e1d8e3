import {
	RangeSet,
	type DBCore,
	type DBCoreMutateRequest,
	type DBCoreTable,
	type Middleware
} from 'dexie';

/** The changes that Dexie tracks: ranges of keys, by the names of a table and an index. */
type Tracked = NonNullable<DBCoreMutateRequest['mutatedParts']>;

/**
 * Tracks each change of these tables as one of the whole table. Dexie would track each key in each live query, which
 * takes long tasks of the page while thousands of rows with random keys arrive.
 */
export function trackingWholeTables(names: readonly string[]): Middleware<DBCore> {
	const tracking = (core: DBCore, table: DBCoreTable): DBCoreTable => {
		const { indexes } = table.schema;
		const parts = ['', ':dels', ...indexes.map(({ name }) => name ?? '')];
		const whole = (): Tracked =>
			Object.fromEntries(
				parts.map((part) => [
					`idb://${core.schema.name}/${table.name}/${part}`,
					new RangeSet(core.MIN_KEY, core.MAX_KEY)
				])
			);
		return { ...table, mutate: (request) => table.mutate({ ...request, mutatedParts: whole() }) };
	};
	return {
		stack: 'dbcore',
		name: 'coarse changes',
		create: (core) => ({
			...core,
			table: (name) => (names.includes(name) ? tracking(core, core.table(name)) : core.table(name))
		})
	};
}
