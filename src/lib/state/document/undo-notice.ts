import { afterPaint } from '$lib/browser/pause';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import type { ArmyEditor } from '../army/army-editor';

/** Tells of the step that was made last, which is seen first, with the way back as long as no other follows. */
export function noticeOfStep(open: ArmyEditor, text: string): void {
	const { army } = open;
	const { undo: label } = locale.m.app;
	const stands = () => open.army === army;
	afterPaint(() => notices.show(text, { label, run: () => open.undo(), stands }));
}
