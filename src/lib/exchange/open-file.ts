import { documentsIn } from './documents-in';
import { foreignKind, type ForeignKind } from './foreign-kind';
import { openDocument, type JsonProblem } from './untrusted-json';

/** What a file of ours has. */
export type OwnKind =
	'army' | 'submission' | 'league' | 'answer' | 'key' | 'game' | 'pack' | 'backup';

/** A file of ours that belongs elsewhere. */
export interface OtherKind {
	readonly code: 'otherKind';
	readonly path: '';
	readonly kind: OwnKind;
}

/** Why a file is rejected before validation. */
export type FileProblem =
	JsonProblem | OtherKind | { readonly code: ForeignKind; readonly path: '' };

export type FileOpening =
	| {
			readonly ok: true;
			readonly document: unknown;
			/** The source of the document, without the line breaks of a mail. */
			readonly bytes: Uint8Array;
	  }
	| { readonly ok: false; readonly problem: FileProblem };

/** Whether a text has something other than JSON behind a document. */
function hasWordsAfter(text: string, document: string): boolean {
	const rest = text.slice(text.indexOf(document) + document.length);
	return rest.trim() !== '' && !/["{}[\]]/.test(rest);
}

/** The only object in a message, or in a text whose lines a mail has broken or quoted; undefined if there is none. */
function joinedDocument(bytes: Uint8Array): Uint8Array | undefined {
	const text = new TextDecoder().decode(bytes);
	const [document, ...others] = documentsIn(text, 2);
	if (document === undefined || others.length > 0) return undefined;
	// A text that begins like a document is one that is damaged, unless only words follow a whole one.
	const isMessage = !/^\s*[{[]/.test(text) || hasWordsAfter(text, document);
	return isMessage || !text.includes(document) ? new TextEncoder().encode(document) : undefined;
}

/** A text or a list is never ours: it may be a link in quotation marks. */
const isObject = (document: unknown) =>
	typeof document === 'object' && document !== null && !Array.isArray(document);

/**
 * Parses the bytes of a file like `openDocument`. Files of another kind are named, and the lines of a document that a
 * mail has broken are joined.
 */
export function openFile(bytes: Uint8Array, given?: number, depth?: number): FileOpening {
	const opening = openDocument(bytes, given, depth);
	if (opening.ok && isObject(opening.document)) return { ...opening, bytes };
	const foreign = foreignKind(bytes);
	if (foreign) return { ok: false, problem: { code: foreign, path: '' } };
	if (opening.ok) return { ...opening, bytes };
	const joined = opening.problem.code === 'notJson' ? joinedDocument(bytes) : undefined;
	const again = joined && openDocument(joined, given, depth);
	return joined && again?.ok ? { ...again, bytes: joined } : opening;
}
