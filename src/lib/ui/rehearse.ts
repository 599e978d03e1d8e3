import { flushSync, getAllContexts, mount, unmount, type Component } from 'svelte';
import { whenSettled } from './frame-tasks';

/**
 * Renders a component once while the browser is idle, and removes it before it is painted: browsers compile code and
 * match styles when they first need them, which would delay the first tap on a slow phone. Does nothing while a
 * dialog is open. Call it while a component initializes; returns a function that cancels it.
 */
export function rehearse<Props extends Record<string, unknown>>(
	component: Component<Props>,
	props: Props
): () => void {
	const context = getAllContexts();
	return whenSettled(() => {
		if (document.querySelector('dialog[open]')) return;
		const target = document.createElement('div');
		document.body.append(target);
		const rendered = mount(component, { target, props, context });
		flushSync();
		void unmount(rendered);
		target.remove();
	});
}
