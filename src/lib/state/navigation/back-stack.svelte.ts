import type { AfterNavigate, BeforeNavigate } from '@sveltejs/kit';
import { goto, pushState, replaceState } from '$app/navigation';
import { navigating, page } from '$app/state';

/** What SvelteKit keeps in an entry of the browser's history. */
interface Entry {
	/** Its place in the history. */
	readonly 'sveltekit:history'?: number;
	/** The same number for a page and the panels over it. */
	readonly 'sveltekit:navigation'?: number;
	readonly 'sveltekit:states'?: App.PageState;
}
const entry = (): Entry => history.state ?? {};

/** The place of the current entry in the browser's history; they only grow. */
export const placeInHistory = (of = entry()) => of['sveltekit:history'] ?? 0;

/** Panels that a reload has closed; SvelteKit clears them from the entry when it starts. */
const beforeReload = entry()['sveltekit:states']?.depth ?? 0;

/**
 * Pages and the panels over them as entries of the browser's history. A page that a panel leads to
 * follows on the page below: SvelteKit tells a page from its panels by the order of their entries.
 */
class BackStack {
	#previous = $state(false);
	/** Resolves when the step back that was begun is made; undefined where none is. */
	#arrival: Promise<void> | undefined;
	#first = 0;
	#target: number | undefined;
	/** A panel is being closed, by its own button or with its task done. */
	closing = false;
	/** Asked before a step of the history is made; true where it has taken the step back. */
	guard: (() => boolean) | undefined;

	/** Whether the current page was opened from another one of the app: else back would leave the app. */
	get previous(): boolean {
		return this.#previous;
	}

	/** The number of panels over the page. */
	get depth(): number {
		return page.state.depth ?? 0;
	}

	note({ type }: AfterNavigate): void {
		if (type === 'enter') {
			this.#first = placeInHistory();
			if (beforeReload) void this.#step(beforeReload);
		}
		this.#previous = placeInHistory() > this.#first;
	}

	/** Closes the panel on top. The browser takes its time for it. */
	back = (): void =>
		this.onceBack(() => {
			if (!this.depth) return;
			this.closing = true;
			void this.#step(1).then(() => (this.closing = false));
		});

	/** Opens a panel over what is open. The address keeps its hash, which may be a whole army. */
	open(state: App.PageState): void {
		this.onceBack(() =>
			pushState(location.hash, { ...page.state, ...state, depth: this.depth + 1 })
		);
	}

	/** Opens a panel in the place of the one that is open. */
	show(state: App.PageState): void {
		const { depth } = this;
		if (depth && !this.#arrival) replaceState(location.hash, { ...state, depth });
		else this.open(state);
	}

	/** Does what changes the history after the step back that is still to come. */
	onceBack(act: () => void): void {
		if (this.#arrival) void this.#arrival.then(() => this.onceBack(act));
		else act();
	}

	/** Whether a navigation waits until the panels are closed, and then starts again. */
	waits({ type, willUnload }: BeforeNavigate): boolean {
		return this.depth > 0 && type !== 'popstate' && !willUnload;
	}

	/** Closes the panels before a page is opened from them. */
	leave = (navigation: BeforeNavigate): void => {
		const { to, cancel } = navigation;
		if (!to || !this.waits(navigation)) return;
		cancel();
		this.onceBack(async () => {
			if (this.depth) await this.#step(this.depth);
			if (!this.depth && to.url.href !== location.href) await goto(to.url);
		});
	};

	#step(back: number): Promise<void> {
		return (this.#arrival = new Promise((arrived) => {
			const here = () => {
				this.#arrival = undefined;
				arrived();
			};
			addEventListener('popstate', here, { once: true });
			history.go(-back);
		}));
	}

	/**
	 * Whether SvelteKit has to overlook a step. It would drop a page that is on its way when a step
	 * leads on to a panel over it: that waits.
	 */
	overlooks(): boolean {
		if (this.guard?.()) return true;
		const target = entry()['sveltekit:navigation'];
		const isLate = navigating.type === 'popstate' && target === this.#target;
		this.#target = target;
		const again = () => dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
		if (isLate) void navigating.complete?.then(again, again);
		return isLate;
	}
}

export const backStack = new BackStack();

// Here, since listeners of a window are called in their order, and this one has to come before SvelteKit's.
addEventListener('popstate', (event) => {
	if (backStack.overlooks()) event.stopImmediatePropagation();
});
