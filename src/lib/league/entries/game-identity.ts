import type { Meeting, PlannedGame, Protocol, Walkover } from '../league-file';

/** The meetings of a league by id. */
export type Held = ReadonlyMap<string, Meeting>;

/**
 * The season and the day of a meeting: two meetings on one day are one, since two organizers may both have entered it.
 * What was to happen at an annulled one happened nowhere else.
 */
function dayOf(meeting: string, held: Held): string {
	const found = held.get(meeting);
	return found && found.annulled !== true ? `${found.season} ${found.on}` : meeting;
}

/** A game's identity; its number only sorts. */
export function gameIdentity(report: Protocol, held: Held): string {
	const { meeting, scenario, light, dark, replay } = report;
	const day = dayOf(meeting, held);
	return [day, scenario, light.player, dark.player, replay === true].join(' ');
}

/** Reports with the same text here agree: they are of one game and have one result. */
export function agreementOf(report: Protocol, held: Held): string {
	const { outcome, light, dark, annulled } = report;
	const result = [outcome, light.secondary, dark.secondary, annulled === true];
	return [gameIdentity(report, held), ...result].join(' ');
}

/** An absence counts for one scenario of a meeting, of which two organizers may both have entered theirs. */
export function absenceIdentity({ meeting, present, absent }: Walkover, held: Held): string {
	return [dayOf(meeting, held), present, absent].join(' ');
}

/** Walkovers with the same text here agree. */
export function absenceAgreement(walkover: Walkover, held: Held): string {
	const { scenario, side, annulled } = walkover;
	return [absenceIdentity(walkover, held), scenario, side, annulled === true].join(' ');
}

const pairOf = (report: Protocol | Walkover): [string, string] =>
	'light' in report ? [report.light.player, report.dark.player] : [report.present, report.absent];

/** What a report and a walkover of one game have in common: the day, the pair and the scenario. */
export function meetingOfPair(report: Protocol | Walkover, held: Held): string {
	return [dayOf(report.meeting, held), ...pairOf(report).sort(), report.scenario].join(' ');
}

/** How many games of its scenario the meeting of a walkover had planned for the two. */
export function plannedGames(walkover: Walkover, held: Held): number {
	const pair = pairOf(walkover);
	const isTheirs = ({ scenario, light, dark }: PlannedGame) =>
		scenario === walkover.scenario && pair.includes(light) && pair.includes(dark);
	return (held.get(walkover.meeting)?.plan ?? []).filter(isTheirs).length;
}
