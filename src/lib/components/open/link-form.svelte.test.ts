import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { locale } from '$lib/state/app/locale.svelte';
import { catalogues } from '../../../../tests/setup/catalogues';
import LinkForm from './LinkForm.svelte';

it('keeps the lines of a pasted list apart', async () => {
	await locale.choose('en');
	await locale.load('builder');
	const onlink = vi.fn();
	const view = await render(LinkForm, { props: { onlink } });
	const { field, show } = catalogues.en.links;
	const input = view.getByRole('textbox', { name: field });
	await input.fill('first');
	const clipboardData = new DataTransfer();
	clipboardData.setData('text/plain', ' second\r\n\r\nhttps://example.org/open#b1.abc');
	input
		.element()
		.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
	await view.getByRole('button', { name: show }).click();
	expect(onlink).toHaveBeenCalledWith('first second https://example.org/open#b1.abc');
});
