import { describe, expect, it } from 'vitest';
import { hasNoted, noteGame } from '$lib/army/edits/campaign-edits';
import { after, armyOf, figureId, gameOf, minifig, played } from '../../../tests/setup/game';
import { aftermathOf } from './aftermath';
import { beginTurn } from './acts';

const start = after(
	gameOf(
		'2005',
		armyOf([minifig('own', { count: 2, gear: [{ item: 'twoHanded' }] }), minifig('idle')]),
		armyOf([minifig('foe', { count: 3 })])
	),
	beginTurn('A')
);
const order = {
	procedure: 'attack',
	way: 'close',
	attackers: [{ figure: figureId('A', 'own'), weapon: 'gear-0' }],
	target: figureId('B', 'foe', 2)
} as const;

describe('what a game did to an army', () => {
	const { game } = played(start, order, 'none', [5], [5, 5]);

	it('is the number of each unit that fell, and that it felled', () => {
		const [own, foe] = aftermathOf(game);
		expect(own?.units).toMatchObject([
			{ unit: { id: 'own' }, fielded: 2, fallen: 0, kills: 1 },
			{ unit: { id: 'idle' }, fielded: 1, fallen: 0, kills: 0 }
		]);
		expect(foe?.units).toMatchObject([{ fielded: 3, fallen: 1, kills: 0 }]);
	});

	it('is written into its notes as one edit, once', () => {
		const [{ army } = { army: undefined }] = aftermathOf(game);
		if (!army) throw new Error('No army');
		const lines = { army: '2026-11-28 Most: won.', units: { own: '2026-11-28 Most: felled 1.' } };
		const noted = { ...army, notes: 'Before' };
		const next = noteGame('Most', lines).apply(noted);
		expect(next.notes).toBe('Before\n2026-11-28 Most: won.');
		expect(next.units.map(({ notes }) => notes)).toEqual(['2026-11-28 Most: felled 1.', undefined]);
		expect(hasNoted(next, lines)).toBe(true);
		expect(noteGame('Most', lines).apply(next)).toEqual(next);
	});
});
