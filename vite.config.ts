import { availableParallelism } from 'node:os';
import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tests/setup/chromium.mjs';
import { firstLoad } from './tests/setup/first-load.mjs';

/** What the PDF library would fetch for pages of HTML: we draw everything ourselves. */
const PDF_EXTRAS = ['html2canvas', 'dompurify', 'canvg'];

/**
 * What replaces modules in the worker of a room. It never runs signatures of a library, as a browser without its own
 * does not start it (`findHub`); Yjs prints colors only to debug; and sources of the provider share code with Yjs.
 */
const IN_ROOMS: Readonly<Record<string, string>> = {
	'@noble/ed25519': 'export {}',
	'./sha512': 'export {}',
	'lib0/logging':
		'export const [BLUE, BOLD, GREEN, GREY, ORANGE, PURPLE, RED, UNCOLOR, UNBOLD] = [];' +
		'export const { log: print, warn } = console;',
	'lib0/environment': 'export const getVariable = () => null;',
	'@hocuspocus/common': 'export * from "/node_modules/@hocuspocus/common/src/index.ts"',
	'@hocuspocus/provider': 'export * from "/node_modules/@hocuspocus/provider/src/index.ts"'
};

/**
 * What replaces parts of Yjs there. A room has one map and nothing else; what a hub sends besides that becomes types
 * without methods, which nobody reads.
 */
const IN_YJS: readonly (readonly [RegExp, string])[] = [
	[/this\.get\(name, YArray\)/, 'this.get(name, AbstractType)'],
	[/this\.get\(name, YText\)/, 'this.get(name, AbstractType)'],
	[/this\.get\(name, YXmlFragment\)/, 'this.get(name, AbstractType)'],
	[
		/readYArray,\s+readYMap,\s+readYText,\s+readYXmlElement,\s+readYXmlFragment,\s+readYXmlHook,\s+readYXmlText\s/,
		'...Array.from({ length: 7 }, (_, type) => (type === 1 ? readYMap : () => new AbstractType()))'
	]
];

function slimYjs(code: string): string {
	return IN_YJS.reduce((slim, [part, instead]) => {
		if (!part.test(slim)) throw new Error(`Yjs has changed: ${part.source} is not in it.`);
		return slim.replace(part, instead);
	}, code);
}

/** Makes the worker of a room some 20 kB lighter. All other workers keep their modules. */
function slimRooms() {
	let isRoom = false;
	return {
		name: 'slim-rooms',
		enforce: 'pre' as const,
		buildStart({ input }: { input: unknown }) {
			isRoom = JSON.stringify(input).includes('room-client/worker');
		},
		resolveId: (source: string) => (isRoom && source in IN_ROOMS ? `\0slim:${source}` : undefined),
		load: (id: string) => (id.startsWith('\0slim:') ? IN_ROOMS[id.slice(6)] : undefined),
		transform: (code: string, id: string) =>
			isRoom && id.endsWith('/yjs/dist/yjs.mjs') ? slimYjs(code) : undefined
	};
}

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
					exclude: ['src/**/*.svelte.test.ts', 'tests/e2e/**']
				}
			}
		]
	}
});
