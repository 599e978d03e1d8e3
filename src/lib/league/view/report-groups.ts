import { memoByIdentity } from '$lib/rules/memo';
import { isOfKind, type Digest } from '../entries/entry';
import { agreementOf } from '../entries/game-identity';
import type { LeagueState } from '../entries/state';
import type { DeviceRights } from '../entries/device-rights';
import type { League, Meeting, PlannedGame, Protocol, Walkover } from '../league-file';

/** A report of a game that does not count yet. */
export interface OpenReport {
	readonly digest: Digest;
	readonly report: Protocol | Walkover;
	/** The key that signed it. */
	readonly author: string | undefined;
	/** Players who signed or confirmed it. */
	readonly confirmedBy: readonly string[];
	/** Whether it is a player's and only waits for a confirmation. */
	readonly unconfirmed: boolean;
}

export interface ReportGroup {
	/** Whether they contradict each other; else a player's report waits for a confirmation. */
	readonly contested: boolean;
	/** Whether one of them is a result, and one an absence: only an official decides that. */
	readonly suspended: boolean;
	readonly reports: readonly OpenReport[];
}

interface WaitingReport extends OpenReport {
	readonly report: Protocol;
}

/** Reports that say the same are one, which one confirmation is enough for. */
function agreeing(waiting: readonly WaitingReport[], { league }: LeagueState): ReportGroup[] {
	const held = new Map(league.meetings.map((meeting) => [meeting.id, meeting]));
	const groups = new Map<string, WaitingReport[]>();
	for (const one of waiting) {
		const agreement = agreementOf(one.report, held);
		groups.set(agreement, [...(groups.get(agreement) ?? []), one]);
	}
	return [...groups.values()].map((reports) => ({ contested: false, suspended: false, reports }));
}

/** The reports of a league that do not count yet, by game. */
export function reportGroups(state: LeagueState): ReportGroup[] {
	const unconfirmed = (digest: Digest) => state.uncounted.get(digest) === 'unconfirmed';
	const authorOf = (digest: Digest) => state.set.byDigest.get(digest)?.entry.author;
	const contested = state.contested.map(({ kind, reports }): ReportGroup => {
		const all = reports.map((rival) => {
			const { digest } = rival;
			return { ...rival, author: authorOf(digest), unconfirmed: unconfirmed(digest) };
		});
		return { contested: true, suspended: kind === 'suspended', reports: all };
	});
	const waiting = state.set.of('report').flatMap((known): WaitingReport[] => {
		const { digest, entry } = known;
		if (!isOfKind(known, 'report') || !unconfirmed(digest)) return [];
		const { author, body } = entry;
		const confirmedBy = state.confirmations.get(digest) ?? [];
		return [{ digest, report: body.record, author, confirmedBy, unconfirmed: true }];
	});
	return [...contested, ...agreeing(waiting, state)];
}

/** The groups with a report of each meeting, by its id. */
const byMeeting = memoByIdentity((groups: readonly ReportGroup[]) => {
	const meetings = new Map<string, ReportGroup[]>();
	for (const group of groups) {
		for (const meeting of new Set(group.reports.map(({ report }) => report.meeting))) {
			meetings.set(meeting, [...(meetings.get(meeting) ?? []), group]);
		}
	}
	return meetings;
});

/** The groups with a report of a meeting. */
export function groupsAt(groups: readonly ReportGroup[], meeting: string): readonly ReportGroup[] {
	return byMeeting(groups).get(meeting) ?? [];
}

/** Why the report of a planned game does not count yet; undefined if nobody has reported it. */
export function openReportOf(
	groups: readonly ReportGroup[],
	{ scenario, light, dark }: PlannedGame
): 'contested' | 'waits' | undefined {
	const group = groups.find(({ reports }) =>
		reports.some(
			({ report }) =>
				'light' in report &&
				report.scenario === scenario &&
				report.light.player === light &&
				report.dark.player === dark
		)
	);
	return group && (group.contested ? 'contested' : 'waits');
}

/** Whether a planned game has a report that does not count yet. */
export function hasOpenReport(
	groups: readonly ReportGroup[],
	{ id }: Pick<Meeting, 'id'>,
	game: PlannedGame
): boolean {
	return openReportOf(groupsAt(groups, id), game) !== undefined;
}

/**
 * Whether a confirmation with this key adds something: by a player of the game, or by an official of the meeting's
 * city for a player's report.
 */
export function mayConfirm(
	{ rights, key }: { readonly rights: DeviceRights; readonly key: string },
	{ report, author, confirmedBy, unconfirmed }: OpenReport,
	city: string | undefined
): boolean {
	const pair = 'light' in report ? [report.light.player, report.dark.player] : [];
	const isPlayer = rights.persons.some(
		(person) => pair.includes(person) && !confirmedBy.includes(person)
	);
	const isOfficial = rights.may('confirmation', { city });
	return author !== undefined && author !== key && (isPlayer || (isOfficial && unconfirmed));
}

/** Whether the same game is reported on the same day already, so that another report of it is a replay. */
export function isReportedBefore(
	{ league, groups }: { readonly league: League; readonly groups: readonly ReportGroup[] },
	{ id, meeting, scenario, light, dark }: Protocol
): boolean {
	const day = league.meetings.find((held) => held.id === meeting)?.on;
	const sameDay = league.meetings.filter(({ on }) => on === day).map((held) => held.id);
	const open = groups.flatMap(({ reports }) => reports.map(({ report }) => report));
	const reports = [...league.protocols, ...open].filter(
		(other) => sameDay.includes(other.meeting) && other.annulled !== true
	);
	return reports.some(
		(other) =>
			'light' in other &&
			other.id !== id &&
			other.scenario === scenario &&
			other.light.player === light.player &&
			other.dark.player === dark.player
	);
}
