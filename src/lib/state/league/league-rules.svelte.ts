import type { Regulation } from '$lib/league/regulation';
import type { CitedRule } from '$lib/rules/combat-citations';
import type { RuleId } from '$lib/rules/citations';
import { locale } from '../app/locale.svelte';

/** The regulation of the league on the screen, for the texts of rules that are read there. */
class LeagueRules {
	#regulation = $state.raw<Regulation>();

	get shown(): boolean {
		return this.#regulation !== undefined;
	}

	show(regulation: Regulation): void {
		this.#regulation = regulation;
	}

	hide(): void {
		this.#regulation = undefined;
	}

	/** What the league says in place of a rule of the Small League. */
	async inPlaceOf(rule: CitedRule): Promise<{ title: string; sentences: readonly string[] }> {
		const regulation = this.#regulation;
		const [{ differencesFrom }, { loadPublicationTexts }, { SMALL_LEAGUE }] = await Promise.all([
			import('$lib/publication/regulation-text'),
			import('$lib/publication/texts'),
			import('$lib/league/regulation')
		]);
		const texts = await loadPublicationTexts(locale.current);
		const { here: title } = texts.publication.rules;
		const sentences = regulation
			? differencesFrom(rule as RuleId, regulation, SMALL_LEAGUE, texts)
			: [];
		return { title, sentences };
	}
}

export const leagueRules = new LeagueRules();
