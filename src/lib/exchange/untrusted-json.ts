import { visit } from 'jsonc-parser';
import { pointer } from '$lib/army/format/problem';
import { MAXIMUM_ARMY, MAXIMUM_WITH_PHOTOS } from './limits';

export { MAXIMUM_ARMY, MAXIMUM_WITH_PHOTOS };

export const MAXIMUM_DEPTH = 32;
/** The nesting limit of a submission: leagues and backups wrap it in four more levels. */
export const SUBMISSION_DEPTH = MAXIMUM_DEPTH - 4;

/** Why bytes are rejected before validation. */
export type JsonProblem =
	| {
			readonly code: 'tooManyBytes';
			readonly path: '';
			readonly bytes: number;
			readonly limit: number;
	  }
	| { readonly code: 'notText'; readonly path: '' }
	| { readonly code: 'notJson'; readonly path: ''; readonly line: number }
	| { readonly code: 'tooDeep'; readonly path: ''; readonly limit: number }
	| { readonly code: 'forbiddenKey'; readonly path: string; readonly field: string };

export type Opening =
	| { readonly ok: true; readonly document: unknown }
	| { readonly ok: false; readonly problem: JsonProblem };

export const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** A text without parts of these words and without unicode escapes has no forbidden key. */
const SUSPICIOUS = /proto|constructor|\\u/;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** What a byte adds to the depth, and what begins a string. */
const STRING = 2;
const steps = new Int8Array(256);
for (const byte of [0x5b, 0x7b]) steps[byte] = 1;
for (const byte of [0x5d, 0x7d]) steps[byte] = -1;
steps[QUOTE] = STRING;

/** The nesting depth of brackets outside strings in a text in UTF-8, measured before parsing. */
function depthOf(text: Uint8Array): number {
	const { length } = text;
	let depth = 0;
	let deepest = 0;
	for (let index = 0; index < length; index += 1) {
		const step = steps[text[index] as number] as number;
		if (step === 0) continue;
		if (step !== STRING) {
			depth += step;
			if (depth > deepest) deepest = depth;
			continue;
		}
		// To the quote that ends the string.
		for (index += 1; index < length && text[index] !== QUOTE; index += 1) {
			if (text[index] === BACKSLASH) index += 1;
		}
	}
	return deepest;
}

class Found extends Error {
	constructor(readonly offset: number) {
		super();
	}
}

/** The offset of the first syntax error; browsers' own messages do not always include it. */
function offsetOfError(text: string): number {
	const onError = (_: unknown, offset: number) => {
		throw new Found(offset);
	};
	try {
		visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });
	} catch (found) {
		if (found instanceof Found) return found.offset;
	}
	return text.length;
}

/** The line of that offset (from 1). */
function lineOfError(text: string): number {
	const end = offsetOfError(text);
	let line = 1;
	for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) line += 1;
	return line;
}

/** A key at any depth that could modify an object's prototype. */
function forbiddenKey(document: unknown): JsonProblem | undefined {
	const open: { value: unknown; path: PropertyKey[] }[] = [{ value: document, path: [] }];
	for (let next = open.pop(); next; next = open.pop()) {
		const { value, path } = next;
		if (typeof value !== 'object' || value === null) continue;
		for (const [key, inner] of Object.entries(value)) {
			if (FORBIDDEN.has(key)) {
				return { code: 'forbiddenKey', path: pointer([...path, key]), field: key };
			}
			open.push({ value: inner, path: [...path, key] });
		}
	}
	return undefined;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decoded(bytes: Uint8Array): string | undefined {
	try {
		return decoder.decode(bytes);
	} catch {
		return undefined;
	}
}

function hasPhotos(document: unknown): boolean {
	return typeof document === 'object' && document !== null && Object.hasOwn(document, 'photos');
}

/** The size limit before parsing: only files that mention photos may be large. */
function limitFor(bytes: Uint8Array, text: string): number {
	return bytes.length > MAXIMUM_ARMY && text.includes('"photos"')
		? MAXIMUM_WITH_PHOTOS
		: MAXIMUM_ARMY;
}

/**
 * Parses untrusted bytes, checking size, encoding, depth, syntax and keys in this order. An army
 * may have 1 MB, or 20 MB with photos; parts of a larger file pass their own limit and depth.
 */
export function openDocument(bytes: Uint8Array, given?: number, depth = MAXIMUM_DEPTH): Opening {
	const refuse = (problem: JsonProblem): Opening => ({ ok: false, problem });
	const tooMany = (limit: number) =>
		refuse({ code: 'tooManyBytes', path: '', bytes: bytes.length, limit });
	const maximum = given ?? MAXIMUM_WITH_PHOTOS;
	if (bytes.length > maximum) return tooMany(maximum);
	const text = decoded(bytes);
	if (text === undefined) return refuse({ code: 'notText', path: '' });
	const limit = given ?? limitFor(bytes, text);
	if (bytes.length > limit) return tooMany(limit);
	if (depthOf(bytes) > depth) return refuse({ code: 'tooDeep', path: '', limit: depth });
	let document: unknown;
	try {
		document = JSON.parse(text);
	} catch {
		return refuse({ code: 'notJson', path: '', line: lineOfError(text) });
	}
	const large = given === undefined && bytes.length > MAXIMUM_ARMY;
	if (large && !hasPhotos(document)) return tooMany(MAXIMUM_ARMY);
	const problem = SUSPICIOUS.test(text) ? forbiddenKey(document) : undefined;
	return problem ? refuse(problem) : { ok: true, document };
}
