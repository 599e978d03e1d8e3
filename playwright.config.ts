import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/setup/chromium.mjs';
import { port } from './tests/setup/ports.mjs';

const cache = 'node_modules/.cache/brikmuster';
const subPathBuild = `${cache}/sub-path-build`;
const serve = (folder: string, base: string, at: number) => ({
	command: `node tests/setup/serve.mjs --folder ${folder} --base "${base}" --port ${at}`,
	url: `http://localhost:${at}${base}/`,
	reuseExistingServer: false
});

export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: `${cache}/test-results`,
	fullyParallel: true,
	forbidOnly: true,
	// One more than the cores of a small machine: tests also wait.
	workers: 3,
	retries: 0,
	// A busy machine must not fail a test; one that hangs still fails.
	timeout: 360_000,
	expect: { timeout: 60_000 },
	use: {
		baseURL: `http://localhost:${port}`,
		locale: 'en-GB',
		// Installing it takes a third of a short test; a test of offline work or of updates allows it.
		serviceWorkers: 'block',
		// Animations take a fifth of the time. With EVERYWHERE, all tests run with them.
		contextOptions: { reducedMotion: process.env.EVERYWHERE ? 'no-preference' : 'reduce' },
		launchOptions: chromiumLaunch()
	},
	webServer: [
		serve('build', '', port),
		// Only the long part has tests of this build.
		...(existsSync(subPathBuild) ? [serve(subPathBuild, '/sub/path', port + 1)] : [])
	]
});
