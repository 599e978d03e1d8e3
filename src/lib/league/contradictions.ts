import type { League, PlayOff, Protocol, Walkover } from './league-file';

/** Entries that cannot all be true. */
export interface Contradiction {
	readonly kind:
		/** One game with two different results. */
		| 'game'
		/** A game was played although a player is reported absent from it. */
		| 'absence'
		/** Each of two players is reported absent from the games with the other. */
		| 'bothAbsent'
		/** One play-off with two winners. */
		| 'playOff';
	readonly scenario: string;
	readonly players: readonly [string, string];
	/** Absent for play-offs. */
	readonly meeting?: string;
	/** The ids of the entries. */
	readonly entries: readonly string[];
}

/** Groups entries by a key; only groups of several are kept. */
function repeated<T>(entries: readonly T[], keyOf: (entry: T) => string): T[][] {
	const groups = new Map<string, T[]>();
	for (const entry of entries) {
		const key = keyOf(entry);
		groups.set(key, [...(groups.get(key) ?? []), entry]);
	}
	return [...groups.values()].filter((group) => group.length > 1);
}

/** What a report says about the result, to compare reports of one game. */
function resultOf({ outcome, light, dark }: Protocol): string {
	return `${outcome} ${light.secondary} ${dark.secondary}`;
}

/** One game has one identity: meeting, players, scenario, sides, and whether it is a replay. */
function contradictingReports(protocols: readonly Protocol[]): Contradiction[] {
	return repeated(
		protocols,
		({ meeting, scenario, light, dark, replay = false }) =>
			`${meeting} ${scenario} ${light.player} ${dark.player} ${replay}`
	)
		.filter((group) => new Set(group.map(resultOf)).size > 1)
		.flatMap((group): Contradiction[] => {
			const [first] = group;
			if (!first) return [];
			const { meeting, scenario, light, dark } = first;
			const players = [light.player, dark.player] as const;
			return [{ kind: 'game', meeting, scenario, players, entries: group.map(({ id }) => id) }];
		});
}

const pair = (one: string, other: string) => [one, other].sort().join(' ');

function absencesFromPlayedGames(
	walkovers: readonly Walkover[],
	protocols: readonly Protocol[]
): Contradiction[] {
	return walkovers.flatMap(({ id, meeting, game, scenario, present, absent }) =>
		protocols
			.filter(
				(protocol) =>
					protocol.meeting === meeting &&
					protocol.game === game &&
					protocol.scenario === scenario &&
					pair(protocol.light.player, protocol.dark.player) === pair(present, absent)
			)
			.map((protocol): Contradiction => ({
				kind: 'absence',
				meeting,
				scenario,
				players: [present, absent],
				entries: [id, protocol.id]
			}))
	);
}

function mutualAbsences(walkovers: readonly Walkover[]): Contradiction[] {
	return repeated(
		walkovers,
		({ meeting, present, absent }) => `${meeting} ${pair(present, absent)}`
	)
		.filter((group) => new Set(group.map(({ absent }) => absent)).size > 1)
		.flatMap((group): Contradiction[] => {
			const [first] = group;
			if (!first) return [];
			const { meeting, scenario, present, absent } = first;
			const entries = group.map(({ id }) => id);
			return [{ kind: 'bothAbsent', meeting, scenario, players: [present, absent], entries }];
		});
}

function contradictingPlayOffs(playOffs: readonly PlayOff[]): Contradiction[] {
	return repeated(
		playOffs,
		({ season, scenario, on, players: [one, other] }) =>
			`${season} ${scenario} ${on} ${pair(one, other)}`
	)
		.filter((group) => new Set(group.map(({ winner }) => winner)).size > 1)
		.flatMap((group): Contradiction[] => {
			const [first] = group;
			if (!first) return [];
			const { scenario, players } = first;
			return [{ kind: 'playOff', scenario, players, entries: group.map(({ id }) => id) }];
		});
}

/** The counting entries of a league that contradict each other. */
export function contradictionsOf(league: League): Contradiction[] {
	const held = new Set(
		league.meetings.filter(({ annulled }) => annulled !== true).map(({ id }) => id)
	);
	const counts = ({ meeting, annulled }: Protocol | Walkover) =>
		annulled !== true && held.has(meeting);
	const protocols = league.protocols.filter(counts);
	const walkovers = league.walkovers.filter(counts);
	return [
		...contradictingReports(protocols),
		...absencesFromPlayedGames(walkovers, protocols),
		...mutualAbsences(walkovers),
		...contradictingPlayOffs(league.playOffs)
	];
}
