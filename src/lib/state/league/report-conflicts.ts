import type { DeviceRights } from '$lib/league/entries/device-rights';
import { isOfKind, type Digest } from '$lib/league/entries/entry';
import { agreementOf } from '$lib/league/entries/game-identity';
import type { LeagueState } from '$lib/league/entries/state';
import type { League, Meeting, PlannedGame, Protocol, Walkover } from '$lib/league/league-file';

/** A report of a game that does not count yet. */
export interface OpenReport {
	readonly digest: Digest;
	readonly report: Protocol | Walkover;
	/** The key that signed it; absent for a report in a version-1 file. */
	readonly author: string | undefined;
	/** Players who signed or confirmed it. */
	readonly confirmedBy: readonly string[];
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

/** The reports of a meeting that do not count yet, by game. */
export function conflictsOf(state: LeagueState, meeting: string): ReportGroup[] {
	const authorOf = (digest: Digest) => state.set.byDigest.get(digest)?.entry.author;
	const contested = state.contested.flatMap((group): ReportGroup[] => {
		if (!group.reports.some(({ report }) => report.meeting === meeting)) return [];
		const reports = group.reports.map((rival) => ({ ...rival, author: authorOf(rival.digest) }));
		return [{ contested: true, suspended: group.kind === 'suspended', reports }];
	});
	const waiting = [...state.uncounted].flatMap(([digest, reason]): WaitingReport[] => {
		const known = state.set.byDigest.get(digest);
		if (reason !== 'unconfirmed' || !known || !isOfKind(known, 'report')) return [];
		const { author, body } = known.entry;
		if (body.record.meeting !== meeting) return [];
		const confirmedBy = state.confirmations.get(digest) ?? [];
		return [{ digest, report: body.record, author, confirmedBy }];
	});
	return [...contested, ...agreeing(waiting, state)];
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
	state: LeagueState | undefined,
	meeting: Pick<Meeting, 'id'>,
	game: PlannedGame
): boolean {
	return state !== undefined && openReportOf(conflictsOf(state, meeting.id), game) !== undefined;
}

/**
 * Whether a confirmation with this key adds something: by a player of the game, or by an official of the meeting's
 * city for a player's report.
 */
export function mayConfirm(
	state: LeagueState,
	{ rights, key }: { readonly rights: DeviceRights; readonly key: string },
	{ digest, report, author, confirmedBy }: OpenReport,
	city: string | undefined
): boolean {
	const pair = 'light' in report ? [report.light.player, report.dark.player] : [];
	const isPlayer = rights.persons.some(
		(person) => pair.includes(person) && !confirmedBy.includes(person)
	);
	const isOfficial = rights.may('confirmation', { city });
	const isUnconfirmed = state.uncounted.get(digest) === 'unconfirmed';
	return author !== undefined && author !== key && (isPlayer || (isOfficial && isUnconfirmed));
}

/** Whether the same game is reported on the same day already, so that another report of it is a replay. */
export function isReportedBefore(
	{ league, state }: { readonly league: League; readonly state: LeagueState | undefined },
	{ id, meeting, scenario, light, dark }: Protocol
): boolean {
	const day = league.meetings.find((held) => held.id === meeting)?.on;
	const sameDay = league.meetings.filter(({ on }) => on === day).map((held) => held.id);
	const open = state ? sameDay.flatMap((held) => conflictsOf(state, held)) : [];
	const reports = [
		...league.protocols.filter((other) => sameDay.includes(other.meeting) && !other.annulled),
		...open.flatMap((group) => group.reports.map(({ report }) => report))
	];
	return reports.some(
		(other) =>
			'light' in other &&
			other.id !== id &&
			other.scenario === scenario &&
			other.light.player === light.player &&
			other.dark.player === dark.player
	);
}
