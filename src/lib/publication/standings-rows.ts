import { scenarioName } from '$lib/i18n/league-words';
import { CATEGORIES } from '$lib/league/fields';
import { rosterOf, regulationOf } from '$lib/league/frozen';
import type { League, Season } from '$lib/league/league-file';
import { boxesOf } from '$lib/league/regulation';
import { seasonState } from '$lib/league/season';
import { standings } from '$lib/league/standings';
import { namesOf, type PublicationTexts } from './texts';

/** The standings of all categories as a header and one row per player; with cities, a column for them. */
export function standingsRows(
	league: League,
	season: Season,
	{ leagues }: Pick<PublicationTexts, 'leagues'>
): (string | number)[][] {
	const m = leagues.season.standings;
	const regulation = regulationOf(league, season);
	const boxes = boxesOf(regulation);
	const state = seasonState(league, season);
	const hasCities = rosterOf(league, season).some(({ city }) => city !== undefined);
	const name = namesOf(league, { leagues });
	const heads = boxes.map(({ scenario, side }) =>
		leagues.season.walkovers.boxOf({
			what: scenarioName(leagues, regulation, scenario),
			part: leagues.sides[side]
		})
	);
	const rows = CATEGORIES.flatMap((category) =>
		standings(league, state, category).map(({ player, place, total, results }) => [
			m.categories[category],
			place,
			name(player.id),
			...(hasCities ? [player.city ?? ''] : []),
			total,
			...boxes.map(({ scenario, side }) => {
				const found = results.find(({ box }) => box.scenario === scenario && box.side === side);
				return found?.points ?? '';
			})
		])
	);
	const city = hasCities ? [leagues.season.people.city] : [];
	return [[m.category, m.place, m.player, ...city, m.points, ...heads], ...rows];
}
