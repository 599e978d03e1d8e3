import { describe, expect, it } from 'vitest';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { catalogues } from '../../../../tests/setup/catalogues';
import { armyText } from './army-text';

const army: Army = {
	format: 'brikmuster/army',
	version: 1,
	id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
	name: 'Rycerze [*]',
	rulebook: 'core2005',
	units: [
		{ kind: 'minifig', id: 'u1', name: 'Zawisza', rank: 'hero' },
		{
			kind: 'minifig',
			id: 'u2',
			name: 'Łuczniczka',
			rank: 'mercenary',
			count: 3,
			gear: [{ item: 'shortRanged' }]
		}
	],
	squads: [{ id: 'q1', name: 'Straż', members: [{ unit: 'u2', count: 3 }] }]
};
const assessed = { army, assessment: assess(army) };
const textsOf = (language: 'en' | 'pl') => ({
	builder: catalogues[language],
	cards: catalogues[language].cards
});

describe('a list as text', () => {
	it.each(['plain', 'markdown'] as const)('notifies nobody in a chat: %s', (style) => {
		const name = 'Zawisza @everyone <@1234> @here';
		const named = { ...army, name, units: army.units.map((unit) => ({ ...unit, name })) };
		const link = 'https://x@y/open#b1.abc';
		const given = { army: named, assessment: assess(named) };
		const text = armyText(given, textsOf('en'), style, link);
		expect(text.replace(link, '')).not.toMatch(/@(?:everyone|here|\d)/);
		expect(text).toContain(link);
	});

	it('has the units, the squads, and the link in the last line', () => {
		const text = armyText(assessed, textsOf('pl'), 'plain', 'https://x/open#b1.abc');
		expect(text).toMatchInlineSnapshot(`
			"Rycerze [*]
			BrikWars PL-2005 · 32 punkty · Legalna

			• Zawisza · Bohater · 11 punktów

			Straż · 21 punktów
			• 3 × Łuczniczka · Broń zasięgowa krótka · 21 punktów

			https://x/open#b1.abc
			"
		`);
	});

	it('is Markdown with escaped names', () => {
		const text = armyText(assessed, textsOf('en'), 'markdown', 'https://x/open#b1.a_b_c');
		expect(text).toMatchInlineSnapshot(`
			"## Rycerze \\[\\*\\]
			BrikWars PL-2005 · 32 points · Legal

			- **Zawisza** · Hero · 11 points

			**Straż · 21 points**
			- **3 × Łuczniczka** · Short ranged weapon · 21 points

			<https://x/open#b1.a_b_c>
			"
		`);
	});

	it('says of an army without units that it is empty', () => {
		const empty = { ...army, units: [], squads: undefined };
		const text = armyText({ army: empty, assessment: assess(empty) }, textsOf('pl'), 'plain');
		expect(text).toContain(`· ${catalogues.pl.army.emptyArmy}`);
		expect(text).not.toContain(catalogues.pl.army.legal);
	});

	it('without a link ends with the units', () => {
		const lines = armyText(assessed, textsOf('en'), 'plain').trim().split('\n');
		expect(lines.at(-1)).toContain('Łuczniczka');
	});
});
