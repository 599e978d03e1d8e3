import { documentDigest } from '$lib/army/format/digest';
import { randomId } from '$lib/browser/random';
import { isSame } from '$lib/document/is-same';
import { patchBetween, type Patch } from '$lib/document/patch';
import { fits, patched } from '$lib/document/patched';
import type { Diff } from '$lib/document/diff';
import { fitsIntoFile } from '$lib/exchange/league-file';
import type { LeagueEdit } from '$lib/i18n/en/league-pages';
import { LISTS, type League } from '$lib/league/league-file';
import { readOwnPart } from '$lib/league/own-part';
import { readLeague } from '$lib/league/read-league';
import { memoByIdentity } from '$lib/rules/memo';
import type { LeagueContents, Leagues, StoredLeague, UnreadableLeague } from '$lib/store';
import type {
	DocumentKind,
	DocumentStore,
	Lookup,
	StoredDocument
} from '../document/document-kind';

/** Returns the parts of a stored league that are edited, without its revision and times. */
export function storedDocument(stored: StoredLeague): StoredDocument<LeagueContents> {
	const { league, own, waiting, revision, savedAt, deletedAt } = stored;
	const document = { league, ...(own && { own }), ...(waiting && { waiting }) };
	return { document, revision, savedAt, deletedAt };
}

function lookup(stored: StoredLeague | UnreadableLeague | undefined): Lookup<LeagueContents> {
	if (!stored) return undefined;
	return stored.readable ? storedDocument(stored) : 'unreadable';
}

function leagueStore(leagues: Leagues): DocumentStore<LeagueContents> {
	return {
		get: async (id) => lookup(await leagues.get(id)),
		watch: (id) => ({
			subscribe: ({ next, error }) =>
				leagues.watch(id).subscribe({ next: (stored) => next(lookup(stored)), error })
		}),
		create: ({ league }) => leagues.create(league),
		replace: async (contents, base, steps) => {
			const result = await leagues.replace(contents, base, steps);
			return result.ok ? result : { ok: false, current: lookup(result.current) };
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

/** The league, the user's part and the waiting versions as one object with fields and lists. */
function flat({ league, own, waiting = [] }: LeagueContents): object {
	const versions = waiting.map((version): Version => ({ id: versionId(version), version }));
	return { ...league, own, waiting: versions };
}

function nested(fields: object): LeagueContents {
	const { own, waiting, ...league } = fields as League & {
		own?: NonNullable<LeagueContents['own']>;
		waiting: readonly Version[];
	};
	const versions = waiting.map(({ version }) => version);
	return { league, ...(own && { own }), ...(versions.length > 0 && { waiting: versions }) };
}

/** Compares states of a league; the entries of its lists are compared by id. */
const leagueDiff: Diff<LeagueContents> = {
	between: (before, after) => patchBetween(flat(before), flat(after), NAMED_LISTS),
	fits: (contents, patch) => fits(flat(contents), patch),
	patched: (contents, patch) => nested(patched(flat(contents), patch))
};

/** Reads what was stored outside the database; undefined if it is malformed. */
export function readContents(value: unknown): LeagueContents | undefined {
	const { league, own, waiting } = (value ?? {}) as Record<keyof LeagueContents, unknown>;
	const versionOf = (version: unknown) => {
		const reading = readLeague(version);
		return reading.ok ? [reading.league] : [];
	};
	const [read] = versionOf(league);
	const versions = Array.isArray(waiting) ? waiting.flatMap(versionOf) : [];
	const part = readOwnPart(own);
	if (!read) return undefined;
	return {
		league: read,
		...(part && { own: part }),
		...(versions.length > 0 && { waiting: versions })
	};
}

/** Applies changes to a league from another window; those that no longer fit are left out. */
function merged(theirs: LeagueContents, patches: readonly Patch[]) {
	let document = theirs;
	let leftOut = false;
	for (const patch of patches) {
		const next = leagueDiff.patched(document, patch);
		if (readLeague(next.league).ok) document = next;
		else leftOut = true;
	}
	return { document, leftOut };
}

/** Leagues as open documents. */
export function leagueKind(leagues: Leagues): DocumentKind<LeagueContents, LeagueEdit> {
	return {
		store: leagueStore(leagues),
		diff: leagueDiff,
		idOf: ({ league }) => league.id,
		isSame,
		isReadableAfter: (_, { league }) => readLeague(league).ok && fitsIntoFile(league),
		merge: (_, theirs, patches) => merged(theirs, patches),
		recovered: 'recovered',
		copy: (contents) => ({ ...contents, league: { ...contents.league, id: randomId() } })
	};
}
