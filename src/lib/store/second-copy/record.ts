import * as z from 'zod/mini';
import { base64Of, bytesOf } from '$lib/army/format/base64';
import { COPIED_TABLES, type CopiedTable } from './tables';

z.config({ jitless: true });

/** Primary keys by table. */
const KEY_FIELDS = {
	armies: 'id',
	leagues: 'id',
	entries: 'digest',
	games: 'id',
	packs: 'id',
	ownUnits: 'id',
	photos: 'digest',
	keys: 'publicKey'
} as const satisfies Record<CopiedTable, string>;

/** A database row; its content is validated by its own reader. */
export type Row = Readonly<Record<string, unknown>>;

/** A row in the second copy. */
export interface CopyRecord {
	readonly table: CopiedTable;
	readonly key: string;
	readonly row: Row;
}

const schema = z.strictObject({
	format: z.literal('brikmuster/copy'),
	version: z.literal(1),
	table: z.enum(COPIED_TABLES),
	key: z.string(),
	row: z.record(z.string(), z.unknown())
});

export function keyOf(table: CopiedTable, row: Row): unknown {
	return row[KEY_FIELDS[table]];
}

/** Removes the secret key; the copy has only the encrypted key file. */
function withoutSecrets({ publicKey, file, savedAt }: Row): Row {
	return { publicKey, file, savedAt };
}

function writable(table: CopiedTable, row: Row): Row {
	if (table === 'keys') return withoutSecrets(row);
	return row.jpeg instanceof Uint8Array ? { ...row, jpeg: base64Of(row.jpeg) } : row;
}

/** Returns the text of a record's file; undefined for a row that JSON cannot represent. */
export function textOf({ table, key, row }: CopyRecord): string | undefined {
	const head = { format: 'brikmuster/copy', version: 1, table, key };
	try {
		return `${JSON.stringify({ ...head, row: writable(table, row) })}\n`;
	} catch {
		return undefined;
	}
}

/** Parses a record's file; undefined for a damaged one. */
export function recordOf(text: string): CopyRecord | undefined {
	let document: unknown;
	try {
		document = JSON.parse(text);
	} catch {
		return undefined;
	}
	const parsed = schema.safeParse(document);
	if (!parsed.success) return undefined;
	const { table, key, row } = parsed.data;
	if (keyOf(table, row) !== key) return undefined;
	if (table !== 'photos') return { table, key, row };
	const jpeg = typeof row.jpeg === 'string' ? bytesOf(row.jpeg) : undefined;
	return jpeg && { table, key, row: { ...row, jpeg } };
}
