import { regulationOf, rosterOf } from '$lib/league/frozen';
import type { League, Meeting, Player, Protocol, Season } from '$lib/league/league-file';
import { namesakesOf } from '$lib/league/names';

function meetingOf({ documented: _, ...meeting }: Meeting): Meeting {
	return meeting;
}

/** A game without notes, photos, armies and what happened in it. */
function protocolOf(protocol: Protocol): Protocol {
	const { id, meeting, game, scenario, light, dark, outcome, replay, reportedOn, annulled } =
		protocol;
	const sideOf = ({ player, secondary }: Protocol['light']) => {
		return { player, army: 'A', secondary } as const;
	};
	return {
		...{ id, meeting, game, scenario, light: sideOf(light), dark: sideOf(dark), outcome },
		...(replay !== undefined && { replay }),
		...(annulled !== undefined && { annulled }),
		...{ referee: null, reportedOn }
	};
}

function playerOf({ id, name, category, city }: Player): Player {
	return { id, name, category, ...(city !== undefined && { city }) };
}

/**
 * What the page for everybody shows of a season, as a league of its own: names, categories and cities, meetings and
 * results. Birth dates, consents, keys, submissions, armies, photos and notes are not in it.
 */
export function publicLeague(league: League, season: Season): League {
	const meetings = league.meetings.filter((meeting) => meeting.season === season.id);
	const held = new Set(meetings.map(({ id }) => id));
	const isHeld = ({ meeting }: { readonly meeting: string }) => held.has(meeting);
	const referees = new Set(
		meetings.flatMap(({ referee, plan }) => [referee, ...plan.map((game) => game.referee ?? null)])
	);
	const playOffs = league.playOffs.filter((playOff) => playOff.season === season.id);
	const entered = new Set(rosterOf(league, season).map(({ id }) => id));
	const roster = season.roster?.filter(({ player }) => entered.has(player));
	const named = new Set([...entered, ...referees, ...playOffs.flatMap(({ players }) => players)]);
	// Without the others of one name, the page would tell people apart in another way than the league does.
	const shown = namesakesOf(league, named);
	return {
		...{ format: league.format, version: league.version, id: league.id, name: league.name },
		regulation: regulationOf(league, season),
		players: league.players.filter(({ id }) => shown.has(id)).map(playerOf),
		referees: league.referees.filter(({ id }) => shown.has(id)),
		seasons: [{ id: season.id, opened: season.opened, ...(roster && { roster }) }],
		meetings: meetings.map(meetingOf),
		submissions: [],
		protocols: league.protocols.filter(isHeld).map(protocolOf),
		walkovers: league.walkovers.filter(isHeld),
		playOffs
	};
}
