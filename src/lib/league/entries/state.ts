import { LEAGUE_FORMAT, LEAGUE_VERSION, type League } from '../league-file';
import { annulmentsIn } from './annulments';
import { authorityOf, type Authority, type Grant } from './authority';
import { Counting } from './counting';
import type { Digest, KnownEntry } from './entry';
import { entrySet, type EntrySet, type LeagueSources } from './entry-set';
import { gamesOf, meetingsOf, type Contested, type Games } from './games';
import { peopleOf, type People } from './people';
import type { UncountedReason } from './reasons';
import type { Heads, RecordConflict, RecordList } from './records';
import { seasonsOf, type Seasons } from './seasons';
import { submissionsOf, type OtherKey, type Submissions, type Submitted } from './submissions';

const RIGHTS = ['appointment', 'dismissal', 'key', 'keyRevoked', 'annulment'] as const;

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
	/** The id of a submission in an entry. */
	readonly submissionId: Submissions['idOf'];
	/** The number of the next receipt. */
	readonly nextReceipt: number;
	/** Who confirmed a report, by the digest of its entry. */
	readonly confirmations: ReadonlyMap<Digest, readonly string[]>;
	/** Reports on which both players or a referee agreed, so that only referees change them. */
	readonly firm: ReadonlySet<Digest>;
	/** The versions of every record by list and id. An edit replaces the heads. */
	readonly records: ReadonlyMap<RecordList, ReadonlyMap<string, Heads<unknown>>>;
	readonly set: EntrySet;
	readonly authority: Authority;
	/** The ids that count for persons who are registered twice. */
	readonly merged: ReadonlyMap<string, string>;
}

/** The ids of all people named in meetings or as referees of games. */
function namedIn(meetings: League['meetings'], { protocols }: Games): Set<string> {
	const planned = meetings.flatMap(({ referee, plan }) => [
		referee,
		...plan.flatMap((game) => [game.light, game.dark, game.referee ?? null])
	]);
	const played = protocols.map(({ referee }) => referee);
	return new Set([...planned, ...played].flatMap((id) => id ?? []));
}

function refereesOf(
	{ officials, inOffice, byId }: People,
	meetings: League['meetings'],
	games: Games
): League['referees'] {
	const named = namedIn(meetings, games);
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
	readonly meetings: League['meetings'];
	readonly games: Games;
	readonly submissions: Submissions;
}

function leagueOf(
	{ founding }: EntrySet,
	{ people, seasons, meetings, games, submissions }: Parts
): League {
	return {
		format: LEAGUE_FORMAT,
		version: LEAGUE_VERSION,
		id: founding.entry.body.id,
		name: seasons.name,
		regulation: seasons.regulation,
		players: [...people.players],
		referees: refereesOf(people, meetings, games),
		seasons: [...seasons.seasons],
		meetings,
		submissions: [...submissions.decisions],
		protocols: [...games.protocols],
		walkovers: [...games.walkovers],
		playOffs: [...games.playOffs]
	};
}

/** An entry about rights that names something which has not arrived. */
function isWaiting({ entry: { body } }: KnownEntry, set: EntrySet): boolean {
	return body.kind === 'dismissal' && !body.appointments.every((one) => set.byDigest.has(one));
}

/** Entries about rights and keys, annulments and notes. */
function countOthers(counting: Counting): void {
	const { set, authority, annulments } = counting;
	for (const digest of authority.counted) counting.count(digest);
	for (const digest of annulments.counted) counting.count(digest);
	for (const [digest, reason] of annulments.uncounted) counting.refuse(digest, reason);
	for (const kind of ['exchangeKey', 'officialsKey', 'note'] as const)
		counting.take(kind, () => ({}));
	for (const known of RIGHTS.flatMap((kind): readonly KnownEntry[] => set.of(kind))) {
		const { digest } = known;
		if (counting.counted.has(digest) || counting.reasons.has(digest)) continue;
		const reason = counting.lacking(known, authority.grantsOf(known));
		const waits = reason === 'noRight' && isWaiting(known, set);
		counting.refuse(digest, waits ? 'waits' : reason);
	}
}

/**
 * The state of a league: a pure function of a set of entries, whatever their order and however often they arrive.
 * Undefined while the founding has not arrived.
 */
export function stateOf(sources: LeagueSources): LeagueState | undefined {
	const set = entrySet(sources);
	if (!set) return undefined;
	const authority = authorityOf(set);
	const counting = new Counting(set, authority, annulmentsIn(set, authority));
	const people = peopleOf(counting);
	const seasons = seasonsOf(counting);
	const meetings = meetingsOf(counting, people, seasons);
	countOthers(counting);
	const held = new Map(meetings.map((meeting) => [meeting.id, meeting]));
	const games = gamesOf(counting, people, seasons, held);
	const submissions = submissionsOf(counting, people, held);
	const { counted, reasons, records, conflicts, joined: merged } = counting;
	const strangers = set.strangers.map((one) => [one, 'otherLeague'] as const);
	return {
		founding: set.founding.digest,
		league: leagueOf(set, { people, seasons, meetings, games, submissions }),
		...{ counted, records, conflicts, authority, merged, set },
		uncounted: new Map([...strangers, ...reasons].sort(([a], [b]) => (a < b ? -1 : 1))),
		contested: games.contested,
		alarms: [...submissions.otherKeys, ...sharedKeys(people)],
		grants: authority.byKey,
		keys: people.keys,
		submissions: submissions.all,
		submissionId: submissions.idOf,
		nextReceipt: submissions.nextReceipt,
		confirmations: games.confirmations,
		firm: games.firm
	};
}
