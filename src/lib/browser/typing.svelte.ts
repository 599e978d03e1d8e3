import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { SvelteSet } from 'svelte/reactivity';
import { nextPaint } from './pause';

/** Milliseconds without a key before typed text is stored. */
const PAUSE = 500;

/** A field whose text is stored while typing. */
interface TypedField<T> {
	/** The stored value; reactive. */
	stored: () => T;
	/** Formats a stored value for the field. */
	show?: (value: T) => string;
	/** Parses a typed text; undefined if it is invalid. */
	read: (text: string) => T | undefined;
	/** Stores a value; a returned promise rejects if storing fails. */
	write: (value: T) => unknown;
	/** Called with whether the text is invalid. Without it, invalid text reverts to the stored value. */
	onrefused?: (refused: boolean) => void;
	/**
	 * Whether to store a value only on Enter or when the field or page is left, because it may be
	 * half a word.
	 */
	waits?: (value: T | undefined) => boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Identifies consecutive changes to a field while it keeps the focus. */
export type TypingRun = object;

/** A value that was stored while its owner still showed another one. */
interface Sent<T> {
	readonly value: T;
	readonly over: T;
	/** Whether the field was left meanwhile, which then shows what its owner has. */
	left?: true;
}

interface Pending {
	readonly differs: boolean;
	commit(): void;
}

const drafts = new SvelteSet<Pending>();
let writing: readonly Promise<void>[] = [];
let current: TypingRun | undefined;

/** A field on the screen with its text that is not stored yet. */
class Draft<T> implements Pending {
	readonly #element: Field;
	readonly #field: TypedField<T>;
	#run: TypingRun | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#typed = false;
	#composing = false;
	#ended = false;
	#writes = 0;
	/** The last value, until its owner shows it: it may follow a frame later. */
	#sent: Sent<T> | undefined;

	constructor(element: Field, field: TypedField<T>) {
		this.#element = element;
		this.#field = field;
	}

	/** Shows a changed stored value, unless the user is typing. */
	show(stored: T): void {
		if (this.#sent?.over === stored) return;
		this.#sent = undefined;
		const focused = document.activeElement === this.#element;
		if (this.#typed || (focused && this.#value() === stored)) return;
		this.#write(stored);
		this.#field.onrefused?.(false);
	}

	hear(event: Event): void {
		if (event.type === 'compositionstart') this.#composing = true;
		else if (event.type === 'compositionend') this.#composing = false;
		// A field loses the focus just before it is removed; by then its owner may show something else.
		if (event.type === 'change' || event.type === 'blur') queueMicrotask(() => this.#leave());
		else this.#type();
	}

	/** Whether storing the text now would change the stored value. */
	get differs(): boolean {
		if (!this.#typed) return this.#writes > 0;
		const value = this.#value();
		return value !== undefined && value !== this.#stored();
	}

	/** Stores the text; the field keeps it as typed. */
	commit(): void {
		if (!this.#typed) return;
		clearTimeout(this.#timer);
		this.#typed = false;
		const value = this.#value();
		if (value !== undefined) this.#field.onrefused?.(false);
		if (value !== undefined && value !== this.#stored()) this.#store(value);
		this.#count();
	}

	/** Called when the field is removed. */
	end(): void {
		this.commit();
		this.#ended = true;
	}

	/** Called when the user leaves the field: shows the stored value. */
	#leave(): void {
		if (this.#ended) return;
		this.commit();
		this.#run = undefined;
		this.#composing = false;
		if (this.#sent) this.#sent.left = true;
		this.#showStored();
	}

	/** Shows the stored value once no text waits to be stored. */
	#showStored(): void {
		// A value being stored is shown when that is done.
		if (this.#typed || this.#writes > 0) return;
		const stored = this.#stored();
		const { onrefused } = this.#field;
		if (this.#value() !== undefined || !onrefused) this.#write(stored);
		else onrefused(this.#element.value !== this.#text(stored));
	}

	#type(): void {
		this.#run ??= {};
		this.#typed = true;
		this.#count();
		clearTimeout(this.#timer);
		if (!this.#composing) this.#timer = setTimeout(() => this.#pause(), PAUSE);
	}

	#pause(): void {
		if (!this.#field.waits?.(this.#value())) this.commit();
	}

	/** The stored value, or the one that its owner is about to show. */
	#stored(): T {
		const stored = this.#field.stored();
		return this.#sent?.over === stored ? this.#sent.value : stored;
	}

	/** Notes a value that its owner does not show yet. If it still does not after the next frame, it was refused. */
	async #send(sent: Sent<T>): Promise<void> {
		if (this.#field.stored() !== sent.over) return;
		this.#sent = sent;
		await nextPaint();
		await nextPaint();
		if (this.#sent !== sent || this.#ended) return;
		this.#sent = undefined;
		if (sent.left) this.#showStored();
	}

	#store(value: T): void {
		const before = current;
		const over = this.#field.stored();
		current = this.#run;
		let answer: unknown;
		try {
			answer = this.#field.write(value);
		} finally {
			current = before;
		}
		if (!(answer instanceof Promise)) return void this.#send({ value, over });
		this.#writes += 1;
		const settled: Promise<void> = answer
			.then(() => undefined)
			.catch(() => this.#failed())
			.finally(() => this.#settled(settled));
		writing = [...writing, settled];
	}

	/** Keeps the text as typed; storing is retried with the next key, or when the field or page is left. */
	#failed(): void {
		this.#typed = !this.#ended;
	}

	#settled(write: Promise<void>): void {
		writing = writing.filter((other) => other !== write);
		this.#writes -= 1;
		this.#count();
	}

	#value(): T | undefined {
		return this.#field.read(this.#element.value);
	}

	/** Skips a field that already shows the text, as writing would move its caret. */
	#write(value: T): void {
		const text = this.#text(value);
		if (this.#element.value !== text) this.#element.value = text;
	}

	#text(value: T): string {
		return this.#field.show?.(value) ?? String(value);
	}

	#count(): void {
		if (this.#typed || this.#writes > 0) drafts.add(this);
		else drafts.delete(this);
	}
}

/** Returns whether typed text is waiting to be stored; reactive. */
export function isTyping(): boolean {
	return drafts.size > 0;
}

/** Returns the run of changes being stored right now. */
export function typingRun(): TypingRun | undefined {
	return current;
}

/** Stores the pending text of every field. */
export function commitTyped(): void {
	untrack(() => [...drafts]).forEach((draft) => draft.commit());
}

/** Stores the pending text of every field; resolves when their owners have received it. */
export async function settleTyped(): Promise<void> {
	commitTyped();
	await Promise.all(writing);
}

const EVENTS = ['input', 'compositionstart', 'compositionend', 'change', 'blur'] as const;

/**
 * Returns an attachment that stores a field's text after a pause in typing, and when the field or
 * page is left. The field shows the stored value, but text being typed stays unchanged, including
 * trailing spaces, the caret and unfinished words.
 */
export function typed<T>(field: TypedField<T>): Attachment<Field> {
	return (element) => {
		const draft = new Draft(element, field);
		const ends = EVENTS.map((type) => on(element, type, (event) => draft.hear(event)));
		$effect(() => draft.show(field.stored()));
		return () => {
			for (const end of ends) end();
			draft.end();
		};
	};
}

/** Warns before leaving if text would be lost, and stores it meanwhile. */
function ask(event: BeforeUnloadEvent): void {
	if ([...drafts].some((draft) => draft.differs)) event.preventDefault();
	commitTyped();
}

if (!import.meta.env.SSR) {
	addEventListener('beforeunload', ask);
	addEventListener('pagehide', commitTyped);
}
document.addEventListener('visibilitychange', () => document.hidden && commitTyped());
