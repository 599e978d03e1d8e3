import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { countOf } from '$lib/rules/terms';
import type { Army, Minifig } from '$lib/rules/choices';
import { Armies, type StoredArmy, type WriteResult } from '$lib/store';
import { BrikmusterDatabase } from '$lib/store/database';
import { renameArmy, setStock } from '$lib/army/edits/army-edits';
import { addGear, addUnit, removeUnit, renameUnit, setCount } from '$lib/army/edits/edits';
import { locale } from '../app/locale.svelte';
import { OpenArmies } from './open-armies.svelte';
import { OpenArmy } from './open-army.svelte';
import { eventually } from '../../../../tests/setup/eventually';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const mercenary = { kind: 'minifig', name: 'Zbrojny', rank: 'mercenary' } as const;
const unit: Minifig = { ...mercenary, id: 'u1' };

/** A store whose disk can be full. */
class FullDisk extends Armies {
	full = false;
	override replace(army: Army, base: number, steps?: unknown): Promise<WriteResult> {
		const quota = () => Promise.reject(new Error('QuotaExceeded'));
		return this.full ? quota() : super.replace(army, base, steps);
	}
}

let database: BrikmusterDatabase;
let armies: FullDisk;
let clock = 1000;
const ends: (() => void)[] = [];

beforeEach(async () => {
	database = new BrikmusterDatabase(`open-army-${crypto.randomUUID()}`);
	armies = new FullDisk(database, () => (clock += 1));
	await armies.create({ ...newArmy(ID, 'Rycerze', { profile: 'league' }), units: [unit] });
});
afterEach(() => {
	vi.restoreAllMocks();
	for (const end of ends.splice(0)) end();
	database.close();
});

async function stored(): Promise<StoredArmy> {
	const found = await armies.get(ID);
	if (!found?.readable) throw new Error('No army is stored');
	return found;
}

const otherName = (name: string) => `${name} (2)`;

/** Opens the army in another window, which follows the database only if connected. */
async function openWindow(connected: 'connected' | 'apart' = 'apart'): Promise<OpenArmy> {
	const found = await stored();
	const steps = await armies.steps(ID, found.revision);
	const open = new OpenArmy(armies, found, { steps, otherName });
	if (connected === 'connected') ends.push(open.connect());
	return open;
}

const names = ({ units }: Army) => units.map(({ name }) => name);
const join = (name: string) => addUnit({ ...mercenary, name });

describe('an edit', () => {
	it('in another language leaves the stored names of ready units as they are', async () => {
		const open = await openWindow();
		await locale.choose('en');
		await locale.load('builder');
		expect(names(open.army)).toEqual([locale.builder.presets.guard]);
		open.run(setCount(open.army.units[0] ?? unit, 4));
		open.run(addGear(open.army.units[0] ?? unit, 'shield'));
		open.run(renameUnit(unit, 'Zawisza'));
		expect(names(open.army)).toEqual(['Zawisza']);
		open.undo();
		await open.settled();
		const { army } = await stored();
		expect(army.units).toMatchObject([{ name: 'Zbrojny', count: 4, gear: [{ item: 'shield' }] }]);
		expect(army).toEqual(open.stored);
		await locale.choose('pl');
		expect(names(open.army)).toEqual(['Zbrojny']);
	});

	it('shows at once and is on the disk when it is saved', async () => {
		const open = await openWindow();
		expect(open.saving).toEqual({ state: 'saved', at: (await stored()).savedAt });
		open.run(join('Łucznik'));
		expect(names(open.army)).toEqual(['Zbrojny', 'Łucznik']);
		expect(open.saving).toEqual({ state: 'saving' });
		await open.settled();
		const { army, revision, savedAt } = await stored();
		expect(open.saving).toEqual({ state: 'saved', at: savedAt });
		expect(army).toEqual(open.army);
		expect(revision).toBe(2);
	});

	it('made during a write is saved too', async () => {
		const open = await openWindow();
		for (const name of ['A', 'B', 'C']) open.run(join(name));
		await open.settled();
		open.run(join('D'));
		await open.settled();
		expect(names((await stored()).army)).toEqual(['Zbrojny', 'A', 'B', 'C', 'D']);
	});

	it('undone before its write leaves nothing unsaved', async () => {
		const open = await openWindow();
		open.run(join('A'));
		open.undo();
		await open.settled();
		const { army, savedAt } = await stored();
		expect(open.saving).toEqual({ state: 'saved', at: savedAt });
		expect(names(army)).toEqual(['Zbrojny']);
	});

	it.each([0, 1, 2, 3, 4])(
		'made %i turns after the last one is saved is saved too',
		async (turns) => {
			const open = await openWindow();
			let onDisk = open.army;
			const written = new Promise<void>((resolve) => {
				vi.spyOn(armies, 'replace').mockImplementation((army, base) => {
					onDisk = army;
					resolve();
					return Promise.resolve({ ok: true, revision: base + 1, savedAt: 1 });
				});
			});
			open.run(join('A'));
			await written;
			while (open.saving.state !== 'saved') await null;
			for (let turn = 0; turn < turns; turn += 1) await null;
			open.run(join('B'));
			await open.settled();
			await open.settled();
			expect(names(onDisk)).toEqual(['Zbrojny', 'A', 'B']);
		}
	);

	it('updates the price and the verdict', async () => {
		const open = await openWindow();
		const before = open.assessment.total;
		open.run(addGear(unit, 'heavyHand'));
		expect(open.assessment.total - before).toBe(6);
		expect(open.legal).toBe(true);
		open.run(addGear(unit, 'shortHand'));
		expect(open.legal).toBe(false);
		await open.settled();
		expect((await stored()).army).toEqual(open.army);
	});

	it('that changes nothing makes no step and no write', async () => {
		const open = await openWindow();
		open.run(removeUnit({ id: 'nobody', name: 'Nikt' }));
		await open.settled();
		expect(open.undoable).toBeUndefined();
		expect((await stored()).revision).toBe(1);
	});

	it('that makes the file too large is refused', async () => {
		const units = Array.from({ length: 2000 }, (_, index) => ({ ...unit, id: `m${index}` }));
		await armies.replace({ ...(await stored()).army, units }, 1);
		const open = await openWindow();
		open.run(join('Jeden za dużo'));
		expect(open.notice).toBe('tooLarge');
		expect(open.army.units).toHaveLength(2000);
		expect(open.undoable).toBeUndefined();
		await open.settled();
		expect((await stored()).army.units).toHaveLength(2000);
		open.dismissNotice();
		expect(open.notice).toBeUndefined();
	});
});

describe('undo and redo', () => {
	it('go back and forth, step by named step, and are saved', async () => {
		const open = await openWindow();
		expect([open.undoable, open.redoable]).toEqual([undefined, undefined]);
		open.run(join('Łucznik'));
		open.run(setStock(3));
		expect(open.undoable).toEqual({ key: 'setStock', name: '' });
		open.undo();
		expect(open.army.stock).toBeUndefined();
		expect(open.undoable).toEqual({ key: 'addUnit', name: 'Łucznik' });
		expect(open.redoable).toEqual({ key: 'setStock', name: '' });
		open.undo();
		expect(names(open.army)).toEqual(['Zbrojny']);
		await open.settled();
		expect((await stored()).army).toEqual(open.army);
		open.redo();
		open.redo();
		expect(names(open.army)).toEqual(['Zbrojny', 'Łucznik']);
		expect(open.army.stock).toEqual({ explosives: 3 });
		await open.settled();
		expect((await stored()).army).toEqual(open.army);
	});

	it('return to the same units, which are priced and drawn already', async () => {
		const open = await openWindow();
		const first = open.army.units;
		open.run(setCount(unit, 4));
		const second = open.army.units;
		open.run(join('Łucznik'));
		const third = open.army.units;
		for (const units of [second, first]) {
			open.undo();
			expect(open.army.units).toBe(units);
		}
		for (const units of [second, third]) {
			open.redo();
			expect(open.army.units).toBe(units);
		}
		await open.settled();
		expect((await stored()).army).toEqual(open.army);
	});

	it('keep what another window changed between two steps', async () => {
		const open = await openWindow('connected');
		open.run(join('A'));
		await open.settled();
		const other = await openWindow();
		other.run(renameArmy('Inna nazwa'));
		await other.settled();
		await eventually(() => expect(open.army.name).toBe('Inna nazwa'));
		open.run(join('B'));
		while (open.undoable?.key === 'addUnit') open.undo();
		expect(names(open.army)).not.toContain('B');
		expect(open.army.name).toBe('Inna nazwa');
		await open.settled();
		expect((await stored()).army).toEqual(open.army);
	});

	it('keep a change between two steps that is no step itself', async () => {
		const open = await openWindow();
		open.run(join('A'));
		open.edit(({ ...army }) => ({ ...army, name: 'Bez kroku' }));
		open.run(join('B'));
		open.undo();
		open.undo();
		expect(names(open.army)).toEqual(['Zbrojny']);
		expect(open.army.name).toBe('Bez kroku');
		open.redo();
		open.redo();
		expect(names(open.army)).toEqual(['Zbrojny', 'A', 'B']);
		expect(open.army.name).toBe('Bez kroku');
	});

	it('go to a state that typing left, and back', async () => {
		const open = await openWindow();
		const run = {};
		for (const name of ['Z', 'Za', 'Zawisza']) open.run(renameUnit(unit, name), run);
		const typed = open.army.units;
		open.undo();
		expect(names(open.army)).toEqual(['Zbrojny']);
		open.redo();
		expect(open.army.units).toBe(typed);
	});

	it('survive a reload', async () => {
		const before = (await stored()).army;
		const open = await openWindow();
		for (const name of ['A', 'B', 'C']) open.run(join(name));
		open.run(setCount(unit, 9));
		open.undo();
		await open.settled();
		const again = await openWindow();
		expect(again.army).toEqual(open.army);
		expect(again.redoable).toEqual(open.redoable);
		again.redo();
		expect(again.army.units[0]?.count).toBe(9);
		for (let step = 0; step < 5; step += 1) again.undo();
		expect(again.army).toEqual(before);
		expect(again.undoable).toBeUndefined();
		await again.settled();
		expect((await stored()).army).toEqual(before);
	});

	it('survive a reload up to a hundred steps', async () => {
		const open = await openWindow();
		for (let count = 2; count <= 131; count += 1) open.run(setCount(unit, count));
		await open.settled();
		const again = await openWindow();
		let steps = 0;
		for (; again.undoable; steps += 1) again.undo();
		expect(steps).toBe(100);
		expect(again.army.units[0]?.count).toBe(31);
	});

	it.each<[string, unknown]>([
		['nothing', null],
		['another form', { done: [{ label: 'x' }] }],
		[
			'steps of another army',
			{
				done: [
					{
						label: { key: 'setCount', name: 'X' },
						patch: { fields: [], units: [{ id: 'u9', before: unit, after: unit }] }
					}
				],
				undone: []
			}
		]
	])('are empty if %s is stored next to the army', async (_, steps) => {
		const open = new OpenArmy(armies, await stored(), { steps, otherName });
		expect(open.undoable).toBeUndefined();
		open.undo();
		expect(open.army).toEqual((await stored()).army);
	});

	it('do nothing without steps', async () => {
		const open = await openWindow();
		open.undo();
		open.redo();
		await open.settled();
		expect((await stored()).revision).toBe(1);
	});

	it('drop undone steps at a new edit', async () => {
		const open = await openWindow();
		open.run(join('A'));
		open.undo();
		open.run(join('B'));
		expect(open.redoable).toBeUndefined();
		await open.settled();
		expect(names((await stored()).army)).toEqual(['Zbrojny', 'B']);
	});
});

describe('two windows', () => {
	it('show each other’s edits', async () => {
		const [left, right] = [await openWindow('connected'), await openWindow('connected')];
		left.run(join('Z lewej'));
		await eventually(() => expect(names(right.army)).toEqual(['Zbrojny', 'Z lewej']));
		expect(right.notice).toBe('changedElsewhere');
		right.run(join('Z prawej'));
		await eventually(() => expect(names(left.army)).toEqual(['Zbrojny', 'Z lewej', 'Z prawej']));
		expect(left.notice).toBe('changedElsewhere');
		await Promise.all([left.settled(), right.settled()]);
		expect((await stored()).army).toEqual(left.army);
	});

	it('show nothing after they are disconnected', async () => {
		const left = await openWindow();
		const right = await openWindow();
		right.connect()();
		left.run(join('Z lewej'));
		await left.settled();
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(names(right.army)).toEqual(['Zbrojny']);
	});

	it('keep both edits when one is made on an older state', async () => {
		const [left, right] = [await openWindow(), await openWindow()];
		left.run(join('Z lewej'));
		await left.settled();
		right.run(renameArmy('Nowa nazwa'));
		right.run(setCount(unit, 7));
		await right.settled();
		const { army } = await stored();
		expect(names(army)).toEqual(['Zbrojny', 'Z lewej']);
		expect(army.name).toBe('Nowa nazwa');
		expect(army.units[0]?.count).toBe(7);
		expect(right.army).toEqual(army);
		expect(right.notice).toBe('changedElsewhere');
		expect(right.saving.state).toBe('saved');
	});

	it('give two units made at once two ids', async () => {
		const [left, right] = [await openWindow(), await openWindow()];
		left.run(join('Z lewej'));
		right.run(join('Z prawej'));
		await Promise.all([left.settled(), right.settled()]);
		const { army } = await stored();
		expect(new Set(army.units.map(({ id }) => id)).size).toBe(3);
		expect(names(army)).toEqual(expect.arrayContaining(['Z lewej', 'Z prawej']));
	});

	it('merge an undo on an older state with what was saved meanwhile', async () => {
		const right = await openWindow();
		right.run(join('Z prawej'));
		await right.settled();
		const left = await openWindow();
		left.run(setCount(unit, 4));
		await left.settled();
		right.undo();
		await right.settled();
		expect(right.notice).toBe('changedElsewhere');
		expect(names((await stored()).army)).toEqual(['Zbrojny']);
		expect((await stored()).army.units[0]?.count).toBe(4);
		expect(right.army).toEqual((await stored()).army);
	});

	const others = async () => {
		const rows = await database.armies.toArray();
		return rows.map(({ army }) => army as Army).filter(({ id }) => id !== ID);
	};

	it('keep both versions if both changed the same unit', async () => {
		const [left, right] = [await openWindow(), await openWindow()];
		left.run(renameUnit(unit, 'Lewy'));
		await left.settled();
		right.run(renameUnit(unit, 'Prawy'));
		right.run(join('Z prawej'));
		await right.settled();
		expect((await stored()).army).toEqual(left.army);
		expect(right.army).toEqual(left.army);
		expect(right.notice).toBe('bothKept');
		const [copy, ...rest] = await others();
		expect(rest).toEqual([]);
		expect(copy).toMatchObject({ id: right.keptApart, name: 'Rycerze (2)' });
		expect(copy && names(copy)).toEqual(['Prawy', 'Z prawej']);
		right.undo();
		expect(right.army.units[0]?.name).toBe('Prawy');
	});

	it.each([1, 2, 5])(
		'make one copy, with %i edits that are made while it is written',
		async (edits) => {
			const [left, right] = [await openWindow(), await openWindow()];
			left.run(renameUnit(unit, 'Lewy'));
			await left.settled();
			right.run(renameUnit(unit, 'Prawy'));
			let made = 0;
			const during = () => {
				if (made < edits) right.run(join(`Edit ${(made += 1)}`));
			};
			const { create, replace } = armies;
			vi.spyOn(armies, 'create').mockImplementation(async (...words) => {
				during();
				return create.apply(armies, words);
			});
			vi.spyOn(armies, 'replace').mockImplementation(async (...words) => {
				if (words[0].id !== ID) during();
				return replace.apply(armies, words);
			});
			await right.settled();
			const [copy, ...rest] = await others();
			expect(rest).toEqual([]);
			expect(copy?.id).toBe(right.keptApart);
			const joined = Array.from({ length: edits }, (_, n) => `Edit ${n + 1}`);
			expect(copy && names(copy)).toEqual(['Prawy', ...joined]);
			expect(right.army).toEqual(left.army);
			expect((await stored()).army).toEqual(left.army);
		}
	);

	it('make one copy, also if it can be written only in part at first', async () => {
		const [left, right] = [await openWindow(), await openWindow()];
		left.run(renameUnit(unit, 'Lewy'));
		await left.settled();
		right.run(renameUnit(unit, 'Prawy'));
		const { create, replace } = armies;
		vi.spyOn(armies, 'create').mockImplementation(async (...words) => {
			right.run(join('Late'));
			return create.apply(armies, words);
		});
		const full = vi.spyOn(armies, 'replace').mockImplementation(async (...words) => {
			if (words[0].id !== ID) throw new Error('full');
			return replace.apply(armies, words);
		});
		await right.settled();
		expect(right.saving.state).toBe('failed');
		full.mockRestore();
		right.retry();
		await right.settled();
		const [copy, ...rest] = await others();
		expect(rest).toEqual([]);
		expect(copy && names(copy)).toEqual(['Prawy', 'Late']);
	});

	it.each(['create', 'replace'] as const)(
		'make one copy, also if %s stores it and then fails',
		async (method) => {
			const [left, right] = [await openWindow(), await openWindow()];
			left.run(renameUnit(unit, 'Lewy'));
			await left.settled();
			right.run(renameUnit(unit, 'Prawy'));
			const { create, replace } = armies;
			const failed = () => Promise.reject<WriteResult>(new Error('full'));
			const created = vi.spyOn(armies, 'create').mockImplementation(async (...words) => {
				right.run(join('Late'));
				const result = await create.apply(armies, words);
				return method === 'create' ? failed() : result;
			});
			const replaced = vi.spyOn(armies, 'replace').mockImplementation(async (...words) => {
				const result = await replace.apply(armies, words);
				return method === 'replace' && words[0].id !== ID ? failed() : result;
			});
			await right.settled();
			expect(right.saving.state).toBe('failed');
			created.mockRestore();
			replaced.mockRestore();
			right.run(join('Later'));
			await right.settled();
			const [copy, ...rest] = await others();
			expect(rest).toEqual([]);
			expect(copy && names(copy)).toEqual(['Prawy', 'Late', 'Later']);
			expect(right.army).toEqual((await stored()).army);
		}
	);

	it('make one copy, also if the page is closed before it is done', async () => {
		const right = await openWindow();
		const base = right.army;
		const [left, again] = [await openWindow(), await openWindow()];
		left.run(renameUnit(unit, 'Lewy'));
		await left.settled();
		right.run(renameUnit(unit, 'Prawy'));
		const change = { base, document: right.army };
		await right.settled();
		again.recover(change);
		await again.settled();
		const later = await openWindow();
		later.recover(change);
		await later.settled();
		const [copy, ...rest] = await others();
		expect(rest).toEqual([]);
		expect([again.keptApart, later.keptApart]).toEqual([copy?.id, copy?.id]);
	});

	it('keep copies under different names', async () => {
		const [left, right, third] = [await openWindow(), await openWindow(), await openWindow()];
		for (const [open, name] of [
			[left, 'Lewy'],
			[right, 'Prawy'],
			[third, 'Trzeci']
		] as const) {
			open.run(renameUnit(unit, name));
			await open.settled();
		}
		const copies = await others();
		expect(copies.map(({ name }) => name).sort()).toEqual(['Rycerze (2)', 'Rycerze (2) 2']);
	});

	it('add up what three windows add to one unit', async () => {
		const windows = [await openWindow(), await openWindow(), await openWindow()];
		for (let tap = 0; tap < 10; tap += 1) {
			for (const open of windows) {
				const [first] = open.army.units;
				if (first) open.run(setCount(first, countOf(first) + 1));
			}
			if (tap % 3 === 0) await Promise.all(windows.map((open) => open.settled()));
		}
		await Promise.all(windows.map((open) => open.settled()));
		expect(await others()).toEqual([]);
		expect((await stored()).army.units[0]?.count).toBe(countOf(unit) + 30);
	});

	it('keep both in any order of two conflicting edits', async () => {
		for (const first of [0, 1]) {
			const windows = [await openWindow(), await openWindow()] as const;
			const called = [`Lewy ${first}`, `Prawy ${first}`];
			const order = first === 0 ? [0, 1] : [1, 0];
			await Promise.all(
				order.map(async (place) => {
					windows[place]?.run(renameUnit(unit, called[place] ?? ''));
					await windows[place]?.settled();
				})
			);
			const all = [(await stored()).army, ...(await others())];
			const found = all.map(({ units }) => units[0]?.name);
			expect(found).toEqual(expect.arrayContaining(called));
		}
	});

	it('merge a redo with what was saved meanwhile', async () => {
		const right = await openWindow();
		right.run(join('Z prawej'));
		right.undo();
		await right.settled();
		const left = await openWindow();
		left.run(join('Z lewej'));
		await left.settled();
		right.redo();
		await right.settled();
		expect(names((await stored()).army).sort()).toEqual(['Z lewej', 'Z prawej', 'Zbrojny']);
		expect(right.army).toEqual((await stored()).army);
	});

	it('never merge into an army that is too large for a file', async () => {
		const units = Array.from({ length: 1999 }, (_, index) => ({ ...unit, id: `m${index}` }));
		await armies.replace({ ...(await stored()).army, units }, 1);
		const [left, right] = [await openWindow(), await openWindow()];
		left.run(join('Dwutysięczny'));
		await left.settled();
		right.run(join('Jeden za dużo'));
		await right.settled();
		expect((await armies.get(ID))?.readable).toBe(true);
		expect(right.army.units).toHaveLength(2000);
	});

	it('come back with redo to where undo started, after an edit was made again', async () => {
		const [left, right] = [await openWindow(), await openWindow()];
		left.run(join('Z lewej'));
		await left.settled();
		right.run(join('Z prawej'));
		await right.settled();
		const before = right.army;
		right.undo();
		await right.settled();
		right.redo();
		await right.settled();
		expect(right.army).toEqual(before);
	});
});

describe('a full disk', () => {
	it('keeps the change on the screen, reports it, and saves it on retry', async () => {
		const open = await openWindow();
		armies.full = true;
		open.run(join('Łucznik'));
		await open.settled();
		expect(open.saving).toMatchObject({ state: 'failed', error: new Error('QuotaExceeded') });
		expect(names(open.army)).toEqual(['Zbrojny', 'Łucznik']);
		expect(names((await stored()).army)).toEqual(['Zbrojny']);
		open.retry();
		await open.settled();
		expect(open.saving.state).toBe('failed');
		armies.full = false;
		open.retry();
		await open.settled();
		expect(open.saving.state).toBe('saved');
		expect((await stored()).army).toEqual(open.army);
	});

	it('saves the unsaved edit with the next one', async () => {
		const open = await openWindow();
		armies.full = true;
		open.run(join('A'));
		await open.settled();
		armies.full = false;
		open.run(join('B'));
		await open.settled();
		expect(names((await stored()).army)).toEqual(['Zbrojny', 'A', 'B']);
	});

	it('loses nothing of another window meanwhile', async () => {
		const open = await openWindow('connected');
		armies.full = true;
		open.run(join('Niezapisany'));
		await open.settled();
		armies.full = false;
		const other = await openWindow();
		other.run(join('Z innego okna'));
		await other.settled();
		open.retry();
		await open.settled();
		expect(names((await stored()).army)).toEqual(['Zbrojny', 'Z innego okna', 'Niezapisany']);
		expect((await stored()).army).toEqual(open.army);
	});

	it('asks before the window is closed, only if something is unsaved', async () => {
		const session = new OpenArmies(armies);
		const found = await stored();
		const open = session.open(found, (kept) => new OpenArmy(kept, found, { otherName }));
		ends.push(session.guard());
		const leave = () => {
			const event = new Event('beforeunload', { cancelable: true });
			dispatchEvent(event);
			return event.defaultPrevented;
		};
		expect(leave()).toBe(false);
		armies.full = true;
		open.run(join('Łucznik'));
		await open.settled();
		expect(leave()).toBe(true);
		armies.full = false;
		open.retry();
		await open.settled();
		expect(leave()).toBe(false);
	});
});

describe('a write that succeeds although it was reported as failed', () => {
	/** The next write succeeds, but its result is lost. */
	function loseAnAnswer() {
		const { replace } = FullDisk.prototype;
		vi.spyOn(armies, 'replace').mockImplementationOnce(async (...words) => {
			await replace.apply(armies, words);
			throw new Error('AbortError');
		});
	}

	it.each(['tried again', 'followed by another edit of the same unit'])(
		'is one’s own when it is %s',
		async (what) => {
			const open = await openWindow('connected');
			loseAnAnswer();
			open.run(setCount(unit, 2));
			await open.settled();
			expect(open.saving.state).toBe('failed');
			if (what === 'tried again') open.retry();
			else open.run(setCount(unit, 3));
			await open.settled();
			expect(open.saving.state).toBe('saved');
			expect([open.notice, open.keptApart]).toEqual([undefined, undefined]);
			expect((await stored()).army).toEqual(open.army);
			expect(open.undoable?.key).toBe('setCount');
			expect(await database.armies.count()).toBe(1);
		}
	);
});

describe('a database query that fails', () => {
	it('is no failed save, and is repeated', async () => {
		const open = await openWindow();
		const { watch } = FullDisk.prototype;
		const asked = vi.spyOn(armies, 'watch').mockImplementationOnce(() => ({
			subscribe({ error }) {
				setTimeout(() => error(new Error('UnknownError')));
				return { unsubscribe: () => undefined };
			}
		}));
		asked.mockImplementation((id) => watch.call(armies, id));
		ends.push(open.connect());
		await eventually(() => expect(asked).toHaveBeenCalledTimes(2));
		expect(open.saving.state).toBe('saved');
		await armies.replace({ ...open.army, name: 'Z innego okna' }, 1);
		await eventually(() => expect(open.army.name).toBe('Z innego okna'));
	});
});

describe('an army that another window deletes', () => {
	it('is reported, and can be restored completely', async () => {
		const open = await openWindow('connected');
		open.run(join('Łucznik'));
		await open.settled();
		await armies.setDeleted(ID, true);
		await eventually(() => expect(open.storedIn).toBe('trash'));
		await open.restore();
		expect(open.notice).toBeUndefined();
		expect(await stored()).not.toHaveProperty('deletedAt');
		open.run(join('Po powrocie'));
		await open.settled();
		expect(names((await stored()).army)).toEqual(['Zbrojny', 'Łucznik', 'Po powrocie']);
	});

	it('is reported during editing, and keeps the edit', async () => {
		const open = await openWindow();
		await armies.setDeleted(ID, true);
		open.run(join('Łucznik'));
		await open.settled();
		expect(open.storedIn).toBe('trash');
		expect(names(open.army)).toEqual(['Zbrojny', 'Łucznik']);
		await open.restore();
		expect(await stored()).not.toHaveProperty('deletedAt');
		expect(names((await stored()).army)).toEqual(['Zbrojny', 'Łucznik']);
	});

	it('is restored with what the other window had changed before', async () => {
		const open = await openWindow();
		const other = await openWindow();
		other.run(join('Z innego okna'));
		await other.settled();
		await armies.setDeleted(ID, true);
		ends.push(open.connect());
		await eventually(() => expect(open.storedIn).toBe('trash'));
		await open.restore();
		open.run(join('Po powrocie'));
		await open.settled();
		expect(names((await stored()).army)).toEqual(['Zbrojny', 'Z innego okna', 'Po powrocie']);
	});

	it('stays in the trash until it is restored, whatever is edited or dismissed', async () => {
		await armies.setDeleted(ID, true);
		const open = await openWindow('connected');
		expect(open.storedIn).toBe('trash');
		open.run(join('Łucznik'));
		await open.settled();
		open.dismissNotice();
		expect([open.storedIn, open.saving.state]).toEqual(['trash', 'saved']);
		await armies.setDeleted(ID, false);
		await eventually(() => expect(open.storedIn).toBe('list'));
		expect(open.notice).toBeUndefined();
	});
});

describe('an army whose record is gone', () => {
	async function openGone() {
		const open = await openWindow('connected');
		open.run(join('Łucznik'));
		await open.settled();
		await database.transaction('rw', [database.armies, database.histories], async () => {
			await database.histories.delete(ID);
			await database.armies.delete(ID);
		});
		await eventually(() => expect(open.storedIn).toBe('gone'));
		return open;
	}

	it('counts as unsaved, and stays editable on the screen', async () => {
		const open = await openGone();
		expect(open.unsaved).toBe(true);
		open.run(join('Po wszystkim'));
		await open.settled();
		expect(open.saving.state).toBe('failed');
		open.retry();
		await open.settled();
		expect([open.saving.state, open.storedIn]).toEqual(['failed', 'gone']);
		expect(names(open.army)).toEqual(['Zbrojny', 'Łucznik', 'Po wszystkim']);
	});

	it('can be stored again under its id, with its undo steps', async () => {
		const open = await openGone();
		open.run(join('Po wszystkim'));
		await open.settled();
		expect(await open.keepAsNew()).toBe(ID);
		expect([open.saving.state, open.storedIn, open.unsaved]).toEqual(['saved', 'list', false]);
		expect((await stored()).army).toEqual(open.army);
		const again = await openWindow();
		again.undo();
		again.undo();
		expect(names(again.army)).toEqual(['Zbrojny']);
		open.run(join('Później'));
		await open.settled();
		expect(names((await stored()).army)).toContain('Później');
	});

	it('can be stored as a copy if its record is unreadable', async () => {
		const open = await openGone();
		await database.armies.add({
			id: ID,
			army: { version: 99 },
			revision: 1,
			createdAt: 1,
			savedAt: 1
		});
		const id = await open.keepAsNew();
		expect(id).not.toBe(ID);
		const kept = await armies.get(id);
		expect(kept?.readable && names(kept.army)).toEqual(['Zbrojny', 'Łucznik']);
		expect(open.unsaved).toBe(false);
	});

	it('reports why it could not be stored, and can be stored later', async () => {
		const open = await openGone();
		vi.spyOn(armies, 'create').mockRejectedValueOnce(new Error('QuotaExceeded'));
		await expect(open.keepAsNew()).rejects.toThrow('QuotaExceeded');
		expect([open.storedIn, open.unsaved]).toEqual(['gone', true]);
		expect(await open.keepAsNew()).toBe(ID);
		expect(open.unsaved).toBe(false);
	});

	it('is followed again when another window restores it', async () => {
		const open = await openGone();
		open.run(join('Po wszystkim'));
		await open.settled();
		const base = (await stored().catch(() => undefined))?.army;
		expect(base).toBeUndefined();
		await armies.create({ ...newArmy(ID, 'Rycerze', { profile: 'league' }), units: [unit] });
		await eventually(() => expect(open.storedIn).toBe('list'));
		await eventually(() => expect(open.unsaved).toBe(false));
		expect((await stored()).army).toEqual(open.army);
	});

	it('fails to be saved, and stays on the screen', async () => {
		const open = await openWindow();
		await database.armies.delete(ID);
		open.run(join('Łucznik'));
		await open.settled();
		expect(open.storedIn).toBe('gone');
		expect(open.saving.state).toBe('failed');
		expect(names(open.army)).toEqual(['Zbrojny', 'Łucznik']);
	});
});

describe('a slow write', () => {
	it('is reported after at most three seconds, until it is answered', async () => {
		const open = await openWindow();
		let answer: () => void = () => undefined;
		vi.spyOn(armies, 'replace').mockImplementationOnce(async (army, base) => {
			await new Promise<void>((resolve) => (answer = resolve));
			return { ok: true, revision: base + 1, savedAt: army.units.length };
		});
		open.run(join('Łucznik'));
		expect(open.saving).toEqual({ state: 'saving' });
		await eventually(() => expect(open.saving).toEqual({ state: 'saving', slow: true }));
		answer();
		await open.settled();
		expect(open.saving.state).toBe('saved');
	});
});

describe('text typed into one field', () => {
	const rename = (name: string) => renameArmy(name);
	it('is one step of the history, however often it is stored', async () => {
		const open = await openWindow();
		const run = {};
		for (const name of ['R', 'Ry', 'Rycerz']) {
			open.run(rename(name), run);
			await open.settled();
		}
		expect([open.steps.length, open.undoable?.name]).toEqual([1, 'Rycerz']);
		expect((await stored()).army.name).toBe('Rycerz');
		open.run(rename('Inny'), {});
		expect(open.steps).toHaveLength(2);
		open.undo();
		open.undo();
		expect(open.army.name).toBe('Rycerze');
	});

	it('applies to the state before the typing, so that numbers in between have no effect', async () => {
		const open = await openWindow();
		const run = {};
		const { apply } = setCount(unit, 1);
		const label = { key: 'setCount', name: 'Zbrojny' } as const;
		open.run({ label, apply: (army) => ({ ...apply(army), notes: 'lost' }) }, run);
		open.run(setCount(unit, 12), run);
		expect(open.army.notes).toBeUndefined();
		expect(open.army.units[0]?.count).toBe(12);
	});

	it('is no step if it ends where it began', async () => {
		const open = await openWindow();
		const run = {};
		open.run(rename('R'), run);
		open.run(rename('Rycerze'), run);
		await open.settled();
		expect(open.undoable).toBeUndefined();
		expect((await stored()).army).toEqual(open.army);
	});

	it('is a step of its own after another edit', async () => {
		const open = await openWindow();
		const run = {};
		open.run(rename('R'), run);
		open.run(join('Łucznik'));
		open.run(rename('Ry'), run);
		expect(open.steps).toHaveLength(3);
		open.undo();
		expect([open.army.name, names(open.army)]).toEqual(['R', ['Zbrojny', 'Łucznik']]);
	});
});

describe('a change that the page could not store before it was closed', () => {
	/** The change that the closed page noted. */
	async function closed(name: string) {
		const base = (await stored()).army;
		return { base, document: { ...base, name } };
	}

	it('is made when the army is opened again, as a step', async () => {
		const change = await closed('Typed last');
		const open = await openWindow();
		open.recover(change);
		await open.settled();
		expect([(await stored()).army.name, open.undoable?.key]).toEqual(['Typed last', 'recovered']);
		open.undo();
		expect(open.army).toEqual(change.base);
	});

	it('is no step if it was stored after all', async () => {
		const change = await closed('Typed last');
		await armies.replace(change.document, 1);
		const open = await openWindow();
		open.recover(change);
		expect([open.undoable, open.unsavedChange]).toEqual([undefined, undefined]);
	});

	it('adds nothing to a count that was stored after all', async () => {
		const { army: base, revision } = await stored();
		const document = setCount(unit, 5).apply(base);
		await armies.replace(document, revision);
		const open = await openWindow();
		open.recover({ base, document });
		await open.settled();
		expect(open.army.units[0]?.count).toBe(5);
	});

	it('begins at the state that was being stored, if that one was', async () => {
		for (const isStored of [true, false]) {
			const { base, document: attempted } = await closed(`Typed first, ${isStored}`);
			const { document } = await closed(`Typed last, ${isStored}`);
			if (isStored) await armies.replace(attempted, (await stored()).revision);
			const open = await openWindow();
			open.recover({ base, document, attempted });
			await open.settled();
			expect([open.notice, (await stored()).army.name]).toEqual([undefined, document.name]);
		}
	});

	it('is noted with the state that is being stored', async () => {
		const open = await openWindow();
		const replace = vi.spyOn(armies, 'replace').mockImplementationOnce((...words) => {
			open.run(renameArmy('Last'));
			expect(open.unsavedChange).toMatchObject({
				attempted: { name: 'First' },
				document: { name: 'Last' }
			});
			return armies.replace(...words);
		});
		open.run(renameArmy('First'));
		await open.settled();
		expect(replace).toHaveBeenCalledTimes(3);
		expect([(await stored()).army.name, open.unsavedChange]).toEqual(['Last', undefined]);
	});

	it('is merged with what was stored since, or kept as a copy', async () => {
		const change = await closed('Typed last');
		const other = await openWindow();
		other.run(join('Łucznik'));
		await other.settled();
		const open = await openWindow();
		open.recover(change);
		await open.settled();
		expect([open.army.name, names(open.army)]).toEqual(['Typed last', ['Zbrojny', 'Łucznik']]);
		open.recover({ ...change, document: { ...change.base, name: 'Another' } });
		await open.settled();
		expect([open.notice, open.army.name]).toEqual(['bothKept', 'Typed last']);
		const kept = await armies.get(open.keptApart ?? '');
		expect(kept?.readable && kept.army.name).toBe('Another (2)');
	});
});
