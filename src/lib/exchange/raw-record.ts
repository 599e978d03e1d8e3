import { RAW_PIECE, type RawRecord, type RawTable } from './backup';
import { rawText } from './raw-text';

/** Letters of a key and of a place that are told. */
const LONGEST = 200;

/** Where a raw record comes from: a table, the key of the row, and the part of it if it is not the whole. */
export interface RawOrigin {
	readonly table: RawTable;
	readonly key: unknown;
	readonly place?: string;
}

function keyText(key: unknown, withhold: boolean): string {
	const text = typeof key === 'string' ? key : rawText(key, withhold);
	return text.slice(0, LONGEST);
}

/** Only these fields of a key are told, and only as texts and numbers: no private part ever leaves. */
function tellableKey(row: unknown): unknown {
	const { publicKey, savedAt, file } = (row ?? {}) as Record<string, unknown>;
	const plain = (value: unknown) =>
		typeof value === 'string' || typeof value === 'number' ? value : { $: typeof value };
	return { publicKey: plain(publicKey), savedAt: plain(savedAt), file: plain(file) };
}

/** What does not fit into a record of its own, as text in pieces. */
export function* rawRecords({ table, key, place }: RawOrigin, row: unknown): Generator<RawRecord> {
	const secret = table === 'keys';
	const text = rawText(secret ? tellableKey(row) : row, secret);
	const of = Math.ceil(text.length / RAW_PIECE);
	const about = {
		record: 'raw',
		table,
		...(key !== undefined && { key: keyText(key, secret) }),
		...(place !== undefined && { place: place.slice(0, LONGEST) })
	} as const;
	for (let part = 1; part <= of; part += 1) {
		yield { ...about, part, of, text: text.slice((part - 1) * RAW_PIECE, part * RAW_PIECE) };
	}
}
