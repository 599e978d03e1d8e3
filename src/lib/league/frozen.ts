import type { Category } from './fields';
import type { League, Player, Season } from './league-file';
import type { Regulation } from './regulation';

/** The regulation of a season: the one frozen when it opened, else the league's. */
export function regulationOf(league: League, season: Season | undefined): Regulation {
	return season?.regulation ?? league.regulation;
}

/** The players of a season with their categories then; without a roster, everyone in the league. */
export function rosterOf({ players }: League, { roster }: Season): readonly Player[] {
	if (!roster) return players;
	const categories = new Map<string, Category>(
		roster.map(({ player, category }) => [player, category])
	);
	return players.flatMap((player) => {
		const category = categories.get(player.id);
		return category ? [{ ...player, category }] : [];
	});
}
