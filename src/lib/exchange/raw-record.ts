import { RAW_PIECE, type RawRecord, type RawTable } from './backup';
import { rawText } from './raw-text';

/** The longest key and place that are written, in characters. */
const MAX_LENGTH = 200;

/**
 * Where a raw record comes from: a table, the key of the row, and the part of the row unless it is
 * all of it.
 */
interface RawOrigin {
	readonly table: RawTable;
	readonly key: unknown;
	readonly place?: string;
}

function keyText(key: unknown, withhold: boolean): string {
	const text = typeof key === 'string' ? key : rawText(key, withhold);
	return text.slice(0, MAX_LENGTH);
}

/**
 * Only these fields of a key are written, and only texts and numbers, so the private part never
 * leaves the database.
 */
function publicFields(row: unknown): unknown {
	const { publicKey, savedAt, file } = (row ?? {}) as Record<string, unknown>;
	const plain = (value: unknown) =>
		typeof value === 'string' || typeof value === 'number' ? value : { $: typeof value };
	return { publicKey: plain(publicKey), savedAt: plain(savedAt), file: plain(file) };
}

/** Yields a row that fits no other record, as text in pieces. */
export function* rawRecords({ table, key, place }: RawOrigin, row: unknown): Generator<RawRecord> {
	const secret = table === 'keys';
	const text = rawText(secret ? publicFields(row) : row, secret);
	const of = Math.ceil(text.length / RAW_PIECE);
	const about = {
		record: 'raw',
		table,
		...(key !== undefined && { key: keyText(key, secret) }),
		...(place !== undefined && { place: place.slice(0, MAX_LENGTH) })
	} as const;
	for (let part = 1; part <= of; part += 1) {
		yield { ...about, part, of, text: text.slice((part - 1) * RAW_PIECE, part * RAW_PIECE) };
	}
}
