import { combatantsOf } from '$lib/combat/combatants';
import { rulebookFor } from '$lib/rules/registry';
import type { Armies } from '$lib/store';
import type { Asking } from './asking.svelte';

/** Asks about the unit that an address names, if it is stored; otherwise changes nothing. */
export async function askAboutUnit(
	asking: Asking,
	armies: Armies,
	query: URLSearchParams
): Promise<void> {
	const [army, id] = [query.get('army'), query.get('unit')];
	if (army === null || id === null) return;
	const stored = await armies.get(army).catch(() => undefined);
	if (!stored?.readable) return;
	const found = combatantsOf(stored.army).find(({ unit }) => unit.id === id);
	const weapon = query.get('weapon') ?? undefined;
	asking.packs = stored.army.packs ?? [];
	if (found) asking.chooseUnit(found, rulebookFor(stored.army).combat, weapon);
}
