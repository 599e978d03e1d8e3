import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { catalogues } from '../../../../tests/setup/catalogues';
import { cardsOf } from './cards';
import type { Card } from './card';

const { cards, ...builder } = catalogues.en;
const army = {
	...newArmy('a', 'A', { profile: 'free' }),
	units: [
		{
			kind: 'minifig' as const,
			id: 'u1',
			name: 'Archer',
			rank: 'mercenary' as const,
			gear: [{ item: 'shortRanged' as const }, { item: 'shield' as const }]
		}
	]
};
const notesOf = ([card]: readonly Card[]) =>
	(card?.front ?? []).flatMap((block) =>
		block.kind === 'weapons' ? block.rows.map(({ notes }) => notes.join()) : []
	);

describe('the odds on a card', () => {
	it('are below each weapon that does damage, if they are wanted', () => {
		const texts = { builder, cards };
		const plain = notesOf(cardsOf(army, texts, { each: 'kind' }));
		expect(plain.join()).not.toContain('kills');
		const contents = ['stats', 'odds'] as const;
		const notes = notesOf(cardsOf(army, texts, { each: 'kind', contents }));
		expect(notes.filter((note) => note.includes('kills 2 times in 9 (Mercenary)'))).toHaveLength(1);
		const against = notesOf(cardsOf(army, texts, { each: 'kind', contents, against: 'hero' }));
		expect(against.join()).toContain('(Hero)');
		expect(against).not.toEqual(notes);
	});
});
