import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Stepper from './Stepper.svelte';

async function stepper(value: number, minimum = 1, maximum = 9, ahead = false) {
	const onchange = vi.fn<(value: number) => void>();
	const screen = await render(Stepper, {
		value,
		minimum,
		maximum,
		ahead,
		label: 'How many',
		moreLabel: 'More',
		fewerLabel: 'Fewer',
		onchange
	});
	return {
		onchange,
		screen,
		more: screen.getByRole('button', { name: 'More' }),
		fewer: screen.getByRole('button', { name: 'Fewer' }),
		field: screen.getByRole('textbox', { name: 'How many' })
	};
}

describe('Stepper', () => {
	it('counts up and down by one', async () => {
		const { onchange, more, fewer, field } = await stepper(5);
		await expect.element(field).toHaveValue('5');
		await more.click();
		await fewer.click();
		expect(onchange.mock.calls).toEqual([[6], [4]]);
	});

	it('that goes ahead shows taps before it reports them', async () => {
		const { onchange, more, field } = await stepper(5, 1, 9, true);
		for (const shown of ['6', '7']) {
			(more.element() as HTMLElement).click();
			await tick();
			expect((field.element() as HTMLInputElement).value).toBe(shown);
			expect(onchange).not.toHaveBeenCalled();
		}
		await expect.poll(() => onchange.mock.calls).toEqual([[7]]);
		await expect.element(field).toHaveValue('5');
	});

	it('shows the actual value when a typed number is rejected', async () => {
		const { onchange, field } = await stepper(5);
		await field.fill('7');
		await userEvent.tab();
		expect(onchange).toHaveBeenCalledWith(7);
		await expect.element(field).toHaveValue('5');
	});

	it('shows a value that changes from outside', async () => {
		const { screen, field } = await stepper(5);
		await screen.rerender({ value: 6 });
		await expect.element(field).toHaveValue('6');
	});

	it.each([
		['7', 7],
		['2,5', 3],
		['2.4', 2],
		[' 8 ', 8],
		['100', 9],
		['0', 1],
		['-3', 1]
	])('typing %j sets %i', async (typed, expected) => {
		const { onchange, field } = await stepper(5);
		await field.fill(typed);
		await userEvent.tab();
		expect(onchange.mock.calls).toEqual([[expected]]);
	});

	it.each(['', '  ', 'many', '1e999', '3 4'])('typing %j is ignored', async (typed) => {
		const { onchange, field } = await stepper(5);
		await field.fill(typed);
		await userEvent.tab();
		expect(onchange).not.toHaveBeenCalled();
		await expect.element(field).toHaveValue('5');
	});

	it('shows the applied number instead of the typed one', async () => {
		const { field } = await stepper(9);
		await field.fill('100');
		await userEvent.tab();
		await expect.element(field).toHaveValue('9');
	});

	it.each([
		[1, true, false],
		[5, false, false],
		[9, false, true]
	])('at %i: fewer disabled %s, more disabled %s', async (value, atLeast, atMost) => {
		const { more, fewer } = await stepper(value);
		expect((fewer.element() as HTMLButtonElement).disabled).toBe(atLeast);
		expect((more.element() as HTMLButtonElement).disabled).toBe(atMost);
	});
});
