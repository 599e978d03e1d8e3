/** What takes the place of the app's router in tests of components: vite.config.ts puts it there. */

/** As `$app/state`; a test that needs another page changes this one. */
export const page = { url: new URL('http://localhost/'), route: { id: '/' }, state: {} };
export const navigating = { to: null };

/** As in `$lib/state/navigation/dialog-step.svelte`: opening a dialog is no step of the history. */
export const asStep = (): undefined => undefined;
