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

/** Actions of the builder's screen for commands. */
export interface Screen {
	show(panel: NonNullable<App.PageState['panel']>): void;
	/** Selects a unit and focuses it in the list. */
	choose(unit: Unit): void;
	/** Opens and focuses the editor of a unit. */
	edit(unit: Unit): void;
	/** Opens the editor of a unit and focuses its name. */
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

/** The context of a command: the open army, the selected unit, and the screen. */
export interface CommandContext {
	readonly open: OpenArmy;
	readonly unit: Unit | undefined;
	readonly screen: Screen;
}

/** A command of the builder, for menus, shortcuts and the palette. */
export interface Command<S = CommandContext> {
	readonly key: CommandKey;
	readonly group: CommandGroup;
	readonly icon: IconName;
	readonly shortcuts?: readonly Shortcut[];
	/** Returns why the command is disabled; undefined if it is enabled. */
	readonly blocked?: (context: S) => Block | undefined;
	readonly run: (context: S) => void;
}

/** A command with its texts, for lists. */
export interface Entry {
	readonly id: string;
	readonly title: string;
	/** What it would act on: the name of a step or unit. */
	readonly note: string;
	readonly blocked: string | undefined;
	readonly command: Pick<Command, 'icon' | 'group' | 'shortcuts' | 'run'>;
}
