import { ageOn, type Day } from './calendar';
import { finding, type Finding } from './finding';
import type { League, ListName, Player } from './league-file';
import { categoryOf, type Regulation } from './regulation';

/** Lists whose entries can name a person. */
const NAMING = [
	'seasons',
	'meetings',
	'submissions',
	'protocols',
	'walkovers',
	'playOffs'
] as const;
type Naming = Extract<ListName, (typeof NAMING)[number]>;

/** The number of entries that name a person, by list. */
export type Mentions = Readonly<Record<Naming, number>>;

/**
 * Counts all entries that name a player or referee, annulled ones included. A mentioned person cannot be removed.
 */
export function mentionsOf(league: League, person: string): Mentions {
	const names = (ids: readonly (string | null | undefined)[]) => ids.includes(person);
	const { seasons, meetings, submissions, protocols, walkovers, playOffs } = league;
	const planned = meetings.filter(({ referee, plan }) =>
		names([referee, ...plan.flatMap((game) => [game.light, game.dark, game.referee])])
	);
	const played = protocols.filter(({ light, dark, referee }) =>
		names([light.player, dark.player, referee])
	);
	return {
		seasons: seasons.filter(({ roster = [] }) => roster.some(({ player }) => player === person))
			.length,
		meetings: planned.length,
		submissions: submissions.filter(({ player }) => player === person).length,
		protocols: played.length,
		walkovers: walkovers.filter(({ present, absent }) => names([present, absent])).length,
		playOffs: playOffs.filter(({ players }) => names(players)).length
	};
}

/** Whether no entry names the person. */
export function isUnmentioned(mentions: Mentions): boolean {
	return NAMING.every((list) => mentions[list] === 0);
}

/** Checks a player's category on a day, if the day of birth is known (PL-LIG-06). */
export function checkAge(
	{ born, category, parentConsent }: Player,
	regulation: Regulation,
	day: Day
): Finding[] {
	if (born === undefined) return [];
	const age = ageOn(born, day);
	const ofAge = categoryOf(regulation, age);
	if (ofAge === category) return [];
	if (ofAge === 'senior') return [finding('error', 'PLAYER', '/category', { reason: 'age' })];
	return parentConsent === true ? [] : [finding('error', 'CONSENT', '/parentConsent', { age })];
}
