import { FIRST_ICONS } from './first-icons';
import type { IconName } from './icon-name';
import type { MORE_ICONS } from './more-icons';

let more: typeof MORE_ICONS | undefined = $state.raw();
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
	try {
		more = (await import('./more-icons')).MORE_ICONS;
	} catch {
		// An icon only repeats what a text says. The next one tries again.
		loading = undefined;
	}
}

const isFirst = (name: IconName): name is keyof typeof FIRST_ICONS => name in FIRST_ICONS;

/** The path of an icon; empty until the icons beyond those of the first page have loaded. */
export function iconPath(name: IconName): string {
	if (isFirst(name)) return FIRST_ICONS[name];
	loading ??= load();
	return more?.[name] ?? '';
}
