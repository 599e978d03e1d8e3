import type { AfterNavigate, BeforeNavigate } from '@sveltejs/kit';
import { goto, pushState, replaceState } from '$app/navigation';
import { navigating, page } from '$app/state';

/** SvelteKit's state of a history entry. */
interface Entry {
	/** Its position in the history. */
	readonly 'sveltekit:history'?: number;
	/** Shared by a page and its panels. */
	readonly 'sveltekit:navigation'?: number;
	readonly 'sveltekit:states'?: App.PageState;
}
const entry = (): Entry => (import.meta.env.SSR ? {} : (history.state ?? {}));

/** The position of the current history entry; positions only grow. */
export const historyPosition = (of = entry()) => of['sveltekit:history'] ?? 0;

/** Number of panels that a reload closed; SvelteKit clears them from the entry when it starts. */
const beforeReload = entry()['sveltekit:states']?.depth ?? 0;

/**
 * Pages and their panels as browser history entries. A page opened from a panel replaces the panels, because
 * SvelteKit tells a page from its panels by the order of entries.
 */
class BackStack {
	#previous = $state(false);
	/** Resolves when the pending step back is done; undefined if there is none. */
	#pendingBack: Promise<void> | undefined;
	#first = 0;
	#target: number | undefined;
	/** True while a panel closes by its own button or because its task is done. */
	closing = false;
	/** Runs before a history step; returns true if it reverted the step. */
	guard: (() => boolean) | undefined;

	/** Whether the app has a page before this one; otherwise Back would leave the app. */
	get previous(): boolean {
		return this.#previous;
	}

	get depth(): number {
		return page.state.depth ?? 0;
	}

	note({ type }: AfterNavigate): void {
		if (type === 'enter') {
			this.#first = historyPosition();
			if (beforeReload) this.#leavePanels(beforeReload);
		}
		this.#previous = historyPosition() > this.#first;
	}

	/** Closes the top panel. The browser does this asynchronously. */
	back = (): void =>
		this.onceBack(() => {
			if (!this.depth) return;
			this.closing = true;
			void this.#step(1).then(() => (this.closing = false));
		});

	/** Opens a panel on top. The URL keeps its hash, which may contain an army. */
	open(state: App.PageState): void {
		this.onceBack(() =>
			pushState(location.hash, { ...page.state, ...state, depth: this.depth + 1 })
		);
	}

	/** Replaces the open panel, or opens one. */
	show(state: App.PageState): void {
		const { depth } = this;
		if (depth && !this.#pendingBack) replaceState(location.hash, { ...state, depth });
		else this.open(state);
	}

	/** Runs `act` after a pending step back. */
	onceBack(act: () => void): void {
		if (this.#pendingBack) void this.#pendingBack.then(() => this.onceBack(act));
		else act();
	}

	/** Whether a navigation must wait until the panels are closed. */
	waits({ type, willUnload }: BeforeNavigate): boolean {
		return this.depth > 0 && type !== 'popstate' && !willUnload;
	}

	/** Closes the panels before navigating away from them. */
	leave = (navigation: BeforeNavigate): void => {
		const { to, cancel } = navigation;
		if (!to || !this.waits(navigation)) return;
		cancel();
		this.onceBack(async () => {
			if (this.depth) await this.#step(this.depth);
			if (!this.depth && to.url.href !== location.href) await goto(to.url);
		});
	};

	/** Steps back from panels that a reload closed. Forward must not stop at the top one, which shows nothing. */
	#leavePanels(depth: number): void {
		const states: App.PageState = { closed: true };
		history.replaceState({ ...entry(), 'sveltekit:states': states }, '');
		void this.#step(depth);
	}

	#step(back: number): Promise<void> {
		return (this.#pendingBack = new Promise((arrived) => {
			const finish = () => {
				this.#pendingBack = undefined;
				arrived();
			};
			addEventListener('popstate', finish, { once: true });
			history.go(-back);
		}));
	}

	/**
	 * Whether to hide a history step from SvelteKit, which would drop a page that is still loading when the
	 * next step opens a panel over it. The step is replayed afterwards.
	 */
	overlooks(): boolean {
		if (this.guard?.()) return true;
		if (entry()['sveltekit:states']?.closed) {
			history.back();
			return true;
		}
		const target = entry()['sveltekit:navigation'];
		const isLate = navigating.type === 'popstate' && target === this.#target;
		this.#target = target;
		const again = () => dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
		if (isLate) void navigating.complete?.then(again, again);
		return isLate;
	}
}

export const backStack = new BackStack();

// Registered at import time: this listener must run before SvelteKit's.
if (!import.meta.env.SSR)
	addEventListener('popstate', (event) => {
		if (backStack.overlooks()) event.stopImmediatePropagation();
	});
