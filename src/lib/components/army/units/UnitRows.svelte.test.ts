import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Minifig } from '$lib/rules/choices';
import type { ArmyEditor } from '$lib/state/army/army-editor';
import { locale } from '$lib/state/app/locale.svelte';
import Framed from '../../../../../tests/setup/Framed.svelte';
import UnitRows from './UnitRows.svelte';

const minifig = (_: unknown, index: number): Minifig => ({
	kind: 'minifig',
	id: `u${index}`,
	name: `Unit ${index}`,
	rank: 'mercenary',
	count: 2
});

/** Rows whose pictures are drawn at once. */
const ROWS = 12;

/** An army that counts how often its packs are read, which each picture needs. */
function watched(units: Army['units']) {
	const army = { ...newArmy('a', 'Watched', { profile: 'free' }), units };
	const packs = vi.fn(() => undefined);
	Object.defineProperty(army, 'packs', { get: packs });
	return { army, assessment: assess(army), packs };
}

async function shown() {
	const units = Array.from({ length: ROWS }, minifig);
	let state = $state.raw(watched(units));
	const open: ArmyEditor = {
		get army() {
			return state.army;
		},
		get assessment() {
			return state.assessment;
		},
		run: vi.fn(),
		undo: vi.fn()
	};
	const on = { onunit: vi.fn(), onremove: vi.fn() };
	const given = { open, units, selected: undefined, ...on };
	const screen = await render(Framed<typeof given>, {
		reader: { open: vi.fn() },
		shown: UnitRows,
		given: {
			...given,
			get units() {
				return state.army.units;
			}
		}
	});
	/** Shows the army with another count of its first unit; returns its packs. */
	const recount = (count: number) => {
		const [first, ...others] = state.army.units as Minifig[];
		const next = watched([{ ...(first as Minifig), count }, ...others]);
		next.packs.mockClear();
		state = next;
		flushSync();
		return next.packs;
	};
	return { screen, recount };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('an edit of a unit', () => {
	it('changes its own row only', async () => {
		const { screen, recount } = await shown();
		const rows = screen.getByRole('listitem').elements();
		const observer = new MutationObserver(() => undefined);
		for (const row of rows)
			observer.observe(row, {
				subtree: true,
				childList: true,
				attributes: true,
				characterData: true
			});
		recount(5);
		const changed = observer
			.takeRecords()
			.map(({ target }) => rows.findIndex((row) => row.contains(target)));
		expect([...new Set(changed)]).toEqual([0]);
	});

	it('visits no other row', async () => {
		const { recount } = await shown();
		recount(5);
		expect(recount(6).mock.calls.length).toBeLessThan(ROWS);
	});
});
