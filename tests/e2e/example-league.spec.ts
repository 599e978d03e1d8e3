import { browserLocale, catalogues, expect, PHONE, test } from './support';

const { app, home, leagues } = catalogues.pl;
const { pages } = leagues;

test.use({ viewport: PHONE, locale: browserLocale.pl });

test('a newcomer looks at an example league and finds it again', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('link', { name: app.league, exact: true }).click();
	// The home page has a button of the same name.
	await expect(page.getByRole('heading', { level: 1, name: pages.title })).toBeVisible();
	await page.getByRole('button', { name: home.exampleLeague }).click();
	const title = page.getByRole('heading', { level: 1, name: pages.example.league });
	await expect(title).toBeVisible();
	await expect(page.getByText('Ola K.')).toBeVisible();
	await page.reload();
	await expect(page.getByText('Ola K.')).toBeVisible();
	await page.getByRole('link', { name: app.league, exact: true }).click();
	await page.getByRole('link', { name: pages.example.league }).click();
	await expect(title).toBeVisible();
});

test('the first page opens the example league @long', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: home.exampleLeague }).click();
	await expect(page.getByRole('heading', { level: 1, name: pages.example.league })).toBeVisible();
	await page.goBack();
	await page.getByRole('button', { name: home.exampleLeague }).click();
	await expect(page.getByText('Ola K.')).toBeVisible();
});
