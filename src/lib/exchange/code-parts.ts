import { LINK_PREFIX } from './link';
import { textForms } from './text-forms';

/** Letters of one QR code: 117 modules at most, which a phone scans from another screen. */
export const LETTERS_PER_CODE = 1091;
/** The most codes offered for one army; more are not worth scanning. */
export const MOST_CODES = 20;

const DIGEST_LETTERS = 8;
const PART = /B1\/([0-9a-f]{8})\/([1-9]\d?)\/([1-9]\d?)\/([\w-]+)/g;
/** The longest text before the letters of a part. */
const PART_HEAD = 'B1/01234567/99/99/'.length;

/** A part of an army's link, the content of one QR code. */
export interface CodePart {
	/** The first 8 hex digits of the digest of the army in the link. */
	readonly digest: string;
	/** From 1 to `of`. */
	readonly index: number;
	readonly of: number;
	readonly letters: string;
}

const shortDigest = (digest: string) => digest.replace(/^sha256:/, '').slice(0, DIGEST_LETTERS);

/**
 * The texts of the QR codes that hold a link, for the digest of its army: the link itself, or
 * several parts if one code would be too dense. Empty if there were too many.
 */
export function codeTexts(link: string, digest: string): string[] {
	if (link.length <= LETTERS_PER_CODE) return [link];
	const letters = link.slice(link.indexOf(`#${LINK_PREFIX}`) + 1 + LINK_PREFIX.length);
	const of = Math.ceil(letters.length / (LETTERS_PER_CODE - PART_HEAD));
	if (of > MOST_CODES) return [];
	const size = Math.ceil(letters.length / of);
	return Array.from({ length: of }, (_, index) => {
		const chunk = letters.slice(index * size, (index + 1) * size);
		return `B1/${shortDigest(digest)}/${index + 1}/${of}/${chunk}`;
	});
}

/** A line break before a line that has only letters of a part. */
const BREAK = /\n(?=[\w-]+(?:\n|$))/g;

function partsIn(text: string): CodePart[] {
	return [...text.matchAll(PART)].flatMap(([, digest = '', index, of, letters = '']) => {
		const part = { digest, index: Number(index), of: Number(of), letters };
		return part.index <= part.of ? [part] : [];
	});
}

/** The parts in a text; lines that a mail has broken are joined. */
export function codePartsIn(text: string): CodePart[] {
	const forms = textForms(text).map((form) => partsIn(form.replace(BREAK, '')));
	return forms.find((parts) => parts.length > 0) ?? [];
}

/** Whether a part is of the army with that digest. */
export const isPartOf = ({ digest }: CodePart, whole: string) => digest === shortDigest(whole);

/** The link that the parts make up, or the numbers of those that are missing. */
export type JoinedParts =
	| { readonly ok: true; readonly link: string }
	| { readonly ok: false; readonly of: number; readonly missing: readonly number[] };

/** Joins the parts that belong with the last one, given in any order and any number of times. */
export function joinedParts(parts: readonly CodePart[]): JoinedParts | undefined {
	const last = parts.at(-1);
	if (!last) return undefined;
	const { digest, of } = last;
	const letters = new Map(
		parts
			.filter((part) => part.digest === digest && part.of === of)
			.map((part) => [part.index, part.letters])
	);
	const numbers = Array.from({ length: of }, (_, index) => index + 1);
	const missing = numbers.filter((index) => !letters.has(index));
	if (missing.length > 0) return { ok: false, of, missing };
	return { ok: true, link: LINK_PREFIX + numbers.map((index) => letters.get(index)).join('') };
}
