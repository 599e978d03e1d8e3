import { join } from 'node:path';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { importRules } from './boundaries.mjs';
import { engine, packages } from './layers.mjs';

const zodRoot = packages.find(({ pattern }) => pattern.startsWith('^zod$'));

const zodMessage = zodRoot?.why ?? '';
const onlyZod = {
	'no-restricted-imports': [
		'error',
		{ patterns: [{ regex: zodRoot?.pattern, message: zodMessage }] }
	],
	'no-restricted-syntax': [
		'error',
		{ selector: 'ImportExpression[source.value=/^zod$/]', message: zodMessage }
	]
};

/** How .ts, .svelte and .svelte.ts files are parsed. */
export const languages = [
	{
		name: 'layers/typescript',
		files: ['**/*.ts'],
		languageOptions: { parser: tseslint.parser, parserOptions: { parser: tseslint.parser } }
	},
	...svelte.configs.base,
	{
		name: 'layers/svelte',
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: {
			parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'] }
		}
	}
];

/** `$lib` and paths without extension resolve as in Vite. */
function resolution(/** @type {string} */ root, /** @type {string} */ project) {
	return {
		name: 'layers/resolution',
		files: ['src/**/*.{ts,js,svelte}'],
		settings: {
			'import/resolver': {
				typescript: {
					project: join(root, project),
					extensions: ['.ts', '.svelte', '.svelte.ts', '.js', '.mjs']
				}
			}
		}
	};
}

/**
 * Returns the rules that enforce the layers: imports, packages and purity, for sources below
 * `root`; circles.mjs finds circles. tests/lint.test.ts applies them to a small project that breaks them all.
 */
export function layers(/** @type {string} */ root, project = 'tsconfig.json') {
	return [
		...languages,
		// Only the root reads JSON Schemas; this test is in no bundle.
		{ name: 'layers/zod', ignores: ['tests/pack-command.test.ts'], rules: onlyZod },
		resolution(root, project),
		...importRules(root),
		{
			name: 'layers/engine-without-svelte',
			files: engine.map((layer) => `src/lib/${layer}/**/*.{svelte,svelte.ts,svelte.js}`),
			rules: {
				'no-restricted-syntax': [
					'error',
					{ selector: 'Program', message: 'The engine passes under plain Node, without Svelte.' }
				]
			}
		},
		{
			// Tests are next to their source, but may compare layers and use randomness and time.
			name: 'layers/tests',
			files: ['src/**/*.test.ts'],
			rules: {
				...onlyZod,
				'boundaries/dependencies': 'off',
				'no-restricted-globals': 'off',
				'no-restricted-properties': 'off'
			}
		}
	];
}
