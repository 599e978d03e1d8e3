import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bytesDigest } from '$lib/army/format/digest';

/** The last field of a record's line: the digest of the line without this field. */
const FIELD = /,"lineDigest":"(sha256:[0-9a-f]{64})"\}\s*$/;
/** Bytes of that field at the end of a line, with its line break. */
const FIELD_BYTES = 110;

/** Returns a record as JSON with its digest. */
export function withDigest(record: object): { readonly text: string; readonly digest: string } {
	const text = JSON.stringify(record);
	const digest = bytesDigest(utf8ToBytes(text));
	return { text: `${text.slice(0, -1)},"lineDigest":"${digest}"}`, digest };
}

/** Returns the digest that a line states, and whether it is that of the line; undefined if the line states none. */
export function digestOfLine(
	bytes: Uint8Array
): { readonly digest: string; readonly isRight: boolean } | undefined {
	const end = new TextDecoder().decode(bytes.subarray(-FIELD_BYTES));
	const found = FIELD.exec(end);
	if (!found?.[1]) return undefined;
	const stated = utf8ToBytes(found[0]).length;
	const record = new Uint8Array(bytes.length - stated + 1);
	record.set(bytes.subarray(0, -stated));
	record[record.length - 1] = '}'.charCodeAt(0);
	return { digest: found[1], isRight: bytesDigest(record) === found[1] };
}
