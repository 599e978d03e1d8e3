import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { root } from '../setup/run.mjs';

/** Browser tests of `npm run soak` that take too long or too many resources for `npm test`. */
export default defineConfig({
	...base,
	testDir: '.',
	outputDir: '../../node_modules/.cache/brikmuster/soak-results',
	workers: 1,
	timeout: 180_000,
	webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: root }))
});
