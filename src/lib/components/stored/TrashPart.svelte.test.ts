import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import { newPack } from '$lib/army/packs/new-pack';
import { locale } from '$lib/state/app/locale.svelte';
import { Armies } from '$lib/store';
import { BrikmusterDatabase } from '$lib/store/database';
import { Packs } from '$lib/store/packs';
import { catalogues } from '../../../../tests/setup/catalogues';
import { eventually } from '../../../../tests/setup/eventually';
import TrashPart from './TrashPart.svelte';

const idOf = (sign: number) => `00000000-0000-4000-8000-${String(sign).padStart(12, '0')}`;

/** The trash with an army, and a pack that was deleted later, which is still being written. */
async function trash() {
	const database = new BrikmusterDatabase(`test-${crypto.randomUUID()}`);
	let now = 1000;
	const clock = () => (now += 10_000);
	const [armies, packs] = [new Armies(database, clock), new Packs(database, clock)];
	await armies.create(newArmy(idOf(1), 'Knights', { profile: 'free' }));
	const named = { id: idOf(2), prefix: 'kas', name: 'Space club', extends: 'core2005' } as const;
	await (await packs.drafts()).create(newPack(named));
	await armies.setDeleted(idOf(1), true);
	await packs.setDeleted(idOf(2), true);
	const screen = await render(TrashPart, { armies, packs });
	return { database, screen };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('data');
});

describe.each(['en', 'pl'] as const)('the trash: %s', (language) => {
	const m = catalogues[language].data.trash;
	beforeEach(() => locale.choose(language));

	it('restores a pack and an army, the last deleted one first', async () => {
		const { database, screen } = await trash();
		const names = screen.getByRole('listitem');
		await expect.element(names.first()).toHaveTextContent('Space club');
		await expect.element(names.first()).toHaveTextContent(m.pack.days({ count: 30 }));
		await expect.element(names.last()).toHaveTextContent(m.army.days({ count: 30 }));
		await screen.getByRole('button', { name: m.bringBack }).first().click();
		await expect.element(screen.getByText('Space club')).not.toBeInTheDocument();
		expect(await database.packs.get(idOf(2))).not.toHaveProperty('deletedAt');
		await screen.getByRole('button', { name: m.bringBack }).click();
		await expect.element(screen.getByText(m.none)).toBeVisible();
		expect(await database.armies.get(idOf(1))).not.toHaveProperty('deletedAt');
	});

	it('deletes a pack for good after a confirmation', async () => {
		const { database, screen } = await trash();
		const asked = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
		const remove = screen.getByRole('button', { name: m.delete({ name: 'Space club' }) });
		await remove.click();
		expect(asked).toHaveBeenLastCalledWith(m.pack.sure({ name: 'Space club' }));
		expect(await database.packs.count()).toBe(1);
		await remove.click();
		await eventually(async () => expect(await database.packs.count()).toBe(0));
		await expect.element(screen.getByText('Knights')).toBeVisible();
		asked.mockRestore();
	});
});
