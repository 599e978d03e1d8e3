import type { Figure } from '$lib/play/roster';

/** What the end of a figure is called: the living fall, what is built is destroyed. */
export function fallText(
	{ falls, destroyed }: { readonly falls: string; readonly destroyed: string },
	{ unit }: Figure
): string {
	return unit.kind === 'creation' && unit.form !== 'creature' ? destroyed : falls;
}
