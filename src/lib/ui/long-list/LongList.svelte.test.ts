import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import LongList from '../../../../tests/setup/LongList.svelte';
import { reveal } from './reveal';

async function list(count: number, gradual = false) {
	const screen = await render(LongList, { count, gradual });
	const made = () =>
		screen
			.getByRole('listitem')
			.elements()
			.map((item) => Number(item.getAttribute('aria-posinset')));
	const pane = screen.container.querySelector('.pane') as HTMLElement;
	return { screen, made, pane };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a list of any length', () => {
	it.each([12, 40, 100])('has all of %i entries in the document', async (count) => {
		const { made, pane } = await list(count);
		expect(made()).toEqual(numbers(count));
		expect(pane.scrollHeight).toBeGreaterThan(count * 50);
		expect(pane.scrollHeight).toBeLessThan(count * 70);
	});

	it('renders a gradual list some entries at a time, and keeps room for the others', async () => {
		const { made, pane } = await list(100, true);
		expect(made().length).toBeLessThan(100);
		expect(pane.scrollHeight).toBeGreaterThan(100 * 50);
		expect(pane.scrollHeight).toBeLessThan(100 * 70);
		await expect.poll(made).toEqual(numbers(100));
	});

	it.each([40, 1000])(
		'renders changes of a gradual list of %i entries some at a time',
		async (count) => {
			const { screen, made } = await list(count, true);
			await expect.poll(() => made().length).toBeGreaterThan(6);
			const changed = () => screen.getByText('Changed').elements().length;
			await screen.rerender({ count, gradual: true, word: 'Changed' });
			expect(changed()).toBeLessThan(made().length);
			await expect.poll(() => changed() === made().length).toBe(true);
		}
	);

	it('skips the entries of a medium list that are far from the viewport', async () => {
		const { screen } = await list(100);
		const isSkipped = (entry: string) =>
			!screen.getByText(entry, { exact: true }).element().checkVisibility({
				contentVisibilityAuto: true
			});
		await expect.poll(() => isSkipped('Entry 100')).toBe(true);
		expect(isSkipped('Entry 1')).toBe(false);
	});

	it.each([101, 1000])(
		'renders the entries near the viewport of %i entries, in order',
		async (count) => {
			const { screen, made, pane } = await list(count);
			await expect.element(screen.getByText('Entry 1', { exact: true })).toBeVisible();
			expect(made().length).toBeLessThan(30);
			expect(made()).toEqual(numbers(made().length));
			expect(pane.scrollHeight).toBeGreaterThan(count * 50);
			expect(pane.scrollHeight).toBeLessThan(count * 70);
		}
	);

	it('renders its end after scrolling there, and removes distant entries', async () => {
		const { screen, made, pane } = await list(1000);
		await expect.element(screen.getByText('Entry 1', { exact: true })).toBeVisible();
		pane.scrollTo(0, pane.scrollHeight);
		await expect.element(screen.getByText('Entry 1000', { exact: true })).toBeInTheDocument();
		await expect.poll(() => made()[0]).toBeGreaterThan(900);
		expect(made().at(-1)).toBe(1000);
	});

	it('keeps the focused entry, however far the list is scrolled', async () => {
		const { screen, pane } = await list(1000);
		const first = screen.getByRole('button', { name: 'Entry 1', exact: true });
		await expect.element(first).toBeVisible();
		(first.element() as HTMLElement).focus({ preventScroll: true });
		pane.scrollTo(0, 30_000);
		await expect.element(screen.getByText('Entry 510', { exact: true })).toBeInTheDocument();
		expect(document.activeElement).toBe(first.element());
	});

	it('renders any entry that is looked for', async () => {
		const { screen, made } = await list(1000);
		await expect.element(screen.getByText('Entry 1', { exact: true })).toBeVisible();
		expect(made()).not.toContain(777);
		for (let steps = 0; steps < 3 && reveal('Entry 777'); steps += 1) flushSync();
		expect(made()).toContain(777);
		expect(reveal('Entry 777')).toBe(false);
		expect(reveal('Entry 7777')).toBe(false);
	});
});
