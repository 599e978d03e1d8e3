import { entryDigest, readEntry, type KnownEntry } from '$lib/league/entries/entry';
import { heldState, type HeldLeague } from '$lib/league/entries/held';
import { readOwnPart } from '$lib/league/own-part';
import { readLeague } from '$lib/league/read-league';
import type { LeagueContents } from '$lib/store';
import type { Change } from '../document/document-kind';

/** The entries of a signed league that are in a note: the founding and those that are not stored yet. */
function slimContents({ held, ...contents }: LeagueContents, base: LeagueContents): object {
	if (!held) return contents;
	const known = new Set(base.held?.entries);
	const { founding, entries } = held;
	const noted = entries.filter((one) => one.digest === founding || !known.has(one));
	const { league: _, ...beside } = contents;
	return { ...beside, founding, entries: noted.map(({ entry }) => entry) };
}

/** What makes an unsaved change of a league again, without the entries that are stored. */
export function slimChange({ base, document }: Change<LeagueContents>): unknown {
	return { base: slimContents(base, base), document: slimContents(document, base) };
}

function heldIn(founding: string, entries: unknown): HeldLeague | undefined {
	if (!Array.isArray(entries)) return undefined;
	const known = entries.flatMap((document): KnownEntry[] => {
		const reading = readEntry(document);
		return reading.ok ? [{ digest: entryDigest(reading.entry), entry: reading.entry }] : [];
	});
	return { founding, entries: known, documents: new Map(), sent: new Set() };
}

type Noted = Partial<Record<keyof LeagueContents | 'founding' | 'entries', unknown>>;

function contentIn({ league, founding, entries }: Noted): LeagueContents | undefined {
	if (typeof founding !== 'string') {
		const reading = readLeague(league);
		return reading.ok ? { league: reading.league } : undefined;
	}
	const held = heldIn(founding, entries);
	const state = held && heldState(held);
	return state && { league: state.league, held };
}

/** Reads what was stored outside the database; undefined if it is malformed. */
export function readContents(value: unknown): LeagueContents | undefined {
	const noted = (value ?? {}) as Noted;
	const content = contentIn(noted);
	if (!content) return undefined;
	const { own, waiting, id } = noted;
	const versions = (Array.isArray(waiting) ? (waiting as unknown[]) : []).flatMap((version) => {
		const reading = readLeague(version);
		return reading.ok ? [reading.league] : [];
	});
	const part = readOwnPart(own);
	return {
		...content,
		...(typeof id === 'string' && { id }),
		...(part && { own: part }),
		...(versions.length > 0 && { waiting: versions })
	};
}
