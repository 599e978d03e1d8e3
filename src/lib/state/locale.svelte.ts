import { readSetting, writeSetting } from '$lib/browser/settings';
import {
	isLocale,
	loadMessages,
	loadRuleTexts,
	preferredLanguage,
	type Locale,
	type Messages,
	type RuleTexts
} from '$lib/i18n/languages';

const SETTING = 'locale';

/** The language of the whole app. Its texts are there before the first page is drawn. */
class LocaleState {
	#locale = $state<Locale>('en');
	#messages = $state.raw<Messages>();
	#rules = $state.raw<{ locale: Locale; texts: RuleTexts }>();

	get current(): Locale {
		return this.#locale;
	}

	/** The language for `<html lang>` and for Intl. */
	get tag(): string {
		return this.#locale === 'en-XA' ? 'en' : this.#locale;
	}

	get m(): Messages {
		if (!this.#messages) throw new Error('The messages are read before they are loaded');
		return this.#messages;
	}

	/** The texts of the rules in the current language, once they are loaded. */
	get rules(): RuleTexts | undefined {
		return this.#rules?.locale === this.#locale ? this.#rules.texts : undefined;
	}

	async start(): Promise<void> {
		const stored = readSetting(SETTING);
		await this.#load(isLocale(stored) ? stored : preferredLanguage(navigator.languages));
	}

	async choose(locale: Locale): Promise<void> {
		await this.#load(locale);
		writeSetting(SETTING, locale);
		if (this.#rules) await this.loadRules();
	}

	async loadRules(): Promise<void> {
		const locale = this.#locale;
		if (this.#rules?.locale === locale) return;
		this.#rules = { locale, texts: await loadRuleTexts(locale) };
	}

	async #load(locale: Locale): Promise<void> {
		this.#messages = await loadMessages(locale);
		this.#locale = locale;
		document.documentElement.lang = this.tag;
	}
}

export const locale = new LocaleState();
