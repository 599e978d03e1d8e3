import type { BuilderMessages } from '$lib/i18n/languages';
import type { Unit } from '$lib/rules/choices';
import type { Edit } from '$lib/army/edits/edit';
import type { CitedRule } from '$lib/rules/combat-citations';
import type { Arrival } from '$lib/state/army/arrival';
import type { OpenArmy } from '$lib/state/army/open-army.svelte';
import type { IconName } from '$lib/ui/icons/icon-name';
import type { Shortcut } from './shortcut';

type Texts = BuilderMessages['commands'];
export type CommandKey = keyof Texts['names'];
export type CommandGroup = keyof Texts['groups'];
export type Block = keyof Texts['blocked'];

/** A page that a command opens. */
export type PagePath =
	| '/'
	| '/league'
	| '/league/join'
	| '/league/live'
	| '/table'
	| '/table/join'
	| '/rules'
	| '/packs'
	| '/odds'
	| '/settings'
	| '/data'
	| '/devices'
	| '/about';

/** Actions of every page that commands use. */
export interface AppScreen {
	/** Goes to a page of the app, at a place of it if one is named. */
	page(path: PagePath, place?: string): void;
	/** Opens another stored army. */
	army(id: string, arrival?: Arrival): void;
	/** Shows the text of a rule. */
	rule(rule: CitedRule): void;
	newArmy(): void;
	import(): void;
}

/** Actions of the builder page that commands use. */
export interface Screen extends AppScreen {
	show(panel: NonNullable<App.PageState['panel']>): void;
	/** Selects a unit and focuses it in the list. */
	choose(unit: Unit): void;
	/** Opens the editor of a unit and focuses it. */
	edit(unit: Unit): void;
	/** Opens the editor of a unit and focuses its name. */
	rename(unit: Unit): void;
	add(edit: Edit): void;
	copy(unit: Unit): void;
	remove(unit: Unit): void;
	bill(): void;
	export(): void;
	/** Stores a copy of the army and opens it. */
	duplicate(): void;
	/** Goes to the armies and deletes the army. */
	deleteArmy(): void;
	compare(): void;
	cards(): void;
	/** Starts a game with the army. */
	play(): void;
	spend(): void;
}

/** The context of a command: the open army, the selected unit and the page. */
export interface CommandContext {
	readonly open: OpenArmy;
	readonly unit: Unit | undefined;
	readonly screen: Screen;
}

/** The context of a command that every page has. */
export interface AppContext {
	readonly screen: AppScreen;
}

/** An action of the builder for menus, shortcuts and the palette. */
export interface Command<S = CommandContext> {
	readonly key: CommandKey;
	readonly group: CommandGroup;
	readonly icon: IconName;
	readonly shortcuts?: readonly Shortcut[];
	/** Why it cannot run now; undefined if it can. */
	readonly blocked?: (context: S) => Block | undefined;
	readonly run: (context: S) => void;
}

/** What the palette finds, in the order in which equally good matches are listed. */
export const FINDS = [
	'command',
	'unit',
	'ready',
	'own',
	'army',
	'elsewhere',
	'price',
	'rule'
] as const;

/** A command, or something else to find, with its texts. */
export interface Entry {
	readonly id: string;
	readonly find: (typeof FINDS)[number];
	readonly icon: IconName;
	readonly title: string;
	/** What it is called, if the title says more. */
	readonly name?: string;
	/** What the page that it opens is called. */
	readonly page?: string;
	/** The target: an undo step or a unit's name. */
	readonly note: string;
	/** Further words that find it. */
	readonly words?: string;
	/** A long text that is searched last, folded. */
	readonly text?: string;
	readonly blocked?: string | undefined;
	readonly shortcuts?: readonly Shortcut[] | undefined;
	readonly run: () => void;
}
