import { plural } from '../plural';

/** Names of the builder's commands in menus, the list of shortcuts and the command palette. */
const names = {
	undo: 'Undo',
	redo: 'Redo',
	history: 'Show history',
	addUnit: 'Add a unit',
	nextUnit: 'Next unit',
	previousUnit: 'Previous unit',
	editUnit: 'Edit unit',
	more: 'Add one to the unit',
	fewer: 'Remove one from the unit',
	copyUnit: 'Duplicate unit',
	renameUnit: 'Rename unit',
	moveUp: 'Move unit up',
	moveDown: 'Move unit down',
	removeUnit: 'Remove unit',
	bill: 'Go to cost breakdown',
	settings: 'Army settings',
	compare: 'Compare',
	cards: 'Print cards and army list',
	share: 'Share',
	spend: 'Spend remaining points',
	squad: 'Create squad',
	export: 'Export',
	duplicate: 'Duplicate army',
	deleteArmy: 'Delete army',
	newArmy: 'New army',
	import: 'Import an army',
	joinLeague: 'Join a league',
	followLeague: 'Follow a league',
	joinGame: 'Join a game',
	armies: 'Go to armies',
	league: 'Go to the league',
	table: 'Go to games',
	play: 'Play a game with this army',
	rules: 'Read the rules',
	packs: 'Manage packs',
	odds: 'Calculate the odds of an attack',
	appSettings: 'App settings',
	data: 'Go to your data',
	devices: 'Go to my devices',
	about: 'About Brikmuster',
	language: 'Change language',
	theme: 'Change theme',
	palette: 'Search everything',
	keys: 'Keyboard shortcuts'
};

/** Commands, keyboard shortcuts, history and comparisons. */
export const commands = {
	names,
	/** Visible labels of the buttons above the units. */
	short: { cards: 'Print', share: 'Share', compare: 'Compare', play: 'Play' },
	open: (p: { name: string }) => `Open: ${p.name}`,
	add: (p: { name: string }) => `Add: ${p.name}`,
	goTo: (p: { name: string }) => `Go to: ${p.name}`,
	groups: { steps: 'History', unit: 'Units', army: 'Army', app: 'App' },
	blocked: {
		nothingToUndo: 'nothing to undo',
		nothingToRedo: 'nothing to redo',
		noUnit: 'no unit selected',
		noUnits: 'no units',
		first: 'already first',
		last: 'already last',
		one: 'only one left',
		most: 'maximum reached'
	},
	palette: {
		title: 'Search',
		label: 'Unit, rule or command',
		found: (p: { count: number }) => plural('en', p.count, { one: '# result', other: '# results' }),
		none: 'Nothing found.'
	},
	keys: {
		title: 'Keyboard shortcuts',
		or: 'or',
		close: 'Close dialog or menu',
		single: 'Single-key shortcuts',
		singleHint:
			'Turn them off if you use dictation or press keys by accident. They never work while you type in a field.'
	},
	history: {
		title: 'History',
		hint: 'Select a step to go back to that point. Later steps stay available until you make a change.',
		start: 'Start of history',
		now: 'now',
		count: (p: { name: string; before: number; after: number }) =>
			`${p.name}: ${p.before} → ${p.after}`,
		number: (p: { step: string; before: number; after: number }) =>
			`${p.step} (${p.before.toLocaleString('en')} → ${p.after.toLocaleString('en')})`,
		none: 'No steps yet. Your changes appear here.'
	},
	compare: {
		title: 'Compare',
		open: (p: { when: string }) => `Compare with the version from ${p.when}`,
		first: 'First army',
		second: 'Second army',
		armies: 'Current versions',
		earlier: (p: { name: string }) => `Earlier version: ${p.name}`,
		at: (p: { name: string; when: string }) => `${p.name}, ${p.when}`,
		choose: 'Choose…',
		swap: 'Swap',
		missing: 'Choose two armies, or two versions of one army.',
		bills: 'Cost comparison',
		difference: 'Difference',
		only: 'Differences only',
		same: 'Both armies cost the same, item by item.',
		none: 'These rulebooks have nothing to compare.',
		added: 'new',
		gone: 'removed',
		charts: 'Overview',
		other: 'Other',
		inFigures: 'figures',
		chart: {
			pointsByRole: 'Points by role',
			pointsByChapter: 'Points by chapter of the rules',
			figuresByRole: 'Figures by role',
			speed: 'Speed',
			armor: 'Armor',
			damage: 'Strongest attack'
		}
	}
};
