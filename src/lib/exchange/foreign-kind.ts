import { bytesToHex } from '@noble/hashes/utils.js';
import { lettersAfter } from './letters-in-text';
import { LINK_PREFIX } from './link';

/** Bytes at the start of a file that are enough to recognize it. */
export const START_BYTES = 12_000;

/** A kind of file that is none of ours. */
export type ForeignKind = 'emptyFile' | 'archive' | 'webPage' | 'pictureFile' | 'linkText';

/** First bytes of files by kind, in hexadecimal digits. */
const SIGNATURES: readonly (readonly [RegExp, ForeignKind])[] = [
	[/^(?:504b0304|504b0506|1f8b|377abcaf|52617221)/, 'archive'],
	[/^(?:ffd8ff|89504e47|47494638|52494646.{8}57454250)/, 'pictureFile'],
	[/^(?:424d.{8}00000000|49492a00|4d4d002a)/, 'pictureFile'],
	[/^.{8}66747970(?:686569|6d696631|61766966)/, 'pictureFile']
];
const SIGNATURE_BYTES = 12;

const WEB_PAGE = /^\s*<(?:!doctype|!--|html|head|body|\?xml|svg)/i;

/** The text of first bytes, which may end within a character; undefined if they are no text. */
function textOf(start: Uint8Array): string | undefined {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
	} catch {
		return undefined;
	}
}

function hasLink(text: string): boolean {
	for (const { certain } of lettersAfter(text, LINK_PREFIX)) if (certain) return true;
	return false;
}

/** What a file is by its first bytes, whatever its name; undefined if it may be one of ours. */
export function foreignKind(bytes: Uint8Array): ForeignKind | undefined {
	const start = bytes.subarray(0, START_BYTES);
	const signature = bytesToHex(start.subarray(0, SIGNATURE_BYTES));
	const known = SIGNATURES.find(([pattern]) => pattern.test(signature));
	if (known) return known[1];
	const text = textOf(start);
	if (text === undefined) return undefined;
	if (text.trim() === '') return 'emptyFile';
	if (WEB_PAGE.test(text)) return 'webPage';
	return !text.includes('{') && hasLink(text) ? 'linkText' : undefined;
}
