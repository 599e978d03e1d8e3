import { beforeEach, describe, expect } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import { locale } from '$lib/state/app/locale.svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { inTurn } from '../../../../../tests/setup/in-turn';
import { openedArmy } from '../../../../../tests/setup/open-army';
import Framed from '../../../../../tests/setup/Framed.svelte';
import ArmyNotes from '../settings/ArmyNotes.svelte';
import HouseRulesFold from './HouseRulesFold.svelte';
import OwnRulesList from './OwnRulesList.svelte';

const knight = { kind: 'minifig', id: 'k', name: 'Knight', rank: 'mercenary', count: 2 } as const;

const endingIn = (text: string) => new RegExp(`${text}$`);

describe.each(['en', 'pl'] as const)('the editor of house rules: %s', (language) => {
	const itInTurn = inTurn(language);
	const m = catalogues[language];
	const words = m.structure.houseRules;

	beforeEach(async () => {
		await locale.choose(language);
		await locale.load('builder');
	});

	itInTurn('changes a value by name, shows the price first, and resets it', async () => {
		const open = await openedArmy({ units: [knight] });
		const screen = await render(HouseRulesFold, { open });
		await screen.getByText(words.title).click();
		const select = (name: string) => screen.getByRole('combobox', { name });
		await select(words.table).selectOptions(m.ownRules.tables.ranks?.title ?? '');
		await select(words.row).selectOptions(m.terms.ranks.mercenary);
		await select(words.field).selectOptions(m.ownRules.fields.cost ?? '');
		const value = screen.getByRole('textbox', { name: words.value });
		await value.fill('5,3');
		await screen.getByRole('button', { name: words.set }).click();
		await expect.element(value).toHaveAttribute('aria-invalid', 'true');
		expect(open.army.houseRules).toBeUndefined();
		await value.fill('5,5');
		await expect.element(screen.getByText(words.effect({ points: '+3' }))).toBeVisible();
		await screen.getByRole('button', { name: words.set }).click();
		expect(open.army.houseRules?.changes).toEqual([
			{ table: 'ranks', row: 'mercenary', field: 'cost', value: 5.5 }
		]);
		await screen.getByRole('textbox', { name: words.name }).fill('Ours');
		await userEvent.tab();
		expect(open.army.houseRules?.name).toBe('Ours');
		const what = `${m.ownRules.tables.ranks?.title} · ${m.terms.ranks.mercenary} · CP`;
		const changed = screen.getByRole('textbox', { name: words.of({ what }) });
		await changed.fill('6');
		await userEvent.tab();
		expect(open.army.houseRules?.changes?.[0]?.value).toBe(6);
		await screen.getByRole('button', { name: words.remove({ what }) }).click();
		expect(open.army).not.toHaveProperty('houseRules');
		expect(open.undoable?.key).toBe('removeHouseRule');
	});

	itInTurn('shows values in words, as does the bill', async () => {
		const change = { table: 'structure', row: 'critterArmor', field: 'cost', value: 1.5 };
		const open = await openedArmy({ houseRules: { changes: [change] } });
		const reader = { open: () => undefined };
		const given = { open };
		const screen = await render(HouseRulesFold, given);
		const heard = (text: string) => locale.m.spoken({ text });
		await screen.getByText(words.title).click();
		const printed = heard(words.printed({ before: '½' }));
		expect(printed).not.toContain('½');
		const { title, rows } = m.ownRules.tables.structure ?? {};
		const what = `${title} · ${rows?.critterArmor} · CP`;
		await expect
			.element(screen.getByRole('textbox', { name: words.of({ what }) }))
			.toHaveAccessibleDescription(endingIn(printed));
		const select = (name: string) => screen.getByRole('combobox', { name });
		await select(words.table).selectOptions(title ?? '');
		await select(words.row).selectOptions(rows?.critterArmor ?? '');
		const label = heard(`${words.value} (${words.printed({ before: '½' })})`);
		await expect.element(screen.getByRole('textbox', { name: label, exact: true })).toBeVisible();
		await screen.unmount();
		const shown = { army: open.army };
		const bill = await render(Framed<typeof shown>, { reader, shown: OwnRulesList, given: shown });
		const changed = heard(m.ownRules.change({ before: '½', after: '1½' }));
		await expect.element(bill.getByRole('button').first()).toHaveAccessibleName(endingIn(changed));
	});

	itInTurn('is beside notes that keep their line breaks', async () => {
		const open = await openedArmy({});
		const screen = await render(ArmyNotes, { open });
		const notes = screen.getByRole('textbox', { name: m.structure.notes.title });
		await notes.fill('First\nsecond');
		await userEvent.tab();
		await expect.element(notes).toHaveValue('First\nsecond');
		expect(open.undoable?.key).toBe('setNotes');
		await notes.fill('');
		await userEvent.tab();
		expect(open.army).not.toHaveProperty('notes');
	});
});
