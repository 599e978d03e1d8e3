import { base64Of } from '$lib/army/format/base64';

/**
 * Any stored row as JSON text. Plain JSON stays as it is; other values become an object with the
 * field `$`: `undefined`, `number` (NaN, infinities, -0), `bigint`, `date`, `regexp`, `map`, `set`,
 * `bytes` (base64), `same` (the path of an object written before), `object` (one with its own field
 * `$`), and only the kind and size of values that are too deep, too long, withheld, or of another
 * type.
 */

/** Levels of nesting that are written; deeper values are replaced by their kind. */
const MAX_DEPTH = 500;
/** The most characters and values per row. */
const MAX_SIZE = 50_000_000;

interface Serialization {
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

function serializeNumber(value: number): unknown {
	const plain = Number.isFinite(value) && !Object.is(value, -0);
	return plain ? value : { $: 'number', value: Object.is(value, -0) ? '-0' : String(value) };
}

function serializeBytes(value: ArrayBuffer | ArrayBufferView, state: Serialization): unknown {
	const bytes = ArrayBuffer.isView(value)
		? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
		: new Uint8Array(value);
	const about = { $: 'bytes', kind: kindOf(value), length: bytes.length };
	if (state.withhold || (state.left -= bytes.length * 2) < 0) return about;
	return { ...about, base64: base64Of(bytes) };
}

function serializePlain(value: object, place: Place, state: Serialization): unknown {
	const entries = Object.entries(value);
	const serializeInner = (inner: unknown, key: string) =>
		serialize(inner, within(place, key), state);
	if (entries.some(([key]) => key === '$' || key === 'toJSON')) {
		return {
			$: 'object',
			entries: entries.map(([key, inner]) => [key, serializeInner(inner, key)])
		};
	}
	return Object.fromEntries(entries.map(([key, inner]) => [key, serializeInner(inner, key)]));
}

function serializeObject(value: object, place: Place, state: Serialization): unknown {
	const known = state.seen.get(value);
	if (known !== undefined) return { $: 'same', path: known };
	state.seen.set(value, place.path);
	if (place.depth >= MAX_DEPTH) return { $: 'tooDeep', kind: kindOf(value) };
	const serializeInner = (inner: unknown, index: number) =>
		serialize(inner, within(place, index), state);
	if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
		return serializeBytes(value, state);
	if (value instanceof Date) return { $: 'date', value: Number.isNaN(+value) ? null : +value };
	if (value instanceof RegExp) return { $: 'regexp', value: String(value) };
	if (value instanceof Map) {
		return { $: 'map', entries: [...value].map((entry: unknown, at) => serializeInner(entry, at)) };
	}
	if (value instanceof Set) return { $: 'set', values: [...value].map(serializeInner) };
	if (Array.isArray(value)) return Array.from(value as unknown[], serializeInner);
	if (kindOf(value) === 'Object') return serializePlain(value, place, state);
	// Browser keys, files, errors: their content is not read.
	const { size } = value as { size?: unknown };
	return { $: 'other', kind: kindOf(value), ...(typeof size === 'number' && { size }) };
}

function serialize(value: unknown, place: Place, state: Serialization): unknown {
	const size = typeof value === 'string' ? value.length : 1;
	if (state.left < size) return { $: 'tooLong', kind: typeof value, size };
	state.left -= size;
	switch (typeof value) {
		case 'number':
			return serializeNumber(value);
		case 'bigint':
			return { $: 'bigint', value: String(value) };
		case 'undefined':
			return { $: 'undefined' };
		case 'object':
			return value === null ? null : serializeObject(value, place, state);
		default:
			return typeof value === 'string' || typeof value === 'boolean'
				? value
				: { $: 'other', kind: typeof value };
	}
}

/** Serializes a row or part of one. With `withhold`, bytes are replaced by their length. */
export function rawText(value: unknown, withhold = false): string {
	const state: Serialization = { seen: new Map(), withhold, left: MAX_SIZE };
	return JSON.stringify(serialize(value, { path: '', depth: 0 }, state));
}
