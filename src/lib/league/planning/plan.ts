import { regulationOf } from '../frozen';
import type { League, Player, Season } from '../league-file';
import { boxesOf } from '../regulation';
import { totalOf } from '../results';
import { seasonState } from '../season';
import { boxKey, seasonNeeds, unplayedGames } from './open-boxes';
import type { Index, Pairing, Round } from './pairing';
import { canBeRefereed, refereesOf, type Refereeing } from './referees';
import { pairedRounds } from './rounds';
import { swissRound } from './swiss';

/** The players present and the tables of each round. */
export interface PlanOrder {
	readonly present: readonly string[];
	/** People who can referee, in order of preference; players among them too. */
	readonly referees: readonly string[];
	/** Photos may stand in for a referee where the regulation allows it. */
	readonly documented: boolean;
	readonly tables: readonly number[];
	/** Fill open boxes, or pair players of close totals for one round. */
	readonly mode: 'boxes' | 'swiss';
	/** Juniors may play seniors. */
	readonly mixed: boolean;
	/** Only players of different cities meet, as in a final. */
	readonly acrossCities: boolean;
	/** A meeting whose plan is made again. */
	readonly except?: string | undefined;
}

interface PlannedMatch {
	readonly scenario: string;
	readonly light: string;
	readonly dark: string;
	readonly referee: string | null;
	readonly fills: 0 | 1 | 2;
}

export interface PlannedRound {
	readonly games: readonly PlannedMatch[];
	/** Present players without a game. */
	readonly resting: readonly string[];
}

export interface Plan {
	readonly rounds: readonly PlannedRound[];
	/** Open boxes that it fills. */
	readonly boxes: number;
}

const pairKey = (one: string, other: string) =>
	one < other ? `${one} ${other}` : `${other} ${one}`;

/** The number of games of each pair in a season, planned ones included. */
function encounters(league: League, season: Season, except?: string): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	const add = (one: string, other: string) => {
		const key = pairKey(one, other);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	};
	const held = new Set(
		league.meetings
			.filter((meeting) => meeting.season === season.id && meeting.annulled !== true)
			.map(({ id }) => id)
	);
	for (const { meeting, annulled, light, dark } of league.protocols) {
		if (held.has(meeting) && annulled !== true) add(light.player, dark.player);
	}
	for (const { meeting, game } of unplayedGames(league, season)) {
		if (meeting.id !== except) add(game.light, game.dark);
	}
	return counts;
}

interface Setting {
	readonly present: readonly Player[];
	readonly pairing: Pairing;
	readonly refereeing: Refereeing;
}

function settingOf(league: League, season: Season, order: PlanOrder): Setting {
	const regulation = regulationOf(league, season);
	const needs = seasonNeeds(league, season, order.except);
	const wanted = new Set(order.present);
	const own = needs.filter(({ player }) => wanted.has(player.id));
	const present = own.map(({ player }) => player);
	const refereeing = { ...order, regulation, players: needs.map(({ player }) => player) };
	const counts = encounters(league, season, order.except);
	const boxes = boxesOf(regulation).map(boxKey);
	const mayMeet = (a: Player, b: Player) =>
		(order.mixed || a.category === b.category) &&
		(!order.acrossCities || a.city !== b.city) &&
		canBeRefereed(refereeing, a.id, b.id);
	const possible = present.map((a) => present.map((b) => a !== b && mayMeet(a, b)));
	const idOf = (index: Index) => present[index]?.id ?? '';
	const pairing: Pairing = {
		players: present.length,
		scenarios: regulation.scenarios.length,
		open: own.map(({ open }) => {
			const keys = new Set(open.map(boxKey));
			return boxes.map((key) => keys.has(key));
		}),
		mayPlay: (one, other) => possible[one]?.[other] === true,
		met: (one, other) => counts.get(pairKey(idOf(one), idOf(other))) ?? 0,
		tables: order.mode === 'swiss' ? order.tables.slice(0, 1) : order.tables
	};
	return { present, pairing, refereeing };
}

/** One Swiss round; games that are planned count like those that were played. */
function swissRounds(
	league: League,
	season: Season,
	{ present, pairing }: Setting,
	except: string | undefined
): Round[] {
	const { results } = seasonState(league, season);
	const of = (index: Index) => results.get(present[index]?.id ?? '') ?? [];
	const planned = unplayedGames(league, season)
		.filter(({ meeting }) => meeting.id !== except)
		.flatMap(({ game: { light, dark } }) => [light, dark]);
	const plannedOf = (index: Index) => planned.filter((id) => id === present[index]?.id).length;
	return [
		[
			...swissRound(
				pairing,
				(player) => totalOf(of(player)),
				(player) => of(player).length + plannedOf(player)
			)
		]
	];
}

/** Orders the games of a round by the names of the rule book's scenarios, then by player. */
function inOrder(games: Round): Round {
	return [...games].sort((a, b) => a.scenario - b.scenario || a.light - b.light || a.dark - b.dark);
}

/** Pairs the players who are present for some rounds, with scenarios, sides and referees. */
export function planned(league: League, season: Season, order: PlanOrder): Plan {
	const setting = settingOf(league, season, order);
	const { present, pairing, refereeing } = setting;
	const made =
		order.mode === 'swiss'
			? swissRounds(league, season, setting, order.except)
			: pairedRounds(pairing).rounds;
	const { scenarios } = regulationOf(league, season);
	const load = new Map<string, number>();
	const rounds = made.map((round): PlannedRound => {
		const games = inOrder(round).map(({ light, dark, scenario, fills }) => ({
			scenario: scenarios[scenario]?.id ?? '',
			light: present[light]?.id ?? '',
			dark: present[dark]?.id ?? '',
			fills
		}));
		const referees = refereesOf(refereeing, games, load);
		const busy = new Set(games.flatMap(({ light, dark }) => [light, dark]));
		return {
			games: games.map((game, index) => ({ ...game, referee: referees[index] ?? null })),
			resting: present.map(({ id }) => id).filter((id) => !busy.has(id))
		};
	});
	const boxes = rounds.flatMap(({ games }) => games).reduce((sum, { fills }) => sum + fills, 0);
	return { rounds, boxes };
}
