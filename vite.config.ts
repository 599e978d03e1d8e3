import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tests/setup/chromium.mjs';

/** What the PDF library would fetch for pages of HTML: we draw everything ourselves. */
const PDF_EXTRAS = ['html2canvas', 'dompurify', 'canvg'];

const shorter = <T>(names: T): T | string =>
	typeof names === 'string' ? names.replace('[hash]', '[hash:7]') : names;

/**
 * What the list of armies needs anyway stands together, whatever other pages share of it: each part more costs
 * its name in all that import it, and in the service worker's list.
 */
const PARTS = [
	{
		name: 'base',
		test: /src\/lib\/(ui\/(Alarm|BrickBar|Button|Chip|Icon|Plate|icons)\b|state\/(backup-date|contexts|live-query|locale|notices|theme|trail|unsaved)\b|browser\/(files|random|settings|trusted-script)|i18n\/(plural|languages)\.|exchange\/file-types|points\/|rules\/(limits|profile|rulings|terms|violation)\.|army\/tags\.)/
	},
	{
		name: 'document',
		test: /node_modules\/zod\/|src\/lib\/army\/(fields|issues|problem|read-document|references|schema|unit-schema|versions)\./
	}
];

/** Each name stands in the service worker's list and in all that imports it: seven letters tell them apart too. */
const fewNames: Plugin = {
	name: 'few-names',
	outputOptions: ({ chunkFileNames, assetFileNames, entryFileNames, ...options }) => ({
		...options,
		chunkFileNames: shorter(chunkFileNames),
		assetFileNames: shorter(assetFileNames),
		entryFileNames: shorter(entryFileNames),
		// The service worker is one file: there is nothing to divide.
		...(chunkFileNames?.toString().includes('/chunks/') && { codeSplitting: { groups: PARTS } })
	})
};

export default defineConfig({
	plugins: [sveltekit(), fewNames],
	// The same library without its ES5 wrapping, 3 kB lighter: only one copy of it is ever loaded.
	resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
	// One file each: the service worker keeps what it knows of, and it knows nothing of a worker's parts.
	worker: {
		format: 'es',
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
	test: {
		expect: { requireAssertions: true },
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
						provider: playwright({ launchOptions: chromiumLaunch() }),
						instances: [{ browser: 'chromium' }]
					}
				}
			},
			{
				extends: './vite.config.ts',
				test: {
					name: 'engine',
					environment: 'node',
					include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
					exclude: ['src/**/*.svelte.test.ts', 'tests/e2e/**']
				}
			}
		]
	}
});
