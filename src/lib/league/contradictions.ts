import { memoByIdentity } from '$lib/rules/memo';
import type { League, Meeting, PlayOff, Protocol, Season, Walkover } from './league-file';
import { undecidedOrders } from './undecided-order';

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
		| 'playOff'
		/** Two games with one number: nothing tells which one is a player's first. */
		| 'order'
		/** A game of a signed league with several reports, of which none counts yet. */
		| 'contested'
		/** A game of a signed league with a result and a walkover, of which none counts yet. */
		| 'suspended';
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

/** Meetings on one day may be one that was entered twice. */
type DayOf = (meeting: string) => string;

/** One game has one identity: day, players, scenario, sides, and whether it is a replay. */
function contradictingReports(protocols: readonly Protocol[], dayOf: DayOf): Contradiction[] {
	const groups = repeated(protocols, ({ meeting, scenario, light, dark, replay }) =>
		[dayOf(meeting), scenario, light.player, dark.player, replay === true].join(' ')
	);
	return groups
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

/**
 * Whether a walkover is about the game of a report. Two referees may give one game two numbers; it is the same one if the
 * two had no other game of that scenario to play.
 */
function isSameGame(walkover: Walkover, protocol: Protocol, planned: number): boolean {
	const { game, side, present } = walkover;
	const isOnThatSide = protocol[side].player === present && protocol.replay !== true;
	return protocol.game === game || (isOnThatSide && planned <= 1);
}

function absencesFromPlayedGames(
	walkovers: readonly Walkover[],
	protocols: readonly Protocol[],
	meetings: ReadonlyMap<string, Meeting>
): Contradiction[] {
	const nameOf = (meeting: string, scenario: string, players: string) =>
		[meeting, scenario, players].join(' ');
	const played = new Map<string, Protocol[]>();
	for (const protocol of protocols) {
		const { meeting, scenario, light, dark } = protocol;
		const name = nameOf(meeting, scenario, pair(light.player, dark.player));
		played.set(name, [...(played.get(name) ?? []), protocol]);
	}
	return walkovers.flatMap((walkover) => {
		const { id, meeting, scenario, present, absent } = walkover;
		const both = pair(present, absent);
		const planned = (meetings.get(meeting)?.plan ?? []).filter(
			(game) => game.scenario === scenario && pair(game.light, game.dark) === both
		);
		return (played.get(nameOf(meeting, scenario, both)) ?? [])
			.filter((protocol) => isSameGame(walkover, protocol, planned.length))
			.map((protocol): Contradiction => ({
				kind: 'absence',
				meeting,
				scenario,
				players: [present, absent],
				entries: [id, protocol.id]
			}));
	});
}

function mutualAbsences(walkovers: readonly Walkover[]): Contradiction[] {
	const groups = repeated(
		walkovers,
		({ meeting, present, absent }) => `${meeting} ${pair(present, absent)}`
	);
	return groups
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
	const groups = repeated(
		playOffs,
		({ season, scenario, on, players: [one, other] }) =>
			`${season} ${scenario} ${on} ${pair(one, other)}`
	);
	return groups
		.filter((group) => new Set(group.map(({ winner }) => winner)).size > 1)
		.flatMap((group): Contradiction[] => {
			const [first] = group;
			if (!first) return [];
			const { scenario, players } = first;
			return [{ kind: 'playOff', scenario, players, entries: group.map(({ id }) => id) }];
		});
}

function computed(league: League): readonly Contradiction[] {
	const held = new Map(
		league.meetings
			.filter(({ annulled }) => annulled !== true)
			.map((meeting) => [meeting.id, meeting])
	);
	const counts = ({ meeting, annulled }: Protocol | Walkover) =>
		annulled !== true && held.has(meeting);
	const dayOf = (meeting: string) => {
		const { season, on } = held.get(meeting) ?? {};
		return on === undefined ? meeting : `${season} ${on}`;
	};
	const protocols = league.protocols.filter(counts);
	const walkovers = league.walkovers.filter(counts);
	const all = contradictingReports(protocols, dayOf);
	all.push(...absencesFromPlayedGames(walkovers, protocols, held));
	all.push(...mutualAbsences(walkovers));
	all.push(...contradictingPlayOffs(league.playOffs));
	for (const season of league.seasons) {
		const orders = undecidedOrders(league, season);
		all.push(...orders.map((order): Contradiction => ({ kind: 'order', ...order })));
	}
	return all;
}

/** How many games of a season count in no way until an official decides, so that its standings are provisional. */
export function undecidedGames(
	{ meetings }: Pick<League, 'meetings'>,
	season: Pick<Season, 'id'>,
	contradictions: readonly Contradiction[]
): number {
	const held = new Set(
		meetings.filter((one) => one.season === season.id && !one.annulled).map(({ id }) => id)
	);
	const isOpen = ({ kind, meeting = '' }: Contradiction) =>
		(kind === 'contested' || kind === 'suspended') && held.has(meeting);
	return contradictions.filter(isOpen).length;
}

/** The counting entries of a league that contradict each other; worked out once. */
export const contradictionsOf = memoByIdentity(computed);
