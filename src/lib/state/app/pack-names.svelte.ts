import { onDestroy } from 'svelte';
import { locale, type ShownPack } from './locale.svelte';

interface OfPacks {
	readonly packs?: readonly ShownPack[] | undefined;
}

/** Names the rows of the packs that a component's armies carry in all texts, while it is on the screen. */
export function namePacks(armies: () => readonly OfPacks[]): void {
	const component = Symbol('component');
	// Before the component is rendered, which needs the names.
	$effect.pre(() => {
		locale.namePacks(
			component,
			armies().flatMap(({ packs = [] }) => packs)
		);
	});
	onDestroy(() => locale.namePacks(component, []));
}
