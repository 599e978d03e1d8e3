import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Army, Minifig } from '$lib/rules/choices';
import { newArmy } from '$lib/army/new-army';
import { addUnit, setCount } from '$lib/army/edits/edits';
import { keyboard } from '$lib/state/app/keyboard.svelte';
import { locale } from '$lib/state/app/locale.svelte';
import { openedArmy, visibleTextOf } from '../../../../tests/setup/open-army';
import CommandPalette from './CommandPalette.svelte';
import { finder } from './all-finds';
import { COMMANDS } from './builder-commands';
import KeysHelp from './KeysHelp.svelte';
import type { Entry, CommandContext, Screen } from './command-context';
import type { EditLabel } from '$lib/army/edits/edit';
import StepsDialog from '../stored/StepsDialog.svelte';
import { stepText } from './step-text';
import { eventually } from '../../../../tests/setup/eventually';

const knight: Minifig = { kind: 'minifig', id: 'u1', name: 'Zawisza', rank: 'mercenary' };

async function contextOf(choices: Partial<Army>): Promise<CommandContext> {
	const open = await openedArmy(choices);
	const todo = vi.fn();
	const screen: Screen = {
		...{ show: todo, choose: todo, edit: todo, rename: todo, copy: todo, remove: todo },
		...{ duplicate: todo, deleteArmy: todo },
		...{ bill: todo, export: todo, compare: todo, cards: todo, play: todo },
		...{ spend: todo, page: vi.fn(), army: todo, rule: todo, newArmy: todo, import: todo },
		add: (edit) => open.run(edit)
	};
	return { open, unit: open.army.units[0], screen };
}

const findIn = (context: CommandContext, stored: readonly Army[] = []) =>
	finder(locale.builder, {
		...{ screen: context.screen, context, stored },
		...{ saved: [], packs: [], texts: undefined }
	});

async function palette(choices: Partial<Army>) {
	const context = await contextOf(choices);
	const onrun = vi.fn(({ run }: Entry) => run());
	const find = (typed: string) => findIn(context)(typed);
	const view = await render(CommandPalette, { props: { find, onrun, onclose: vi.fn() } });
	const field = view.getByRole('combobox');
	const options = () => view.getByRole('option').elements().map(visibleTextOf);
	const active = () => {
		const id = field.element().getAttribute('aria-activedescendant') ?? '';
		return visibleTextOf(document.getElementById(id) ?? document.body);
	};
	return { context, onrun, view, field, options, active };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
	keyboard.useSingleKeys(true);
});

describe('the command palette', () => {
	it.each([
		['league', '/league'],
		['app settings', '/settings'],
		['your data', '/data'],
		['about', '/about']
	])('finds a page: %s', async (typed, path) => {
		const { context, field } = await palette({});
		await field.fill(typed);
		await userEvent.keyboard('{Enter}');
		expect(context.screen.page).toHaveBeenCalledWith(path);
	});

	it('finds another army, and a unit of it, by its name', async () => {
		const other = { ...newArmy('a2', 'Żmije', { profile: 'free' }), units: [knight] };
		const find = findIn(await contextOf({}), [other]);
		expect(find('zmije').map(({ id }) => id)).toEqual(['open a2', 'unit a2 u1']);
		expect(find('zawisza').map(({ id }) => id)).toEqual(['unit a2 u1']);
	});

	it('forms a squad', async () => {
		const { context, field } = await palette({ units: [knight] });
		await field.fill('create squad');
		await userEvent.keyboard('{Enter}');
		expect(context.open.army.squads).toHaveLength(1);
	});

	it('adds a ready unit by its name, typed without diacritics', async () => {
		await locale.choose('pl');
		const { context, field, options } = await palette({ units: [knight] });
		await expect.element(field).toHaveFocus();
		await field.fill('luczn');
		expect(options()[0]).toBe('Dodaj: Łucznik Walka na dystans');
		await userEvent.keyboard('{Enter}');
		expect(context.open.army.units.map(({ name }) => name)).toEqual(['Zawisza', 'Łucznik']);
	});

	it('moves through the results with arrow keys and wraps around', async () => {
		const { field, active, options, onrun } = await palette({ units: [knight] });
		await field.fill('one');
		const found = options();
		expect(found.length).toBeGreaterThan(1);
		expect(active()).toBe(found[0]);
		await userEvent.keyboard('{ArrowDown}');
		expect(active()).toBe(found[1]);
		await userEvent.keyboard('{ArrowUp}{ArrowUp}');
		expect(active()).toBe(found.at(-1));
		await userEvent.keyboard('{ArrowDown}{Enter}');
		expect(onrun.mock.lastCall?.[0].title).toBe('Add one to the unit');
	});

	it('shows targets, and lists blocked commands last with the reason', async () => {
		const { field, options, onrun, context, view } = await palette({ units: [knight] });
		expect(options().slice(-7)).toContain('Undo nothing to undo Ctrl Z');
		await field.fill('undo');
		await userEvent.keyboard('{Enter}');
		(view.getByRole('option').first().element() as HTMLElement).click();
		expect(onrun).not.toHaveBeenCalled();
		context.open.run(setCount(knight, 3));
		await eventually(() => expect(options()).toEqual(['Undo Zawisza: 1 → 3 Ctrl Z']));
		await field.fill('xyzzy');
		expect(options()).toEqual([]);
		await expect.element(view.getByText(locale.builder.commands.palette.none)).toBeVisible();
	});

	it('blocks unit commands if there is no unit', async () => {
		const { field, options } = await palette({});
		await field.fill('duplicate unit');
		expect(options()).toEqual(['Duplicate unit no unit selected C']);
	});
});

describe('the list of shortcuts', () => {
	it.each(['en', 'pl'] as const)('has every command with a shortcut: %s', async (language) => {
		await locale.choose(language);
		const view = await render(KeysHelp, { onclose: vi.fn() });
		const { commands } = locale.builder;
		const terms = view.getByRole('term').elements().map(visibleTextOf);
		const keyed = COMMANDS.filter(({ shortcuts }) => shortcuts);
		expect(terms).toEqual([...keyed.map(({ key }) => commands.names[key]), commands.keys.close]);
	});

	it('turns off single-key shortcuts', async () => {
		const view = await render(KeysHelp, { onclose: vi.fn() });
		await view.getByRole('checkbox').click();
		expect(keyboard.singleKeys).toBe(false);
	});
});

describe('the history', () => {
	it.each(['en', 'pl'] as const)('goes to any step with one click: %s', async (language) => {
		await locale.choose(language);
		const { open } = await contextOf({ units: [knight] });
		open.run(setCount(knight, 3));
		open.run(addUnit({ kind: 'minifig', name: 'Sulima', rank: 'officer' }));
		const view = await render(StepsDialog, {
			open,
			step: (label) => stepText(locale.builder, label as EditLabel),
			onclose: vi.fn()
		});
		const { commands, edits } = locale.builder;
		const added = edits.addUnit({ name: 'Sulima' });
		const counted = 'Zawisza: 1 → 3';
		const rows = () => view.getByRole('listitem').elements().map(visibleTextOf);
		expect(rows()).toEqual([`${added} ${commands.history.now}`, counted, commands.history.start]);
		await view.getByRole('button', { name: commands.history.start }).click();
		expect(open.army.units).toEqual([knight]);
		expect(rows()).toEqual([added, counted, `${commands.history.start} ${commands.history.now}`]);
		await view.getByRole('button', { name: added }).click();
		expect(open.army.units.map(({ count, name }) => [name, count])).toEqual([
			['Zawisza', 3],
			['Sulima', undefined]
		]);
	});
});
