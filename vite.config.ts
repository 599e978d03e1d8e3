import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';
import { chromiumLaunch } from './tests/setup/chromium.mjs';
import { codeSplitting } from './tests/setup/chunks/code-splitting.mjs';
import { hintCompilation } from './tests/setup/chunks/compile-hint.mjs';
import { listPageFiles } from './tests/setup/chunks/page-files.mjs';
import { withoutReexports } from './tests/setup/chunks/reexports.mjs';
import { workerParts } from './tests/setup/chunks/worker-parts.mjs';

/** What the PDF library would fetch for pages of HTML: we draw everything ourselves. */
const PDF_EXTRAS = ['html2canvas', 'dompurify', 'canvg'];

/** The files that `npm test` leaves to `npm run test:long`. */
const leftOut = process.env.PART === 'short' ? ['**/*.long.test.ts'] : [];

/** Lets each kind of component tests have its own `isolate`: Vitest only reads the one of their project. */
const isolationOfInstances = (): Plugin => ({
	name: 'isolation-of-instances',
	configureVitest({ project: { config } }) {
		config.browser.isolate = config.isolate;
	}
});

/** Replaces the router. With a mock of Vitest, each file that a page loads would pass through the test runner. */
const withoutRouter = (): Plugin => ({
	name: 'without-router',
	enforce: 'pre',
	resolveId: (id) =>
		/\/runtime\/app\/state$|\/navigation\/dialog-step\.svelte$/.test(id)
			? fileURLToPath(new URL('tests/setup/no-router.ts', import.meta.url))
			: undefined
});

export default defineConfig({
	plugins: [sveltekit(), listPageFiles(), withoutReexports(), hintCompilation()],
	// The same library without its ES5 wrapping, 3 kB lighter: only one copy of it is ever loaded.
	resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
	worker: {
		format: 'es',
		plugins: () => [workerParts()],
		rolldownOptions: { external: PDF_EXTRAS }
	},
	build: {
		rolldownOptions: { external: PDF_EXTRAS },
		// A file names others by names that do not change, and the page lists the current ones: a change of
		// one file changes no other. (The build warns of Kit's `renderBuiltUrl`, which only makes paths absolute.)
		chunkImportMap: true
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// Names of components would only lengthen the list of files to cache.
						assetFileNames: '_app/immutable/assets/[hash][extname]',
						codeSplitting: codeSplitting()
					}
				}
			}
		}
	},
	test: {
		expect: { requireAssertions: true, poll: { timeout: 30_000 } },
		// A busy machine must not fail a test; one that hangs still fails.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		// On two cores the default is one.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		projects: [
			{
				extends: './vite.config.ts',
				plugins: [withoutRouter(), isolationOfInstances()],
				test: {
					name: 'in a browser',
					setupFiles: ['tests/setup/components.ts'],
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({
							launchOptions: chromiumLaunch(),
							contextOptions: { reducedMotion: 'reduce' }
						}),
						// They share a server, which compiles each component once.
						instances: [
							{
								browser: 'chromium',
								name: 'components',
								// A page for all files of a worker: each would load the app again, which takes longer than its tests.
								isolate: false,
								include: ['src/**/*.svelte.test.ts'],
								exclude: ['src/**/*.alone.svelte.test.ts']
							},
							{
								browser: 'chromium',
								name: 'components alone',
								include: ['src/**/*.alone.svelte.test.ts']
							}
						]
					}
				}
			},
			{
				extends: './vite.config.ts',
				test: {
					name: 'engine',
					environment: 'node',
					// Each file would load the rules engine again, which takes longer than most of its tests.
					isolate: false,
					setupFiles: ['tests/setup/seed.ts'],
					include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
					exclude: ['src/**/*.svelte.test.ts', 'tests/e2e/**', ...leftOut]
				}
			}
		]
	}
});
