import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { SvelteSet } from 'svelte/reactivity';

/** Milliseconds without a key after which typed text is stored. */
const PAUSE = 500;

/** A field whose text is stored while it is typed. */
export interface TypedField<T> {
	/** What is stored now; reactive. */
	stored: () => T;
	/** How a stored value is written in the field. */
	show?: (value: T) => string;
	/** The value of a typed text; undefined where the text cannot be stored. */
	read: (text: string) => T | undefined;
	/** Stores a value; a promise rejects where it could not be stored. */
	write: (value: T) => unknown;
	/** Told whether the text was refused. Without it a refused text goes back to what is stored. */
	onrefused?: (refused: boolean) => void;
	/** Whether a value is stored only when the field or the page is left, or by Enter: it may be half a word. */
	waits?: (value: T | undefined) => boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A run of changes to one field while it keeps the focus. */
export type TypingRun = object;

interface Pending {
	readonly differs: boolean;
	commit(): void;
}

const drafts = new SvelteSet<Pending>();
let writing: readonly Promise<void>[] = [];
let current: TypingRun | undefined;

/** One field on the screen and the text in it that is not stored yet. */
class Draft<T> implements Pending {
	readonly #element: Field;
	readonly #field: TypedField<T>;
	#run: TypingRun | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#typed = false;
	#composing = false;
	#ended = false;
	#writes = 0;

	constructor(element: Field, field: TypedField<T>) {
		this.#element = element;
		this.#field = field;
	}

	/** What is stored has changed: it is shown, unless the user is typing it or something else. */
	show(stored: T): void {
		const focused = document.activeElement === this.#element;
		if (this.#typed || (focused && this.#value() === stored)) return;
		this.#write(stored);
		this.#field.onrefused?.(false);
	}

	hear(event: Event): void {
		if (event.type === 'compositionstart') this.#composing = true;
		else if (event.type === 'compositionend') this.#composing = false;
		// A field that is being removed loses the focus first: by then its owner may show something else.
		if (event.type === 'change' || event.type === 'blur') queueMicrotask(() => this.#leave());
		else this.#type();
	}

	/** Whether storing the text now would change what is stored. */
	get differs(): boolean {
		if (!this.#typed) return this.#writes > 0;
		const value = this.#value();
		return value !== undefined && value !== this.#field.stored();
	}

	/** Stores the text; the field keeps it as it was typed. */
	commit(): void {
		if (!this.#typed) return;
		clearTimeout(this.#timer);
		this.#typed = false;
		const value = this.#value();
		if (value !== undefined) this.#field.onrefused?.(false);
		if (value !== undefined && value !== this.#field.stored()) this.#store(value);
		this.#count();
	}

	/** The field is taken away. */
	end(): void {
		this.commit();
		this.#ended = true;
	}

	/** The user is done with the field: it shows what is stored. */
	#leave(): void {
		if (this.#ended) return;
		this.commit();
		this.#run = undefined;
		this.#composing = false;
		// What is still being stored is shown when it is stored.
		if (this.#typed || this.#writes > 0) return;
		const stored = this.#field.stored();
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

	#store(value: T): void {
		const before = current;
		current = this.#run;
		let answer: unknown;
		try {
			answer = this.#field.write(value);
		} finally {
			current = before;
		}
		if (!(answer instanceof Promise)) return;
		this.#writes += 1;
		const settled: Promise<void> = answer
			.then(() => undefined)
			.catch(() => this.#failed())
			.finally(() => this.#settled(settled));
		writing = [...writing, settled];
	}

	/** The text stays typed: it is tried again with the next key, or when the field or the page is left. */
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

	/** A field that shows the text already is left alone: its caret would move. */
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

/** Whether text was typed that is not stored yet; reactive. */
export function isTyping(): boolean {
	return drafts.size > 0;
}

/** The run of changes to one field that is being stored at this moment. */
export function typingRun(): TypingRun | undefined {
	return current;
}

/** Stores what was typed so far, in every field. */
export function commitTyped(): void {
	untrack(() => [...drafts]).forEach((draft) => draft.commit());
}

/** Stores what was typed so far, and resolves when it is handed on. */
export async function settleTyped(): Promise<void> {
	commitTyped();
	await Promise.all(writing);
}

const EVENTS = ['input', 'compositionstart', 'compositionend', 'change', 'blur'] as const;

/**
 * Stores a field's text after a pause in typing, and when the field or the page is left. The field shows what
 * is stored, but a text that is being typed stays as it is: spaces at its end, the caret and unfinished words.
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

/** Leaving is asked about where text would be lost, and what was typed is stored meanwhile. */
function ask(event: BeforeUnloadEvent): void {
	if ([...drafts].some((draft) => draft.differs)) event.preventDefault();
	commitTyped();
}

addEventListener('beforeunload', ask);
addEventListener('pagehide', commitTyped);
document.addEventListener('visibilitychange', () => document.hidden && commitTyped());
