import type { CitedRule } from '$lib/rules/combat-citations';
import { LEFT_OUT, type LeftOutId } from '$lib/rules/left-out';
import { ALL_QUESTIONS, type AnyQuestion } from './all-questions';
import { CONTENTS, type AnyChapter } from './all-rules';

/** Parts of the page beside the chapters. */
export const PARTS = ['differences', 'questions'] as const;
export type Part = (typeof PARTS)[number];

/** What an address can name. */
export type Place = CitedRule | AnyChapter | AnyQuestion | Part;

/** The target of the page's skip link. */
const PAGE_CONTENT = 'content';

const ofRules = CONTENTS.flatMap(({ chapters }) =>
	chapters.flatMap(({ id, rules }) =>
		[id, ...rules].map((place): [Place, AnyChapter] => [place, id])
	)
);
const sectionOfPlace = new Map<Place, AnyChapter | Part>([
	...ofRules,
	...PARTS.map((part): [Place, Part] => [part, part]),
	...ALL_QUESTIONS.map((question): [Place, Part] => [question, 'questions'])
]);
const placeByName = new Map<string, Place>(
	[...sectionOfPlace.keys()].map((place) => [place.toLowerCase(), place])
);
const leftOutByName = new Map(
	(Object.keys(LEFT_OUT) as LeftOutId[]).map((id) => [id.toLowerCase(), id])
);

export interface Address {
	/** What it leads to; undefined if there is nothing of this name. */
	readonly place?: Place | undefined;
	/** The name as it is in the address. */
	readonly name: string;
	/** The rule that the address names, if another one has its text. */
	readonly leftOut?: LeftOutId | undefined;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Reads the hash of the rules page; undefined if it names nothing. */
export function readAddress(hash: string): Address | undefined {
	const name = decoded(hash.replace(/^#/, '')).trim();
	if (name === '' || name === PAGE_CONTENT) return undefined;
	const leftOut = leftOutByName.get(name.toLowerCase());
	if (leftOut) return { name, place: LEFT_OUT[leftOut].see, leftOut };
	return { name, place: placeByName.get(name.toLowerCase()) };
}

/** The chapter or part of the page that a place is in. */
export function sectionOf(place: Place): AnyChapter | Part {
	// Every place is in the map, because it is made of all of them.
	return sectionOfPlace.get(place) as AnyChapter | Part;
}
