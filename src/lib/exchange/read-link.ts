import { bytesOf } from '$lib/army/format/base64';
import { armyDigest, documentDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import type { Problem } from '$lib/army/format/problem';
import { isPackDocument, MAXIMUM_PACK } from '$lib/army/format/pack-document';
import { readArmy } from '$lib/army/format/read';
import { readPack } from '$lib/army/format/read-pack';
import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { bytesOfBase64url } from './base64url';
import { isBeginning } from './beginning';
import { inflated } from './inflate';
import { lettersAfter, MOST_CANDIDATES, type Candidates } from './letters-in-text';
import { MAXIMUM_ARMY } from './limits';
import { LINK_PREFIX } from './link';
import { textForms } from './text-forms';
import { openDocument, type JsonProblem } from './untrusted-json';

/** The most characters of a text with a link: an incompressible army of 1 MB, and a URL. */
export const MAXIMUM_LINK = 1_350_000;

/** The most bytes that the candidates of a text may have together, inflated. */
const MOST_BYTES = 4 * MAXIMUM_ARMY;

/** Why a link yields no army: a problem of the link, or of the army in it. */
export type LinkProblem =
	| {
			readonly code:
				| 'notALink'
				| 'newerLink'
				| 'linkTooLong'
				| 'incompleteLink'
				| 'damagedLink'
				| 'damagedCodes'
				| 'damagedInvitation';
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

type OneReading =
	| { readonly ok: true; readonly army?: Army; readonly pack?: Pack }
	| { readonly ok: false; readonly problem: LinkProblem };

/** All armies in a text, each once and without photos, and all packs in its links, or why there is neither. */
export type LinkReading =
	| { readonly ok: true; readonly armies: readonly Army[]; readonly packs: readonly Pack[] }
	| { readonly ok: false; readonly problem: LinkProblem };

/** A link with another mark than ours: with the address of the page, or alone. */
const NEWER = /(?:\/open#|^\s*#?(?=.{19}))(?!b1\.)[a-z]\d{1,3}\.[\w-]+/;

const refuse = (code: 'damagedLink' | 'incompleteLink'): OneReading => ({
	ok: false,
	problem: { code, path: '' }
});

/** Validates a pack like a file. */
function readLinkedPack(document: unknown, bytes: number): OneReading {
	if (bytes > MAXIMUM_PACK) {
		const problem = { code: 'tooManyBytes', bytes, limit: MAXIMUM_PACK, path: '' } as const;
		return { ok: false, problem };
	}
	const reading = readPack(document);
	if (reading.ok) return reading;
	const { problem } = reading;
	return problem.code === 'notAPack' ? refuse('damagedLink') : { ok: false, problem };
}

/** Validates the inflated army or pack like a file. A link carries no photos. */
function readInflated(bytes: Uint8Array): OneReading {
	const opening = openDocument(bytes, MAXIMUM_ARMY);
	if (!opening.ok) {
		const { code } = opening.problem;
		return code === 'notText' || code === 'notJson' ? refuse('damagedLink') : opening;
	}
	if (isPackDocument(opening.document)) return readLinkedPack(opening.document, bytes.length);
	const reading = readArmy(opening.document);
	if (!reading.ok) return reading;
	const { photos: _, ...army } = reading.army;
	return { ok: true, army };
}

/** Why letters do not read: the end is missing, or something in them was changed. */
function judge(letters: string): OneReading {
	// A single letter over has no whole byte.
	const bytes = bytesOf(
		letters
			.slice(0, letters.length % 4 === 1 ? -1 : undefined)
			.replaceAll('-', '+')
			.replaceAll('_', '/')
	);
	const content = bytes && inflated(bytes, MAXIMUM_ARMY);
	const isCut = content?.state === 'cut' && isBeginning(content.bytes);
	return refuse(isCut ? 'incompleteLink' : 'damagedLink');
}

/** Reads links within the bounds of one text. */
class LinkReader {
	#tries = MOST_CANDIDATES;
	#bytes = MOST_BYTES;

	/** Reads letters that decode to the last one and encode to the same again; undefined if they do not. */
	#read(letters: string): OneReading | undefined {
		if (this.#tries === 0 || this.#bytes <= 0) return undefined;
		this.#tries -= 1;
		const bytes = bytesOfBase64url(letters);
		const content = bytes && inflated(bytes, MAXIMUM_ARMY);
		if (content?.state === 'tooLarge') {
			this.#bytes -= MAXIMUM_ARMY;
			const { atLeast } = content;
			const problem = { code: 'tooManyBytes', bytes: atLeast, limit: MAXIMUM_ARMY } as const;
			return { ok: false, problem: { ...problem, path: '' } };
		}
		if (content?.state !== 'whole') return undefined;
		this.#bytes -= content.bytes.length;
		return readInflated(content.bytes);
	}

	/** The army or the pack after one mark, or the best reason why there is none. */
	read({ letters, likeliest }: Candidates): OneReading {
		let refused: OneReading | undefined;
		for (const candidate of letters) {
			const reading = this.#read(candidate);
			if (reading?.ok) return reading;
			refused ??= reading;
		}
		return refused ?? judge(likeliest);
	}
}

/** The armies, each once. */
export function distinct(armies: readonly Army[]): Army[] {
	const byDigest = new Map(armies.map((army) => [armyDigest(linkedArmy(army)), army]));
	return [...byDigest.values()];
}

const distinctPacks = (packs: readonly Pack[]): Pack[] => [
	...new Map(packs.map((pack) => [documentDigest(pack), pack])).values()
];

/**
 * Reads the armies and packs of all links in a text, given as URLs or as their fragments (`b1.…`), in a message or alone, however
 * it was decorated on its way; or returns the problem of the first link.
 */
export function readLinks(text: string): LinkReading {
	if (text.length > MAXIMUM_LINK) return { ok: false, problem: { code: 'linkTooLong', path: '' } };
	const reader = new LinkReader();
	const armies: Army[] = [];
	const packs: Pack[] = [];
	const problems: LinkProblem[] = [];
	for (const candidates of lettersAfter(text, LINK_PREFIX)) {
		const reading = reader.read(candidates);
		if (!reading.ok) {
			if (candidates.certain) problems.push(reading.problem);
			continue;
		}
		if (reading.army) armies.push(reading.army);
		if (reading.pack) packs.push(reading.pack);
	}
	if (armies.length + packs.length > 0)
		return { ok: true, armies: distinct(armies), packs: distinctPacks(packs) };
	// Damaged letters may be the same link in a form of the text that is not the right one.
	const problem = problems.find(({ code }) => code !== 'damagedLink') ?? problems[0];
	if (problem) return { ok: false, problem };
	const isNewer = textForms(text).some((form) => NEWER.test(form));
	return { ok: false, problem: { code: isNewer ? 'newerLink' : 'notALink', path: '' } };
}
