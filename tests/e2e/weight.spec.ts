import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { catalogues, expect, openExample, saved, test } from './support';

const LIMIT = 110_000;

test(`at most ${LIMIT / 1000} kB of scripts until the armies are listed`, async ({ page }) => {
	await page.goto('/');
	await openExample(page);
	await saved(page);
	await page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.querySelector('main article a[href*="/army/"]')) return;
			performance.mark('listed');
			observer.disconnect();
		}).observe(document, { childList: true, subtree: true });
	});
	await page.goto('/');
	await expect(page.getByRole('link', { name: catalogues.en.example.army })).toBeVisible();
	const loaded = await page.evaluate(() => {
		const listed = performance.getEntriesByName('listed')[0]?.startTime ?? Infinity;
		return performance
			.getEntriesByType('resource')
			.filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= listed)
			.map(({ name }) => new URL(name).pathname)
			.filter((path) => path.endsWith('.js'));
	});
	// The service worker's script starts after the page; it is counted all the same.
	const scripts = [...new Set([...loaded, '/service-worker.js'])];
	const sizes = scripts.map((path) => gzipSync(readFileSync(`build${path}`)).length);
	const sum = sizes.reduce((total, size) => total + size, 0);
	console.log(`Scripts until the armies are listed: ${sum} bytes gzipped, ${sizes.length} files`);
	expect(sizes.length).toBeGreaterThan(5);
	expect(sum).toBeGreaterThan(50_000);
	expect(sum).toBeLessThanOrEqual(LIMIT);
});
