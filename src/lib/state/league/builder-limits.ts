import { carriedPack } from '$lib/army/carried-packs';
import { packDigest } from '$lib/army/format/digest';
import type { Regulation } from '$lib/league/regulation';
import type { Army, Limits } from '$lib/rules/choices';
import { LEAGUE_LIMITS, limitsOf } from '$lib/rules/limits';
import { rulebookOf } from '$lib/rules/registry';

type Ruled = Pick<Regulation, 'rulebook' | 'limits' | 'packs'>;

const isSame = (one: Omit<Limits, 'profile'>, other: Regulation['limits']) =>
	one.points === other.points && one.speed === other.speed;

/** Whether the army carries this edition of each pack of the league. */
const carriesAll = ({ packs: carried = [] }: Pick<Army, 'packs'>, { packs = [] }: Ruled) =>
	packs.every((pack) =>
		carried.some(({ id, digest }) => id === pack.id && digest === packDigest(pack))
	);

/** Whether the builder checks an army against the points and the speed of a league, with its packs. */
export function isBuiltFor(army: Pick<Army, 'limits' | 'packs'>, league: Ruled): boolean {
	return isSame(limitsOf(army), league.limits) && carriesAll(army, league);
}

/**
 * The army as the builder checks it for a league, with the league's packs. The builder knows the Small League; the
 * limits of a league by other rules are the army's own.
 */
export function builtFor(army: Army, league: Ruled): Army {
	const { rulebook, limits, packs = [] } = league;
	const isSmall = rulebookOf(rulebook).inLeague && packs.length === 0;
	const checked: Limits = isSmall
		? { profile: 'league', ...(!isSame(LEAGUE_LIMITS, limits) && limits) }
		: { profile: 'own', ...limits };
	const own = packs.map((pack) => carriedPack(pack, army));
	return { ...army, limits: checked, ...(packs.length > 0 && { packs: own }) };
}
