import { describe, expect, it } from 'vitest';
import { catalogues } from '../../../tests/setup/catalogues';
import { entryNames } from './entry-names';

describe('names of entries', () => {
	it('get a number only if another entry has the same name', () => {
		expect(entryNames(catalogues.en, ['Gun', 'Ram', 'Gun'])).toEqual(['Gun (1)', 'Ram', 'Gun (2)']);
		expect(entryNames(catalogues.pl, ['Wyrzutnia', 'Taran'])).toEqual(['Wyrzutnia', 'Taran']);
	});

	it('never repeat a custom name of another entry', () => {
		expect(entryNames(catalogues.en, ['Gun', 'Gun (2)', 'Gun'])).toEqual([
			'Gun (1)',
			'Gun (2)',
			'Gun (3)'
		]);
	});
});
