import type { BuilderMessages } from '$lib/i18n/languages';
import { LANGUAGES } from '$lib/i18n/languages';
import { locale } from '$lib/state/app/locale.svelte';
import { theme, THEMES } from '$lib/state/app/theme.svelte';
import type { AppContext, Command, CommandKey } from './command-context';

/** The next theme; the last is followed by the first. */
const nextTheme = () => THEMES[(THEMES.indexOf(theme.current) + 1) % THEMES.length] ?? 'system';

const otherLanguage = () => (locale.current === 'pl' ? 'en' : 'pl');

const PAGES = [
	{ key: 'armies', icon: 'army', path: '/' },
	{ key: 'league', icon: 'hero', path: '/league' },
	{ key: 'joinLeague', icon: 'hero', path: '/league/join' },
	{ key: 'followLeague', icon: 'hero', path: '/league/live' },
	{ key: 'table', icon: 'shortHand', path: '/table' },
	{ key: 'joinGame', icon: 'phones', path: '/table/join' },
	{ key: 'rules', icon: 'rules', path: '/rules' },
	{ key: 'packs', icon: 'rules', path: '/packs' },
	{ key: 'odds', icon: 'dice', path: '/odds' },
	{ key: 'appSettings', icon: 'settings', path: '/settings' },
	{ key: 'data', icon: 'download', path: '/data' },
	{ key: 'devices', icon: 'phones', path: '/devices' },
	{ key: 'about', icon: 'info', path: '/about' }
] as const;

/** Commands that go to the main pages. */
const pageCommands = PAGES.map(({ key, icon, path }): Command<AppContext> => ({
	key,
	group: 'app',
	icon,
	run: ({ screen }) => screen.page(path)
}));

/** Commands that every page has. */
export const appCommands: readonly Command<AppContext>[] = [
	{ key: 'newArmy', group: 'app', icon: 'add', run: ({ screen }) => screen.newArmy() },
	{ key: 'import', group: 'app', icon: 'import', run: ({ screen }) => screen.import() },
	...pageCommands,
	{ key: 'language', group: 'app', icon: 'globe', run: () => void locale.choose(otherLanguage()) },
	{ key: 'theme', group: 'app', icon: 'sun', run: () => theme.choose(nextTheme()) }
];

/** What a command changes to, or the name of the page that it opens, by which users search for it. */
export function appNoteOf(m: BuilderMessages, { key }: Pick<Command, 'key'>): string {
	const notes: Partial<Record<CommandKey, string>> = {
		armies: m.home.title,
		league: m.app.league,
		table: m.app.table,
		rules: m.app.rules,
		packs: m.app.packs,
		odds: m.app.odds,
		appSettings: m.app.settings,
		data: m.app.data,
		devices: m.app.devices,
		about: m.app.about,
		language: LANGUAGES[otherLanguage()],
		theme: m.app.themes[nextTheme()]
	};
	const note = notes[key] ?? '';
	return note === m.commands.names[key] ? '' : note;
}
