import { LEAGUE_FORMAT, LEAGUE_VERSION, type League, type Season } from '../league-file';
import { annulmentsIn } from './annulments';
import { authorityOf, type Grant } from './authority';
import { Counting } from './counting';
import type { Digest } from './entry';
import { entrySetOf, type EntrySet, type LeagueSources } from './entry-set';
import { gamesOf, type Contested, type Games } from './games';
import { peopleOf, type People } from './people';
import type { UncountedReason } from './reasons';
import type { Heads, RecordConflict, RecordList } from './records';
import { seasonsOf, type Seasons } from './seasons';
import { submissionsOf, type OtherKey, type Submissions, type Submitted } from './submissions';

/** A key that belongs to several persons. */
interface SharedKey {
	readonly code: 'sharedKey';
	readonly publicKey: string;
	readonly persons: readonly string[];
}

/** Something that a referee must look at. */
export type Alarm = OtherKey | SharedKey;

/** A league, worked out from a set of entries. */
export interface LeagueState {
	readonly founding: Digest;
	readonly league: League;
	readonly counted: ReadonlySet<Digest>;
	/** Sorted by digest. */
	readonly uncounted: ReadonlyMap<Digest, UncountedReason>;
	readonly contested: readonly Contested[];
	readonly conflicts: readonly RecordConflict[];
	readonly alarms: readonly Alarm[];
	/** The rights of each key. */
	readonly grants: ReadonlyMap<string, readonly Grant[]>;
	/** The keys of each person that count for new entries. */
	readonly keys: ReadonlyMap<string, readonly string[]>;
	/** Submissions in the order of their receipts, then those without one. */
	readonly submissions: readonly Submitted[];
	/** The number of the next receipt. */
	readonly nextReceipt: number;
	/** Who confirmed a report, by the digest of its entry. */
	readonly confirmations: ReadonlyMap<Digest, readonly string[]>;
	/** The versions of every record by list and id. An edit replaces the heads. */
	readonly records: ReadonlyMap<RecordList, ReadonlyMap<string, Heads<unknown>>>;
	/** The version-1 files that count. */
	readonly adopted: readonly Digest[];
	readonly set: EntrySet;
}

/** Who is named in a meeting or as a referee of a game. */
function namedIn({ meetings, protocols }: Games): Set<string> {
	const planned = meetings.flatMap(({ referee, plan }) => [
		referee,
		...plan.flatMap((game) => [game.light, game.dark, game.referee ?? null])
	]);
	const played = protocols.map(({ referee }) => referee);
	return new Set([...planned, ...played].flatMap((id) => id ?? []));
}

function refereesOf({ officials, inOffice, byId }: People, games: Games): League['referees'] {
	const named = namedIn(games);
	return [...officials]
		.filter(([id]) => inOffice.has(id) || (named.has(id) && !byId.has(id)))
		.map(([id, name]) => ({ id, name }));
}

function sharedKeys({ keys }: People): SharedKey[] {
	const owners = new Map<string, string[]>();
	for (const [person, own] of keys) {
		for (const key of own) owners.set(key, [...(owners.get(key) ?? []), person]);
	}
	return [...owners].flatMap(([publicKey, persons]): SharedKey[] =>
		persons.length > 1 ? [{ code: 'sharedKey', publicKey, persons: persons.sort() }] : []
	);
}

interface Parts {
	readonly people: People;
	readonly seasons: Seasons;
	readonly games: Games;
	readonly submissions: Submissions;
}

function leagueOf({ founding }: EntrySet, { people, seasons, games, submissions }: Parts): League {
	return {
		format: LEAGUE_FORMAT,
		version: LEAGUE_VERSION,
		id: founding.entry.body.id,
		name: seasons.name,
		regulation: seasons.regulation,
		players: [...people.players],
		referees: refereesOf(people, games),
		seasons: [...seasons.seasons] as Season[],
		meetings: [...games.meetings],
		submissions: [...submissions.decisions],
		protocols: [...games.protocols],
		walkovers: [...games.walkovers],
		playOffs: [...games.playOffs]
	};
}

/** Entries about rights, annulments and notes. */
function countOthers(counting: Counting): void {
	const { set, authority, annulments } = counting;
	for (const digest of authority.counted) counting.count(digest);
	for (const digest of annulments.counted) counting.count(digest);
	for (const [digest, reason] of annulments.uncounted) counting.refuse(digest, reason);
	counting.take('note', () => ({}));
	for (const known of set.all) {
		const { digest } = known;
		if (counting.counted.has(digest) || counting.reasons.has(digest)) continue;
		const reason = counting.lacking(known, authority.grantsOf(known));
		const waits = reason === 'noRight' && isWaiting(known, set);
		counting.refuse(digest, waits ? 'waits' : reason);
	}
}

/** Whether an entry about rights refers to something that has not arrived. */
function isWaiting({ entry: { body } }: EntrySet['all'][number], set: EntrySet): boolean {
	if (body.kind === 'adoption') return !set.documents.has(body.document);
	if (body.kind === 'dismissal') return !body.appointments.every((one) => set.byDigest.has(one));
	return false;
}

function computed(set: EntrySet): LeagueState {
	const authority = authorityOf(set);
	const counting = new Counting(set, authority, annulmentsIn(set, authority));
	const people = peopleOf(counting);
	const seasons = seasonsOf(counting);
	const games = gamesOf(counting, people, seasons);
	const held = new Map(games.meetings.map((meeting) => [meeting.id, meeting]));
	const submissions = submissionsOf(counting, people, held);
	countOthers(counting);
	const reasons = [...counting.reasons].sort(([a], [b]) => (a < b ? -1 : 1));
	return {
		founding: set.founding.digest,
		league: leagueOf(set, { people, seasons, games, submissions }),
		counted: counting.counted,
		uncounted: new Map(reasons),
		contested: games.contested,
		conflicts: counting.conflicts,
		alarms: [...submissions.otherKeys, ...sharedKeys(people)],
		grants: authority.byKey,
		keys: people.keys,
		submissions: submissions.all,
		nextReceipt: submissions.nextReceipt,
		confirmations: games.confirmations,
		records: counting.records,
		adopted: counting.documents().map(({ digest }) => digest),
		set
	};
}

/**
 * The state of a league: a pure function of a set of entries, whatever their order and however often they arrive.
 * Undefined while the founding has not arrived.
 */
export function stateOf(sources: LeagueSources): LeagueState | undefined {
	const set = entrySetOf(sources);
	return set && computed(set);
}
