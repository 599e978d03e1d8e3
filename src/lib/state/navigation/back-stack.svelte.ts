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

/** Sets what is open at the current history entry, for SvelteKit and a later reload. */
function markEntry(states: App.PageState): void {
	history.replaceState({ ...entry(), 'sveltekit:states': states }, '');
}

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
			void this.#back(1).then(() => (this.closing = false));
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
			if (this.depth) await this.#back(this.depth);
			if (!this.depth && to.url.href !== location.href) await goto(to.url);
		});
	};

	/** Steps back from panels that a reload closed. Forward must not stop at the top one, which shows nothing. */
	#leavePanels(depth: number): void {
		markEntry({ closed: true });
		const { navigation } = globalThis as Partial<typeof globalThis>;
		const target = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - depth];
		if (!navigation || !target) return void this.#back(depth);
		// If a panel opens while a reload loads, Chromium has gone back already, but shows its entry. It finds
		// no target then; a plain step would lead to the page before.
		void this.#step((done) => {
			navigation.traverseTo(target.key).committed?.catch(() => {
				if (entry()['sveltekit:states']?.closed) markEntry({});
				done();
			});
		});
	}

	#back(steps: number): Promise<void> {
		return this.#step(() => history.go(-steps));
	}

	/** Blocks other steps until `go` has led somewhere, or calls `done`. */
	#step(go: (done: () => void) => void): Promise<void> {
		return (this.#pendingBack = new Promise((arrived) => {
			const done = () => {
				removeEventListener('popstate', done);
				this.#pendingBack = undefined;
				arrived();
			};
			addEventListener('popstate', done);
			go(done);
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
