import { CHAPTERS, type ChapterId, type RuleId } from '$lib/rules/citations';

/** A rule or a chapter that an address can name. */
export type Place = RuleId | ChapterId;

/** The target of the page's skip link. */
const PAGE_CONTENT = 'content';

const chapters = Object.keys(CHAPTERS) as ChapterId[];
const chapterOfPlace = new Map<Place, ChapterId>(
	chapters.flatMap((chapter) =>
		[chapter, ...CHAPTERS[chapter]].map((place): [Place, ChapterId] => [place, chapter])
	)
);
const placeByName = new Map<string, Place>(
	[...chapterOfPlace.keys()].map((place) => [place.toLowerCase(), place])
);

export interface Address {
	/** The rule or chapter; undefined if there is none of this name. */
	readonly place?: Place | undefined;
	/** The name as it is in the address. */
	readonly name: string;
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
	return { name, place: placeByName.get(name.toLowerCase()) };
}

/** The chapter of a rule, or the chapter itself. */
export function chapterOf(place: Place): ChapterId {
	// Every place is in the map, because it is made of all of them.
	return chapterOfPlace.get(place) as ChapterId;
}
