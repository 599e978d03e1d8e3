import { newArmy } from '$lib/army/new-army';
import { toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import type { League, Meeting, Player, Protocol, Walkover } from '$lib/league/league-file';
import { newLeague } from '$lib/league/new-league';
import { leagueRulebookDigest, SMALL_LEAGUE } from '$lib/league/regulation';
import type { Submission } from '$lib/league/submission';

/** Returns an id made of a kind and a number. */
export function idOf(kind: number, number: number): string {
	const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
	return `${hex(kind, 8)}-0000-4000-8000-${hex(number, 12)}`;
}

export const [LEAGUE, MEETING, JAN, OLA, REFEREE] = [
	idOf(1, 1),
	idOf(2, 1),
	idOf(3, 1),
	idOf(3, 2),
	idOf(4, 1)
] as [string, string, string, string, string];

export function player(id: string, given: Partial<Player> = {}): Player {
	return { id, name: `P ${id.slice(-2)}`, category: 'senior', ...given };
}

/** Returns a meeting that follows all rules: announced a week before, one Battle, a referee. */
export function meeting(given: Partial<Meeting> = {}): Meeting {
	return {
		id: MEETING,
		season: '2026-1',
		on: '2026-03-08',
		announcedOn: '2026-03-01',
		table: { width: 120, depth: 120 },
		referee: REFEREE,
		plan: [{ scenario: 'battle', light: JAN, dark: OLA }],
		...given
	};
}

/** Returns the report of the planned Battle: Jan won, nobody reached the secondary objective. */
export function protocol(given: Partial<Protocol> = {}): Protocol {
	return {
		id: idOf(5, 1),
		meeting: MEETING,
		game: 1,
		scenario: 'battle',
		light: { player: JAN, army: 'A', secondary: false },
		dark: { player: OLA, army: 'A', secondary: false },
		outcome: 'light',
		referee: REFEREE,
		reportedOn: '2026-03-09',
		...given
	};
}

/** Returns the report that Ola did not come to the planned Battle. */
export function walkover(given: Partial<Walkover> = {}): Walkover {
	return {
		id: idOf(6, 1),
		meeting: MEETING,
		game: 1,
		scenario: 'battle',
		side: 'light',
		present: JAN,
		absent: OLA,
		reportedOn: '2026-03-09',
		...given
	};
}

/** Returns a league of Jan and Ola with one meeting. */
export function league(given: Partial<League> = {}): League {
	return {
		...newLeague(LEAGUE, 'Mała Liga znad Wisły', { id: '2026-1', opened: '2026-03-01' }),
		players: [player(JAN), player(OLA)],
		referees: [{ id: REFEREE, name: 'Sędzia' }],
		meetings: [meeting()],
		...given
	};
}

/** Returns an army worth `points`: mercenaries for 4, and explosives for the rest. */
export function armyOf(points: number, given: Partial<Army> = {}): Army {
	return {
		...newArmy(idOf(7, points), `Armia ${points}`, { profile: 'league' }),
		units: [
			{
				kind: 'minifig',
				id: 'u1',
				name: 'Zbrojny',
				rank: 'mercenary',
				count: Math.floor(points / 4)
			}
		],
		...(points % 4 > 0 && { stock: { explosives: points % 4 } }),
		...given
	};
}

/** Returns a submission by Jan with correct claims. */
export function submission(given: Partial<Submission> = {}): Submission {
	const armies = given.armies ?? { A: armyOf(150), B: armyOf(149) };
	const claimed = Object.entries(armies).map(([name, army]) => [
		name,
		toCp(assess(army as Army).total)
	]);
	return {
		format: 'brikmuster/submission',
		version: 1,
		league: LEAGUE,
		season: '2026-1',
		meeting: MEETING,
		player: { id: JAN, name: 'P 01', category: 'senior' },
		armies,
		attestations: { toyBricksOnly: true, parentConsent: false },
		rulebookDigest: leagueRulebookDigest(SMALL_LEAGUE),
		claimed: Object.fromEntries(claimed) as Record<string, number>,
		submittedAt: '2026-03-05T10:00:00Z',
		...given
	};
}

/** Returns the seed of a key; deterministic for a number. */
export function seedOf(number: number): Uint8Array<ArrayBuffer> {
	return Uint8Array.from({ length: 32 }, (_, index) => (number * 31 + index * 7) % 256);
}
