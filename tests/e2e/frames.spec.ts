import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { port } from '../setup/ports.mjs';
import { badServer } from './bad-server';
import { longUnless } from './long';
import { copyOfBuild } from './releases';
import { catalogues, expect, test } from './support';

// A newcomer, so that the settings are empty.
test.use({ serviceWorkers: 'allow', newcomer: true });

const m = catalogues.en;

for (const [which, isOther] of [
	['another origin', true],
	['its own origin', false]
] as const) {
	test(`the app does not start in a frame of ${which}`, longUnless(isOther), async ({ page }) => {
		const folder = copyOfBuild();
		// Without the headers that forbid frames, which a host may not set.
		const { url, close } = await badServer(folder);
		const outside = isOther ? await badServer(folder) : undefined;
		const frameOf = `<iframe src="${url}" width="600" height="500"></iframe>`;
		writeFileSync(join(folder, 'outside.html'), frameOf);
		await page.goto(`${outside?.url ?? url}outside.html`);
		const frame = page.frameLocator('iframe');
		const link = frame.getByRole('link', { name: 'Open in its own window' });
		await expect(link).toBeVisible();
		await expect(link).toHaveAttribute('target', '_blank');
		await expect(link).toHaveAttribute('rel', 'noopener');
		// Longer than a normal start takes.
		await page.waitForTimeout(3000);
		await expect(frame.getByRole('button')).toHaveCount(0);
		const traces = await frame.locator('body').evaluate(async () => ({
			databases: await indexedDB.databases(),
			settings: { ...localStorage },
			workers: (await navigator.serviceWorker.getRegistrations()).length
		}));
		expect(traces).toEqual({ databases: [], settings: {}, workers: 0 });

		const opened = page.waitForEvent('popup');
		await link.click();
		const own = await opened;
		await expect(own.getByRole('button', { name: m.home.example })).toBeVisible();
		expect(own.url()).toBe(url);
		await outside?.close();
		await close();
		rmSync(folder, { recursive: true });
	});
}

test('the headers of the test server forbid frames', async ({ page }) => {
	const address = `http://localhost:${port}/`;
	await page.route(`${address}outside`, (route) =>
		route.fulfill({ contentType: 'text/html', body: `<iframe src="${address}"></iframe>` })
	);
	await page.goto(`${address}outside`);
	await expect(page.frameLocator('iframe').getByRole('link')).toHaveCount(0);
	const response = await page.request.get(address);
	expect(response.headers()['x-frame-options']).toBe('DENY');
});
