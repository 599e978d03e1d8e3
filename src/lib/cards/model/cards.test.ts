import { describe, expect, it } from 'vitest';
import { templateArmy } from '$lib/army/templates';
import { loadArea } from '$lib/i18n/languages';
import type { Army, Minifig, RulebookId } from '$lib/rules/choices';
import { unprintable } from '../print-job';
import type { Card, CardTexts } from './card';
import { cardsOf } from './cards';

async function words(): Promise<CardTexts> {
	const shell = await loadArea('en', 'shell');
	const builder = { ...shell, ...(await loadArea('en', 'builder')) };
	return { builder, cards: await loadArea('en', 'cards') };
}

const hero: Minifig = {
	kind: 'minifig',
	id: 'h',
	name: 'Zawisza',
	rank: 'hero',
	gear: [{ item: 'twoHanded' }, { item: 'shield', place: 'stowed' }, { item: 'bodyArmor' }]
};

function army(rulebook: RulebookId, units: Army['units'], some: Partial<Army> = {}): Army {
	const id = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
	return { format: 'brikmuster/army', version: 1, id, name: 'A', rulebook, units, ...some };
}

const rulesOf = ({ front, back }: Card) =>
	[...front, ...back].flatMap((block) => (block.kind === 'text' && block.rule ? [block.rule] : []));

async function cited(given: Army): Promise<string[]> {
	const [card] = cardsOf(given, await words(), { each: 'kind' });
	return card ? rulesOf(card) : [];
}

describe('what a card tells', () => {
	it('is of PL-2005: shields parry, heavy gear slows, a lone hero has no quirk', async () => {
		expect(await cited(army('core2005', [hero]))).toEqual([
			'PL-HER-07',
			'PL-HER-06',
			'PL-WPN-07',
			'PL-WPN-11'
		]);
	});

	it('is of LUGPolWars: shields do not parry, nothing slows (PL-LPW-08, X-46)', async () => {
		expect(await cited(army('lugpolwars', [hero]))).toEqual([]);
	});

	it('is of QuickWars: its own hero (PL-QW-04)', async () => {
		expect(await cited(army('quickwars', [{ ...hero, gear: [] }]))).toEqual(['PL-QW-04']);
	});

	it('counts a hero’s quirk down as others fall (PL-HER-02)', async () => {
		const others = army('core2005', [{ ...hero, count: 3 }]);
		const [card] = cardsOf(others, await words(), { each: 'kind' });
		const quirk = card?.back.find((block) => block.kind === 'text' && block.rule === 'PL-HER-02');
		expect(quirk).toMatchObject({ title: 'Quirk: now −2; as heroes fall: −1, 0' });
	});

	it('has wounds where somebody heals them and the supplement is in force (PL-MED-02)', async () => {
		const medic: Minifig = { ...hero, id: 'm', rank: 'mercenary', abilities: { healing: true } };
		expect(await cited(army('core2005', [hero, medic]))).toContain('PL-MED-02');
		const without = army('core2005', [hero, medic], { supplements: ['magic'] });
		expect(await cited(without)).not.toContain('PL-MED-02');
		expect(await cited(army('core2005', [hero]))).not.toContain('PL-MED-02');
	});
});

it('letters that no face has are named, wherever the user wrote them', async () => {
	const names = await loadArea('pl', 'templates');
	expect(unprintable({ army: templateArmy('knights', 'x', names.knights) })).toEqual([]);
	const odd = {
		...hero,
		cliche: 'Ж',
		notes: '😀 Ж',
		gear: [{ item: 'shield' as const, name: '刀' }]
	};
	expect(unprintable({ army: army('core2005', [odd]) }).toSorted()).toEqual(
		['Ж', '刀', '😀'].toSorted()
	);
});
