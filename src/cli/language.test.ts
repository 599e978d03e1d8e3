import { describe, expect, it } from 'vitest';
import { languageNamed, languageOf } from './language';

describe('the language from the environment', () => {
	it.each([
		['pl', { LANG: 'pl_PL.UTF-8' }],
		['pl', { LANG: 'PL' }],
		['pl', { LANG: 'pl@euro' }],
		['pl', { LC_MESSAGES: 'pl_PL', LANG: 'en_US' }],
		['pl', { LC_ALL: '', LC_MESSAGES: '', LANG: 'pl' }],
		['en', { LC_ALL: 'C', LANG: 'pl_PL' }],
		['en', { LC_ALL: 'de_DE', LC_MESSAGES: 'pl_PL' }],
		['en', { LANG: 'plt_MG' }],
		['en', { LANG: 'constructor' }],
		['en', {}]
	])('is %s in %j', (language, environment) => {
		expect(languageOf(environment)).toBe(language);
	});

	it('is matched exactly in an option', () => {
		expect(['pl', 'en', 'PL', 'en-XA', '', 'toString'].map(languageNamed)).toEqual([
			'pl',
			'en',
			undefined,
			undefined,
			undefined,
			undefined
		]);
	});
});
