import { describe, expect, it, onTestFinished } from 'vitest';
import { nextPaint } from '$lib/browser/pause';
import { keepPlace } from './keep-place';

/** A page with room above a button, in a container that keeps its place; `grow` makes that room larger. */
function list() {
	const container = document.createElement('div');
	container.innerHTML = '<p style="block-size: 1500px"></p><button>Add</button>';
	const end = document.createElement('p');
	end.style.blockSize = '3000px';
	document.body.append(container, end);
	const stop = keepPlace(container);
	onTestFinished(() => {
		stop();
		container.remove();
		end.remove();
	});
	const [above, button] = container.children as unknown as [HTMLElement, HTMLElement];
	const top = () => button.getBoundingClientRect().top;
	/** Resolves to the pixels by which the button moves. */
	const grow = async () => {
		const before = top();
		above.style.blockSize = `${above.offsetHeight + 200}px`;
		await nextPaint();
		await nextPaint();
		return Math.round(top() - before);
	};
	button.scrollIntoView({ block: 'center' });
	// Otherwise the browser keeps the place, whatever was pressed.
	document.documentElement.style.overflowAnchor = 'none';
	onTestFinished(() => void document.documentElement.style.removeProperty('overflow-anchor'));
	return { press: () => button.click(), grow };
}

const scroll = () => dispatchEvent(new WheelEvent('wheel'));

describe('what was pressed', () => {
	it('stays in place while content above it grows', async () => {
		const { press, grow } = list();
		press();
		expect(await grow()).toBe(0);
	});

	it('moves with the page again once the user scrolls', async () => {
		const { press, grow } = list();
		press();
		scroll();
		expect(await grow()).toBe(200);
	});

	it('does so too after another container has gone, such as that of a dialog', async () => {
		const { press, grow } = list();
		keepPlace(document.createElement('div'))();
		press();
		scroll();
		expect(await grow()).toBe(200);
	});
});
