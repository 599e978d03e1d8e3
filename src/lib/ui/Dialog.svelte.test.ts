import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { nextPaint } from '$lib/browser/pause';
import { onDevice } from '../../../tests/setup/device';
import DialogWithField from '../../../tests/setup/DialogWithField.svelte';

afterEach(() => vi.restoreAllMocks());

describe('the first focus of a dialog', () => {
	it.each([
		['phone', undefined, 'Knight'],
		['desktop', undefined, 'Knight'],
		['desktop', 'input', ''],
		// The field would open the on-screen keyboard.
		['phone', 'input', 'Knight'],
		['phone', '.content button', 'Save']
	] as const)('on a %s with %s is on “%s”', async (kind, first, text) => {
		onDevice(kind);
		await render(DialogWithField, { onclose: vi.fn(), ...(first && { first }) });
		expect(document.activeElement?.textContent).toBe(text);
		expect(document.activeElement?.matches('h2, .content *')).toBe(true);
	});
});

describe('closing a dialog', () => {
	/** Presses Close and returns the dialog and what is called when it is closed. */
	async function closing() {
		const onclose = vi.fn();
		const screen = await render(DialogWithField, { onclose });
		const close = screen.getByRole('button', { name: 'Close' }).element() as HTMLElement;
		const dialog = close.closest('dialog') as HTMLDialogElement;
		const closed = new Promise((done) => dialog.addEventListener('close', done));
		close.click();
		close.click();
		await tick();
		return { dialog, closed, onclose };
	}

	it('hides it at once, and is reported once, after the next paint', async () => {
		const { dialog, closed, onclose } = await closing();
		expect(getComputedStyle(dialog).opacity).toBe('0');
		expect(onclose).not.toHaveBeenCalled();
		await closed;
		expect(onclose).toHaveBeenCalledOnce();
	});

	it.each(['pointerdown', 'keydown', 'paste'])(
		'is reported before a %s that comes earlier',
		async (kind) => {
			const { closed, onclose } = await closing();
			const found: number[] = [];
			const look = () => void found.push(onclose.mock.calls.length);
			document.body.addEventListener(kind, look, { once: true });
			document.body.dispatchEvent(new Event(kind, { bubbles: true }));
			expect(found).toEqual([1]);
			await closed;
			expect(onclose).toHaveBeenCalledOnce();
		}
	);
});

describe('the page behind a dialog', () => {
	const overflow = () => getComputedStyle(document.documentElement).overflow;

	it('does not scroll, also when one dialog follows another, and scrolls again afterwards', async () => {
		const first = await render(DialogWithField, { onclose: vi.fn() });
		await expect.poll(overflow).toBe('hidden');
		const second = await render(DialogWithField, { onclose: vi.fn() });
		await first.unmount();
		await nextPaint();
		expect(overflow()).toBe('hidden');
		await second.unmount();
		await expect.poll(overflow).toBe('visible');
	});
});

describe('a press in a dialog', () => {
	it('stays on its control while what is above it grows, so that its click is not lost', async () => {
		const screen = await render(DialogWithField, { onclose: vi.fn() });
		const save = screen.getByRole('button', { name: 'Save' }).element() as HTMLElement;
		const before = document.createElement('p');
		before.style.height = '2000px';
		save.before(before);
		save.scrollIntoView({ block: 'center' });
		await nextPaint();
		const { top } = save.getBoundingClientRect();
		save.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
		const warning = document.createElement('p');
		warning.style.height = '120px';
		save.before(warning);
		await nextPaint();
		expect(save.getBoundingClientRect().top).toBeCloseTo(top, 0);
	});
});
