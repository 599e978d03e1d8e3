import { scenarioName } from '$lib/i18n/league-words';
import type { Contradiction } from '$lib/league/contradictions';
import { regulationOf } from '$lib/league/frozen';
import type { League } from '$lib/league/league-file';
import { namesOf, type PublicationTexts } from './texts';

/** Says which game is contradictory, and why. */
export function contradictionText(
	league: League,
	{ kind, scenario, players: [one, other], meeting }: Contradiction,
	texts: Pick<PublicationTexts, 'leagues' | 'publication'>
): string {
	const { leagues, publication } = texts;
	const m = publication.contradictions;
	const name = namesOf(league, texts);
	const what = m.pair({ name: name(one), what: name(other) });
	const season = league.meetings.find(({ id }) => id === meeting)?.season;
	const regulation = regulationOf(league, season);
	return m[kind]({ what, scenario: scenarioName(leagues, regulation, scenario) });
}
