import { armyDigest } from '$lib/army/format/digest';
import { readBrik } from './brik';
import { codePartsIn, isPartOf, joinedParts, type CodePart } from './code-parts';
import { documentsIn } from './documents-in';
import { MAXIMUM_LINK, readLink, type LinkReading } from './read-link';

/** The most JSON objects of a text that are tried as a `.brik` file. */
const MOST_DOCUMENTS = 8;

/** Reads the first army file in a text, without its photos; undefined if there is none. */
function readDocuments(text: string): LinkReading | undefined {
	const readings = documentsIn(text, MOST_DOCUMENTS).map((document) =>
		readBrik(new TextEncoder().encode(document))
	);
	const reading =
		readings.find(({ ok }) => ok) ??
		readings.find(
			(one) => !one.ok && one.problem.code !== 'notAnArmy' && one.problem.code !== 'notJson'
		);
	if (!reading?.ok) return reading;
	const { photos: _, ...army } = reading.army;
	return { ok: true, army };
}

async function readParts(parts: readonly CodePart[]): Promise<LinkReading | undefined> {
	const joined = joinedParts(parts);
	if (!joined) return undefined;
	if (!joined.ok) {
		const { of, missing } = joined;
		return {
			ok: false,
			problem: {
				code: 'missingCodes',
				path: '',
				of,
				count: missing.length,
				missing: missing.join(', ')
			}
		};
	}
	const reading = await readLink(joined.link);
	const last = parts.at(-1);
	const isWhole = reading.ok && last && isPartOf(last, armyDigest(reading.army));
	return isWhole ? reading : { ok: false, problem: { code: 'damagedCodes', path: '' } };
}

/**
 * Reads the army in a pasted text: a link, a `.brik` file or the texts of QR codes, alone or in a
 * message. `earlier` are parts that were pasted before.
 */
export async function readPasted(
	text: string,
	earlier: readonly CodePart[] = []
): Promise<LinkReading> {
	const linked = await readLink(text);
	if (linked.ok || text.length > MAXIMUM_LINK) return linked;
	const parts = codePartsIn(text);
	const found =
		readDocuments(text) ?? (parts.length > 0 ? await readParts([...earlier, ...parts]) : undefined);
	return found?.ok || linked.problem.code === 'notALink' ? (found ?? linked) : linked;
}
