import { onMount } from 'svelte';
import { page } from '$app/state';
import { placeInHistory, backStack } from './back-stack.svelte';

interface Options {
	/** Closes the dialog. */
	onclose: () => void;
	/** Asked before the browser's Back closes it; false keeps it open. */
	mayLeave?: () => boolean;
	/** The dialog is a panel, which has its entry already. */
	panel?: boolean;
}

/** The number of dialogs that are open as steps. */
let open = 0;

$effect.root(() => {
	// Forward leads to the entry of a dialog that is closed for good.
	$effect(() => {
		if (page.state.dialog && open === 0) backStack.back();
	});
});

/** Makes a dialog a step of the browser's history while it is open. Called where its component starts. */
export function asStep({ onclose, mayLeave = () => true, panel = false }: Options): void {
	let depth = $state(0);
	let place = 0;
	let closed = false;

	function enter() {
		if (closed) return;
		if (!panel) backStack.open({ dialog: true });
		depth = backStack.depth;
		place = placeInHistory();
	}

	/** Steps within the dialog, as to a rule and back, pass. */
	function ask(): boolean {
		const steps = place - placeInHistory();
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
