import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readBrik } from '$lib/exchange/brik';
import { armyLink } from '$lib/exchange/link';
import { browserLocale, catalogues, expect, test } from './support';

const TURNED = 'abc\u202egpj.exe';
const PLAIN = 'abcgpj.exe';
/** Closes the surrounding isolation, then reverses. */
const OTHER = 'x\u2069\u202egpj.exe';
const m = catalogues.en;
const unit = { kind: 'minifig', rank: 'mercenary' };
const army = {
	format: 'brikmuster/army',
	version: 1,
	id: '1b6a1f2c-4b5d-4e6f-8a9b-0c1d2e3f4a5b',
	name: TURNED,
	rulebook: 'core2005',
	houseRules: {
		name: TURNED,
		changes: [{ table: 'ranks', row: 'mercenary', field: 'cost', value: 400 }]
	},
	units: [
		{
			...unit,
			id: 'u1',
			name: TURNED,
			count: 3,
			gear: [{ item: 'shield', name: TURNED }],
			notes: 'first\nsecond',
			mount: 'h1'
		},
		// Breaks a rule, so that a message contains the name.
		{ ...unit, id: 'u2', name: TURNED, hands: 1, gear: [{ item: 'twoHanded' }] },
		{
			kind: 'creation',
			id: 'h1',
			name: TURNED,
			form: 'creature',
			size: 4,
			propulsion: [{ mode: 'ground', speed: 10 }]
		}
	],
	squads: [{ id: 'q1', name: TURNED, members: [{ unit: 'u1', count: 2 }] }]
};

test.use({ locale: browserLocale.en });

/** Texts that could reverse their surroundings; each such name must be alone in an isolated element. */
function unisolated(page: Page): Promise<string[]> {
	return page.evaluate(
		(names) => {
			const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
			const found: string[] = [];
			const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			while (walker.nextNode()) {
				const { data, parentElement } = walker.currentNode as Text;
				if (!parentElement || !turns.test(data)) continue;
				const alone = names.includes(parentElement.textContent?.trim() ?? '');
				const isolated = getComputedStyle(parentElement).unicodeBidi.startsWith('isolate');
				if (!alone || !isolated) found.push(parentElement.outerHTML.slice(0, 200));
			}
			return [...found, ...(turns.test(document.title) ? [document.title] : [])];
		},
		[TURNED, OTHER]
	);
}

/** Opens a file up to its preview. */
async function offer(page: Page, document: object) {
	const buffer = Buffer.from(JSON.stringify(document));
	const file = { name: `${TURNED}.brik`, mimeType: 'application/json', buffer };
	await page.locator('input[type=file]').first().setInputFiles(file);
	await expect(page.getByRole('button', { name: m.importing.keep })).toBeVisible();
}

test('a name with direction marks is isolated on every page and unchanged in its file', async ({
	page
}) => {
	await page.goto('/');
	await offer(page, army);
	await expect(page.getByText(m.home.houseRules({ name: PLAIN, count: 1 }))).toBeVisible();
	expect(await unisolated(page)).toEqual([]);
	await page.getByRole('button', { name: m.importing.keep }).click();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(await unisolated(page)).toEqual([]);

	await page
		.getByRole('button', { name: m.army.edit({ name: PLAIN }) })
		.first()
		.click();
	await expect(page.getByRole('textbox', { name: m.unit.name }).first()).toBeVisible();
	expect(await unisolated(page)).toEqual([]);

	await page.goto('/');
	await expect(page.getByRole('article')).toHaveCount(1);
	await expect(page.getByText(m.home.houseRules({ name: PLAIN, count: 1 }))).toBeVisible();
	expect(await unisolated(page)).toEqual([]);
	await page.getByRole('button', { name: m.home.more({ name: PLAIN }) }).click();
	const comes = page.waitForEvent('download');
	await page.getByRole('button', { name: m.home.export, exact: true }).click();
	const download = await comes;
	expect(download.suggestedFilename()).not.toContain('\u202e');
	const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
		name: string;
		units: { name: string; notes?: string }[];
	};
	expect([file.name, file.units[0]?.name, file.units[0]?.notes]).toEqual([
		TURNED,
		TURNED,
		'first\nsecond'
	]);

	await page.goto(`/cards/${army.id}`);
	await expect(page.locator('svg text').first()).toBeVisible();
	expect(await page.locator('svg').allTextContents()).not.toContain('\u202e');
	expect(await unisolated(page)).toEqual([]);
});

test('names with direction marks are isolated in a link and a comparison @long', async ({
	page
}) => {
	const reading = readBrik(Buffer.from(JSON.stringify(army)));
	if (!reading.ok) throw new Error(reading.problem.code);
	await page.goto((await armyLink(reading.army, '')) ?? '');
	await expect(page.getByRole('heading', { name: m.army.violations })).toBeVisible();
	await expect(page.getByText(`${TURNED}\u00a0×\u00a03`)).toBeVisible();
	expect(await unisolated(page)).toEqual([]);
	await page.getByRole('button', { name: m.links.save }).click();
	await expect(page).toHaveURL(new RegExp(`/army/${army.id}`));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const id = army.id.replace('1', '2');
	const units = army.units.map((unit) => ({ ...unit, name: OTHER }));
	await offer(page, { ...army, id, units });
	expect(await unisolated(page)).toEqual([]);
	await page.getByRole('button', { name: m.importing.keep }).click();
	await expect(page).toHaveURL(new RegExp(id));
	await page.goto(`/compare/${army.id}/${id}`);
	await expect(page.getByText(m.commands.compare.gone).first()).toBeVisible();
	expect(await unisolated(page)).toEqual([]);
});
