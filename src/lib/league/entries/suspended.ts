import type { Protocol, Walkover } from '../league-file';
import type { Counting } from './counting';
import { meetingOfPair, plannedGames, type Held } from './game-identity';
import type { Version } from './records';
import type { Settled } from './settling';

/** What would count of one game, or is contested with it. */
type Group<T extends Protocol | Walkover = Protocol | Walkover> = readonly Version<T>[];
type Statement = Group[number];

/** What is left of the games, and those that are suspended. */
export interface Left {
	readonly reports: Settled<Protocol>;
	readonly absences: Settled<Walkover>;
	/** The reports and walkovers of one game, reports first. */
	readonly suspended: readonly Group[];
}

/** The groups that say something about a meeting that took place, and were not annulled. */
function groupsIn<T extends Protocol | Walkover>(
	{ counting, contested }: Settled<T>,
	held: Held
): Group<T>[] {
	const says = ({ value }: Version<T>) =>
		value.annulled !== true && held.get(value.meeting)?.annulled !== true;
	return [...counting.map(({ all }) => all), ...contested].filter((group) => group.some(says));
}

/**
 * Whether a walkover is about the game of a report. It is about the only one of that scenario that the two could play on
 * that day, or, where its meeting planned more, about the one with its number.
 */
function isLinked(report: Protocol, walkover: Walkover, held: Held): boolean {
	if (report.annulled === true || walkover.annulled === true) return false;
	if (meetingOfPair(report, held) !== meetingOfPair(walkover, held)) return false;
	return plannedGames(walkover, held) < 2 || report.game === walkover.game;
}

/** Joins the groups of reports and of walkovers that are about one game; only those are returned. */
function linked(
	reports: readonly Group<Protocol>[],
	walkovers: readonly Group<Walkover>[],
	held: Held
): Set<ReadonlySet<Group>> {
	const byName = new Map<string, Group<Walkover>[]>();
	for (const group of walkovers) {
		for (const name of new Set(group.map(({ value }) => meetingOfPair(value, held)))) {
			byName.set(name, [...(byName.get(name) ?? []), group]);
		}
	}
	const joined = new Map<Group, ReadonlySet<Group>>();
	for (const group of reports) {
		const names = new Set(group.map(({ value }) => meetingOfPair(value, held)));
		for (const absence of [...names].flatMap((name) => byName.get(name) ?? [])) {
			const isOne = group.some(({ value }) =>
				absence.some((other) => isLinked(value, other.value, held))
			);
			if (!isOne) continue;
			const parts = [group, absence].flatMap((part: Group) => [...(joined.get(part) ?? [part])]);
			const whole = new Set(parts);
			for (const part of whole) joined.set(part, whole);
		}
	}
	return new Set(joined.values());
}

/**
 * A report and a walkover of one game suspend each other until an official annuls one of them: neither counts, and
 * nobody loses points for an absence (PL-LIG-10).
 */
export function suspendedIn(
	counting: Counting,
	reports: Settled<Protocol>,
	absences: Settled<Walkover>,
	held: Held
): Left {
	const walkovers = groupsIn(absences, held);
	if (walkovers.length === 0) return { reports, absences, suspended: [] };
	const games = linked(groupsIn(reports, held), walkovers, held);
	const isReport = ({ value }: Statement) => 'light' in value;
	const suspended = [...games].map((groups) => {
		const all = [...groups].flat();
		return [...all.filter(isReport), ...all.filter((one) => !isReport(one))];
	});
	const out = new Set<Statement>(suspended.flat());
	for (const { digest } of out) counting.refuse(digest, 'contested');
	const without = <T extends Protocol | Walkover>(settled: Settled<T>): Settled<T> => ({
		counting: settled.counting.filter(({ shown }) => !out.has(shown)),
		contested: settled.contested.filter((group) => !group.some((one) => out.has(one)))
	});
	return { reports: without(reports), absences: without(absences), suspended };
}
