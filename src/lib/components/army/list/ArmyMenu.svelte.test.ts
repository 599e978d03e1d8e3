import { beforeEach, describe, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import type { Language } from '$lib/i18n/languages';
import { locale } from '$lib/state/app/locale.svelte';
import { notices } from '$lib/state/app/notices.svelte';
import { OpenArmies } from '$lib/state/army/open-armies.svelte';
import { ArmyActions } from '$lib/state/army/army-actions';
import type { StoredArmy } from '$lib/state/army/stored';
import { Armies } from '$lib/store';
import { BrikmusterDatabase } from '$lib/store/database';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { inTurn } from '../../../../../tests/setup/in-turn';
import { eventually } from '../../../../../tests/setup/eventually';
import ArmyMenu from './ArmyMenu.svelte';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';

/** The menu of an army over a real database; the page renders it again when the army changes. */
async function menu(known: readonly string[] = []) {
	const armies = new Armies(new BrikmusterDatabase(`test-${crypto.randomUUID()}`), () => 5);
	await armies.create(newArmy(ID, 'Rycerze', { profile: 'league' }));
	const actions = new ArmyActions(armies, new OpenArmies(armies));
	const stored = async () => (await armies.get(ID)) as StoredArmy;
	const onclose = vi.fn();
	const screen = await render(ArmyMenu, { actions, entry: await stored(), known, onclose });
	const again = async () => screen.rerender({ entry: await stored() });
	return { armies, stored, screen, again, onclose };
}

describe.each(['en', 'pl'] as Language[])('the menu of an army: %s', (language) => {
	const itInTurn = inTurn(language);
	const m = catalogues[language];
	const words = m.armies.menu;
	beforeEach(async () => {
		await locale.choose(language);
		for (const { id } of notices.all) notices.dismiss(id);
	});

	itInTurn('renames it as an undoable step', async () => {
		const { armies, stored, screen } = await menu();
		const name = screen.getByRole('textbox', { name: words.name });
		await name.fill('  Zbóje ');
		screen.getByRole('textbox', { name: words.newTag }).element().focus();
		await eventually(async () => expect(await stored()).toMatchObject({ revision: 2 }));
		expect((await stored()).army.name).toBe('Zbóje');
		expect(await armies.steps(ID, 2)).toMatchObject({ done: [{}] });
	});

	itInTurn('keeps the name if the field is empty', async () => {
		const { stored, screen } = await menu();
		const name = screen.getByRole('textbox', { name: words.name });
		await name.fill(' ');
		screen.getByRole('textbox', { name: words.newTag }).element().focus();
		await expect.element(name).toHaveValue('Rycerze');
		expect(await stored()).toMatchObject({ revision: 1 });
	});

	itInTurn('adds and removes tags; tags of other armies with one click', async () => {
		const { stored, screen, again } = await menu(['Żółta ćma', 'liga']);
		await screen.getByRole('button', { name: 'liga' }).click();
		await eventually(async () => expect(await stored()).toMatchObject({ tags: ['liga'] }));
		await again();
		await screen.getByRole('textbox', { name: words.newTag }).fill('zolta cma');
		await screen.getByRole('button', { name: words.addTag }).click();
		await eventually(async () =>
			expect(await stored()).toMatchObject({ tags: ['liga', 'Żółta ćma'], revision: 1 })
		);
		await again();
		await screen.getByRole('button', { name: words.removeTag({ name: 'liga' }) }).click();
		await eventually(async () => expect(await stored()).toMatchObject({ tags: ['Żółta ćma'] }));
	});

	itInTurn('saves a typed tag when it closes', async () => {
		const { stored, screen, onclose } = await menu();
		await screen.getByRole('textbox', { name: words.newTag }).click();
		await userEvent.keyboard('liga{Escape}');
		await eventually(() => expect(onclose).toHaveBeenCalled());
		await eventually(async () => expect(await stored()).toMatchObject({ tags: ['liga'] }));
	});

	itInTurn('archives it, offers undo, and unarchives it', async () => {
		const { stored, screen, again, onclose } = await menu();
		await screen.getByRole('button', { name: m.armies.archive.put }).click();
		await eventually(() => expect(onclose).toHaveBeenCalledOnce());
		expect(await stored()).toHaveProperty('archivedAt');
		const [notice] = notices.all;
		expect(notice?.text).toBe(m.armies.archive.done({ name: 'Rycerze' }));
		notice?.action?.run();
		await eventually(async () => expect(await stored()).not.toHaveProperty('archivedAt'));
		await screen.getByRole('button', { name: m.armies.archive.put }).click();
		await eventually(() => expect(onclose).toHaveBeenCalledTimes(2));
		await again();
		await screen.getByRole('button', { name: m.armies.archive.bringBack }).click();
		await eventually(async () => expect(await stored()).not.toHaveProperty('archivedAt'));
	});

	itInTurn('makes a copy with its tags', async () => {
		const { armies, screen, onclose } = await menu();
		await armies.setTags(ID, ['liga']);
		await screen.rerender({ entry: (await armies.get(ID)) as StoredArmy });
		const create = vi.spyOn(armies, 'create');
		await screen.getByRole('button', { name: m.home.duplicate }).click();
		await eventually(() => expect(onclose).toHaveBeenCalledOnce());
		const name = m.home.copyName({ name: 'Rycerze' });
		expect(create).toHaveBeenCalledWith(expect.objectContaining({ name }), false, ['liga']);
	});

	itInTurn('shares it in the same dialog as the builder', async () => {
		const { screen, onclose } = await menu();
		await screen.getByRole('button', { name: words.share }).click();
		await expect.element(screen.getByRole('dialog', { name: m.share.title })).toBeVisible();
		await screen.getByRole('button', { name: m.app.close, exact: true }).click();
		await eventually(() => expect(onclose).toHaveBeenCalledOnce());
	});

	itInTurn('deletes it and offers undo', async () => {
		const { stored, screen, onclose } = await menu();
		await screen.getByRole('button', { name: m.home.delete }).click();
		await eventually(() => expect(onclose).toHaveBeenCalledOnce());
		expect(await stored()).toHaveProperty('deletedAt');
		notices.all[0]?.action?.run();
		await eventually(async () => expect(await stored()).not.toHaveProperty('deletedAt'));
	});

	itInTurn('reports failed writes in the dialog', async () => {
		const { armies, screen, onclose } = await menu(['liga']);
		vi.spyOn(armies, 'setTags').mockRejectedValue(new Error('no'));
		await screen.getByRole('button', { name: 'liga' }).click();
		await expect.element(screen.getByRole('alert')).toHaveTextContent(m.home.saveFailed);
		expect(onclose).not.toHaveBeenCalled();
	});
});
