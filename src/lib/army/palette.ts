import type { RulebookId } from '$lib/rules/choices';
import { rulebookOf } from '$lib/rules/registry';
import { presetMinifig, PRESETS, type PresetId } from './presets';

/** The ready minifigs that a rulebook has all gear and training for; a skirmish has no minifigs. */
export function presetsOf(rulebook: RulebookId): readonly PresetId[] {
	if (rulebook === 'skirmish') return [];
	const items: readonly string[] = rulebookOf(rulebook).gearItems;
	return PRESETS.filter((id) => {
		const { gear = [], abilities } = presetMinifig(id, id);
		const trained = abilities !== undefined && rulebook !== 'core2005';
		return !trained && gear.every(({ item }) => items.includes(item));
	});
}
