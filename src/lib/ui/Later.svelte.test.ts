import { createRawSnippet, flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Later from './Later.svelte';

const children = createRawSnippet<[unknown]>((value) => ({
	render: () => '<p></p>',
	setup: (element) => {
		$effect(() => {
			element.textContent = String(value());
		});
	}
}));

it('renders a part after the page, and each change of it, too', async () => {
	const screen = await render(Later, { of: 'first', height: 78, children });
	const text = () => screen.container.textContent;
	expect(text()).toBe('');
	expect(screen.container.firstElementChild?.clientHeight).toBe(78);
	await expect.poll(text).toBe('first');
	const changed = screen.rerender({ of: 'second' });
	flushSync();
	expect(text()).toBe('first');
	await changed;
	await expect.poll(text).toBe('second');
});
