import { onMount } from 'svelte';
import { page } from '$app/state';
import { historyPosition, backStack } from './back-stack.svelte';

interface Options {
	/** Closes the dialog. */
	onclose: () => void;
	/** Called before Back closes the dialog; false keeps it open. */
	mayLeave?: () => boolean;
	/** The dialog is a panel, which has a history entry already. */
	panel?: boolean;
}

/** Number of open dialogs with a history entry. */
let open = 0;

$effect.root(() => {
	// Forward may lead to the entry of a closed dialog.
	$effect(() => {
		if (page.state.dialog && open === 0) backStack.back();
	});
});

/** Gives a dialog a history entry while it is open. Call during component initialization. */
export function asStep({ onclose, mayLeave = () => true, panel = false }: Options): void {
	let depth = $state(0);
	let place = 0;
	let closed = false;

	function enter() {
		if (closed) return;
		if (!panel) backStack.open({ dialog: true });
		depth = backStack.depth;
		place = historyPosition();
	}

	/** Steps inside the dialog, such as to a rule and back, need no confirmation. */
	function ask(): boolean {
		const steps = place - historyPosition();
		if (!place || steps <= 0 || backStack.closing || mayLeave()) return false;
		history.go(steps);
		return true;
	}

	onMount(() => {
		open += 1;
		if (panel) enter();
		else backStack.onceBack(enter);
		const outer = backStack.guard;
		backStack.guard = ask;
		return () => {
			open -= 1;
			closed = true;
			backStack.guard = outer;
			if (!panel && depth && backStack.depth >= depth) backStack.back();
		};
	});

	$effect(() => {
		if (!panel && backStack.depth < depth) onclose();
	});
}
