import { scenarioName } from '$lib/i18n/league-words';
import type { Contradiction } from '$lib/league/contradictions';
import type { League } from '$lib/league/league-file';
import { namesOf, type PublicationTexts } from './texts';

/** Says which game is contradictory, and why. */
export function contradictionText(
	league: League,
	{ kind, scenario, players: [one, other] }: Contradiction,
	{ leagues, publication }: Pick<PublicationTexts, 'leagues' | 'publication'>
): string {
	const m = publication.contradictions;
	const name = namesOf(league);
	const what = m.pair({ name: name(one), what: name(other) });
	return m[kind]({ what, scenario: scenarioName(leagues, league.regulation, scenario) });
}
