import { plural } from '../plural';

/** The list of games and the form of a new one. */
export const list = {
	title: 'Games',
	intro:
		'Take your armies to the table: who still fights, what the dice say, and what happened, on one phone and offline.',
	create: 'New game',
	import: 'Import',
	join: 'Join',
	none: 'No games yet.',
	what: [
		'A game plays with copies of your armies. The armies themselves never change.',
		'Tap a figure to attack, wound, heal or mount it. Roll with the app or type what your own dice show.',
		'Everything is saved at once and can be undone step by step.'
	],
	played: (p: { when: string }) => `last played ${p.when}`,
	unreadable: 'This version can’t read this game. It is left unchanged.',
	failed: 'Can’t read your games: the browser blocks access to its storage.',
	exportOf: (p: { name: string }) => `Export ${p.name}`,
	removeOf: (p: { name: string }) => `Delete ${p.name}`,
	removed: (p: { name: string }) => `“${p.name}” deleted`,
	removedGames: 'Deleted games',
	importTitle: 'Import a game',
	keep: 'Save game',
	ahead: 'The order numbers of these events run far ahead of the game. It is left unchanged.',
	full: 'With these events the game would be too large. It is left unchanged.',
	events: (p: { count: number }) =>
		plural('en', p.count, {
			one: '# change of the other phone',
			other: '# changes of the other phone'
		}),
	addEvents: 'Add changes',
	noGame:
		'These are only changes of a game that is not on this device. Import the whole game first.',
	known: 'You already have this game: its events and those of the file are joined.',
	contradicts:
		'Some events of the file differ from the stored ones. Every device keeps the same version of them.',
	notAGame: 'This is not a game.',
	restore: 'Restore',
	toGames: 'Go to games',
	missing: 'This game isn’t in this browser.'
};

export const create = {
	title: 'New game',
	start: 'Start game',
	noArmies: 'Build or import an army first: a game needs at least one.',
	army: 'Army',
	anotherArmy: 'Another army',
	chooseArmy: 'Choose an army',
	chooseAnother: 'None',
	removeArmy: (p: { name: string }) => `Leave ${p.name} out`,
	player: 'Name of the side',
	sideName: (p: { number: number }) => `Side ${p.number}`,
	lightAndDark: { light: 'Light side', dark: 'Dark side' },
	addSide: 'Add a side',
	scenario: 'Scenario',
	scenarios: {
		free: 'Free play',
		battle: 'Battle',
		flag: 'Capture the Flag',
		transport: 'Transport or Ambush'
	},
	rules: 'Combat rules',
	differentRules: 'Figures of the skirmish count dice and can’t meet an army with points.',
	name: 'Name of the game',
	namePlaceholder: 'Battle of the bridge',
	usualName: (p: { when: string }) => `Game of ${p.when}`,
	copies: 'The game plays with copies: later changes of an army don’t affect it.'
};
