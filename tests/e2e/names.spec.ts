import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { browserLocale, catalogues, expect, test } from './support';

const TURNED = 'abc\u202egpj.exe';
const PLAIN = 'abcgpj.exe';
const m = catalogues.en;
const unit = { kind: 'minifig', rank: 'mercenary' };
const army = {
	format: 'brikmuster/army',
	version: 1,
	id: '1b6a1f2c-4b5d-4e6f-8a9b-0c1d2e3f4a5b',
	name: TURNED,
	rulebook: 'core2005',
	units: [
		{
			...unit,
			id: 'u1',
			name: TURNED,
			count: 3,
			gear: [{ item: 'shield', name: TURNED }],
			notes: 'first\nsecond'
		}
	],
	squads: [{ id: 'q1', name: TURNED, members: [{ unit: 'u1', count: 2 }] }]
};

test.use({ locale: browserLocale.en });

/** Texts on the page that could turn what is around them. */
function turning(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
		const found: string[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const { data, parentElement } = walker.currentNode as Text;
			if (!parentElement || !turns.test(data)) continue;
			const alone = parentElement.textContent?.trim() === data.trim();
			const isolated = getComputedStyle(parentElement).unicodeBidi.startsWith('isolate');
			if (!alone || !isolated) found.push(parentElement.outerHTML.slice(0, 200));
		}
		return [...found, ...(turns.test(document.title) ? [document.title] : [])];
	});
}

test('a name with marks of direction turns nothing around it, and its file keeps it', async ({
	page
}) => {
	await page.goto('/');
	const buffer = Buffer.from(JSON.stringify(army));
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles({ name: 'a.brik', mimeType: 'application/json', buffer });
	await expect(page.getByRole('button', { name: m.importing.keep })).toBeVisible();
	expect(await turning(page)).toEqual([]);
	await page.getByRole('button', { name: m.importing.keep }).click();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(await turning(page)).toEqual([]);

	await page.getByRole('button', { name: m.army.edit({ name: PLAIN }) }).click();
	await expect(page.getByRole('textbox', { name: m.unit.name }).first()).toBeVisible();
	expect(await turning(page)).toEqual([]);

	await page.goto('/');
	await expect(page.getByRole('article')).toHaveCount(1);
	expect(await turning(page)).toEqual([]);
	await page.getByRole('button', { name: m.home.more({ name: TURNED }) }).click();
	const comes = page.waitForEvent('download');
	await page.getByRole('button', { name: m.home.export }).click();
	const download = await comes;
	expect(download.suggestedFilename()).not.toContain('\u202e');
	const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as typeof army;
	expect([file.name, file.units[0]?.name, file.units[0]?.notes]).toEqual([
		TURNED,
		TURNED,
		'first\nsecond'
	]);

	await page.goto(`/cards/${army.id}`);
	await expect(page.locator('svg text').first()).toBeVisible();
	expect(await page.locator('svg').allTextContents()).not.toContain('\u202e');
	expect(await turning(page)).toEqual([]);
});
