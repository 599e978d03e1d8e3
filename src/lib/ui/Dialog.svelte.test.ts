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
	it('is reported at once and only once, so that what happens next finds it closed', async () => {
		const onclose = vi.fn();
		const screen = await render(DialogWithField, { onclose });
		const close = screen.getByRole('button', { name: 'Close' }).element() as HTMLElement;
		const closed = new Promise((done) => close.closest('dialog')?.addEventListener('close', done));
		close.click();
		expect(onclose).toHaveBeenCalledOnce();
		await closed;
		expect(onclose).toHaveBeenCalledOnce();
	});
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
