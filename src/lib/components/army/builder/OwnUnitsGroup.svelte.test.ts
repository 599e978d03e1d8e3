import { beforeEach, describe, expect, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Language } from '$lib/i18n/languages';
import type { Creation, Minifig } from '$lib/rules/choices';
import type { Edit } from '$lib/army/edits/edit';
import { locale } from '$lib/state/app/locale.svelte';
import { ownUnits } from '$lib/state/army/own-units.svelte';
import { BrikmusterDatabase } from '$lib/store/database';
import { OwnUnits } from '$lib/store/own-units';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { inTurn } from '../../../../../tests/setup/in-turn';
import { openedArmy } from '../../../../../tests/setup/open-army';
import KeepUnit from '../../unit/KeepUnit.svelte';
import OwnUnitsGroup from './OwnUnitsGroup.svelte';

const zawisza: Minifig = {
	...{ kind: 'minifig', id: 'u1', name: 'Zawisza', rank: 'hero', count: 2 },
	gear: [{ item: 'heavyHand' }]
};
let store: OwnUnits;

async function group(rulebook: 'core2005' | 'quickwars' = 'core2005') {
	const open = await openedArmy({ rulebook });
	const onadd = vi.fn((edit: Edit) => open.run(edit));
	const screen = await render(OwnUnitsGroup, { open, onadd });
	return { open, screen };
}

describe.each(['en', 'pl'] as Language[])('saved units: %s', (language) => {
	const itInTurn = inTurn(language);
	const m = catalogues[language].ownUnits;
	beforeEach(async () => {
		let clock = 0;
		const database = new BrikmusterDatabase(`test-${crypto.randomUUID()}`);
		store = new OwnUnits(database, () => (clock += 1));
		ownUnits.open(() => Promise.resolve(store));
		await locale.choose(language);
		await locale.load('builder');
	});

	itInTurn('are saved with one click and a message', async () => {
		const screen = await render(KeepUnit, { unit: zawisza, rulebook: 'core2005' });
		await screen.getByRole('button', { name: m.keep }).click();
		await expect.element(screen.getByRole('status')).toHaveTextContent(m.kept);
		await screen.rerender({ unit: { ...zawisza, name: 'Inny' } });
		await expect.element(screen.getByRole('button', { name: m.keep })).toBeVisible();
	});

	itInTurn('report when they could not be saved', async () => {
		vi.spyOn(store, 'keep').mockRejectedValue(new Error('no'));
		const screen = await render(KeepUnit, { unit: zawisza, rulebook: 'core2005' });
		await screen.getByRole('button', { name: m.keep }).click();
		await expect.element(screen.getByRole('alert')).toHaveTextContent(m.keepFailed);
	});

	itInTurn('are offered with their price, only to armies of their rulebook', async () => {
		await ownUnits.keep(zawisza, 'core2005');
		const { open, screen } = await group();
		const card = screen.getByRole('button', { name: 'Zawisza' });
		await expect.element(card).toHaveTextContent('+14 CP');
		await card.click();
		await card.click();
		expect(open.army.units).toMatchObject([{ name: 'Zawisza', rank: 'hero', count: 2 }]);
		const other = await group('quickwars');
		expect(other.screen.getByRole('button', { name: 'Zawisza' }).elements()).toHaveLength(1);
	});

	itInTurn('have the names of ready units in the language of the reader', async () => {
		await ownUnits.keep({ ...zawisza, name: catalogues.en.presets.knight }, 'core2005');
		const { open, screen } = await group();
		await screen.getByRole('button', { name: catalogues[language].presets.knight }).click();
		expect(open.stored.units).toMatchObject([{ name: catalogues.en.presets.knight }]);
		await expect.poll(() => ownUnits.all.map(({ unit }) => unit.name)).toEqual(['Knight']);
	});

	itInTurn('have their price in words for screen readers', async () => {
		const propulsion = [{ mode: 'ground', speed: 5 } as const];
		const cart: Creation = { kind: 'creation', id: 'u2', name: 'Bryka', form: 'vehicle', size: 2 };
		await ownUnits.keep({ ...cart, propulsion }, 'core2005');
		const { screen } = await group();
		const card = screen.getByRole('button', { name: 'Bryka' });
		await expect.element(card).toHaveTextContent('+3½ CP');
		const heard = locale.m.spoken({ text: '+3½ CP' });
		await expect.element(card).toHaveAccessibleName(`Bryka ${heard}`);
		expect(heard).not.toContain('½');
	});

	itInTurn('are renamed and removed in a separate mode, and undo restores them', async () => {
		await ownUnits.keep(zawisza, 'core2005');
		const { screen } = await group();
		await screen.getByRole('button', { name: m.edit }).click();
		const name = screen.getByRole('textbox', { name: m.rename({ name: 'Zawisza' }) });
		await name.fill('Czarny');
		screen.getByRole('button', { name: m.done }).element().focus();
		await screen.getByRole('button', { name: m.remove({ name: 'Czarny' }) }).click();
		await expect
			.element(screen.getByRole('status'))
			.toHaveTextContent(m.removed({ name: 'Czarny' }));
		await screen.getByRole('button', { name: locale.m.app.undo }).click();
		await screen.getByRole('button', { name: m.done }).click();
		await expect.element(screen.getByRole('button', { name: 'Czarny' })).toBeVisible();
	});
});
