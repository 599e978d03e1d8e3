import { DESKTOP, catalogues, expect, saved, shownTotal, test } from './support';
import type { Page } from '@playwright/test';

const m = catalogues.en;
const { commands } = m;

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string) {
	for (let presses = 0; presses < 60; presses += 1) {
		await page.keyboard.press('Tab');
		const focused = await page.evaluate(() => {
			const { activeElement: element } = document;
			return element?.getAttribute('aria-label') ?? element?.textContent.trim();
		});
		if (focused === name) return;
	}
	throw new Error(`Tab does not lead to ${name}`);
}

/** Runs a command by its name in the palette. */
async function command(page: Page, typed: string) {
	await page.keyboard.press('Control+k');
	await expect(page.getByRole('combobox')).toBeFocused();
	await page.keyboard.type(typed);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog', { name: commands.palette.title })).toHaveCount(0);
}

/** Watches the live regions; the result returns what they said since its last call, each region once. */
async function announcements(page: Page): Promise<() => Promise<string[]>> {
	await page.evaluate(() => {
		const regions = new Set<Element>();
		Object.assign(window, { regions });
		new MutationObserver((changes) => {
			for (const { target } of changes) {
				const place = target instanceof Element ? target : target.parentElement;
				const region = place?.closest('[aria-live], [role=status], [role=alert], output');
				if (region && region.getAttribute('aria-live') !== 'off') regions.add(region);
			}
		}).observe(document.body, { subtree: true, childList: true, characterData: true });
	});
	return () =>
		page.evaluate(() => {
			const { regions } = window as unknown as { regions: Set<Element> };
			const texts = [...regions].map((region) => {
				const heard = region.cloneNode(true) as Element;
				for (const quiet of heard.querySelectorAll('[aria-hidden=true], [aria-live=off]'))
					quiet.remove();
				return heard.textContent.replace(/\s+/g, ' ').trim();
			});
			regions.clear();
			return texts.filter(Boolean);
		});
}

test.describe('by keyboard alone', () => {
	test.use({ viewport: DESKTOP });

	test('an army is built, edited, undone and compared', async ({ page }) => {
		await page.goto('/');
		await expect(page.getByRole('button', { name: m.home.first })).toBeVisible();
		await tabTo(page, m.home.first);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('textbox', { name: m.newArmy.name })).toBeFocused();
		await page.keyboard.type('By keys');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { level: 1, name: 'By keys' })).toBeVisible();

		const total = shownTotal(page, false);
		const row = (name: string) => page.getByRole('button', { name: m.army.edit({ name }) });
		await command(page, 'add: knight');
		await expect(total).toHaveText('10');
		await expect(row(m.presets.knight)).toBeFocused();
		// A slash opens the palette, but is text inside a field.
		await page.keyboard.press('/');
		await expect(page.getByRole('combobox')).toBeFocused();
		await page.keyboard.type('archer/');
		await page.keyboard.press('Backspace');
		await page.keyboard.press('Enter');
		await expect(page.locator('dialog')).toHaveCount(0);
		await expect(total).toHaveText('19');
		await expect(row(m.presets.archer)).toBeFocused();

		await page.keyboard.press('k');
		await expect(row(m.presets.knight)).toBeFocused();
		await page.keyboard.press('+');
		await page.keyboard.press('+');
		// The first save suggests protection; its announcement comes before those counted here.
		await expect(page.getByText(m.army.keep.why)).toBeVisible();
		const announced = await announcements(page);
		await page.keyboard.press('-');
		await expect(total).toHaveText('29');
		await saved(page);
		expect(await announced()).toEqual(['29 points of 150 Legal 121 left']);
		await page.keyboard.press('ArrowDown');
		await expect(row(m.presets.archer)).toBeFocused();
		await page.keyboard.press('Alt+ArrowUp');
		await expect(page.locator('[data-unit]').first()).toHaveAccessibleName(
			m.army.edit({ name: m.presets.archer })
		);
		await expect(row(m.presets.archer)).toBeFocused();
		await page.keyboard.press('c');
		await expect(row(m.presets.archer)).toHaveCount(2);
		await expect(row(m.presets.archer).nth(1)).toBeFocused();
		await expect(page.getByText(m.army.copied({ name: m.presets.archer }))).toBeVisible();
		expect(await announced()).toEqual(['38 points of 150 Legal 112 left']);
		await page.keyboard.press('Control+z');
		await expect(row(m.presets.archer)).toHaveCount(1);
		await expect(row(m.presets.knight)).toBeFocused();
		await page.keyboard.press('Control+y');
		await row(m.presets.archer).nth(1).focus();
		await page.keyboard.press('Delete');
		await expect(row(m.presets.archer)).toHaveCount(1);
		await expect(row(m.presets.knight)).toBeFocused();
		await page.keyboard.press('Control+z');
		await expect(row(m.presets.archer)).toHaveCount(2);
		await page.keyboard.press('Control+Shift+z');
		await expect(row(m.presets.archer)).toHaveCount(1);
		await page.keyboard.press('Control+z');
		await page.keyboard.press('Control+y');
		await expect(row(m.presets.archer)).toHaveCount(1);
		await row(m.presets.archer).focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { name: m.presets.archer })).toBeFocused();

		await page.keyboard.press('F2');
		const name = page.getByRole('textbox', { name: m.unit.name });
		await expect(name).toBeFocused();
		await page.keyboard.type('Jack - ?');
		await page.keyboard.press('Tab');
		await expect(row('Jack - ?')).toBeVisible();
		// Inside the count field, a key is text too.
		await page.keyboard.press('?');
		await expect(page.locator('dialog')).toHaveCount(0);
		await page.keyboard.press('Tab');
		await page.keyboard.press('?');
		await expect(page.getByRole('dialog', { name: commands.keys.title })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.locator('dialog')).toHaveCount(0);

		await command(page, commands.names.history);
		const steps = page.getByRole('dialog', { name: commands.history.title });
		await expect(steps.locator('[aria-current=step]')).toBeFocused();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect(page.getByText(commands.history.now, { exact: true })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.locator('dialog')).toHaveCount(0);
		await page.keyboard.press('Control+y');
		await saved(page);

		await command(page, commands.names.compare);
		await expect(
			page.getByRole('heading', { level: 1, name: commands.compare.title })
		).toBeVisible();
		const charts = page.getByRole('table', { name: commands.compare.chart.figuresByRole });
		await expect(charts.getByRole('row')).toHaveCount(3);
	});

	test('single-key shortcuts can be switched off @long', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('button', { name: m.home.example }).click();
		const zawisza = page.getByRole('button', { name: m.army.edit({ name: m.example.hero }) });
		await zawisza.focus();
		await page.keyboard.press('?');
		await page.getByRole('checkbox', { name: commands.keys.single }).press('Space');
		await page.keyboard.press('Escape');
		await expect(page.locator('dialog')).toHaveCount(0);
		await expect(zawisza).toBeFocused();
		await page.keyboard.press('Delete');
		await page.keyboard.press('/');
		await expect(page.locator('dialog')).toHaveCount(0);
		await expect(zawisza).toHaveCount(1);
		await page.keyboard.press('Control+k');
		await expect(page.getByRole('combobox')).toBeFocused();
	});
});

test('the history jumps over several steps, also after a reload @long', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: m.home.example }).click();
	const more = page.getByRole('button', { name: m.unit.more({ what: m.example.knight }) });
	for (let taps = 0; taps < 3; taps += 1) await more.click();
	await saved(page);
	await page.reload();
	await page.getByRole('button', { name: m.army.more, exact: true }).click();
	await page.getByRole('button', { name: commands.names.history }).click();
	const steps = page.getByRole('dialog', { name: commands.history.title }).getByRole('listitem');
	await expect(steps).toHaveCount(4);
	await steps.last().getByRole('button').click();
	await expect(steps.last()).toContainText(commands.history.now);
	await expect(page.getByText('0 left').first()).toBeVisible();
});
