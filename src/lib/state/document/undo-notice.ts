import { afterPaint } from '$lib/browser/pause';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import type { ArmyEditor } from '../army/army-editor';

/**
 * Reports the last edit, after it is painted, with “Undo” until another edit follows. It is quiet if the
 * total on the same page announces the edit.
 */
export function noticeOfStep(open: ArmyEditor, text: string, quiet = false): void {
	const { army } = open;
	const { undo: label } = locale.m.app;
	const isCurrent = () => open.army === army;
	afterPaint(() => notices.show(text, { label, run: () => open.undo(), isCurrent }, quiet));
}
