import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Minifig, Unit } from '$lib/rules/choices';
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
function watched(units: readonly Minifig[]) {
	const army: Army = { ...newArmy('a', 'Watched', { profile: 'free' }), units: [...units] };
	const packs = vi.fn(() => undefined);
	Object.defineProperty(army, 'packs', { get: packs });
	return { army, assessment: assess(army), packs };
}

async function shown(units: readonly Minifig[] = Array.from({ length: ROWS }, minifig)) {
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
	const seen = (what: string) => document.querySelectorAll(what).length;
	const inFirstFrame = new Promise<{ rows: number; pictures: number }>((done) =>
		requestAnimationFrame(() => done({ rows: seen('li'), pictures: seen('li img') }))
	);
	const given = { open, units: units as readonly Unit[], selected: undefined, ...on };
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
	await expect.poll(() => seen('li img')).toBeGreaterThan(0);
	/** Shows the army with another count of its first unit; returns its packs. */
	const recount = (count: number) => {
		const [first, ...others] = state.army.units as Minifig[];
		const next = watched([{ ...(first as Minifig), count }, ...others]);
		next.packs.mockClear();
		state = next;
		flushSync();
		return next.packs;
	};
	return { screen, recount, inFirstFrame };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

it('shows its rows in the first frame, and their pictures in the next', async () => {
	const { screen, inFirstFrame } = await shown();
	expect(await inFirstFrame).toEqual({ rows: ROWS, pictures: 0 });
	expect(screen.getByRole('listitem').all().length).toBe(ROWS);
	expect(document.querySelectorAll('li img').length).toBe(ROWS);
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

	it('changes the prices of other rows after its own in an army that is not small', async () => {
		const hero = (index: number): Minifig => ({
			...minifig(undefined, index),
			rank: 'hero',
			count: 1
		});
		const others = Array.from({ length: 60 }, (_, index) => minifig(_, index + 1));
		const { screen, recount } = await shown([hero(0), ...others, hero(61)]);
		const rows = screen.getByRole('listitem').elements();
		const [own, other] = [rows[0], rows.at(-1)];
		const prices = () => [own, other].map((row) => row?.querySelector('strong')?.textContent);
		const [before, discounted] = prices();
		recount(3);
		expect(prices()[0]).not.toBe(before);
		expect(prices()[1]).toBe(discounted);
		await expect.poll(() => prices()[1]).not.toBe(discounted);
	});
});
