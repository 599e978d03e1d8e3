import { randomId } from '$lib/browser/random';
import { isSame } from '$lib/document/is-same';
import { patchBetween, type Patch } from '$lib/document/patch';
import { fits, patched } from '$lib/document/patched';
import type { Diff } from '$lib/document/diff';
import type { LeagueEdit } from '$lib/i18n/en/league-pages';
import type { KnownEntry } from '$lib/league/entries/entry';
import type { HeldLeague } from '$lib/league/entries/held';
import type { LeagueContents, Leagues, StoredLeague } from '$lib/store';
import {
	areReadable,
	steppedContents,
	unitedEntries,
	withHeld,
	type Writer
} from './signed-contents';
import type {
	Change,
	DocumentKind,
	DocumentStore,
	Lookup,
	StoredDocument
} from '../document/document-kind';

/** Returns the parts of a stored league that are edited, without its revision and times. */
export function storedDocument(stored: StoredLeague): StoredDocument<LeagueContents> {
	const { id, league, held, own, revision, savedAt, deletedAt } = stored;
	const document = { league, held, ...(id !== league.id && { id }), ...(own && { own }) };
	return { document, revision, savedAt, deletedAt };
}

function lookup(stored: Awaited<ReturnType<Leagues['get']>>): Lookup<LeagueContents> {
	if (!stored) return undefined;
	return stored.readable ? storedDocument(stored) : 'unreadable';
}

const idOf = ({ id, league }: LeagueContents) => id ?? league.id;

/** `written` is called with each state of a league that is on the disk. */
function leagueStore(
	leagues: Leagues,
	written: (held: HeldLeague) => void
): DocumentStore<LeagueContents> {
	return {
		get: async (id) => lookup(await leagues.get(id)),
		watch: (id, known) => ({
			subscribe: ({ next, error }) =>
				leagues.watch(id, known).subscribe({
					next: (stored) => next(stored === 'known' ? stored : lookup(stored)),
					error
				})
		}),
		create: (contents) => leagues.create(idOf(contents), contents),
		replace: async (contents, base, steps) => {
			const result = await leagues.replace(contents, base, steps, idOf(contents));
			if (!result.ok) return { ok: false, current: lookup(result.current) };
			written(contents.held);
			return result;
		},
		setDeleted: (id, deleted) => leagues.setDeleted(id, deleted)
	};
}

/** Entries never change, so that each is a field of its own under its digest, without an order. */
function flat({ held, own }: LeagueContents): object {
	const entries = held.entries.map(({ digest, ...known }) => [digest, known] as const);
	return { ...Object.fromEntries(entries), own };
}

/** An entry with its private part, under its digest. */
type Kept = Omit<KnownEntry, 'digest'>;

/** The entries of a patched state; the same list if none has changed. */
function entriesIn({ held }: LeagueContents, fields: Record<string, unknown>) {
	const known = new Map(held.entries.map((one) => [one.digest, one]));
	const named = Object.entries(fields).filter(([name]) => name.startsWith('sha256:'));
	const isSameSet = named.length === known.size && named.every(([name]) => known.has(name));
	if (isSameSet) return held.entries;
	return named.map(([digest, one]) => known.get(digest) ?? { digest, ...(one as Kept) });
}

function nested(before: LeagueContents, fields: object): LeagueContents {
	const { own, ...content } = fields as Record<string, unknown> & Pick<LeagueContents, 'own'>;
	const { own: _, ...kept } = before;
	const entries = entriesIn(before, content);
	const next = entries === kept.held.entries ? kept : withHeld(kept, { ...kept.held, entries });
	return { ...next, ...(own && { own }) };
}

/** Compares states of a league. */
const leagueDiff: Diff<LeagueContents> = {
	between: (before, after) => patchBetween(flat(before), flat(after), []),
	fits: (contents, patch) => fits(flat(contents), patch),
	patched: (contents, patch) => nested(contents, patched(flat(contents), patch))
};

/** Unites the entries of two windows. */
function merged(theirs: LeagueContents, patches: readonly Patch[]) {
	const made = patches.reduce(leagueDiff.patched, theirs);
	const entries = unitedEntries(theirs.held, made.held.entries);
	return { document: withHeld(made, { ...made.held, entries }) };
}

/** Leagues as open documents. `written` is called with each state of a league that is on the disk. */
export function leagueKind(
	leagues: Leagues,
	writer: Writer,
	written: (held: HeldLeague) => void
): DocumentKind<LeagueContents, LeagueEdit> {
	return {
		store: leagueStore(leagues, written),
		diff: leagueDiff,
		idOf,
		isSame,
		isReadableAfter: (before, after) => areReadable(before.held, after.held),
		merge: (_: Change<LeagueContents>, theirs, patches) => merged(theirs, patches),
		step: (contents, patch) =>
			steppedContents(contents, patch, leagueDiff.patched(contents, patch), writer),
		recovered: 'recovered',
		copy: (contents) => ({ ...contents, id: randomId() })
	};
}
