import type { Locator, Page } from '@playwright/test';
import { ALL_RULES, visitAll } from './app-screens';
import { audit } from './audit';
import { longUnless } from './long';
import { misplaced } from './misplaced';
import { catalogues, closeDialog, DESKTOP, expect, openExample, test } from './support';
import { targets } from './targets';
import { everywhere } from './turns';

const m = catalogues.en;

/** The preview is before the options: beside them or, at less than half the screen, above them. */
async function expectPreviewFirst(page: Page) {
	const preview = page.getByRole('img', { name: m.cards.page.front({ number: 1 }) });
	const boxOf = async (one: Locator) =>
		(await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	const sheet = await boxOf(preview);
	const option = await boxOf(page.getByRole('radio', { name: m.cards.page.whats.list }));
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	if (width >= 900) return expect(option.x).toBeGreaterThan(sheet.x + sheet.width);
	expect(option.y).toBeGreaterThan(sheet.y + sheet.height);
	expect(sheet.height).toBeLessThan(height / 2);
}

/**
 * Whether axe checks a screen in this look: one of them is enough, and all rules at once would take it longer than all
 * other screens. The soak checks all in both.
 */
function isAudited(screen: string, turn: number): boolean {
	const sum = [...screen].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
	return everywhere || (screen !== ALL_RULES && sum % looks.length === turn);
}

/** Two combinations are enough: colors depend only on the theme, layout only on the size. */
const looks = [
	['light', 'narrow phone', { width: 320, height: 640 }],
	['dark', 'desktop', DESKTOP]
] as const;

for (const [turn, [colorScheme, where, viewport]] of looks.entries()) {
	test.describe(`${colorScheme} on a ${where}`, () => {
		// Contrast is measured without animations.
		test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

		test(
			'axe finds no violation, and nothing is in the wrong place or too small to tap',
			longUnless(turn === 0),
			async ({ page }) => {
				let screens = 0;
				await visitAll(page, 'en', async (screen) => {
					if (isAudited(screen, turn)) await audit(page, screen);
					if (screen === 'printing cards') await expectPreviewFirst(page);
					expect(await misplaced(page), screen).toEqual([]);
					expect((await targets(page)).small, screen).toEqual([]);
					screens += 1;
				});
				expect(screens).toBeGreaterThanOrEqual(40);
			}
		);
	});
}

test.describe('with forced colors', () => {
	test.use({ viewport: DESKTOP, contextOptions: { forcedColors: 'active' } });

	test('edges, states and the points bar stay visible', async ({ page }) => {
		/** The width of the outline, which replaces shadows and backgrounds. */
		const outline = (place: Locator) =>
			place.evaluate((element) => {
				const { outlineStyle, outlineWidth } = getComputedStyle(element);
				return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
			});
		await page.goto('/');
		await openExample(page);
		const rows = page.locator('.row.card');
		await expect(rows.first()).toBeVisible();
		expect(await outline(rows.first()), 'selected unit').toBe(3);
		expect(await outline(rows.nth(1)), 'unit').toBe(1);
		const tools = page.getByRole('group', { name: m.commands.groups.army });
		expect(await outline(tools.getByRole('button').first()), 'button').toBe(1);
		const nav = page.getByRole('navigation', { name: m.app.sections });
		expect(await outline(nav.locator('[aria-current]')), 'current page').toBe(3);
		const brick = page.locator('.bar > span').first();
		const [fill, empty] = await brick.evaluate((filled) => {
			const none = filled.cloneNode() as HTMLElement;
			none.style.setProperty('--filled', '0%');
			filled.after(none);
			return [filled, none].map((one) => getComputedStyle(one).backgroundImage);
		});
		expect(fill).not.toBe(empty);
		expect(await outline(brick), 'brick').toBe(1);
		await page.getByRole('button', { name: m.army.add, exact: true }).click();
		const dialog = page.getByRole('dialog');
		expect(await outline(dialog), 'dialog').toBe(1);
		const chips = dialog.getByRole('group', { name: m.adding.categories }).locator('.pill');
		expect(await outline(chips.first()), 'pressed chip').toBe(3);
		expect(await outline(chips.nth(1)), 'chip').toBe(1);
		await closeDialog(page);
		await page.keyboard.press('Control+k');
		const options = dialog.getByRole('option');
		expect(await outline(options.first()), 'selected command').toBe(3);
		expect(await outline(options.nth(1)), 'command').toBe(0);
		await page.keyboard.press('Escape');
		await nav.getByRole('link', { name: m.app.settings }).click();
		const choices = page.getByRole('group', { name: m.app.language }).locator('label');
		await expect(choices).toHaveCount(2);
		expect((await Promise.all((await choices.all()).map(outline))).sort()).toEqual([1, 3]);
	});
});
