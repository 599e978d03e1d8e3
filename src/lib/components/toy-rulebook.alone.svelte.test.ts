import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { cardsOf } from '$lib/cards/model/cards';
import { blankSheets } from '$lib/cards/sheets/blanks';
import { referenceSheets } from '$lib/cards/sheets/reference/reference';
import { DEFAULT_SETTINGS } from '$lib/cards/layout/settings';
import type * as ReadyUnits from '$lib/army/ready/units';
import type * as Choices from '$lib/rules/choices';
import type { Army, RulebookId, Unit } from '$lib/rules/choices';
import type * as Registry from '$lib/rules/registry';
import type { Edit } from '$lib/army/edits/edit';
import { locale } from '$lib/state/app/locale.svelte';
import Framed from '../../../tests/setup/Framed.svelte';
import { openedArmy, visibleTextOf } from '../../../tests/setup/open-army';
import { sheetTexts, textOf } from '../../../tests/setup/sheets';
import { TOY, toyRulebook } from '../../../tests/setup/toy-rulebook';
import Bill from './army/bill/Bill.svelte';
import Palette from './army/builder/Palette.svelte';
import RulebookFields from './army/create/RulebookFields.svelte';

// What a new rulebook needs outside its folder: format id, registry line and ready units.
vi.mock('$lib/rules/choices', async (original) => {
	const choices = await original<typeof Choices>();
	const formats = { ...choices.RULEBOOK_FORMATS, toy: { measured: true } };
	return { ...choices, RULEBOOK_FORMATS: formats, RULEBOOK_IDS: Object.keys(formats) };
});
vi.mock('$lib/rules/registry', async (original) => {
	const registry = await original<typeof Registry>();
	const { toyRulebook: toy } = await import('../../../tests/setup/toy-rulebook');
	const rulebookOf = (id: RulebookId) => (id === toy.id ? toy : registry.rulebookOf(id));
	return {
		RULEBOOKS: registry.RULEBOOKS,
		rulebookOf,
		rulebookFor: (army: Army) => (army.rulebook === toy.id ? toy : registry.rulebookFor(army)),
		tallyOf: (army: Army) => rulebookOf(army.rulebook).tally,
		assortmentOf: (army: Army) => rulebookOf(army.rulebook).assortment
	};
});
vi.mock('$lib/army/ready/units', async (original) => {
	const { READY_UNITS } = await original<typeof ReadyUnits>();
	const peasant = { kind: 'minifig', rank: 'mercenary', gear: [] };
	return { READY_UNITS: { ...READY_UNITS, toy: { peasant } } };
});

const peasants: Unit = { kind: 'minifig', id: 'u1', name: 'Peasant', rank: 'mercenary', count: 4 };
const toyArmy = (units: Unit[]) => openedArmy({ rulebook: TOY, units });

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('a rulebook that exists only in tests', () => {
	it('has ready units with prices in the palette', async () => {
		const open = await toyArmy([]);
		const onadd = vi.fn((edit: Edit) => open.run(edit));
		const screen = await render(Palette, { open, onadd, onclose: vi.fn() });
		const card = screen.getByRole('button', { name: 'Angry peasant' });
		await expect.element(card).toHaveTextContent('+3 CP');
		await card.click();
		expect(open.army.units).toMatchObject([{ kind: 'minifig', rank: 'mercenary' }]);
	});

	it('has lines in the cost breakdown', async () => {
		const open = await toyArmy([peasants]);
		const given = { open, onplace: vi.fn(), onspend: vi.fn() };
		const reader = { open: vi.fn() };
		const screen = await render(Framed<typeof given>, { reader, shown: Bill, given });
		const rows = screen.getByRole('row').elements().map(visibleTextOf);
		expect(rows.join('\n')).toMatch(/4 .*12\b/);
	});

	it('has statistics and abilities on the card', async () => {
		const texts = await sheetTexts('en');
		const { army } = await toyArmy([peasants]);
		const [card] = cardsOf(army, texts, { each: 'kind' });
		const printed = JSON.stringify(card);
		expect(printed).toContain('7″');
		expect(printed).toContain('1d4');
		expect(printed).toContain('Can push, never wound.');
	});

	it('has a blank card and a quick reference', async () => {
		const texts = await sheetTexts('en');
		const { army } = await toyArmy([]);
		const [kind] = toyRulebook.assortment.units;
		const blank = textOf(blankSheets(kind, toyRulebook, DEFAULT_SETTINGS, texts).slice(0, 1));
		expect(blank).toContain(texts.builder.terms.statistics.move);
		expect(blank).not.toContain(texts.builder.terms.statistics.skill);
		const reference = textOf(referenceSheets(army, texts, 'a4'));
		expect(reference).toContain('PL-CHR-01');
		expect(reference).toContain('1d4');
	});

	it('is offered for a new army', async () => {
		const screen = await render(RulebookFields, { value: TOY, onchange: vi.fn() });
		const books = screen.getByRole('radio').elements() as HTMLInputElement[];
		expect(books.map(({ value, checked }) => [value, checked])).toContainEqual([TOY, true]);
	});
});
