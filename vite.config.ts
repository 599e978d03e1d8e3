import { availableParallelism } from 'node:os';
import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tests/setup/chromium.mjs';
import { firstLoad } from './tests/setup/first-load.mjs';
import { slimRooms } from './tests/setup/slim-rooms.mjs';

/** What the PDF library would fetch for pages of HTML: we draw everything ourselves. */
const PDF_EXTRAS = ['html2canvas', 'dompurify', 'canvg'];

/** The files that `npm test` leaves to `npm run test:long`. */
const leftOut = process.env.PART === 'short' ? ['**/*.long.test.ts'] : [];

export default defineConfig({
	plugins: [sveltekit()],
	// The same library without its ES5 wrapping, 3 kB lighter: only one copy of it is ever loaded.
	resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
	// One file each: the service worker keeps what it knows of, and it knows nothing of a worker's parts.
	worker: {
		format: 'es',
		plugins: () => [slimRooms()],
		rolldownOptions: { external: PDF_EXTRAS, output: { codeSplitting: false } }
	},
	build: {
		rolldownOptions: { external: PDF_EXTRAS },
		// Only pages name beforehand which scripts they load: such lists in every part weigh more than they save.
		modulePreload: {
			resolveDependencies: (_, parts, { hostId }) =>
				hostId.includes('/entry/') ? parts : parts.filter((part) => part.endsWith('.css'))
		}
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// Names of components would only lengthen the list of files to cache.
						assetFileNames: '_app/immutable/assets/[hash][extname]',
						codeSplitting: { groups: [{ name: firstLoad() }] }
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
				test: {
					name: 'components',
					include: ['src/**/*.svelte.test.ts'],
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({
							launchOptions: chromiumLaunch(),
							contextOptions: { reducedMotion: 'reduce' }
						}),
						instances: [{ browser: 'chromium' }]
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
					include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
					exclude: ['src/**/*.svelte.test.ts', 'tests/e2e/**', ...leftOut]
				}
			}
		]
	}
});
