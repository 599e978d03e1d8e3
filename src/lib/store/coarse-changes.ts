import { RangeSet, type DBCore, type DBCoreMutateRequest, type DBCoreTable } from 'dexie';
import type { Middleware } from 'dexie';

/** What Dexie notes of a change: ranges of keys, by the table's name and the name of an index. */
type Noted = NonNullable<DBCoreMutateRequest['mutatedParts']>;

/**
 * Notes each change of these tables as one of the whole table. Dexie notes each key in each running query, which takes
 * long tasks of the page while thousands of rows with random keys arrive.
 */
export function notingWholeTables(names: readonly string[]): Middleware<DBCore> {
	const noting = (core: DBCore, table: DBCoreTable): DBCoreTable => {
		const { indexes } = table.schema;
		const parts = ['', ':dels', ...indexes.map(({ name }) => name ?? '')];
		const whole = (): Noted =>
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
			table: (name) => (names.includes(name) ? noting(core, core.table(name)) : core.table(name))
		})
	};
}
