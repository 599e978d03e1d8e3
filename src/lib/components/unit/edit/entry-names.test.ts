import { describe, expect, it } from 'vitest';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { entryNames } from './entry-names';

describe('entries of a unit', () => {
	it('have a number only where another one has the same name', () => {
		expect(entryNames(catalogues.en, ['Gun', 'Ram', 'Gun'])).toEqual(['Gun (1)', 'Ram', 'Gun (2)']);
		expect(entryNames(catalogues.pl, ['Wyrzutnia', 'Taran'])).toEqual(['Wyrzutnia', 'Taran']);
	});

	it('never have the name that somebody gave to another one', () => {
		expect(entryNames(catalogues.en, ['Gun', 'Gun (2)', 'Gun'])).toEqual([
			'Gun (1)',
			'Gun (2)',
			'Gun (3)'
		]);
	});
});
