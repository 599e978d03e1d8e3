import { readSetting, writeSetting } from '$lib/browser/settings';

const SETTING = 'recentUnits';
/** Older ones are dropped. Rulebooks share the list, and each shows only its own units. */
const MOST_KEPT = 24;

/** Ids of the ready units that were added last, the latest first. */
export function recentUnits(): readonly string[] {
	return (readSetting(SETTING) ?? '').split(',').filter(Boolean);
}

export function rememberUnit(id: string): void {
	const others = recentUnits().filter((other) => other !== id);
	writeSetting(SETTING, [id, ...others].slice(0, MOST_KEPT).join(','));
}
