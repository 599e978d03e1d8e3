import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { layers } from './tests/setup/lint/config.mjs';
import { editionIds } from './tests/setup/lint/edition-ids.mjs';
import { itemIds } from './tests/setup/lint/item-ids.mjs';
import { plainEnglish } from './tests/setup/lint/plain-words.mjs';

const root = dirname(fileURLToPath(import.meta.url));

export default defineConfig(
	globalIgnores(['build/', 'dist/', '.svelte-kit/', 'test-results/', 'tests/fixtures/lint/']),
	{ linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
	js.configs.recommended,
	tseslint.configs.strict,
	tseslint.configs.stylistic,
	svelte.configs.recommended,
	{
		languageOptions: { globals: globals.node },
		rules: {
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-import-type-side-effects': 'error',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }
			]
		}
	},
	{
		files: ['src/**'],
		languageOptions: { globals: globals.browser },
		rules: {
			'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
			'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
			'svelte/no-at-html-tags': 'error'
		}
	},
	{
		// svelte-check reports undefined names in TypeScript more accurately.
		files: ['**/*.svelte', '**/*.ts'],
		// Not svelte.config.js: it holds functions, with which ESLint cannot cache.
		languageOptions: { parserOptions: { svelteConfig: { compilerOptions: { runes: true } } } },
		rules: { 'no-undef': 'off' }
	},
	{
		// The length of tables, texts and tests follows from their content.
		files: ['src/lib/rules/books/*/tables/**', 'src/lib/i18n/{en,pl}/**', '**/*.test.ts'],
		rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' }
	},
	{
		// It repeats navigations to resolved addresses, and panels keep the current address.
		files: ['src/lib/state/navigation/back-stack.svelte.ts'],
		rules: { 'svelte/no-navigation-without-resolve': 'off' }
	},
	{ files: ['static/*.js'], languageOptions: { globals: globals.browser } },
	{ files: ['static/*-off.js'], languageOptions: { globals: globals.serviceworker } },
	{ files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
	layers(root),
	plainEnglish(),
	editionIds(),
	itemIds(),
	{
		files: ['src/**/*.svelte.test.ts'],
		ignores: ['src/**/*.alone.svelte.test.ts'],
		rules: {
			'no-restricted-properties': [
				'error',
				{
					object: 'vi',
					property: 'mock',
					message:
						'Component tests share a page: a file that replaces modules ends in .alone.svelte.test.ts.'
				}
			]
		}
	}
);
