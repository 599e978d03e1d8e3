import type { Page } from '@playwright/test';
import { longUnless } from './long';
import { DESKTOP, PHONE, catalogues, expect, saved, test } from './support';

const m = catalogues.en;
const UNITS = 300;
/** A unit with too few hands, in a squad at the end of the list. */
const WRONG = 290;

const nameOf = (number: number) => `Unit ${number}`;

function largeArmy() {
	const units = Array.from({ length: UNITS }, (_, index) => ({
		kind: 'minifig',
		id: `u${index + 1}`,
		name: nameOf(index + 1),
		rank: 'mercenary',
		count: 1 + (index % 3),
		gear: index + 1 === WRONG ? [{ item: 'twoHanded' }, { item: 'shield' }] : []
	}));
	const members = units.slice(250).map(({ id, count }) => ({ unit: id, count }));
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '5f0c7a52-6b1f-4c6e-8f0e-2f7f9d3b1a77',
		name: 'The horde',
		rulebook: 'core2005',
		units,
		squads: [{ id: 's1', name: 'Rear guard', members }]
	};
}

async function openLarge(page: Page) {
	await page.goto('/');
	const buffer = Buffer.from(JSON.stringify(largeArmy()));
	const file = { name: 'horde.brik', mimeType: 'application/json', buffer };
	await page.locator('input[type=file]').first().setInputFiles(file);
	await page.getByRole('button', { name: m.importing.keep }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'The horde' })).toBeVisible();
}

/** Goes to a unit by its name in the palette, which is typed before the palette is loaded. */
async function goTo(page: Page, number: number) {
	const first = { name: m.army.edit({ name: nameOf(1) }), exact: true };
	await expect(page.getByRole('button', first)).toBeVisible();
	const typed: { all?: Promise<void> } = {};
	await page.route('**/*.js', async (route) => {
		await typed.all;
		await route.fallback();
	});
	const typeAll = async () => {
		await page.keyboard.press('Control+k');
		await page.keyboard.type(m.commands.goTo({ name: nameOf(number) }));
	};
	typed.all = typeAll();
	await typed.all;
	await expect(page.getByRole('option')).toHaveCount(1);
	await page.keyboard.press('Enter');
}

/** Pixels above the first unit, and the number of units that are seen whole. */
function seenUnits(page: Page) {
	return page.evaluate(() => {
		const bar = document.querySelector('main ~ footer')?.getBoundingClientRect().top ?? innerHeight;
		const boxes = [...document.querySelectorAll('li:has(> * [data-unit], > [data-unit])')].map(
			(row) => row.getBoundingClientRect()
		);
		const whole = boxes.filter(({ top, bottom }) => top >= 0 && bottom <= bar);
		return { above: Math.min(...boxes.map(({ top }) => top)), units: whole.length };
	});
}

/** The compact list, in both languages, and the usual one again. */
async function expectCompact(page: Page, most: number, least: number) {
	await page.getByRole('button', { name: m.army.compact, exact: true }).click();
	for (const language of ['pl', 'en'] as const) {
		await page
			.getByRole('button', { name: language === 'pl' ? 'Polski' : 'English', exact: true })
			.click();
		const roomy = catalogues[language].army.roomy;
		await expect(page.getByRole('button', { name: roomy, exact: true })).toBeVisible();
		await expect.poll(async () => (await seenUnits(page)).units).toBeGreaterThanOrEqual(least);
		expect((await seenUnits(page)).above).toBeLessThanOrEqual(most);
	}
	await page.getByRole('button', { name: m.army.roomy, exact: true }).click();
	await expect.poll(async () => (await seenUnits(page)).units).toBeLessThan(least);
	expect((await seenUnits(page)).above).toBeLessThanOrEqual(most);
}

for (const [where, viewport] of [
	['a phone', PHONE],
	['a desktop', DESKTOP]
] as const) {
	test.describe(`an army of ${UNITS} entries on ${where}`, () => {
		test.use({ viewport, locale: 'en-GB' });

		const row = (page: Page, number: number) =>
			page.getByRole('button', { name: m.army.edit({ name: nameOf(number) }), exact: true });

		test(
			'can be edited in the middle of its list',
			longUnless(viewport === PHONE),
			async ({ page }) => {
				await openLarge(page);
				await expect(row(page, 1)).toBeVisible();
				await expect(row(page, 150)).toHaveCount(0);
				const isPhone = viewport === PHONE;
				await expectCompact(page, isPhone ? 120 : 250, isPhone ? 8 : 14);
				await goTo(page, 150);
				await expect(row(page, 150)).toBeFocused();
				await expect(row(page, 150)).toBeInViewport();
				await page.keyboard.press('Delete');
				await expect(row(page, 150)).toHaveCount(0);
				await expect(row(page, 151)).toBeFocused();
				await page.keyboard.press('Control+z');
				await expect(row(page, 150)).toBeInViewport();
				await page.getByRole('button', { name: m.unit.more({ what: nameOf(150) }) }).click();
				await saved(page);
				await page.reload();
				await goTo(page, 150);
				const count = page.getByRole('textbox', { name: `${m.unit.count}: ${nameOf(150)}` });
				await expect(count).toHaveValue('4');
			}
		);

		test('goes from a violation to a unit at the end of the list @long', async ({ page }) => {
			await openLarge(page);
			if (viewport === PHONE) await page.getByRole('button', { name: m.army.openBill }).click();
			const first = page.getByRole('button', { name: new RegExp(nameOf(WRONG)) }).first();
			await first.click();
			const panel =
				viewport === PHONE
					? page.getByRole('dialog', { name: nameOf(WRONG) })
					: page.getByRole('region', { name: m.unit.title });
			await expect(panel.getByRole('textbox', { name: m.unit.name }).first()).toHaveValue(
				nameOf(WRONG)
			);
			await expect(panel.locator(':focus')).toBeInViewport();
		});
	});
}
