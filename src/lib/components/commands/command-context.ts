import type { BuilderMessages } from '$lib/i18n/languages';
import type { Unit } from '$lib/rules/choices';
import type { Edit } from '$lib/army/edits/edit';
import type { OpenArmy } from '$lib/state/army/open-army.svelte';
import type { IconName } from '$lib/ui/icons';
import type { Shortcut } from './shortcut';

type Texts = BuilderMessages['commands'];
export type CommandKey = keyof Texts['names'];
export type CommandGroup = keyof Texts['groups'];
export type Block = keyof Texts['blocked'];

/** What the builder's screen can do for a command. */
export interface Screen {
	show(panel: NonNullable<App.PageState['panel']>): void;
	/** Makes a unit the one that commands speak of, with the focus on it in the list. */
	choose(unit: Unit): void;
	/** Opens the editor of a unit, with the focus in it. */
	edit(unit: Unit): void;
	/** The same, with the focus on the unit's name. */
	rename(unit: Unit): void;
	add(edit: Edit): void;
	copy(unit: Unit): void;
	remove(unit: Unit): void;
	bill(): void;
	export(): void;
	rules(): void;
	compare(): void;
	cards(): void;
}

/** What a command works on: the open army, the unit that is chosen, and the screen. */
export interface CommandContext {
	readonly open: OpenArmy;
	readonly unit: Unit | undefined;
	readonly screen: Screen;
}

/** Something that can be done in the builder, as menus, keys and the palette know it. */
export interface Command<S = CommandContext> {
	readonly key: CommandKey;
	readonly group: CommandGroup;
	readonly icon: IconName;
	readonly shortcuts?: readonly Shortcut[];
	/** Why it cannot be done now; undefined where it can. */
	readonly blocked?: (context: S) => Block | undefined;
	readonly run: (context: S) => void;
}

/** A command with its words, for a list of them. */
export interface Entry {
	readonly id: string;
	readonly title: string;
	/** What it would act on: the name of a step or unit. */
	readonly note: string;
	readonly blocked: string | undefined;
	readonly command: Pick<Command, 'icon' | 'group' | 'shortcuts' | 'run'>;
}
