import type { Page } from '@playwright/test';
import { armyLink } from '$lib/exchange/link';
import type { Army } from '$lib/rules/choices';
import { catalogues, expect, type Language } from './support';

/** An army with a violation, a name that wraps and a squad. */
const WRONG: Army = {
	format: 'brikmuster/army',
	version: 1,
	id: '1b6a1f2c-4b5d-4e6f-8a9b-0c1d2e3f4a5b',
	name: 'Najemnicy Małgorzaty Brzęczyszczykiewicz-Chrząszczyk',
	rulebook: 'core2005',
	limits: { profile: 'league' },
	units: [
		{
			kind: 'minifig',
			id: 'u1',
			name: 'Zawisza',
			rank: 'mercenary',
			hands: 1,
			gear: [{ item: 'twoHanded' }]
		},
		{ kind: 'minifig', id: 'u2', name: 'Łucznik', rank: 'mercenary', count: 4 }
	],
	squads: [{ id: 's1', name: 'Straż', members: [{ unit: 'u2' }] }]
};

/** Visits the link page with each kind of link and without one. */
export async function visitLinks(
	page: Page,
	language: Language,
	visit: (screen: string) => Promise<void>
) {
	const m = catalogues[language];
	const good = (await armyLink({ ...WRONG, units: WRONG.units.slice(1) }, '')) ?? '';
	const alert = page.getByRole('alert');
	await page.goto('/open');
	await expect(page.getByText(m.links.intro)).toBeVisible();
	await visit('no link');
	await page.goto(good);
	await expect(page.getByRole('button', { name: m.links.save })).toBeVisible();
	await visit('army in a link');
	await page.goto((await armyLink(WRONG, '')) ?? '');
	await expect(page.getByRole('heading', { name: m.army.violations })).toBeVisible();
	await visit('army in a link, with a violation');
	await page.goto(good.slice(0, -30));
	await expect(alert).toContainText(
		m.links.refusals.incompleteLink({ code: 'incompleteLink', path: '' })
	);
	await visit('incomplete link');
	await page.goto(good.replace('#b1', '#b2'));
	await expect(alert).toContainText(m.links.refusals.newerLink({ code: 'newerLink', path: '' }));
	await visit('link of a newer version');
}
