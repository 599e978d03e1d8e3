import type { Page } from '@playwright/test';
import { catalogues, type Language } from './support';

/** The state of the page: its URL, open dialogs, and what it shows. */
export interface Shown {
	readonly path: string;
	readonly dialogs: number;
	/** Whether the history entry belongs to a panel. */
	readonly panel: boolean;
	readonly heading: string;
	/** What tells equal headings apart: the army of its cards, compared sides, a tab of a league. */
	readonly detail: string;
}

/** Milliseconds without a change until a page counts as settled. */
const QUIET = 200;

/** The current state of the page. */
export function shown(page: Page): Promise<Shown> {
	return page.evaluate(read, 0);
}

/** The state of the page once it has settled, after five seconds at most. */
export function settled(page: Page): Promise<Shown> {
	return page.evaluate(read, QUIET);
}

/**
 * Reads until nothing changes for `quiet` milliseconds. It runs in the page, so that it misses no short
 * change.
 */
async function read(quiet: number): Promise<Shown> {
	const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
	const link = (selector: string) =>
		document.querySelector(selector)?.getAttribute('href')?.split('/').at(-1) ?? '';
	const details: Record<string, () => string> = {
		cards: () => link('main .army a'),
		compare: () =>
			[...document.querySelectorAll<HTMLSelectElement>('main section > label select')]
				.map(({ value }) => value)
				.join(' '),
		league: () => link('main nav a[aria-current="page"]')
	};
	const now = (): Shown => {
		const { state } = history as { state: Record<string, object> | null };
		return {
			path: location.pathname,
			dialogs: document.querySelectorAll('dialog[open]').length,
			panel: Object.keys(state?.['sveltekit:states'] ?? {}).length > 0,
			heading: text('h1'),
			detail: details[location.pathname.split('/')[1] ?? '']?.() ?? ''
		};
	};
	const started = performance.now();
	let last = now();
	let since = started;
	while (performance.now() - since < quiet && performance.now() - started < 5000) {
		await new Promise((done) => setTimeout(done, 10));
		const next = now();
		if (JSON.stringify(next) === JSON.stringify(last)) continue;
		last = next;
		since = performance.now();
	}
	return last;
}

/** The names of stored armies or leagues by id. */
function names(page: Page, table: 'armies' | 'leagues'): Promise<Record<string, string>> {
	return page.evaluate(async (table) => {
		const open = indexedDB.open('brikmuster');
		const database = await new Promise<IDBDatabase>((done, failed) => {
			open.onsuccess = () => done(open.result);
			open.onerror = () => failed(open.error ?? new Error('not opened'));
		});
		const all = database.transaction(table).objectStore(table).getAll();
		const rows = await new Promise<{ id: string; army?: { name: string }; name?: string }[]>(
			(done) => {
				all.onsuccess = () => done(all.result);
			}
		);
		database.close();
		return Object.fromEntries(rows.map(({ id, army, name }) => [id, army?.name ?? name ?? '']));
	}, table);
}

/** The expected heading, and the detail if there is one, of the page at a URL. */
async function expectedAt(
	page: Page,
	path: string,
	language: Language
): Promise<Pick<Shown, 'heading'> & Partial<Pick<Shown, 'detail'>>> {
	const m = catalogues[language];
	const [, part = '', id = '', more] = path.split('/').map(decodeURIComponent);
	if (part === '') return { heading: m.home.title };
	if (part === 'army') return { heading: (await names(page, 'armies'))[id] ?? m.army.notFound };
	if (part === 'cards') return { heading: m.cards.page.title, detail: id };
	if (part === 'compare')
		return { heading: m.commands.compare.title, ...(more && { detail: `${id} ${more}` }) };
	if (part === 'league' && id) {
		const heading = (await names(page, 'leagues'))[id] ?? m.leagues.pages.notFound;
		return { heading, detail: more ?? 'standings' };
	}
	const titles: Record<string, string> = {
		data: m.app.data,
		about: m.app.about,
		settings: m.app.settings,
		rules: m.rules.title,
		league: m.leagues.pages.title,
		devices: m.hub.title,
		odds: m.odds.page.title,
		table: m.table.list.title
	};
	const heading = titles[part];
	if (heading === undefined) throw new Error(`No page is known at ${path}`);
	return { heading };
}

/** The difference between the page and its URL in words; empty if there is none. */
export async function mismatch(page: Page, language: Language): Promise<string> {
	const { path, dialogs, panel, heading, detail } = await shown(page);
	const wanted = await expectedAt(page, path, language);
	if (heading !== wanted.heading) return `${path} shows “${heading}”, not “${wanted.heading}”`;
	if (wanted.detail !== undefined && detail !== wanted.detail)
		return `${path} shows ${detail}, not ${wanted.detail}`;
	if (dialogs > 0 !== panel)
		return `${path} has ${dialogs} dialogs, its entry names ${panel ? 'a panel' : 'none'}`;
	return '';
}
