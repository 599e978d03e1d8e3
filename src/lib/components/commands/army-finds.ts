import { unitText } from '$lib/cards/model/unit-text';
import type { BuilderMessages } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';
import type { AppScreen, CommandContext, Entry } from './command-context';

/** The units of the open army. */
export function unitEntries(m: BuilderMessages, { open, screen }: CommandContext): Entry[] {
	return allUnits(open.army).map((unit) => ({
		...{ id: `goTo ${unit.id}`, find: 'unit', icon: 'army', name: unit.name },
		title: m.commands.goTo(unit),
		note: unitText(m, unit),
		run: () => screen.choose(unit)
	}));
}

/** Stored armies. */
export function armyEntries(
	m: BuilderMessages,
	armies: readonly Army[],
	screen: AppScreen
): Entry[] {
	return armies.map(({ id, name }) => ({
		...{ id: `open ${id}`, find: 'army', icon: 'army', name },
		title: m.commands.open({ name }),
		note: m.home.title,
		run: () => screen.army(id)
	}));
}

/** The units of stored armies. */
export function armyUnitEntries(
	m: BuilderMessages,
	armies: readonly Army[],
	screen: AppScreen
): Entry[] {
	return armies.flatMap((army) =>
		allUnits(army).map((unit): Entry => ({
			...{ id: `unit ${army.id} ${unit.id}`, find: 'elsewhere', icon: 'army', name: unit.name },
			title: m.commands.goTo(unit),
			note: army.name,
			run: () => screen.army(army.id, { unit: unit.id })
		}))
	);
}
