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
import { withPackNames } from '$lib/i18n/named';
import type { CarriedPack, Pack } from '$lib/rules/packs/pack';
import { straight } from './straight-texts';

const SETTING = 'locale';

/** A pack on the screen: whole, or what an army carries of it. */
export type ShownPack = CarriedPack | Pack;

/** The language that the user chose, else the first that the browser prefers. */
function chosenLocale(): Locale {
	const stored = readSetting(SETTING);
	const { navigator } = globalThis as Partial<typeof globalThis>;
	return isLocale(stored) ? stored : preferredLanguage(navigator?.languages ?? []);
}

/** The texts of some areas. */
async function allTexts(locale: Locale, areas: Iterable<Area>): Promise<Partial<Areas>> {
	const texts = await Promise.all(
		[...areas].map(async (area) => [area, straight(await loadArea(locale, area))] as const)
	);
	return Object.fromEntries(texts) as Partial<Areas>;
}

/** The language of the app. A page loads the areas it needs before it renders. */
class LocaleState {
	#locale = $state<Locale>(chosenLocale());
	#areas = $state.raw<Partial<Areas>>({});
	#last: Promise<void> = Promise.resolve();
	/** The packs on the screen by what shows them, and all of them: the first one names a row. */
	readonly #packsBy = new Map<symbol, readonly ShownPack[]>();
	#packs = $state.raw<readonly ShownPack[]>([]);
	readonly #builder = $derived(
		this.#withNames({ ...this.#need('shell'), ...this.#need('builder') })
	);
	readonly #odds = $derived(this.#withNames(this.#need('odds')));
	readonly #play = $derived(this.#withNames(this.#need('play')));

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

	/** The names of ready units, or undefined until the builder's texts are loaded. */
	get readyNames(): Areas['builder']['presets'] | undefined {
		return this.#areas.builder?.presets;
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
		return this.#odds;
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
		return this.#play;
	}

	/** The texts of the guide to another address. */
	get moving(): Areas['moving'] {
		return this.#need('moving');
	}

	/** The texts of the league pages. */
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

	/** The texts about packs, or undefined until they are loaded. */
	get packTexts(): Areas['packs'] | undefined {
		return this.#areas.packs;
	}

	/** The texts of writing packs. */
	get packEditor(): Areas['packEditor'] {
		return this.#need('packEditor');
	}

	/** The packs on the screen, whose rows all texts name. */
	get shownPacks(): readonly ShownPack[] {
		return this.#packs;
	}

	/** The names of portrait choices, or undefined until they are loaded. */
	get portrait(): Areas['portrait'] | undefined {
		return this.#areas.portrait;
	}

	/** The names of templates, or undefined until they are loaded. */
	get templates(): Areas['templates'] | undefined {
		return this.#areas.templates;
	}

	/** Loads the texts of every page. */
	start(): Promise<void> {
		return this.#inTurn(() => this.#use(chosenLocale()));
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

	/** Loads areas in the current language unless they are loaded. */
	load(...areas: Area[]): Promise<void> {
		// All at once, while the shell or another area still loads.
		for (const area of areas) loadArea(this.#locale, area).catch(() => undefined);
		return this.#inTurn(async () => {
			const missing = areas.filter((area) => !this.#areas[area]);
			this.#areas = { ...this.#areas, ...(await allTexts(this.#locale, missing)) };
		});
	}

	/** Names the rows of packs in all texts while `shownBy` shows them; no packs end it. */
	namePacks(shownBy: symbol, packs: readonly ShownPack[]): void {
		const before = this.#packsBy.get(shownBy) ?? [];
		if (packs.length === before.length && packs.every((pack, index) => pack === before[index]))
			return;
		if (packs.length > 0) this.#packsBy.set(shownBy, packs);
		else this.#packsBy.delete(shownBy);
		this.#packs = [...this.#packsBy.values()].flat();
	}

	/** Texts with the names of the packs on the screen. */
	#withNames<T extends Parameters<typeof withPackNames>[0]>(texts: T): T {
		return withPackNames(texts, this.#packs, this.#locale === 'pl' ? 'pl' : 'en');
	}

	/** Runs tasks in order, so that a language change includes an area that is still loading. */
	#inTurn(task: () => Promise<void>): Promise<void> {
		this.#last = this.#last.then(task, task);
		return this.#last;
	}

	async #use(locale: Locale): Promise<void> {
		const used = new Set<Area>(['shell', ...(Object.keys(this.#areas) as Area[])]);
		this.#areas = await allTexts(locale, used);
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
