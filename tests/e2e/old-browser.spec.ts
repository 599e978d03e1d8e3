import { catalogues, expect, test } from './support';

const { home } = catalogues.en;

test('an old browser shows what it lacks, and may continue', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'CompressionStream', { value: undefined });
		Reflect.deleteProperty(URL, 'canParse');
	});
	await page.goto('/');
	const notice = page.getByRole('alert').filter({ hasText: 'This browser is too old' });
	await expect(notice).toContainText('URL.canParse, CompressionStream');
	await expect(notice).toContainText('Ta przeglądarka jest za stara');
	await notice.getByRole('button', { name: 'Continue anyway' }).click();
	await expect(notice).toHaveCount(0);
	await page.getByRole('button', { name: home.first }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
});
