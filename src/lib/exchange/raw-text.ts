import { base64Of } from '$lib/army/photos/jpeg';

/**
 * Any stored row as JSON text. Plain JSON stays as it is; other values become an object with the
 * field `$`: `undefined`, `number` (NaN, infinities, -0), `bigint`, `date`, `regexp`, `map`, `set`,
 * `bytes` (base64), `same` (the path of an object written before), `object` (one with its own field
 * `$`), and only the kind and size of values that are too deep, too long, withheld, or of another
 * type.
 */

/** Levels of nesting that are written; deeper values are replaced by their kind. */
const DEEPEST = 500;
/** The most characters and values per row. */
const LONGEST = 50_000_000;

interface Telling {
	readonly seen: Map<object, string>;
	/** Whether only the length of bytes is written. */
	readonly withhold: boolean;
	left: number;
}

interface Place {
	readonly path: string;
	readonly depth: number;
}

const kindOf = (value: object) => Object.prototype.toString.call(value).slice(8, -1);
const within = ({ path, depth }: Place, key: string | number): Place => ({
	path: `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
	depth: depth + 1
});

function tellNumber(value: number): unknown {
	const plain = Number.isFinite(value) && !Object.is(value, -0);
	return plain ? value : { $: 'number', value: Object.is(value, -0) ? '-0' : String(value) };
}

function tellBytes(value: ArrayBuffer | ArrayBufferView, telling: Telling): unknown {
	const bytes = ArrayBuffer.isView(value)
		? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
		: new Uint8Array(value);
	const about = { $: 'bytes', kind: kindOf(value), length: bytes.length };
	if (telling.withhold || (telling.left -= bytes.length * 2) < 0) return about;
	return { ...about, base64: base64Of(bytes) };
}

function tellPlain(value: object, place: Place, telling: Telling): unknown {
	const entries = Object.entries(value);
	const tell = (inner: unknown, key: string) => told(inner, within(place, key), telling);
	if (entries.some(([key]) => key === '$' || key === 'toJSON')) {
		return { $: 'object', entries: entries.map(([key, inner]) => [key, tell(inner, key)]) };
	}
	return Object.fromEntries(entries.map(([key, inner]) => [key, tell(inner, key)]));
}

function tellObject(value: object, place: Place, telling: Telling): unknown {
	const known = telling.seen.get(value);
	if (known !== undefined) return { $: 'same', path: known };
	telling.seen.set(value, place.path);
	if (place.depth >= DEEPEST) return { $: 'tooDeep', kind: kindOf(value) };
	const tell = (inner: unknown, index: number) => told(inner, within(place, index), telling);
	if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return tellBytes(value, telling);
	if (value instanceof Date) return { $: 'date', value: Number.isNaN(+value) ? null : +value };
	if (value instanceof RegExp) return { $: 'regexp', value: String(value) };
	if (value instanceof Map) {
		return { $: 'map', entries: [...value].map((entry: unknown, at) => tell(entry, at)) };
	}
	if (value instanceof Set) return { $: 'set', values: [...value].map(tell) };
	if (Array.isArray(value)) return Array.from(value as unknown[], tell);
	if (kindOf(value) === 'Object') return tellPlain(value, place, telling);
	// Browser keys, files, errors: their content is not read.
	const { size } = value as { size?: unknown };
	return { $: 'other', kind: kindOf(value), ...(typeof size === 'number' && { size }) };
}

function told(value: unknown, place: Place, telling: Telling): unknown {
	const size = typeof value === 'string' ? value.length : 1;
	if (telling.left < size) return { $: 'tooLong', kind: typeof value, size };
	telling.left -= size;
	switch (typeof value) {
		case 'number':
			return tellNumber(value);
		case 'bigint':
			return { $: 'bigint', value: String(value) };
		case 'undefined':
			return { $: 'undefined' };
		case 'object':
			return value === null ? null : tellObject(value, place, telling);
		default:
			return typeof value === 'string' || typeof value === 'boolean'
				? value
				: { $: 'other', kind: typeof value };
	}
}

/** Serializes a row or part of one. With `withhold`, bytes are replaced by their length. */
export function rawText(value: unknown, withhold = false): string {
	const telling: Telling = { seen: new Map(), withhold, left: LONGEST };
	return JSON.stringify(told(value, { path: '', depth: 0 }, telling));
}
