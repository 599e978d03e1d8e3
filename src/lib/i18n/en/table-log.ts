import { plural } from '../plural';

/** The log of a game and what is done with it. */
export const log = {
	title: 'Log',
	empty: 'Nothing has happened yet.',
	takeBack: 'Undo to here',
	copyText: 'Copy text',
	copied: 'Log copied',
	notCopied: 'The browser doesn’t allow copying: export the log instead.',
	exportText: 'Export text',
	exportMarkdown: 'Export Markdown',
	notAny: (p: { what: string }) => `no longer: ${p.what}`,
	tallies: { storyPoints: 'story points', captures: 'captures' },
	note: 'Note',
	addNote: 'Add note',
	asked: 'The other player wants to take back:',
	waiting: 'The other player must agree before this is taken back:',
	consent: 'Agree'
};

/** Dice, rolled by the app or typed in. */
export const dice = {
	mode: 'Dice',
	modes: { app: 'Roll in the app', typed: 'My own dice', state: 'Keep state only' },
	roll: 'Roll',
	rollAll: 'Roll all',
	typeFace: (p: { sides: number }) => `What does the d${p.sides} show?`,
	takeBack: 'Take back a step',
	exploded: 'exploded',
	fumbled: 'fumble',
	total: (p: { total: number }) => `Total ${p.total}`,
	need: (p: { need: number }) => `needs ${p.need}`,
	success: 'success',
	successes: (p: { count: number }) =>
		plural('en', p.count, { one: '# success', other: '# successes' }),
	failure: 'failure'
};
