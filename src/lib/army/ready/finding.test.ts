import { describe, expect, it } from 'vitest';
import { presets as en } from '$lib/i18n/en/ready';
import { presets as pl } from '$lib/i18n/pl/ready';
import { searchWords } from '$lib/i18n/search-words';
import { foundIn, searchable } from './finding';
import type { ReadyId } from './units';

const ids = Object.keys(searchWords) as ReadyId[];

function found(names: Record<ReadyId, string>, query: string): ReadyId[] {
	const entries = ids.map((id) => ({
		id,
		name: names[id],
		words: searchable(names[id], searchWords[id])
	}));
	return foundIn(entries, query).map(({ id }) => id);
}

describe('the search for ready units', () => {
	it.each(ids)('finds %s by its name in both languages', (id) => {
		for (const names of [en, pl]) {
			expect(found(names, en[id])).toContain(id);
			expect(found(names, pl[id])).toContain(id);
		}
	});

	it('finds synonyms, matches by name first', () => {
		expect(found(en, 'archer')).toEqual(['archer', 'hunter', 'crossbowman']);
		expect(found(en, 'bow')).toEqual(['archer', 'hunter', 'crossbowman']);
		expect(found(en, 'łucznik')).toEqual(['archer', 'hunter', 'crossbowman']);
		expect(found(en, 'horse')[0]).toBe('bardedHorse');
	});

	it('ignores case and diacritics', () => {
		for (const query of ['lucznik', 'ŁUCZNIK', 'Łucz', 'lucz ']) {
			expect(found(pl, query)[0]).toBe('archer');
		}
		expect(found(pl, 'wloczn')).toContain('spearman');
	});

	it('needs every word, from the beginning of a word', () => {
		expect(found(en, 'laser turret')).toEqual(['laserTurret']);
		expect(found(en, 'turret laser')).toEqual(['laserTurret']);
		expect(found(en, 'laser cat')).toEqual([]);
		expect(found(en, 'nchant')).toEqual([]);
		expect(found(en, ' – ')).toEqual(ids);
	});
});
