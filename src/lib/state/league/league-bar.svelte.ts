import { createContext } from 'svelte';
import type { OpenLeague } from './open-league.svelte';

/** What a page shows in the bar. */
interface BarContent {
	title: string;
	/** The league whose edits the bar undoes. */
	open?: OpenLeague;
}

/** The bar above the pages of leagues. It stays while the pages change: a bar takes long to render. */
export class LeagueBar {
	#content = $state.raw<BarContent>();

	get content(): BarContent | undefined {
		return this.#content;
	}

	/** Returns a function that empties the bar, unless the next page has filled it. */
	show(content: BarContent): () => void {
		this.#content = content;
		return () => {
			if (this.#content === content) this.#content = undefined;
		};
	}
}

export const [getLeagueBar, setLeagueBar] = createContext<LeagueBar>();
