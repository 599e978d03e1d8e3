import type { Page } from '@playwright/test';
import { catalogues, DESKTOP, expect, openExample, test } from './support';

test.use({ viewport: DESKTOP });

const { translation } = catalogues.en;

/** What page translators do: each text node is replaced, unless its element asks them not to. */
function translate(page: Page, honoring: boolean) {
	return page.evaluate((asksFirst) => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
		for (const text of texts) {
			const owner = text.parentElement;
			if (!owner || /^(?:SCRIPT|STYLE)$/.test(owner.tagName) || !text.data.trim()) continue;
			if (asksFirst && owner.closest('[translate]')?.getAttribute('translate') === 'no') continue;
			const font = document.createElement('font');
			font.append(document.createElement('font'));
			font.firstElementChild?.append(text.data);
			text.replaceWith(font);
		}
	}, honoring);
}

test('a translator that honors the page changes nothing', async ({ page }) => {
	await page.goto('/');
	await openExample(page);
	await translate(page, true);
	expect(await page.locator('font').count()).toBe(0);
});

test('a translator that does not is noticed, and a reload follows again', async ({ page }) => {
	await page.goto('/');
	await openExample(page);
	await translate(page, false);
	const notice = page.getByRole('status').filter({ hasText: translation.changed });
	await expect(notice).toBeVisible();
	await notice.getByRole('button', { name: translation.reload }).click();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(await page.locator('font').count()).toBe(0);
});
