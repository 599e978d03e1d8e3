import { readArmy } from '$lib/army/format/read';
import type { Army } from '$lib/rules/choices';
import { OpenArmy } from '$lib/state/army/open-army.svelte';
import { Armies } from '$lib/store';
import { BrikmusterDatabase } from '$lib/store/database';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';

/** Opens an army as in the builder, with a database of its own. */
export async function openedArmy(choices: Partial<Army>): Promise<OpenArmy> {
	const armies = new Armies(new BrikmusterDatabase(`test-${crypto.randomUUID()}`), () => 0);
	const reading = readArmy({
		format: 'brikmuster/army',
		version: 1,
		id: ID,
		name: 'Knights',
		rulebook: 'core2005',
		units: [],
		...choices
	});
	if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
	await armies.create(reading.army);
	const { army } = reading;
	return new OpenArmy(
		armies,
		{ readable: true, id: ID, army, revision: 1, savedAt: 0 },
		{ otherName: (name) => name }
	);
}

/** The texts of an element in order, except those whose parent matches a selector. */
function textOf(element: Element, omitted: string): string {
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	const texts: string[] = [];
	while (walker.nextNode()) {
		const { parentElement, textContent } = walker.currentNode;
		if (!parentElement?.matches(omitted)) texts.push(textContent ?? '');
	}
	return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns the visible texts of an element in order, without texts for screen readers. */
export const visibleTextOf = (element: Element) => textOf(element, '.said > .unseen');

/** Returns the texts of an element as a screen reader says them. */
export const heardTextOf = (element: Element) =>
	textOf(element, '[aria-hidden=true], [aria-hidden=true] *');
