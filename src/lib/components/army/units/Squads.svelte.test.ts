import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import type { Language } from '$lib/i18n/languages';
import type { Army, Minifig, Unit } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { onDevice } from '../../../../../tests/setup/device';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { openedArmy, visibleTextOf } from '../../../../../tests/setup/open-army';
import UnitList from './UnitList.svelte';

const minifig = (id: string, name: string, count: number): Minifig => ({
	kind: 'minifig',
	id,
	name,
	rank: 'mercenary',
	count
});
const units = [minifig('a', 'Shooter', 6), minifig('k', 'Fighter', 1), minifig('g', 'Sentry', 2)];
const languages = ['en', 'pl'] as const;

async function list(choices: Partial<Army>) {
	const open = await openedArmy(choices);
	const given = {
		open,
		selected: undefined,
		onunit: vi.fn<(unit: Unit) => void>(),
		onremove: vi.fn(),
		onadd: vi.fn()
	};
	const reader = { open: vi.fn() };
	const openPalette = vi.fn();
	const screen = await render(Framed<typeof given>, {
		reader,
		shown: UnitList,
		given,
		openPalette
	});
	return { open, given, screen, openPalette };
}

async function speak(language: Language) {
	await locale.choose(language);
	await locale.load('builder');
	return catalogues[language];
}

describe.each(languages)('squads in the list: %s', (language) => {
	beforeEach(async () => void (await speak(language)));
	const m = catalogues[language];
	const words = m.structure.squad;

	it('take new units from the palette, and so does the reserve', async () => {
		const mage: Minifig = { ...minifig('m', 'Mage', 1), magic: { level: 2, summoning: true } };
		const squads = [{ id: 'q1', name: 'One', members: [{ unit: 'a', count: 6 }] }];
		const { screen, openPalette } = await list({ units: [...units, mage], squads });
		await screen.getByRole('button', { name: m.adding.toSquad({ name: 'One' }) }).click();
		expect(openPalette).toHaveBeenLastCalledWith({ of: 'squad', id: 'q1' });
		await screen.getByRole('button', { name: m.adding.summon }).click();
		expect(openPalette).toHaveBeenLastCalledWith({ of: 'reserve' });
	});

	it('show the number of dice in a skirmish', async () => {
		const { screen } = await list({
			rulebook: 'skirmish',
			units: [{ kind: 'figure', id: 'f', name: 'Orc', stature: 'average', count: 3 }],
			squads: [{ id: 'q1', name: 'One', members: [{ unit: 'f', count: 2 }] }]
		});
		await expect.element(screen.getByText(`4 ${m.app.dice({ dice: 4 })}`)).toBeVisible();
	});

	it('open no on-screen keyboard when a phone forms them', async () => {
		onDevice('phone');
		const { screen } = await list({ units });
		await screen.getByRole('button', { name: words.form }).click();
		const title = screen.getByRole('heading', { name: words.first({ number: 1 }) });
		await expect.element(title).toHaveFocus();
		vi.restoreAllMocks();
	});

	it('are formed, named, filled and disbanded, each as an undoable step', async () => {
		const { open, screen } = await list({ units });
		await screen.getByRole('button', { name: words.form }).click();
		const name = screen.getByRole('textbox', { name: words.name });
		await expect.element(name).toHaveFocus();
		await name.fill('Riders');
		await userEvent.tab();
		expect(open.army.squads).toEqual([{ id: 'q1', name: 'Riders' }]);
		expect(m.edits.renameSquad({ name: 'Riders' })).toContain('Riders');
		const archers = words.into({ name: 'Shooter', what: 'Riders' });
		await screen.getByRole('checkbox', { name: archers }).click();
		expect(open.army.squads?.[0]?.members).toEqual([{ unit: 'a', count: 6 }]);
		await expect.element(screen.getByRole('checkbox', { name: archers })).toHaveFocus();
		await screen.getByRole('button', { name: m.unit.fewer({ what: archers }) }).click();
		expect(open.army.squads?.[0]?.members).toEqual([{ unit: 'a', count: 5 }]);
		await screen.getByRole('combobox', { name: words.banner }).selectOptions('Shooter');
		expect(open.army.squads?.[0]?.banner).toBe('a');
		await screen.getByRole('button', { name: words.disband }).click();
		expect(open.army.squads).toBeUndefined();
		expect(open.undoable).toEqual({ key: 'disbandSquad', name: 'Riders' });
		open.undo();
		expect(open.army.squads?.[0]?.name).toBe('Riders');
	});

	it('list each entry once, name partial entries, and show violations', async () => {
		const squads = [
			{ id: 'q1', name: 'One', members: [{ unit: 'a', count: 4 }, { unit: 'k' }] },
			{ id: 'q2', name: 'Two', members: [{ unit: 'a', count: 3 }] }
		];
		const { given, screen } = await list({ units, squads });
		const edit = (name: string) => screen.getByRole('button', { name: m.army.edit({ name }) });
		for (const { name } of units) expect(edit(name).elements()).toHaveLength(1);
		const one = screen.getByRole('region', { name: 'One' });
		expect(visibleTextOf(one.element())).toContain(
			`Shooter ${words.part({ count: 4, number: 6 })} 16`
		);
		await one.getByRole('button', { name: /^Shooter/ }).click();
		expect(given.onunit).toHaveBeenCalledOnce();
		const two = screen.getByRole('region', { name: 'Two' });
		const problem = m.violations.SQUAD({
			reason: 'overlap',
			squad: 'Two',
			name: 'Shooter',
			wanted: 7,
			there: 6
		});
		await expect.element(two.getByText(problem)).toBeVisible();
		expect(one.getByText(problem).elements()).toEqual([]);
	});

	it('are reordered with their units and keep focus', async () => {
		const squads = [
			{ id: 'q1', name: 'One', members: [{ unit: 'k' }] },
			{ id: 'q2', name: 'Two', members: [] }
		];
		const { open, screen } = await list({ units, squads });
		await screen.getByRole('button', { name: m.structure.arrange.title }).click();
		const down = screen.getByRole('button', {
			name: m.structure.arrange.down({ name: 'Shooter' })
		});
		await down.click();
		expect(open.army.units.map(({ id }) => id)).toEqual(['k', 'g', 'a']);
		const up = screen.getByRole('button', { name: m.structure.arrange.up({ name: 'Shooter' }) });
		await expect.element(up).toHaveFocus();
		await screen.getByRole('button', { name: words.edit({ name: 'One' }) }).click();
		await screen.getByRole('button', { name: words.down({ name: 'One' }) }).click();
		expect(open.army.squads?.map(({ id }) => id)).toEqual(['q2', 'q1']);
	});
});

describe.each(languages)('spells of the circle: %s', (language) => {
	beforeEach(async () => void (await speak(language)));
	const m = catalogues[language];
	const words = m.structure.reserve;
	const mages: Minifig = { ...minifig('m', 'Mage', 2), magic: { level: 3 } };

	it('show their price first, and are added, counted and removed', async () => {
		const { open, screen } = await list({ units: [mages] });
		await screen.getByText(words.magic).click();
		await expect.element(screen.getByText(words.reach({ count: 2, level: 6 }))).toBeVisible();
		const spell = screen.getByRole('button', {
			name: new RegExp(`${words.plan}: ?${words.casts({ level: 6 })}`)
		});
		await expect.element(spell).toHaveTextContent('+6 CP');
		await spell.click();
		await spell.click();
		expect(open.army.reserve?.circleCasts).toEqual([{ level: 6, count: 2 }]);
		await screen
			.getByRole('button', { name: m.unit.fewer({ what: words.casts({ level: 6 }) }) })
			.click();
		await screen
			.getByRole('button', { name: m.unit.remove({ item: words.casts({ level: 6 }) }) })
			.click();
		expect(open.army).not.toHaveProperty('reserve');
		const shield = screen.getByRole('button', {
			name: new RegExp(`${words.plan}: ?${words.shields({ level: 6 })}`)
		});
		await expect.element(shield).toHaveTextContent('+12 CP');
		await screen.getByRole('textbox', { name: words.unspent }).fill('2,5');
		await userEvent.tab();
		expect(open.army.reserve).toEqual({ unspent: 2.5 });
	});
});
