import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { catalogues, expect, openExample, saved, test } from './support';

const m = catalogues.en;
const BASE = '/sub/path';
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Returns a page of the build with another base path in the script that starts the app. */
function withBase(html: string): string {
	const [, script = ''] = /<script>([^<]*base: ""[^<]*)<\/script>/.exec(html) ?? [];
	const moved = script.replace('base: ""', `base: "${BASE}"`);
	expect(moved).not.toBe(script);
	return html.replace(script, moved).replaceAll(sha256(script), sha256(moved));
}

/** Serves the build of the root below a sub-path as well: a build of its own is for the long part. */
async function serveBelow(page: Page): Promise<void> {
	await page.route(`**${BASE}/**`, async (route) => {
		const response = await route.fetch({ url: route.request().url().replace(BASE, '') });
		const isPage = response.headers()['content-type']?.startsWith('text/html');
		return isPage
			? route.fulfill({ response, body: withBase(await response.text()) })
			: route.fulfill({ response });
	});
}

test('an army is made, reloaded and found again below a sub-path', async ({ page }) => {
	await serveBelow(page);
	await page.goto(`${BASE}/`);
	await openExample(page);
	await saved(page);
	expect(new URL(page.url()).pathname).toContain(`${BASE}/army/`);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.example.army);
	await page.getByRole('link', { name: m.app.back }).click();
	await page.getByRole('link', { name: m.example.army }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.example.army);
	for (const address of await page.locator('a[href^="/"]').all())
		expect(await address.getAttribute('href')).toMatch(new RegExp(`^${BASE}/`));
	await page.goto(`${BASE}/rules`);
	await expect(page.getByRole('heading', { name: 'Heroes', exact: true })).toBeVisible();
});
