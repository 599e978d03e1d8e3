import { CATEGORIES, type Category } from './fields';
import { rosterOf } from './frozen';
import type { League, Season } from './league-file';
import { seasonState } from './season';
import { standings, type Standing } from './standings';

/** The cities of a season's players, in order of their names. */
export function citiesOf(league: League, season: Season): string[] {
	const cities = rosterOf(league, season).flatMap(({ city }) => city ?? []);
	return [...new Set(cities)].sort((a, b) => a.localeCompare(b, 'pl'));
}

/** The rows of one city, with places among themselves; players tied before stay tied. */
export function rowsOfCity(rows: readonly Standing[], city: string): Standing[] {
	const own = rows.filter(({ player }) => player.city === city);
	const ids = new Set(own.map(({ player }) => player.id));
	return own.map((row) => ({
		...row,
		place: 1 + own.filter(({ place }) => place < row.place).length,
		tiedWith: row.tiedWith.filter((id) => ids.has(id))
	}));
}

/** Who plays the final of one category: the first of each city. */
interface Finalists {
	readonly category: Category;
	readonly cities: readonly {
		readonly city: string;
		readonly rows: readonly Standing[];
		/** Players tied for the last place in the final: more than were asked for. */
		readonly tied: boolean;
	}[];
}

/** The best `most` players of each city with a game at least who have not left; those tied for the last place all qualify. */
export function finalistsOf(league: League, season: Season, most: number): Finalists[] {
	const state = seasonState(league, season);
	const cities = citiesOf(league, season);
	return CATEGORIES.map((category) => {
		const rows = standings(league, state, category).filter(
			({ player, results }) => results.length > 0 && player.withdrawn === undefined
		);
		return {
			category,
			cities: cities
				.map((city) => {
					const qualified = rowsOfCity(rows, city).filter(({ place }) => place <= most);
					return { city, rows: qualified, tied: qualified.length > most };
				})
				.filter((entry) => entry.rows.length > 0)
		};
	}).filter((entry) => entry.cities.length > 1);
}
