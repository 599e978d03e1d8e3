import { entryDigest, readEntry, type KnownEntry } from '$lib/league/entries/entry';
import { heldState, type HeldLeague } from '$lib/league/entries/held';
import { readOwnPart } from '$lib/league/own-part';
import type { LeagueContents } from '$lib/store';
import type { Change } from '../document/document-kind';

/** What is in a note: the founding and the entries that are not stored yet. */
function slimContents(
	{ held, league: _, ...beside }: LeagueContents,
	base: LeagueContents
): object {
	const known = new Set(base.held.entries);
	const { founding, entries } = held;
	const noted = entries.filter((one) => one.digest === founding || !known.has(one));
	return {
		...beside,
		founding,
		entries: noted.map(({ entry, paper }) => ({ entry, ...(paper && { paper }) }))
	};
}

/** What makes an unsaved change of a league again, without the entries that are stored. */
export function slimChange({ base, document }: Change<LeagueContents>): unknown {
	return { base: slimContents(base, base), document: slimContents(document, base) };
}

function heldIn(founding: string, entries: unknown): HeldLeague | undefined {
	if (!Array.isArray(entries)) return undefined;
	const known = (entries as unknown[]).flatMap((noted): KnownEntry[] => {
		const { entry: document, paper } = (noted ?? {}) as { entry?: unknown; paper?: object };
		const reading = readEntry(document);
		if (!reading.ok) return [];
		const { entry } = reading;
		return [{ digest: entryDigest(entry), entry, ...(paper && { paper }) }];
	});
	return { founding, entries: known, sent: new Set() };
}

type Noted = Partial<Record<keyof LeagueContents | 'founding' | 'entries', unknown>>;

/** Reads what was stored outside the database; undefined if it is malformed. */
export function readContents(value: unknown): LeagueContents | undefined {
	const { founding, entries, own, id } = (value ?? {}) as Noted;
	const held = typeof founding === 'string' ? heldIn(founding, entries) : undefined;
	const state = held && heldState(held);
	if (!state) return undefined;
	const part = readOwnPart(own);
	return {
		league: state.league,
		held,
		...(typeof id === 'string' && { id }),
		...(part && { own: part })
	};
}
