import type { DBCore, DBCoreMutateRequest, DBCoreTable, Middleware } from 'dexie';

/** Called after a transaction that wrote or deleted rows of a table. */
export type OnChange = (table: string, keys: readonly unknown[], deleted: boolean) => void;

/** The keys that a request changes; unknown for a deleted range. */
function keysOf(request: DBCoreMutateRequest, { schema }: DBCoreTable): readonly unknown[] {
	if (request.type === 'deleteRange') return [];
	if (request.type === 'delete') return request.keys;
	const { extractKey } = schema.primaryKey;
	return request.keys ?? request.values.map((row) => extractKey?.(row) as unknown);
}

/** Reports each change of a table after its transaction completes. */
export function reportingChanges(onChange: OnChange): Middleware<DBCore> {
	const reporting = (table: DBCoreTable): DBCoreTable => ({
		...table,
		mutate(request) {
			// Dexie's type hides that this is an IDBTransaction.
			const transaction = request.trans as unknown as IDBTransaction;
			const keys = keysOf(request, table);
			const deleted = request.type === 'delete';
			transaction.addEventListener('complete', () => onChange(table.name, keys, deleted));
			return table.mutate(request);
		}
	});
	return {
		stack: 'dbcore',
		name: 'changes',
		create: (core) => ({ ...core, table: (name) => reporting(core.table(name)) })
	};
}
