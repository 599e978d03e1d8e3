import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import TypedNames from '../../../tests/setup/TypedNames.svelte';
import { commitTyped, isTyping, settleTyped, typingRun } from './typing.svelte';
import { eventually } from '../../../tests/setup/eventually';
import { afterPaint } from './pause';

/** A field for stored names; writes are stored at once, unless the test says otherwise. */
async function names(first: Record<string, string> = { a: 'Archer', b: 'Baker' }) {
	let stored = first;
	const write = vi.fn<(id: string, name: string) => unknown>((id, name) => {
		stored = { ...stored, [id]: name };
		void show({});
	});
	const screen = await render(TypedNames, { id: 'a', names: stored, write });
	const show = (given: Partial<{ id: string | undefined; names: Record<string, string> }>) => {
		stored = given.names ?? stored;
		return screen.rerender({ ...given, names: stored });
	};
	const field = screen.getByRole('textbox');
	const input = field.element() as HTMLInputElement;
	/** Simulates typing: sets the text and fires the input event. */
	const type = (text: string) => {
		input.focus();
		input.value = text;
		input.dispatchEvent(new InputEvent('input', { bubbles: true }));
	};
	return { field, input, type, write, show };
}

const elsewhere = () => page.getByRole('button', { name: 'elsewhere' }).click();
const leave = () => {
	const event = new Event('beforeunload', { cancelable: true });
	dispatchEvent(event);
	return event.defaultPrevented;
};

afterEach(() => expect(isTyping()).toBe(false));

describe('a typed text', () => {
	it('is pending at once and stored after a pause, while the field keeps the focus', async () => {
		const { type, write } = await names();
		type('Arch');
		expect(isTyping()).toBe(true);
		expect(write).not.toHaveBeenCalled();
		await eventually(() => expect(write).toHaveBeenCalledExactlyOnceWith('a', 'Arch'));
		expect(isTyping()).toBe(false);
	});

	it('is stored after a pause, not after each key', async () => {
		const { type, write } = await names();
		// On a busy machine more than the pause may pass between two keys.
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		onTestFinished(() => void vi.useRealTimers());
		for (const text of ['A', 'Ar', 'Arc']) {
			type(text);
			vi.advanceTimersByTime(400);
		}
		expect(write).not.toHaveBeenCalled();
		commitTyped();
		expect(write).toHaveBeenCalledExactlyOnceWith('a', 'Arc');
	});

	it('keeps a trailing space and the caret while the field has the focus', async () => {
		const { type, input, field, write } = await names();
		type('Big  archer ');
		input.setSelectionRange(3, 3);
		commitTyped();
		await expect.poll(() => write.mock.lastCall).toEqual(['a', 'Big  archer']);
		await expect.element(field).toHaveValue('Big  archer ');
		expect(input.selectionStart).toBe(3);
		await elsewhere();
		await expect.element(field).toHaveValue('Big  archer');
	});

	it('that is invalid stays until the field is left, and blocks nothing', async () => {
		const { type, field, write } = await names();
		type('  ');
		await eventually(() => expect(isTyping()).toBe(false));
		await expect.element(field).toHaveValue('  ');
		expect(leave()).toBe(false);
		await elsewhere();
		await expect.element(field).toHaveValue('Archer');
		expect(write).not.toHaveBeenCalled();
	});

	it('is stored when the page is hidden, left or closed, and triggers the leave warning', async () => {
		const { type, write } = await names();
		type('One');
		dispatchEvent(new Event('pagehide'));
		expect(write).toHaveBeenLastCalledWith('a', 'One');
		type('Two');
		const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
		document.dispatchEvent(new Event('visibilitychange'));
		hidden.mockRestore();
		expect(write).toHaveBeenLastCalledWith('a', 'Two');
		expect(leave()).toBe(false);
		type('Three');
		expect(leave()).toBe(true);
		expect(write).toHaveBeenLastCalledWith('a', 'Three');
	});

	it('is stored when its field is removed', async () => {
		const { type, write, show } = await names();
		type('Gone');
		await show({ id: undefined });
		expect(write).toHaveBeenCalledExactlyOnceWith('a', 'Gone');
	});

	it('is not discarded when another window stores a change', async () => {
		const { type, field, show, write } = await names();
		type('Mine');
		await show({ names: { a: 'Theirs', b: 'Baker' } });
		await expect.element(field).toHaveValue('Mine');
		commitTyped();
		expect(write).toHaveBeenCalledExactlyOnceWith('a', 'Mine');
		await show({ names: { a: 'Theirs again', b: 'Baker' } });
		await expect.element(field).toHaveValue('Theirs again');
	});

	it('is stored for the entry it was typed for, then the field shows the next one', async () => {
		const { type, field, show, write } = await names();
		type('Mine ');
		commitTyped();
		await show({ id: 'b' });
		await expect.element(field).toHaveValue('Baker');
		expect(write).toHaveBeenCalledExactlyOnceWith('a', 'Mine');
	});

	it('of an unfinished word is not stored yet', async () => {
		const { type, input, write } = await names();
		input.focus();
		input.dispatchEvent(new CompositionEvent('compositionstart'));
		type('かn');
		await new Promise((resolve) => setTimeout(resolve, 700));
		expect(write).not.toHaveBeenCalled();
		expect(isTyping()).toBe(true);
		input.dispatchEvent(new CompositionEvent('compositionend'));
		await eventually(() => expect(write).toHaveBeenCalledExactlyOnceWith('a', 'かn'));
	});

	it('is one run until the field is left', async () => {
		const { type, write } = await names();
		const runs: unknown[] = [];
		write.mockImplementation(() => runs.push(typingRun()));
		for (const text of ['A', 'Ar']) {
			type(text);
			commitTyped();
		}
		await elsewhere();
		type('Arc');
		commitTyped();
		expect(runs[0]).toBeDefined();
		expect(runs[1]).toBe(runs[0]);
		expect(runs.at(-1)).not.toBe(runs[0]);
		expect(typingRun()).toBeUndefined();
	});

	it('is stored by Enter', async () => {
		const { field, write } = await names();
		await field.fill('Entered');
		await userEvent.keyboard('{Enter}');
		expect(write).toHaveBeenCalledExactlyOnceWith('a', 'Entered');
	});

	describe('whose owner shows it a frame later', () => {
		const late = async () => {
			const all = await names();
			const { write, show, input } = all;
			write.mockImplementation((id, name) => {
				afterPaint(() => void show({ names: { a: 'Archer', b: 'Baker', [id]: name } }));
			});
			const seen: string[] = [];
			const look = () => void seen.push(input.value);
			return { ...all, seen, watch: () => setInterval(look, 1) };
		};

		it('stays in the field meanwhile', async () => {
			const { type, input, watch, seen } = await late();
			type('New ');
			const watching = watch();
			onTestFinished(() => clearInterval(watching));
			input.dispatchEvent(new Event('change'));
			await Promise.resolve();
			expect(input.value).toBe('New');
			await new Promise((resolve) => setTimeout(resolve, 150));
			expect(new Set(seen)).toEqual(new Set(['New']));
		});

		it('can be changed back meanwhile', async () => {
			const { type, write } = await late();
			type('New');
			commitTyped();
			type('Archer');
			commitTyped();
			expect(write.mock.calls).toEqual([
				['a', 'New'],
				['a', 'Archer']
			]);
		});
	});

	it('that is refused is replaced by the stored one', async () => {
		const { type, field, input, write } = await names();
		write.mockImplementation(() => undefined);
		type('Refused');
		input.dispatchEvent(new Event('change'));
		await expect.element(field).toHaveValue('Archer');
	});

	it('stays pending until it is stored, also after a failure', async () => {
		const { type, field, write } = await names();
		let fail: () => void = () => undefined;
		write.mockImplementationOnce(
			() => new Promise((_, reject) => (fail = () => reject(new Error('full'))))
		);
		type('Kept');
		commitTyped();
		expect(isTyping()).toBe(true);
		expect(leave()).toBe(true);
		await elsewhere();
		fail();
		await new Promise((resolve) => setTimeout(resolve));
		await expect.element(field).toHaveValue('Kept');
		expect(isTyping()).toBe(true);
		await settleTyped();
		expect(write).toHaveBeenCalledTimes(2);
	});
});
