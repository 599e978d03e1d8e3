import { armyDigest, documentDigest } from '$lib/army/format/digest';
import { readBrik } from './brik';
import { codePartsIn, isPartOf, joinedParts, type CodePart } from './code-parts';
import { documentsIn } from './documents-in';
import { distinct, readLinks, type LinkReading } from './read-link';

/** The most JSON objects of a text that are tried as a `.brik` file. */
const MOST_DOCUMENTS = 64;

/** Problems of a JSON object that is no army at all. */
const NO_ARMY: ReadonlySet<string> = new Set(['notAnArmy', 'otherKind', 'notJson']);

/** Reads the army files in a text, without their photos; undefined if there are none. */
function readDocuments(text: string): LinkReading | undefined {
	const readings = documentsIn(text, MOST_DOCUMENTS).map((document) =>
		readBrik(new TextEncoder().encode(document))
	);
	const armies = readings.flatMap((reading) => {
		if (!reading.ok) return [];
		const { photos: _, ...army } = reading.army;
		return [army];
	});
	if (armies.length > 0) return { ok: true, armies, packs: [] };
	return readings.find((one) => !one.ok && !NO_ARMY.has(one.problem.code)) as
		Extract<LinkReading, { ok: false }> | undefined;
}

function readParts(parts: readonly CodePart[]): LinkReading | undefined {
	const joined = joinedParts(parts);
	if (!joined) return undefined;
	if (!joined.ok) {
		const { of, missing } = joined;
		const values = { of, count: missing.length, missing: missing.join(', ') };
		return { ok: false, problem: { code: 'missingCodes', path: '', ...values } };
	}
	const reading = readLinks(joined.link);
	const last = parts.at(-1);
	const isOf = (digest: string) => last !== undefined && isPartOf(last, digest);
	const isWhole =
		reading.ok &&
		reading.armies.every((army) => isOf(armyDigest(army))) &&
		reading.packs.every((pack) => isOf(documentDigest(pack)));
	return isWhole ? reading : { ok: false, problem: { code: 'damagedCodes', path: '' } };
}

/**
 * Reads all armies in a text, each once: links, `.brik` files and the texts of QR codes, alone or in a message; and the
 * packs in links and codes.
 * `earlier` are parts of codes that were given before.
 */
export function readPasted(text: string, earlier: readonly CodePart[] = []): LinkReading {
	const linked = readLinks(text);
	if (!linked.ok && linked.problem.code === 'linkTooLong') return linked;
	const parts = codePartsIn(text);
	const others = [
		readDocuments(text),
		parts.length > 0 ? readParts([...earlier, ...parts]) : undefined
	];
	const readings = [linked, ...others.filter((one) => one !== undefined)];
	const armies = readings.flatMap((reading) => (reading.ok ? reading.armies : []));
	const packs = readings.flatMap((reading) => (reading.ok ? reading.packs : []));
	if (armies.length + packs.length > 0) return { ok: true, armies: distinct(armies), packs };
	const isFound = (one: LinkReading) => !one.ok && one.problem.code !== 'notALink';
	return readings.find(isFound) ?? linked;
}
