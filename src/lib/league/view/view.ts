import { contradictionsOf, type Contradiction } from '../contradictions';
import { rankOf } from '../entries/authority';
import type { BodyOf, Kind } from '../entries/bodies';
import { keyRights, type KeyRights } from '../entries/device-rights';
import type { Digest } from '../entries/entry';
import { pendingIn, type Pending } from '../entries/pending';
import type { Contested } from '../entries/games';
import { meetingChanges } from '../entries/meeting-changes';
import type { UncountedReason } from '../entries/reasons';
import type { Alarm, LeagueState } from '../entries/state';
import { removedKeysIn } from '../known-keys';
import type { League, Season } from '../league-file';
import type { NamedPerson } from '../names';
import { similarPairs } from '../similar-names';
import { latestSeason } from '../season';
import {
	formerOfficials,
	joinedIn,
	notesIn,
	officesIn,
	ownersIn,
	type Joined,
	type Note,
	type Office
} from './people';
import { reportGroups, type ReportGroup } from './report-groups';
import { changesOf, type SeasonChange } from './season-changes';
import {
	acceptedByKey,
	listedDecisions,
	listedSubmissions,
	type ListedSubmission
} from './submissions';

/** Who looks at a league, and at which season; without one at the latest. */
export interface Viewer {
	/** The keys of the device, the newest first. */
	readonly keys: readonly string[];
	readonly season?: string | undefined;
}

/** An entry that does not count. */
export interface UncountedEntry {
	readonly digest: Digest;
	readonly reason: UncountedReason;
	readonly kind: Kind;
	readonly author: string;
	readonly writtenAt: string;
}

/** More entries that do not count would not be read. */
const MOST_UNCOUNTED = 200;

/** What the pages of a league show of one season: plain values, without entries and the files of submissions. */
export interface LeagueView {
	readonly founding: Digest;
	readonly founder: BodyOf<'founding'>['founder'];
	/** The league with the games of one season; a submission names its file by the digest. */
	readonly league: League;
	/** The id of the season on the screen. */
	readonly season: string | undefined;
	/** The key of the device that has most rights; empty without one. */
	readonly key: string;
	readonly rights: KeyRights;
	/** The persons whose keys these are. */
	readonly owners: Readonly<Record<string, readonly string[]>>;
	readonly formerOfficials: readonly NamedPerson[];
	readonly offices: readonly Office[];
	readonly joined: readonly Joined[];
	readonly notes: readonly Note[];
	readonly alarms: readonly Alarm[];
	/** The ids of players with equal or look-alike names, each pair once. */
	readonly lookAlikes: readonly (readonly [string, string])[];
	/** The number of records that were changed twice. */
	readonly conflicts: number;
	readonly contested: readonly Contested[];
	readonly contradictions: readonly Contradiction[];
	readonly reportGroups: readonly ReportGroup[];
	readonly submissions: readonly ListedSubmission[];
	readonly pending: readonly Omit<Pending, 'file'>[];
	/** Keys of which all rights were revoked. */
	readonly removedKeys: readonly string[];
	/** The accepted submissions that only this key of their player sealed or sent. */
	readonly acceptedByKey: Readonly<Record<string, readonly Digest[]>>;
	readonly seasonChanges: readonly SeasonChange[];
	/** How often each meeting was changed. */
	readonly meetingChanges: Readonly<Record<string, number>>;
	readonly entries: number;
	/** The number of entries that do not count, and the first of them. */
	readonly uncounted: number;
	readonly uncountedEntries: readonly UncountedEntry[];
}

/** The key that has most rights in a league, the newest of several. */
export function keyFor({ grants }: Pick<LeagueState, 'grants'>, keys: readonly string[]): string {
	const rankOfKey = (key: string) =>
		Math.max(-1, ...(grants.get(key) ?? []).map((one) => (one.current ? rankOf(one.role) : -1)));
	return keys.toSorted((a, b) => rankOfKey(b) - rankOfKey(a))[0] ?? '';
}

/** The league with the games and play-offs of one season. */
function ofSeason(state: LeagueState, season: Season | undefined): League {
	const { league } = state;
	const meetings = league.meetings.filter((meeting) => meeting.season === season?.id);
	const held = new Set(meetings.map(({ id }) => id));
	return {
		...league,
		submissions: listedDecisions(state),
		protocols: league.protocols.filter(({ meeting }) => held.has(meeting)),
		walkovers: league.walkovers.filter(({ meeting }) => held.has(meeting)),
		playOffs: league.playOffs.filter((playOff) => playOff.season === season?.id)
	};
}

function uncountedEntries({ uncounted, set }: LeagueState): UncountedEntry[] {
	return [...uncounted].slice(0, MOST_UNCOUNTED).flatMap(([digest, reason]) => {
		const known = set.byDigest.get(digest);
		if (!known) return [];
		const { author, writtenAt, body } = known.entry;
		return [{ digest, reason, kind: body.kind, author, writtenAt }];
	});
}

/** What the pages of a league show to somebody. */
export function viewOf(state: LeagueState, { keys, season: wanted }: Viewer): LeagueView {
	const { league, set, alarms, contested, conflicts, uncounted } = state;
	const season = league.seasons.find(({ id }) => id === wanted) ?? latestSeason(league);
	const shown = ofSeason(state, season);
	const key = keyFor(state, keys);
	const groups = reportGroups(state);
	const [notes, joined] = [notesIn(state), joinedIn(state)];
	const annullable = [
		...notes.map(({ digest }) => digest),
		...joined.flatMap(({ entries }) => entries),
		...groups.flatMap(({ reports }) => reports.map(({ digest }) => digest))
	];
	return {
		founding: state.founding,
		founder: set.founding.entry.body.founder,
		league: shown,
		season: season?.id,
		key,
		rights: keyRights(state, key, annullable),
		owners: ownersIn(state),
		formerOfficials: formerOfficials(state),
		offices: officesIn(state),
		...{ joined, notes, alarms, contested, reportGroups: groups },
		lookAlikes: similarPairs(league.players).map(([one, other]) => [one.id, other.id]),
		conflicts: conflicts.length,
		contradictions: contradictionsOf(shown),
		submissions: listedSubmissions(state),
		pending: pendingIn(state).map(({ id, content }) => ({ id, content })),
		removedKeys: removedKeysIn(state),
		acceptedByKey: acceptedByKey(state),
		seasonChanges: season ? changesOf(state, season.id) : [],
		meetingChanges: meetingChanges(state, shown.meetings),
		entries: set.all.length,
		uncounted: uncounted.size,
		uncountedEntries: uncountedEntries(state)
	};
}
