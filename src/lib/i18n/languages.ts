import type { builder } from './en/builder';
import type { CardMessages } from './en/cards';
import type { CombatRuleTexts } from './combat-rule-texts';
import type { data } from './en/data';
import type { hub } from './en/hub';
import type { leagueJoin } from './en/league-join';
import type { leagueRoom } from './en/league-room';
import type { leagues } from './en/leagues';
import type { moving } from './en/moving';
import type { odds } from './en/odds';
import type { oddsParts } from './en/odds-parts';
import type { play } from './en/play';
import type { portrait } from './en/portrait';
import type { packEditor } from './en/pack-editor';
import type { packs } from './en/packs';
import type { planning } from './en/planning';
import type { problems } from './en/problems';
import type { publication } from './en/publication';
import type { RuleTexts } from './en/rules';
import type { shell } from './en/shell';
import type { table } from './en/table';
import type { templates } from './en/templates';
import type { twoPhones } from './en/two-phones';
import { loadFrom, type Loaders } from './load-area';

/** The available languages with their native names. */
export const LANGUAGES = { pl: 'Polski', en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;

/** A language, or the pseudo-locale of the tests: English with marks around every text. */
export type Locale = Language | 'en-XA';

/** The texts by area. Every page loads `shell`; the other areas are loaded where they are used. */
export interface Areas {
	shell: typeof shell;
	builder: typeof builder;
	cards: CardMessages;
	combatRules: CombatRuleTexts;
	data: typeof data;
	hub: typeof hub;
	leagueJoin: typeof leagueJoin;
	leagueRoom: typeof leagueRoom;
	leagues: typeof leagues;
	moving: typeof moving;
	odds: typeof odds;
	oddsParts: typeof oddsParts;
	packEditor: typeof packEditor;
	packs: typeof packs;
	planning: typeof planning;
	play: typeof play;
	portrait: typeof portrait;
	problems: typeof problems;
	publication: typeof publication;
	rules: RuleTexts;
	table: typeof table;
	templates: typeof templates;
	twoPhones: typeof twoPhones;
}
export type Area = keyof Areas;
export type BuilderMessages = Areas['shell'] & Areas['builder'];

const loaders: Record<Language, Loaders<Area>> = {
	pl: {
		shell: () => import('./pl/shell'),
		builder: () => import('./pl/builder'),
		cards: () => import('./pl/cards'),
		combatRules: () => import('./pl/combat-rules'),
		data: () => import('./pl/data'),
		hub: () => import('./pl/hub'),
		leagueJoin: () => import('./pl/league-join'),
		leagueRoom: () => import('./pl/league-room'),
		leagues: () => import('./pl/leagues'),
		moving: () => import('./pl/moving'),
		odds: () => import('./pl/odds'),
		oddsParts: () => import('./pl/odds-parts'),
		packEditor: () => import('./pl/pack-editor'),
		packs: () => import('./pl/packs'),
		planning: () => import('./pl/planning'),
		play: () => import('./pl/play'),
		portrait: () => import('./pl/portrait'),
		problems: () => import('./pl/problems'),
		publication: () => import('./pl/publication'),
		rules: () => import('./pl/rules'),
		table: () => import('./pl/table'),
		templates: () => import('./pl/templates'),
		twoPhones: () => import('./pl/two-phones')
	},
	en: {
		shell: () => import('./en/shell'),
		builder: () => import('./en/builder'),
		cards: () => import('./en/cards'),
		combatRules: () => import('./en/combat-rules'),
		data: () => import('./en/data'),
		hub: () => import('./en/hub'),
		leagueJoin: () => import('./en/league-join'),
		leagueRoom: () => import('./en/league-room'),
		leagues: () => import('./en/leagues'),
		moving: () => import('./en/moving'),
		odds: () => import('./en/odds'),
		oddsParts: () => import('./en/odds-parts'),
		packEditor: () => import('./en/pack-editor'),
		packs: () => import('./en/packs'),
		planning: () => import('./en/planning'),
		play: () => import('./en/play'),
		portrait: () => import('./en/portrait'),
		problems: () => import('./en/problems'),
		publication: () => import('./en/publication'),
		rules: () => import('./en/rules'),
		table: () => import('./en/table'),
		templates: () => import('./en/templates'),
		twoPhones: () => import('./en/two-phones')
	}
};

export function isLocale(value: string | null | undefined): value is Locale {
	return value === 'en-XA' || (typeof value === 'string' && Object.hasOwn(LANGUAGES, value));
}

/** The first available language among the browser's preferences, else English. */
export function preferredLanguage(preferred: readonly string[]): Language {
	const known = preferred.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
	return (known as Language | undefined) ?? 'en';
}

/** Loads the texts of one area in one language only. */
export const loadArea = <A extends Area>(locale: Locale, area: A): Promise<Areas[A]> =>
	loadFrom(loaders, locale, area);
