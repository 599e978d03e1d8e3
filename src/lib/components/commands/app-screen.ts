import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { page } from '$app/state';
import { locale } from '$lib/state/app/locale.svelte';
import { arriveWith } from '$lib/state/army/arrival';
import type { OpenArmyActions } from '$lib/state/army/open-army-actions';
import type { OpenArmy } from '$lib/state/army/open-army.svelte';
import type { Importing } from '$lib/state/files/importing.svelte';
import { backStack } from '$lib/state/navigation/back-stack.svelte';
import type { AppScreen } from './command-context';

const NEW_ARMY = { panel: 'newArmy' } as const;

type Leave = (go: () => Promise<void>) => Promise<void>;

/** The actions on a whole army that lead to another page. */
export function armyScreen(open: () => OpenArmy, actions: OpenArmyActions, leave: Leave) {
	const id = () => open().army.id;
	return {
		compare: () => void leave(() => goto(resolve('/compare/[a]/[[b]]', { a: id() }))),
		cards: () => void leave(() => goto(resolve('/cards/[id]', { id: id() }))),
		play: () => void leave(() => goto(resolve(`/table?army=${id()}`))),
		duplicate: () => void leave(() => actions.duplicate(open())),
		deleteArmy: () => void leave(() => actions.delete(open()))
	};
}

/** The actions of every page. `leave` runs before another page opens, and opens it. */
export function appScreen(importing: Importing, leave: Leave = (go) => go()): AppScreen {
	return {
		page: (path, place) =>
			void leave(() => goto(place === undefined ? resolve(path) : resolve(`${path}#${place}`))),
		army(id, arrival) {
			if (arrival) arriveWith(id, arrival);
			void leave(() => goto(resolve('/army/[id]', { id })));
		},
		rule(rule) {
			void locale.load('rules');
			backStack.show({ rule });
		},
		newArmy() {
			if (page.route.id === '/') return backStack.show(NEW_ARMY);
			backStack.back();
			backStack.onceBack(async () => {
				await leave(() => goto(resolve('/')));
				backStack.open(NEW_ARMY);
			});
		},
		import: () => importing.choose()
	};
}
