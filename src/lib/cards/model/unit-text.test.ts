import { describe, expect, it } from 'vitest';
import { sheetTexts } from '../../../../tests/setup/sheets';
import type { Minifig } from '$lib/rules/choices';
import { unitText } from './unit-text';

describe('a unit in one line', () => {
	it('has equal gear once, with its number', async () => {
		const { builder } = await sheetTexts('en');
		const minifig: Minifig = {
			...{ kind: 'minifig', id: 'm', name: 'Ada', rank: 'mercenary' },
			gear: [
				{ item: 'shortHand' },
				{ item: 'explosive', count: 2 },
				{ item: 'shortHand', name: 'Dagger' },
				{ item: 'shortHand', place: 'stowed' }
			]
		};
		expect(unitText(builder, minifig)).toBe(
			'Short hand weapon\u00a0×\u00a02, Explosive\u00a0×\u00a02, Dagger'
		);
		expect(unitText(builder, { ...minifig, gear: [] })).toBe('Mercenary');
	});
});
