import { plural } from '../plural';

/** What can be done in the builder, by its name in menus, in the list of keys and in the palette. */
const names = {
	undo: 'Undo',
	redo: 'Redo',
	history: 'Show the steps',
	addUnit: 'Add a unit',
	nextUnit: 'Next unit',
	previousUnit: 'Previous unit',
	editUnit: 'Edit the unit',
	more: 'One more of the unit',
	fewer: 'One fewer of the unit',
	copyUnit: 'Copy the unit',
	renameUnit: 'Rename the unit',
	moveUp: 'Move the unit up',
	moveDown: 'Move the unit down',
	removeUnit: 'Remove the unit',
	bill: 'Go to the bill',
	settings: 'Settings of the army',
	compare: 'Compare',
	cards: 'Cards and list to print',
	export: 'Save as a file',
	rules: 'Read the rules',
	language: 'Change the language',
	theme: 'Change the colors',
	palette: 'Find a command',
	keys: 'Show the keys'
};

/** Commands, keys, steps and comparisons: what makes the builder a desk to work at. */
export const commands = {
	names,
	add: (p: { name: string }) => `Add: ${p.name}`,
	goTo: (p: { name: string }) => `Go to: ${p.name}`,
	groups: { steps: 'Steps', unit: 'Units', army: 'Army', app: 'App' },
	blocked: {
		nothingToUndo: 'nothing to undo',
		nothingToRedo: 'nothing to redo',
		noUnit: 'no unit is chosen',
		noUnits: 'there are no units',
		first: 'stands first already',
		last: 'stands last already',
		one: 'there is only one',
		most: 'there can be no more'
	},
	palette: {
		title: 'Commands',
		label: 'What would you like to do?',
		found: (p: { count: number }) =>
			plural('en', p.count, { one: '# command', other: '# commands' }),
		none: 'No command is called that.'
	},
	keys: {
		title: 'Keys',
		or: 'or',
		close: 'Close what lies open',
		single: 'Keys without Ctrl or ⌘',
		singleHint:
			'Switch them off if you dictate, or if one is easily pressed by mistake. They never act while you type in a field.'
	},
	history: {
		title: 'Steps',
		hint: 'Tap a step to see the army as it was after it. What comes later waits until you change something.',
		start: 'Before the first of these steps',
		now: 'now',
		none: 'No steps yet: whatever you change in this army will stand here.'
	},
	compare: {
		title: 'Compare',
		open: (p: { when: string }) => `Compare with ${p.when}`,
		first: 'First army',
		second: 'Second army',
		armies: 'As they are now',
		earlier: (p: { name: string }) => `Earlier: ${p.name}`,
		at: (p: { name: string; when: string }) => `${p.name}, ${p.when}`,
		choose: 'Choose…',
		swap: 'Swap the two',
		missing: 'Choose two armies, or two states of one army.',
		bills: 'Bill by bill',
		difference: 'Difference',
		only: 'Only what differs',
		same: 'Both bills are the same.',
		none: 'These rulebooks count nothing that could be set against each other.',
		added: 'new',
		gone: 'gone',
		charts: 'At a glance',
		other: 'others',
		inFigures: 'figures',
		chart: {
			pointsByRole: 'Points by role',
			pointsByChapter: 'Points by chapter of the rules',
			figuresByRole: 'Figures by role',
			speed: 'How fast',
			armor: 'How well armored',
			damage: 'Strongest attack'
		}
	}
};
