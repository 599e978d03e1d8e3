import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page as browser } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { page } from '$app/state';
import { LANGUAGES, type Language } from '$lib/i18n/languages';
import { locale } from '$lib/state/app/locale.svelte';
import { catalogues } from '../../../../tests/setup/catalogues';
import SectionTabs from './SectionTabs.svelte';

/** Shows the bar on a page of the app. */
async function tabsAt(route: string | null, desktopOnly = false) {
	Object.assign(page.route, { id: route });
	const screen = await render(SectionTabs, { desktopOnly });
	const nav = screen.container.querySelector('nav') ?? screen.container;
	const marked = () =>
		[...nav.querySelectorAll('[aria-current]')].map((link) => [
			link.textContent.trim(),
			link.getAttribute('aria-current')
		]);
	return { screen, nav, marked };
}

beforeEach(() => browser.viewport(390, 844));
afterEach(() => locale.choose('en'));

describe.each(Object.keys(LANGUAGES) as Language[])('the main navigation: %s', (language) => {
	const m = catalogues[language];
	beforeEach(() => locale.choose(language));

	it('names its parts in order', async () => {
		const { screen } = await tabsAt('/');
		const { league, table, rules, odds, settings } = m.app;
		const names = [m.home.title, league, table, rules, odds, settings];
		const links = screen.getByRole('navigation', { name: m.app.sections }).getByRole('link');
		expect(links.elements().map((link) => link.textContent.trim())).toEqual(names);
	});

	it.each([
		['/league', [[m.app.league, 'page']]],
		['/league/[id]/[[tab]]', [[m.app.league, 'true']]],
		['/table/[id]', [[m.app.table, 'true']]],
		['/cards/[id]', [[m.home.title, 'true']]],
		['/data', [[m.app.settings, 'true']]],
		[null, []]
	])('marks the part of %s', async (route, expected) => {
		const { marked } = await tabsAt(route);
		expect(marked()).toEqual(expected);
	});
});

describe('the bar of the main navigation', () => {
	const isAtBottom = (nav: Element) => getComputedStyle(nav).position === 'fixed';

	it('is below the page on a phone, and in the header on a desktop or a low screen', async () => {
		const { nav } = await tabsAt('/');
		expect(isAtBottom(nav)).toBe(true);
		for (const [width, height] of [
			[1440, 900],
			[844, 390]
		] as const) {
			await browser.viewport(width, height);
			expect(isAtBottom(nav), `${width} × ${height}`).toBe(false);
		}
	});

	it('gives its place on a phone to the bar of a page', async () => {
		const { nav } = await tabsAt('/army/[id]', true);
		expect(nav.checkVisibility()).toBe(false);
		await browser.viewport(1440, 900);
		expect(nav.checkVisibility()).toBe(true);
	});

	it('is not printed', async () => {
		const { nav } = await tabsAt('/');
		expect(nav.checkVisibility()).toBe(true);
		await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
		expect(nav.checkVisibility()).toBe(false);
		await cdp().send('Emulation.setEmulatedMedia', { media: '' });
	});
});
