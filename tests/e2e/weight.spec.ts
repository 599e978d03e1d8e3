import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { catalogues, expect, openExample, saved, test } from './support';

const LIMIT = 110_000;

test(`at most ${LIMIT / 1000} kB of scripts until the armies are listed`, async ({ page }) => {
	await page.goto('/');
	await openExample(page);
	await saved(page);
	const scripts = new Map<string, number>();
	const reading: Promise<void>[] = [];
	let listed = false;
	page.on('response', (response) => {
		if (listed || response.request().resourceType() !== 'script') return;
		const read = async () => {
			scripts.set(response.url(), gzipSync(await response.body()).length);
		};
		reading.push(read());
	});
	await page.goto('/');
	await expect(page.getByRole('link', { name: catalogues.en.example.army })).toBeVisible();
	listed = true;
	await Promise.all(reading);
	// The service worker starts after the page; it is counted all the same.
	scripts.set('service-worker.js', gzipSync(readFileSync('build/service-worker.js')).length);
	const sum = [...scripts.values()].reduce((total, size) => total + size, 0);
	test.info().annotations.push({ type: 'weight', description: `${sum} bytes` });
	console.log(`Scripts until the armies are listed: ${sum} bytes gzipped in ${scripts.size} files`);
	expect(scripts.size).toBeGreaterThan(3);
	expect(sum).toBeLessThanOrEqual(LIMIT);
});
