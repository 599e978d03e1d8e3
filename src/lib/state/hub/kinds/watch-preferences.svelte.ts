import { locale } from '../../app/locale.svelte';
import { theme } from '../../app/theme.svelte';

/** Calls `changed` when a preference changes. Returns a function that stops it. */
export function watchPreferences(changed: () => void): () => void {
	return $effect.root(() => {
		$effect(() => {
			void [locale.current, theme.current];
			changed();
		});
	});
}
