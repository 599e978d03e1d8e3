import type { AttackWay, SquadWay } from '$lib/play/causes';
import { plural } from '../plural';

/** The log of a game and what is done with it. */
export const log = {
	title: 'Log',
	empty: 'Nothing has happened yet.',
	undone: 'taken back',
	takeBack: 'Undo to here',
	copyText: 'Copy text',
	copied: 'Log copied',
	notCopied: 'The browser doesn’t allow copying: export the log instead.',
	exportText: 'Export text',
	exportMarkdown: 'Export Markdown',
	seat: 'plays here',
	response: 'response',
	dismount: 'leaves',
	drops: 'drops the item',
	capture: 'captures the artefact',
	byHand: 'Changed by hand',
	notAny: (p: { what: string }) => `no longer: ${p.what}`,
	tallies: { storyPoints: 'story points', captures: 'captures' },
	moves: {
		move: 'moves',
		sprint: 'sprints',
		withdraw: 'withdraws',
		bail: 'bails',
		fallBack: 'falls back',
		engaged: 'moves in the fight',
		group: 'moves as a group'
	},
	ways: {
		close: 'close combat',
		counter: 'counterattack',
		ranged: 'shot',
		charge: 'charge',
		push: 'push',
		grab: 'grab',
		explosion: 'explosion',
		spell: 'spell',
		basic: 'attack',
		free: 'free attack',
		lunge: 'lunge',
		sweep: 'sweep',
		volley: 'missiles'
	} satisfies Record<AttackWay, string>,
	squads: {
		form: 'form a squad',
		join: 'join a squad',
		merge: 'merge squads',
		leave: 'leave the squad',
		split: 'split off',
		disband: 'disband',
		rebase: 'change their base'
	} satisfies Record<SquadWay, string>,
	note: 'Note',
	addNote: 'Add note',
	waiting: 'These events of another player wait for their consent to be taken back:',
	consent: 'Agree',
	objections: (p: { count: number }) =>
		plural('en', p.count, { one: '# objection', other: '# objections' })
};

/** Dice, rolled by the app or typed in. */
export const dice = {
	mode: 'Dice',
	modes: { app: 'Roll in the app', typed: 'My own dice' },
	roll: 'Roll',
	typeFace: (p: { sides: number }) => `What does the d${p.sides} show?`,
	takeBack: 'Take back a die',
	exploded: 'exploded',
	fumbled: 'fumble',
	total: (p: { total: number }) => `Total ${p.total}`,
	need: (p: { need: number }) => `needs ${p.need}`,
	success: 'success',
	failure: 'failure'
};
