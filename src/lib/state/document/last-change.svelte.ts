import { readArmy } from '$lib/army/format/read';
import { clearJournal, writeJournal, readJournal } from '$lib/browser/journal';
import type { Change, OpenArmy } from '../army/open-army.svelte';
import { commitTyped } from './typed';

function readChange(text: string): Change | undefined {
	let value: { base?: unknown; army?: unknown } | null;
	try {
		value = JSON.parse(text) as typeof value;
	} catch {
		return undefined;
	}
	const [base, army] = [readArmy(value?.base), readArmy(value?.army)];
	return base.ok && army.ok ? { base: base.army, army: army.army } : undefined;
}

/**
 * Notes an army's unsaved change when the page is hidden or left, since a closing page may not wait for the
 * database; and makes a change that was noted before to the army. Called once for each army of the session.
 */
export function keepLastChange(open: OpenArmy): void {
	const { id } = open.army;
	const text = readJournal(id);
	const change = text === undefined ? undefined : readChange(text);
	if (change) open.recover(change);
	const hide = () => {
		commitTyped();
		if (open.change) writeJournal(id, JSON.stringify(open.change));
	};
	addEventListener('pagehide', hide);
	document.addEventListener('visibilitychange', () => document.hidden && hide());
	$effect(() => {
		if (open.saving.state === 'saved' && !open.change) clearJournal(id);
	});
}
