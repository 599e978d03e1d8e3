import { flushSync, getAllContexts, mount, unmount, type Component } from 'svelte';
import { whenSettled } from './frame-tasks';

/**
 * Renders a component once outside the page while the browser is idle: browsers compile code when it first runs,
 * which would delay the first tap on a slow phone. Call it while a component initializes; returns a function that
 * cancels it.
 */
export function rehearse<Props extends Record<string, unknown>>(
	component: Component<Props>,
	props: Props
): () => void {
	const context = getAllContexts();
	return whenSettled(() => {
		const target = document.createElement('div');
		const rendered = mount(component, { target, props, context });
		flushSync();
		void unmount(rendered);
	});
}
