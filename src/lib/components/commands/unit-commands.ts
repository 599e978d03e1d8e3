import { MOST } from '$lib/army/format/limits';
import type { Unit } from '$lib/rules/choices';
import { allUnits, countOf, summonsOf } from '$lib/rules/terms';
import { setCount } from '$lib/army/edits/edits';
import { moveUnit } from '$lib/army/edits/unit-order';
import type { Block, Command, CommandContext } from './command-context';

const unitsOf = ({ open }: CommandContext) => allUnits(open.army);

/** The list of a unit: the units of the army or the reserve. */
function listOf({ open }: CommandContext, unit: Unit): readonly Unit[] {
	return open.army.units.includes(unit) ? open.army.units : summonsOf(open.army);
}

/** A command on the selected unit; blocked without one. */
function unitCommand(
	command: Omit<Command, 'group' | 'blocked' | 'run'>,
	run: (context: CommandContext, unit: Unit) => void,
	blocked: (context: CommandContext, unit: Unit) => Block | undefined = () => undefined
): Command {
	return {
		...command,
		group: 'unit',
		blocked: (context) => (context.unit ? blocked(context, context.unit) : 'noUnit'),
		run: (context) => {
			if (context.unit) run(context, context.unit);
		}
	};
}

/** A command that selects the next or previous unit; without a selection, the first or last. */
function selectNeighbor(
	command: Pick<Command, 'key' | 'icon' | 'shortcuts'>,
	by: 1 | -1,
	end: Block
): Command {
	const next = (context: CommandContext) => {
		const units = unitsOf(context);
		return context.unit ? units[units.indexOf(context.unit) + by] : units.at(by === 1 ? 0 : -1);
	};
	return {
		...command,
		group: 'unit',
		blocked: (context) =>
			next(context) ? undefined : unitsOf(context).length === 0 ? 'noUnits' : end,
		run: (context) => {
			const unit = next(context);
			if (unit) context.screen.choose(unit);
		}
	};
}

function move(
	command: Pick<Command, 'key' | 'icon' | 'shortcuts'>,
	by: 1 | -1,
	end: Block
): Command {
	const isAtEnd = (context: CommandContext, unit: Unit) =>
		listOf(context, unit).at(by === 1 ? -1 : 0) === unit;
	return unitCommand(
		command,
		({ open }, unit) => open.run(moveUnit(unit, by)),
		(context, unit) => (isAtEnd(context, unit) ? end : undefined)
	);
}

const walking: readonly Command[] = [
	selectNeighbor(
		{
			key: 'nextUnit',
			icon: 'down',
			shortcuts: [{ key: 'j' }, { key: 'ArrowDown', inList: true }]
		},
		1,
		'last'
	),
	selectNeighbor(
		{
			key: 'previousUnit',
			icon: 'up',
			shortcuts: [{ key: 'k' }, { key: 'ArrowUp', inList: true }]
		},
		-1,
		'first'
	)
];

const counting: readonly Command[] = [
	unitCommand(
		{ key: 'more', icon: 'add', shortcuts: [{ key: '+' }, { key: '=', silent: true }] },
		({ open }, unit) => open.run(setCount(unit, countOf(unit) + 1)),
		(_, unit) => (countOf(unit) >= MOST.count ? 'most' : undefined)
	),
	unitCommand(
		{ key: 'fewer', icon: 'minus', shortcuts: [{ key: '-' }] },
		({ open }, unit) => open.run(setCount(unit, countOf(unit) - 1)),
		(_, unit) => (countOf(unit) <= 1 ? 'one' : undefined)
	)
];

/** Commands for units, in the order of the list of shortcuts. */
export const unitCommands: readonly Command[] = [
	{
		key: 'addUnit',
		group: 'unit',
		icon: 'add',
		shortcuts: [{ key: 'a' }],
		run: ({ screen }) => screen.show('palette')
	},
	...walking,
	unitCommand(
		{ key: 'editUnit', icon: 'edit', shortcuts: [{ key: 'Enter', inList: true }] },
		({ screen }, unit) => screen.edit(unit)
	),
	...counting,
	unitCommand({ key: 'copyUnit', icon: 'copy', shortcuts: [{ key: 'c' }] }, ({ screen }, unit) =>
		screen.copy(unit)
	),
	unitCommand({ key: 'renameUnit', icon: 'edit', shortcuts: [{ key: 'F2' }] }, ({ screen }, unit) =>
		screen.rename(unit)
	),
	move({ key: 'moveUp', icon: 'up', shortcuts: [{ key: 'ArrowUp', alt: true }] }, -1, 'first'),
	move({ key: 'moveDown', icon: 'down', shortcuts: [{ key: 'ArrowDown', alt: true }] }, 1, 'last'),
	unitCommand(
		{ key: 'removeUnit', icon: 'trash', shortcuts: [{ key: 'Delete' }] },
		(context, unit) => context.screen.remove(unit)
	)
];
