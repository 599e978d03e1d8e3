import { readArmy } from '$lib/army/format/read';
import type { StoredArmy } from '$lib/store';
import { locale } from '../app/locale.svelte';
import type { OpenArmies } from './open-armies.svelte';
import { keepLastChange } from '../document/last-change.svelte';
import { OpenArmy } from './open-army.svelte';
import { plainText } from '../app/plain-text';

/** Opens a stored army for editing, with its undo history. The `builder` texts must be loaded. */
export function openStored(session: OpenArmies, stored: StoredArmy, steps: unknown): OpenArmy {
	return session.open(stored, (armies) => {
		const otherName = (name: string) => plainText(locale.builder.army.otherVersion({ name }));
		const open = new OpenArmy(armies, stored, { steps, otherName });
		keepLastChange(open, stored.id, (value) => {
			const reading = readArmy(value);
			return reading.ok ? reading.army : undefined;
		});
		return open;
	});
}
