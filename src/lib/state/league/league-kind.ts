import { documentDigest } from '$lib/army/format/digest';
import { randomId } from '$lib/browser/random';
import { isSame } from '$lib/document/is-same';
import { patchBetween, type Patch } from '$lib/document/patch';
import { fits, patched } from '$lib/document/patched';
import type { Diff } from '$lib/document/diff';
import { fitsIntoFile } from '$lib/exchange/league-file';
import type { LeagueEdit } from '$lib/i18n/en/league-pages';
import { LISTS, type League } from '$lib/league/league-file';
import { readLeague } from '$lib/league/read-league';
import { memoByIdentity } from '$lib/rules/memo';
import type { Entry } from '$lib/league/entries/entry';
import type { HeldLeague } from '$lib/league/entries/held';
import type { LeagueContents, Leagues, StoredLeague } from '$lib/store';
import {
	areReadable,
	isSigned,
	steppedContents,
	unitedEntries,
	withHeld,
	withLeague,
	type SignedContents,
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
	const { id, league, held, own, waiting, revision, savedAt, deletedAt } = stored;
	const document = {
		league,
		...(held && { held }),
		...(id !== league.id && { id }),
		...(own && { own }),
		...(waiting && { waiting })
	};
	return { document, revision, savedAt, deletedAt };
}

function lookup(stored: Awaited<ReturnType<Leagues['get']>>): Lookup<LeagueContents> {
	if (!stored) return undefined;
	return stored.readable ? storedDocument(stored) : 'unreadable';
}

const idOf = ({ id, league }: LeagueContents) => id ?? league.id;

/** `written` is called with each state of a signed league that is on the disk. */
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
		create: (contents) =>
			isSigned(contents)
				? leagues.createSigned(idOf(contents), contents)
				: leagues.create(contents.league),
		replace: async (contents, base, steps) => {
			const result = await leagues.replace(contents, base, steps, idOf(contents));
			if (!result.ok) return { ok: false, current: lookup(result.current) };
			if (contents.held) written(contents.held);
			return result;
		},
		setDeleted: (id, deleted) => leagues.setDeleted(id, deleted)
	};
}

/** Versions of one league share its id, so each is identified by its content. */
const versionId = memoByIdentity((version: League) => documentDigest(version));

interface Version {
	readonly id: string;
	readonly version: League;
}

const NAMED_LISTS = [...LISTS, 'waiting'];

const versionsOf = ({ waiting = [] }: LeagueContents) =>
	waiting.map((version): Version => ({ id: versionId(version), version }));

/** The league, the user's part and the waiting versions as one object with fields and lists. */
function flatUnsigned(contents: LeagueContents): object {
	return { ...contents.league, own: contents.own, waiting: versionsOf(contents) };
}

/** Entries never change, so that each is a field of its own under its digest, without an order. */
function flatSigned(contents: SignedContents): object {
	const entries = contents.held.entries.map(({ digest, entry }) => [digest, entry] as const);
	return { ...Object.fromEntries(entries), own: contents.own, waiting: versionsOf(contents) };
}

const flat = (contents: LeagueContents) =>
	isSigned(contents) ? flatSigned(contents) : flatUnsigned(contents);

interface Beside {
	readonly own?: NonNullable<LeagueContents['own']>;
	readonly waiting: readonly Version[];
}

function besideOf({ own, waiting }: Beside): Pick<LeagueContents, 'own' | 'waiting'> {
	const versions = waiting.map(({ version }) => version);
	return { ...(own && { own }), ...(versions.length > 0 && { waiting: versions }) };
}

/** The entries of a patched state; the same list if none has changed. */
function entriesIn({ held }: SignedContents, fields: Record<string, unknown>) {
	const known = new Map(held.entries.map((one) => [one.digest, one]));
	const named = Object.entries(fields).filter(([name]) => name.startsWith('sha256:'));
	const isSameSet = named.length === known.size && named.every(([name]) => known.has(name));
	if (isSameSet) return held.entries;
	return named.map(([digest, entry]) => known.get(digest) ?? { digest, entry: entry as Entry });
}

function nested(before: LeagueContents, fields: object): LeagueContents {
	const { own, waiting, ...content } = fields as Record<string, unknown> & Beside;
	const beside = besideOf({ waiting, ...(own && { own }) });
	const { own: _, waiting: __, ...kept } = before;
	if (!isSigned(kept)) return { ...kept, league: content as unknown as League, ...beside };
	const entries = entriesIn(kept, content);
	const next = entries === kept.held.entries ? kept : withHeld(kept, { ...kept.held, entries });
	return { ...next, ...beside };
}

/** Compares states of a league; the entries of its lists are compared by id. */
const leagueDiff: Diff<LeagueContents> = {
	between: (before, after) => patchBetween(flat(before), flat(after), NAMED_LISTS),
	fits: (contents, patch) => fits(flat(contents), patch),
	patched: (contents, patch) => nested(contents, patched(flat(contents), patch))
};

/** Applies changes to a league from another window; those that no longer fit are left out. */
function mergedUnsigned(theirs: LeagueContents, patches: readonly Patch[]) {
	let document = theirs;
	let leftOut = false;
	for (const patch of patches) {
		const next = leagueDiff.patched(document, patch);
		if (readLeague(next.league).ok) document = next;
		else leftOut = true;
	}
	return { document, leftOut };
}

/** Unites entries. Edits from before the league was founded become entries. */
function mergedSigned(
	ours: Change<LeagueContents>,
	theirs: SignedContents,
	patches: readonly Patch[],
	writer: Writer
) {
	if (!isSigned(ours.document)) {
		const { held: _, ...document } = theirs;
		const edited = mergedUnsigned(document, patches);
		const { league, ...beside } = edited.document;
		const signed = withLeague(theirs, league, writer);
		return { ...edited, document: { ...signed, ...beside } };
	}
	const made = patches.reduce(leagueDiff.patched, theirs as LeagueContents) as SignedContents;
	const entries = unitedEntries(theirs.held, made.held.entries);
	return { document: withHeld(made, { ...made.held, entries }) };
}

/** Leagues as open documents. `written` is called with each state of a signed league that is on the disk. */
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
		isReadableAfter: (before, after) => {
			if (isSigned(after) && isSigned(before)) return areReadable(before.held, after.held);
			return readLeague(after.league).ok && fitsIntoFile(after.league);
		},
		merge: (ours, theirs, patches) =>
			isSigned(theirs)
				? mergedSigned(ours, theirs, patches, writer)
				: mergedUnsigned(theirs, patches),
		step: (contents, patch) => {
			const next = leagueDiff.patched(contents, patch);
			if (!isSigned(contents) || !isSigned(next)) return next;
			const isOlder = patch.lists.some(({ list }) => list !== 'waiting');
			return isOlder ? undefined : steppedContents(contents, patch, next, writer);
		},
		recovered: 'recovered',
		copy: ({ held: _, ...contents }) => {
			const id = randomId();
			return { ...contents, id, league: { ...contents.league, id } };
		}
	};
}
