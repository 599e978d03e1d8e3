import { readSetting, writeSetting } from '$lib/browser/settings';
import {
	isLocale,
	loadArea,
	preferredLanguage,
	type Area,
	type Areas,
	type BuilderMessages,
	type Locale
} from '$lib/i18n/languages';

const SETTING = 'locale';

/** The texts of an area. The first page loads only its own: what keeps names straight comes with the others. */
async function textsOf<A extends Area>(locale: Locale, area: A): Promise<Areas[A]> {
	const texts = await loadArea(locale, area);
	if (area === 'shell') return texts;
	return (await import('./straight-texts')).straight(texts);
}

/** The language of the whole app. An area's texts are there before the page that needs them is drawn. */
class LocaleState {
	#locale = $state<Locale>('en');
	#areas = $state.raw<Partial<Areas>>({});
	#last: Promise<void> = Promise.resolve();
	readonly #builder = $derived({ ...this.#need('shell'), ...this.#need('builder') });

	get current(): Locale {
		return this.#locale;
	}

	/** The language for Intl: as the user writes it, with the dates of his country. */
	get tag(): string {
		const language = this.#locale.slice(0, 2);
		return navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
	}

	/** The texts that every page needs. */
	get m(): Areas['shell'] {
		return this.#need('shell');
	}

	/** The same with those of the builder, on pages that load them. */
	get builder(): BuilderMessages {
		return this.#builder;
	}

	/** The texts of the list of armies beyond its cards. */
	get armies(): Areas['armies'] {
		return this.#need('armies');
	}

	/** The texts of cards and sheets, on the page that prints them. */
	get cards(): Areas['cards'] {
		return this.#need('cards');
	}

	get problems(): Areas['problems'] {
		return this.#need('problems');
	}

	/** The texts of the page of one's data. */
	get data(): Areas['data'] {
		return this.#need('data');
	}

	/** The texts of the leagues’ pages. */
	get leagues(): Areas['leagues'] {
		return this.#need('leagues');
	}

	/** The texts of the rules, once they are loaded. */
	get rules(): Areas['rules'] | undefined {
		return this.#areas.rules;
	}

	/** The same on pages that load them first. */
	get ruleTexts(): Areas['rules'] {
		return this.#need('rules');
	}

	/** The names of all that a picture may show, once they are loaded. */
	get portrait(): Areas['portrait'] | undefined {
		return this.#areas.portrait;
	}

	/** The names of the armies to begin with, once they are loaded. */
	get templates(): Areas['templates'] | undefined {
		return this.#areas.templates;
	}

	async start(): Promise<void> {
		const stored = readSetting(SETTING);
		await this.#inTurn(() =>
			this.#use(isLocale(stored) ? stored : preferredLanguage(navigator.languages))
		);
	}

	/** Switches the language of all that is on the screen at once, and keeps the choice. */
	async choose(locale: Locale): Promise<void> {
		await this.#inTurn(() => this.#use(locale));
		writeSetting(SETTING, locale);
	}

	/** Loads the texts of an area in the current language, if they are not there yet. */
	load(area: Area): Promise<void> {
		return this.#inTurn(async () => {
			if (this.#areas[area]) return;
			this.#areas = { ...this.#areas, [area]: await textsOf(this.#locale, area) };
		});
	}

	/** One after another: a switch of the language must not miss an area that is just being loaded. */
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
