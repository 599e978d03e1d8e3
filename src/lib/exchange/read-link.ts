import type { Problem } from '$lib/army/format/problem';
import { readArmy } from '$lib/army/format/read';
import type { Army } from '$lib/rules/choices';
import { bytesOfBase64url } from './base64url';
import { openDocument, type JsonProblem } from './untrusted-json';
import { inflated } from './inflate';
import { LINK_PREFIX } from './link';
import { MAXIMUM_ARMY } from './limits';

/** The most characters of a text with a link: an incompressible army of 1 MB, and a URL. */
export const MAXIMUM_LINK = 1_350_000;

/** Why a link yields no army: a problem of the link, or of the army in it. */
export type LinkProblem =
	| {
			readonly code: 'notALink' | 'newerLink' | 'linkTooLong' | 'damagedLink' | 'damagedCodes';
			readonly path: '';
	  }
	| {
			readonly code: 'missingCodes';
			readonly path: '';
			/** The number of codes, and the number and list of those that were not given. */
			readonly of: number;
			readonly count: number;
			readonly missing: string;
	  }
	| JsonProblem
	| Problem;

export type LinkReading =
	| { readonly ok: true; readonly army: Army }
	| { readonly ok: false; readonly problem: LinkProblem };

/** The prefix and content after a #. */
const IN_ADDRESS = /#([A-Za-z0-9_-]{1,12}\.)([^#]*)$/;
/** The same without a URL; only b1. is certainly ours, so any other prefix needs content after it. */
const BARE = /^(b1\.|[A-Za-z]\d{1,3}\.(?=[\w-]{16,}$))(.*)$/;
/** Punctuation that a message puts around or behind a link. */
const WRAPPING = /^[<([{"'„“«*]+|(?<=[\w-]{3})[>)\]}"'”»*,;:!?.]+$/g;

function refuse(problem: LinkProblem): LinkReading {
	return { ok: false, problem };
}

/** The two parts of a link. */
interface LinkParts {
	readonly prefix: string;
	readonly letters: string;
}

/** The words of a text that are links, in two parts each. */
function linksIn(text: string): LinkParts[] {
	return text.split(/\s+/).flatMap((word) => {
		const bare = word.replace(WRAPPING, '');
		const [, prefix, letters] = IN_ADDRESS.exec(bare) ?? BARE.exec(bare) ?? [];
		return prefix !== undefined && letters !== undefined ? [{ prefix, letters }] : [];
	});
}

/** Validates the inflated army like a file. A link carries no photos. */
function readInflated(bytes: Uint8Array): LinkReading {
	const opening = openDocument(bytes, MAXIMUM_ARMY);
	if (!opening.ok) {
		const { code } = opening.problem;
		const garbage = code === 'notText' || code === 'notJson';
		return garbage ? refuse({ code: 'damagedLink', path: '' }) : opening;
	}
	const reading = readArmy(opening.document);
	if (!reading.ok) return reading;
	const { photos: _, ...army } = reading.army;
	return { ok: true, army };
}

async function readParts({ prefix, letters }: LinkParts): Promise<LinkReading> {
	if (prefix !== LINK_PREFIX) return refuse({ code: 'newerLink', path: '' });
	const bytes = bytesOfBase64url(letters);
	const content = bytes && (await inflated(bytes, MAXIMUM_ARMY));
	if (!content) return refuse({ code: 'damagedLink', path: '' });
	if (content.ok) return readInflated(content.bytes);
	const limit = MAXIMUM_ARMY;
	return refuse({ code: 'tooManyBytes', path: '', bytes: content.atLeast, limit });
}

/**
 * Reads the army in a link, given as a URL or as its fragment (`b1.…`), alone or in a message, or
 * returns the problem. The last link counts: in a shared list it is below names that may look
 * like links.
 */
export async function readLink(text: string): Promise<LinkReading> {
	if (text.length > MAXIMUM_LINK) return refuse({ code: 'linkTooLong', path: '' });
	const last = linksIn(text).at(-1);
	return last ? readParts(last) : refuse({ code: 'notALink', path: '' });
}
