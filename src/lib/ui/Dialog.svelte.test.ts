import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
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
