import { readFileSync } from 'node:fs';
import { openExample, PHONE, DESK, browserLocale, catalogues, expect, test } from './support';

for (const [where, viewport, language] of [
	['a phone', PHONE, 'pl'],
	['a desk', DESK, 'en']
] as const) {
	test.describe(`on ${where} in ${language}`, () => {
		test.use({ viewport, locale: browserLocale[language] });
		const m = catalogues[language];

		test('cards are looked at, chosen and saved as a PDF', async ({ page }) => {
			const { page: words } = m.cards;
			await page.goto('/');
			await openExample(page, language);
			await page.getByRole('button', { name: m.army.more, exact: true }).click();
			await page.getByRole('dialog').getByRole('button', { name: m.desk.commands.cards }).click();
			await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
			const front = page.getByRole('img', { name: words.front({ number: 1 }), exact: true });
			await expect(front).toBeVisible();
			await expect(front.getByText(m.example.hero).first()).toBeVisible();
			await expect(
				page.getByRole('img', { name: words.back({ number: 1 }), exact: true })
			).toBeVisible();

			await page.getByRole('radio', { name: words.formats.poker }).check();
			await page.locator('summary').filter({ hasText: words.units }).click();
			await page.getByRole('checkbox', { name: m.example.hero }).uncheck();
			await expect(front.getByText(m.example.hero)).toHaveCount(0);
			await page.getByRole('button', { name: words.none }).click();
			await expect(page.getByText(words.empty)).toBeVisible();
			await expect(page.getByRole('button', { name: words.pdf })).toBeDisabled();
			await page.getByRole('button', { name: words.all }).click();

			const download = page.waitForEvent('download');
			await page.getByRole('button', { name: words.pdf }).click();
			const file = await download;
			expect(file.suggestedFilename()).toBe(`${m.example.army}.pdf`);
			const pdf = readFileSync(await file.path()).toString('latin1');
			expect(pdf.slice(0, 5)).toBe('%PDF-');
			expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
			await expect(page.getByText(words.made({ file: `${m.example.army}.pdf` }))).toBeVisible();

			await page.getByRole('radio', { name: words.whats.list }).check();
			const list = page.getByRole('img', { name: words.sheet({ number: 1 }), exact: true });
			await expect(list.getByText(m.example.hero, { exact: true })).toBeVisible();
			await expect(list.getByText('sha256:')).toBeVisible();
			await page.getByRole('radio', { name: words.whats.cards }).check();
			await page.reload();
			await expect(page.getByRole('radio', { name: words.formats.poker })).toBeChecked();
		});
	});
}

test('a PDF is made without a network too', async ({ page, context }) => {
	const m = catalogues.en;
	await page.goto('/');
	await openExample(page);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.reload();
	await expect
		.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
		.toBe(true);
	await context.setOffline(true);
	await page.getByRole('button', { name: m.army.more, exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: m.desk.commands.cards }).click();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: m.cards.page.pdf }).click();
	expect((await download).suggestedFilename()).toBe(`${m.example.army}.pdf`);
});
