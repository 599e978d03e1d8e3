import { expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { catalogues } from '../../../tests/setup/catalogues';
import { ledgerText, violationText } from './sentences';

const { en, pl } = catalogues;
const units: Army['units'] = [
	{ kind: 'minifig', id: 'a', name: pl.presets.archer, rank: 'mercenary', count: 2 },
	{
		kind: 'minifig',
		id: 'm',
		name: 'Gandalf',
		rank: 'hero',
		magic: { level: 3, summoning: true }
	}
];
const army: Army = {
	...newArmy('9f0c7a52-6b1f-4c6e-8f0e-2f7f9d3b1a77', 'Test', { profile: 'free' }),
	units,
	squads: [{ id: 's', name: 'Squad', members: [{ unit: 'a', count: 7 }] }],
	reserve: {
		summons: [{ kind: 'minifig', id: 'w', name: pl.presets.archer, rank: 'mercenary' }]
	}
};

it('sentences and bills name ready units in the language of the reader', () => {
	const { violations, lines } = assess(army);
	const squad = violations.find(({ code }) => code === 'SQUAD');
	const summon = lines.find(({ key }) => key === 'reserve.summon');
	if (!squad || !summon) throw new Error('Nothing to name');
	for (const [texts, own, other] of [
		[en, en.presets.archer, pl.presets.archer],
		[pl, pl.presets.archer, en.presets.archer]
	] as const) {
		for (const text of [violationText(texts, squad), ledgerText(texts, summon)]) {
			expect(text).toContain(own);
			expect(text).not.toContain(other);
		}
	}
});
