import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Army, Creation } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { openedArmy } from '../../../../../tests/setup/open-army';
import RulingsFold from './RulingsFold.svelte';

const boat: Creation = {
	kind: 'creation',
	id: 'u1',
	name: 'Boat',
	form: 'vehicle',
	size: 4,
	propulsion: [{ mode: 'water', speed: 7 }],
	weapons: [{ type: 'gun', level: 5 }]
};

async function fold(choices: Partial<Army> = {}) {
	const open = await openedArmy({ units: [boat], ...choices });
	const reader = { open: vi.fn() };
	const given = { open };
	const screen = await render(Framed<typeof given>, { reader, shown: RulingsFold, given });
	return { open, reader, screen };
}
async function unfolded(choices: Partial<Army> = {}) {
	const opened = await fold(choices);
	await opened.screen.getByText('Rulings', { exact: true }).click();
	return opened;
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('the rulings of an army', () => {
	it('are folded at first', async () => {
		const { screen } = await fold();
		await expect.element(screen.getByText('Rulings', { exact: true })).toBeVisible();
		expect(screen.getByRole('radio').elements()).toEqual([]);
	});

	it('show the effect of each other reading', async () => {
		const { screen } = await unfolded();
		const reading = (name: RegExp) => screen.getByRole('radio', { name });
		await expect.element(reading(/rounded up \+one half CP/)).not.toBeChecked();
		await expect.element(reading(/one half CP per inch default/)).toBeChecked();
		await expect.element(reading(/1 CP per level no change/)).toBeInTheDocument();
		await expect
			.element(reading(/its size would break: Weapon sizes add up to 5; .* here is 4/))
			.toBeInTheDocument();
	});

	it('are chosen, marked, and reset one by one or all together', async () => {
		const { screen, open } = await unfolded();
		await screen
			.getByRole('radio', { name: /rounded up/ })
			.first()
			.click();
		expect(open.army.rulings).toEqual({ oddSpeed: 'up' });
		expect(open.undoable).toEqual({ key: 'setRuling', name: 'oddSpeed' });
		await expect.element(screen.getByText('1 changed')).toBeVisible();
		await expect.element(screen.getByText('Changed', { exact: true })).toBeVisible();
		await screen.getByRole('radio', { name: /half CP per inch/ }).click();
		expect(open.army).not.toHaveProperty('rulings');
		await screen.getByRole('radio', { name: /1 CP per level/ }).click();
		await screen.getByRole('button', { name: 'Reset to defaults' }).click();
		expect(open.army).not.toHaveProperty('rulings');
		open.undo();
		expect(open.army.rulings).toEqual({ magicShield: 'single' });
	});

	it('say that leagues accept only the defaults', async () => {
		const { screen } = await unfolded({ limits: { profile: 'league' } });
		await expect.element(screen.getByText(/is not legal there/)).toBeVisible();
	});

	it('open the rule that they concern', async () => {
		const { screen, reader } = await unfolded();
		await screen.getByRole('button', { name: 'Why: rule PL-PRP-03' }).click();
		expect(reader.open).toHaveBeenLastCalledWith('PL-PRP-03');
	});

	it.each([
		['lugpolwars', 3],
		['core2005', 13]
	] as const)('are those of the rulebook: %s', async (rulebook, count) => {
		const { screen } = await unfolded({ rulebook });
		await expect.poll(() => screen.getByRole('group').elements().length).toBeGreaterThan(count - 1);
		expect(screen.container.querySelectorAll('fieldset')).toHaveLength(count);
	});

	it('are hidden for rulebooks without rulings', async () => {
		const { screen } = await fold({ rulebook: 'quickwars', units: [] });
		expect(screen.container.textContent.trim()).toBe('');
	});

	it('switch to Polish at once', async () => {
		const { screen } = await unfolded();
		await locale.choose('pl');
		await expect
			.element(screen.getByRole('radio', { name: /pełne odcinki po 2 cale, w górę \+pół CP/ }))
			.toBeInTheDocument();
	});
});
