import { allParts, eachInParts } from '../in-parts';
import { LEAGUE_FORMAT, LEAGUE_VERSION, type League } from '../league-file';
import type { Grant } from './authority';
import type { Digest } from './entry';
import { entrySetInParts, type EntrySet, type LeagueSources } from './entry-set';
import type { Contested, Games } from './games';
import type { People } from './people';
import type { UncountedReason } from './reasons';
import type { Heads, RecordConflict, RecordList } from './records';
import { stagesOf, type Base, type Stages } from './stages';
import type { OtherKey, Submissions, Submitted } from './submissions';

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
	/** For the next state. */
	readonly stages: Stages;
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

function leagueOf(
	{ founding }: EntrySet,
	{ people, seasons, meetings }: Base,
	games: Games,
	{ decisions }: Submissions
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
		meetings: [...meetings],
		submissions: [...decisions],
		protocols: [...games.protocols],
		walkovers: [...games.walkovers],
		playOffs: [...games.playOffs]
	};
}

function* assembled(set: EntrySet, stages: Stages): Generator<void, LeagueState> {
	const { base, games, submissions } = stages;
	const countings = [base, games, submissions].map(({ counting }) => counting);
	const reasons: [Digest, UncountedReason][] = set.strangers.map((one) => [one, 'otherLeague']);
	const counted = new Set<Digest>();
	for (const counting of countings) {
		yield* eachInParts(counting.counted, (digest) => counted.add(digest));
		yield* eachInParts(counting.reasons, (one) => reasons.push(one));
	}
	for (const digest of games.counting.reasons.keys()) counted.delete(digest);
	yield;
	return {
		founding: set.founding.digest,
		league: leagueOf(set, base.made, games.made, submissions.made),
		counted,
		uncounted: new Map(reasons.sort(([a], [b]) => (a < b ? -1 : 1))),
		contested: games.made.contested,
		conflicts: countings.flatMap(({ conflicts }) => conflicts),
		alarms: [...submissions.made.otherKeys, ...sharedKeys(base.made.people)],
		grants: base.counting.authority.byKey,
		keys: base.made.people.keys,
		submissions: submissions.made.all,
		submissionId: submissions.made.idOf,
		nextReceipt: submissions.made.nextReceipt,
		confirmations: games.made.confirmations,
		firm: games.made.firm,
		records: new Map(countings.flatMap(({ records }) => [...records])),
		set,
		stages
	};
}

/** Works the state out with pauses between its parts, so that a page stays usable. */
export function* stateInParts(
	sources: LeagueSources,
	before?: LeagueState
): Generator<void, LeagueState | undefined> {
	const set = yield* entrySetInParts(sources, before?.set);
	yield;
	return set && (yield* assembled(set, yield* stagesOf(set, before)));
}

/**
 * The state of a league: a pure function of a set of entries, whatever their order and however often they arrive.
 * Undefined while the founding has not arrived. The state before saves working out what stays the same; the result is
 * equal without it.
 */
export function stateOf(sources: LeagueSources, before?: LeagueState): LeagueState | undefined {
	return allParts(stateInParts(sources, before));
}
