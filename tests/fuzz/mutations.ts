import type { Chance } from './chance';
import { anyJson, KEYS, NUMBERS, token } from './tokens';

type Bytes = Uint8Array;
type Mutation = (bytes: Bytes, chance: Chance, other: Bytes) => Bytes;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function concat(...parts: readonly Bytes[]): Bytes {
	return new Uint8Array(Buffer.concat(parts));
}

/** A section of a file, usually short. */
function slice(bytes: Bytes, chance: Chance): [from: number, to: number] {
	const from = chance.below(bytes.length + 1);
	const most = chance.once(4) ? bytes.length - from : Math.min(40, bytes.length - from);
	return [from, from + chance.below(most + 1)];
}

const BYTES: readonly [Mutation, ...Mutation[]] = [
	function flipped(bytes, chance) {
		const copy = bytes.slice();
		for (let left = 1 + chance.below(4); left > 0; left -= 1) {
			const at = chance.below(copy.length);
			copy[at] = (copy[at] ?? 0) ^ (1 << chance.below(8));
		}
		return copy;
	},
	function cutOff(bytes, chance) {
		return bytes.subarray(0, chance.below(bytes.length + 1));
	},
	function beheaded(bytes, chance) {
		return bytes.subarray(chance.below(bytes.length + 1));
	},
	function duplicated(bytes, chance) {
		const [from, to] = slice(bytes, chance);
		return concat(bytes.subarray(0, to), bytes.subarray(from));
	},
	function leftOut(bytes, chance) {
		const [from, to] = slice(bytes, chance);
		return concat(bytes.subarray(0, from), bytes.subarray(to));
	},
	function spliced(bytes, chance, other) {
		const at = chance.below(bytes.length + 1);
		const [from, to] = slice(other, chance);
		const rest = chance.once(2) ? bytes.subarray(at) : new Uint8Array();
		return concat(bytes.subarray(0, at), other.subarray(from, to), rest);
	},
	function noise(bytes, chance) {
		const at = chance.below(bytes.length + 1);
		return concat(bytes.subarray(0, at), chance.bytes(1 + chance.below(8)), bytes.subarray(at));
	},
	function otherEncoding(bytes, chance) {
		const text = decoder.decode(bytes);
		const wide = () => Buffer.from(text, 'utf16le');
		const even = (buffer: Buffer) => buffer.subarray(0, buffer.length & ~1);
		return chance.pick<() => Bytes>([
			() => concat(Uint8Array.of(0xff, 0xfe), wide()),
			() => concat(Uint8Array.of(0xfe, 0xff), even(wide()).swap16()),
			wide,
			() => Buffer.from(text, 'latin1'),
			() => concat(Uint8Array.of(0xef, 0xbb, 0xbf), bytes),
			() => concat(Uint8Array.of(0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf), bytes),
			() => concat(Uint8Array.of(0x1f, 0x8b, 8, 0), bytes)
		])();
	}
];

/** Makes a mutation that changes a file's text. */
function inText(change: (text: string, chance: Chance) => string): Mutation {
	return (bytes, chance) => encoder.encode(change(decoder.decode(bytes), chance));
}

/** Replaces one random match of a pattern. */
function replaced(
	text: string,
	pattern: RegExp,
	chance: Chance,
	by: (found: string) => string
): string {
	const found = chance.any([...text.matchAll(pattern)]);
	if (!found) return text;
	return text.slice(0, found.index) + by(found[0]) + text.slice(found.index + found[0].length);
}

const VALUE = /"(?:[^"\\\n]|\\.)*"(?!\s*:)|-?\d[\d.e+-]*|true|false|null/g;
const NUMBER = /-?\d[\d.e+-]*(?=[,\s\]}])/g;
const KEY = /"(?:[^"\\\n]|\\.)*"(?=\s*:)/g;

const TEXTS: readonly [Mutation, ...Mutation[]] = [
	inText((text, chance) => replaced(text, VALUE, chance, () => token(chance))),
	inText((text, chance) => replaced(text, NUMBER, chance, () => chance.pick(NUMBERS))),
	inText((text, chance) => replaced(text, NUMBER, chance, () => String(chance.below(1200)))),
	inText((text, chance) => replaced(text, KEY, chance, () => chance.pick(KEYS))),
	inText((text, chance) => {
		const key = chance.any(text.match(KEY) ?? []) ?? '"id"';
		return replaced(text, KEY, chance, () => key);
	}),
	inText((text, chance) =>
		replaced(text, /\{/g, chance, () => `{${chance.pick(KEYS)}:${anyJson(chance)},`)
	),
	inText((text, chance) => {
		// A duplicate key with another value before or after it.
		const pair = chance.any(text.match(/"\w+":\s*(?:"[^"\n]*"|\d+)/g) ?? []) ?? '"a":0';
		return replaced(text, KEY, chance, (key) => `${pair},${key}`);
	}),
	inText((text, chance) => {
		const at = chance.below(text.length + 1);
		return text.slice(0, at) + token(chance) + text.slice(at);
	}),
	inText((text) => text.replaceAll('\n', '\r\n')),
	inText((text) => text.normalize('NFD'))
];

type Json = Record<string, unknown> | unknown[];

/** All objects and arrays of a document. */
function containers(value: unknown): Json[] {
	if (typeof value !== 'object' || value === null) return [];
	return [value as Json, ...Object.values(value).flatMap(containers)];
}

function set(holder: Json, key: string, value: unknown): void {
	Object.defineProperty(holder, key, {
		value,
		enumerable: true,
		configurable: true,
		writable: true
	});
}

function json(chance: Chance): unknown {
	try {
		return JSON.parse(chance.once(2) ? token(chance) : anyJson(chance));
	} catch {
		return chance.below(30);
	}
}

/** Changes a document that parses; the result is still JSON. */
function changedDocument(document: unknown, chance: Chance): void {
	const all = containers(document);
	const holder = chance.any(all);
	const key = holder && chance.any(Object.keys(holder));
	if (!holder || key === undefined) return;
	const value: unknown = Reflect.get(holder, key);
	const wrap = (depth: number): unknown => (depth === 0 ? value : [wrap(depth - 1)]);
	chance.pick([
		() => set(holder, key, json(chance)),
		() => Reflect.deleteProperty(holder, key),
		() => set(holder, key, structuredClone(chance.any(all))),
		() => set(holder, key, wrap(1 + chance.below(40))),
		() => set(holder, key, typeof value === 'number' ? String(value) : Number(value)),
		() => set(holder, String(JSON.parse(chance.pick(KEYS))), value),
		() => {
			const list = chance.any(all.filter(Array.isArray));
			const many = chance.once(30) ? 2100 : chance.below(5);
			if (list) for (let left = many; left > 0; left -= 1) list.push(list[0]);
		}
	])();
}

const inDocument: Mutation = (bytes, chance) => {
	try {
		const document: unknown = JSON.parse(decoder.decode(bytes));
		changedDocument(document, chance);
		return encoder.encode(JSON.stringify(document));
	} catch {
		return bytes;
	}
};

/** Lines of a backup removed, duplicated, swapped, or changed as documents. */
const inLines: Mutation = (bytes, chance, other) => {
	const lines = decoder.decode(bytes).split('\n');
	const at = chance.below(lines.length);
	const line = lines[at] ?? '';
	chance.pick<() => unknown>([
		() => lines.splice(at, 1),
		() => lines.splice(at, 0, line),
		() => lines.splice(chance.below(lines.length), 1, line),
		() => lines.splice(at, 0, anyJson(chance)),
		() => (lines[at] = decoder.decode(inDocument(encoder.encode(line), chance, other)))
	])();
	return encoder.encode(lines.join('\n'));
};

const FROM_NOTHING: readonly [Mutation, ...Mutation[]] = [
	(_, chance) => chance.bytes(chance.below(300)),
	(_, chance) => encoder.encode(anyJson(chance, 5)),
	(_, chance) => encoder.encode(token(chance)),
	(_, chance) =>
		encoder.encode(`{"format":"brikmuster/army","version":1,"units":${anyJson(chance)}}`),
	(_, chance) =>
		encoder.encode(
			`{"format":"brikmuster/backup","version":1,"build":"","createdAt":0}\n${anyJson(chance)}`
		)
];

function oneChange(bytes: Bytes, chance: Chance, other: Bytes): Bytes {
	if (bytes.length === 0 || chance.once(60)) return chance.pick(FROM_NOTHING)(bytes, chance, other);
	const isBackup = bytes.length > 30 && decoder.decode(bytes.subarray(0, 30)).includes('backup');
	if (isBackup && chance.once(2)) return inLines(bytes, chance, other);
	if (chance.once(3)) return inDocument(bytes, chance, other);
	return chance.pick(chance.once(3) ? BYTES : TEXTS)(bytes, chance, other);
}

/** Returns a file with one or several mutations. */
export function mutated(files: readonly Bytes[], chance: Chance): Bytes {
	let bytes = chance.any(files) ?? new Uint8Array();
	const changes = chance.once(3) ? 1 + chance.below(4) : 1;
	for (let left = changes; left > 0; left -= 1) {
		bytes = oneChange(bytes, chance, chance.any(files) ?? bytes);
	}
	return bytes;
}
