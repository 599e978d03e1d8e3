import { describe, expect, it } from 'vitest';
import { armyOf, minifig } from '../../../../tests/cards/printing';
import { sheetTexts } from '../../../../tests/setup/sheets';
import { cardsOf } from './cards';

describe('a card of an army with house rules', () => {
	it('has a badge, names a change at the weapon it is in, and prices as rules', async () => {
		const changes = [
			{ table: 'gear', row: 'heavyHand', field: 'use', value: 9 },
			{ table: 'gear', row: 'shield', field: 'cost', value: 5 },
			{ table: 'gear', row: 'longRanged', field: 'use', value: 2 }
		];
		const army = armyOf([minifig('guard', 'Guard')], { houseRules: { name: 'Club', changes } });
		const [card] = cardsOf(army, await sheetTexts('en'), { each: 'auto' });
		expect(card?.badges).toEqual(['House rules']);
		const rows = card?.front.flatMap((block) => (block.kind === 'weapons' ? block.rows : []));
		const heavy = rows?.find(({ name }) => name === 'Heavy hand weapon');
		expect(heavy?.use).toBe('9');
		expect(heavy?.notes).toContain('House rule, use: 4 → 9');
		const rules = card?.front.flatMap((block) => (block.kind === 'line' ? [block] : []));
		const own = rules?.filter(({ title }) => title === 'House rule').map(({ text }) => text);
		// What the unit does not have is not named.
		expect(own).toEqual(['Gear · Shield, CP: 1 → 5']);
	});
});
