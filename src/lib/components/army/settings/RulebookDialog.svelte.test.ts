import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { locale } from '$lib/state/app/locale.svelte';
import { openedArmy } from '../../../../../tests/setup/open-army';
import RulebookDialog from './RulebookDialog.svelte';

beforeEach(async () => {
	localStorage.clear();
	await locale.choose('en');
	await locale.load('builder');
	await locale.load('packs');
});

describe('the dialog that changes a rulebook', () => {
	it('says what carries over, changes and is lost, and one undo brings it back', async () => {
		const open = await openedArmy({});
		const mage = { kind: 'minifig', name: 'Mage', rank: 'mercenary', magic: { level: 2 } } as const;
		const before = { ...open.army, units: [{ ...mage, id: 'u1' }] };
		open.run({ label: { key: 'addUnit', name: 'Mage' }, apply: () => before });
		const onclose = vi.fn();
		const screen = await render(RulebookDialog, { open, onclose });
		await screen.getByRole('combobox', { name: 'New rulebook' }).selectOptions('QuickWars');
		const changes = screen.getByRole('listitem').filter({ hasText: 'Mage' });
		await expect.element(changes).toHaveTextContent(/^Mage loses Magic$/);
		await screen.getByRole('combobox', { name: 'New rulebook' }).selectOptions('LUGPolWars');
		await expect.element(changes).toHaveTextContent(/^Mage: .* CP loses Magic$/);
		await screen.getByRole('button', { name: 'Change to LUGPolWars' }).click();
		expect(open.army.rulebook).toBe('lugpolwars');
		expect(open.army.units[0]).not.toHaveProperty('magic');
		expect(onclose).toHaveBeenCalledOnce();
		open.undo();
		expect(open.army).toEqual(before);
	});
});
