import { readSetting, writeSetting } from '$lib/browser/settings';
import {
	isLocale,
	loadArea,
	preferredLanguage,
	type Area,
	type Areas,
	type BuilderMessages,
	type Language,
	type Locale
} from '$lib/i18n/languages';

const SETTING = 'locale';

/** The texts of an area. The code that strips direction marks loads only with areas other than `shell`. */
async function textsOf<A extends Area>(locale: Locale, area: A): Promise<Areas[A]> {
	const texts = await loadArea(locale, area);
	if (area === 'shell') return texts;
	return (await import('./straight-texts')).straight(texts);
}

/** The language of the app. A page loads the areas it needs before it renders. */
class LocaleState {
	#locale = $state<Locale>('en');
	#areas = $state.raw<Partial<Areas>>({});
	#last: Promise<void> = Promise.resolve();
	readonly #builder = $derived({ ...this.#need('shell'), ...this.#need('builder') });

	get current(): Locale {
		return this.#locale;
	}

	/** The tag for Intl: the user's regional variant where the browser lists one. */
	get tag(): string {
		const language = this.#locale.slice(0, 2);
		return navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
	}

	/** The texts of every page. */
	get m(): Areas['shell'] {
		return this.#need('shell');
	}

	/** The shell and builder texts; only for pages that load `builder`. */
	get builder(): BuilderMessages {
		return this.#builder;
	}

	/** The texts of the search, archive and dialogs of the army list. */
	get armies(): Areas['armies'] {
		return this.#need('armies');
	}

	/** The texts of cards and sheets. */
	get cards(): Areas['cards'] {
		return this.#need('cards');
	}

	get problems(): Areas['problems'] {
		return this.#need('problems');
	}

	/** The texts of the data page. */
	get data(): Areas['data'] {
		return this.#need('data');
	}

	/** The texts about the odds of attacks. */
	get odds(): Areas['odds'] {
		return this.#need('odds');
	}

	/** The texts of the parts of the odds page that load when they are opened. */
	get oddsParts(): Areas['oddsParts'] {
		return this.#need('oddsParts');
	}

	/** The texts of the games. */
	get table(): Areas['table'] {
		return this.#need('table');
	}

	/** The texts about what happens in games. */
	get play(): Areas['play'] {
		return this.#need('play');
	}

	/** The texts of the league pages. */
	/** The texts of the guide to another address. */
	get moving(): Areas['moving'] {
		return this.#need('moving');
	}

	get leagues(): Areas['leagues'] {
		return this.#need('leagues');
	}

	/** The texts of planning a season. */
	get planning(): Areas['planning'] {
		return this.#need('planning');
	}

	/** The texts of what a league publishes. */
	get publication(): Areas['publication'] {
		return this.#need('publication');
	}

	/** The texts of paired devices and of rooms of a hub. */
	get hub(): Areas['hub'] {
		return this.#need('hub');
	}

	/** The texts of the room of a league. */
	get leagueRoom(): Areas['leagueRoom'] {
		return this.#need('leagueRoom');
	}

	/** The texts of joining the room of a league, and of its public page. */
	get leagueJoin(): Areas['leagueJoin'] {
		return this.#need('leagueJoin');
	}

	/** The texts about playing on two phones. */
	get twoPhones(): Areas['twoPhones'] {
		return this.#need('twoPhones');
	}

	/** The rule texts, or undefined until they are loaded. */
	get rules(): Areas['rules'] | undefined {
		return this.#areas.rules;
	}

	/** The rule texts, for pages that load them first. */
	get ruleTexts(): Areas['rules'] {
		return this.#need('rules');
	}

	/** The texts of combat in all editions, for pages that load them first. */
	get combatRules(): Areas['combatRules'] {
		return this.#need('combatRules');
	}

	/** The texts of combat in all editions, or undefined until they are loaded. */
	get combat(): Areas['combatRules'] | undefined {
		return this.#areas.combatRules;
	}

	/** The names of portrait choices, or undefined until they are loaded. */
	get portrait(): Areas['portrait'] | undefined {
		return this.#areas.portrait;
	}

	/** The names of templates, or undefined until they are loaded. */
	get templates(): Areas['templates'] | undefined {
		return this.#areas.templates;
	}

	async start(): Promise<void> {
		const stored = readSetting(SETTING);
		await this.#inTurn(() =>
			this.#use(isLocale(stored) ? stored : preferredLanguage(navigator.languages))
		);
	}

	/** Uses texts that are loaded already: a prerendered page holds all languages. */
	prerender(locale: Language, shell: Areas['shell']): void {
		this.#locale = locale;
		this.#areas = { shell };
	}

	/** Switches the language of the whole screen and remembers the choice. */
	async choose(locale: Locale): Promise<void> {
		await this.#inTurn(() => this.#use(locale));
		writeSetting(SETTING, locale);
	}

	/** Loads an area in the current language unless it is loaded. */
	load(area: Area): Promise<void> {
		return this.#inTurn(async () => {
			if (this.#areas[area]) return;
			this.#areas = { ...this.#areas, [area]: await textsOf(this.#locale, area) };
		});
	}

	/** Runs tasks in order, so that a language change includes an area that is still loading. */
	#inTurn(task: () => Promise<void>): Promise<void> {
		this.#last = this.#last.then(task, task);
		return this.#last;
	}

	async #use(locale: Locale): Promise<void> {
		const used = new Set<Area>(['shell', ...(Object.keys(this.#areas) as Area[])]);
		const texts = await Promise.all(
			[...used].map(async (area) => [area, await textsOf(locale, area)] as const)
		);
		this.#areas = Object.fromEntries(texts) as Partial<Areas>;
		this.#locale = locale;
		document.documentElement.lang = locale.slice(0, 2);
	}

	#need<A extends Area>(area: A): Areas[A] {
		const texts = this.#areas[area];
		if (!texts) throw new Error(`The texts of ${area} are read before they are loaded`);
		return texts;
	}
}

export const locale = new LocaleState();
