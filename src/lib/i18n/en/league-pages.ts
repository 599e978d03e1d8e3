import { plural } from '../plural';

/** The changes of a league that can be taken back. */
export type LeagueEdit = keyof typeof edits;

const edits = {
	name: 'the league’s name',
	regulation: 'the regulation',
	player: 'a player',
	referee: 'a referee',
	season: 'a season',
	meeting: 'a meeting',
	submission: 'a decision on a submission',
	protocol: 'a game’s report',
	walkover: 'a walkover',
	playOff: 'a play-off',
	merge: 'merging two versions'
};

/** What all pages of a league share, and the list of leagues. */
export const leaguePages = {
	edits,
	title: 'Leagues',
	intro:
		'Submit your armies to a league, or referee one: every total is recomputed here, on your device, and nothing is believed.',
	none: 'No league yet. Open the file that your referee sent, or found a league of your own.',
	found: 'Found a league',
	foundTitle: 'A new league',
	foundIt: 'Found it',
	name: 'Name',
	namePlaceholder: 'Small League of Kraków',
	open: 'Open a league’s file',
	seasonName: 'First season',
	opened: 'Opens on',
	players: (p: { count: number }) => plural('en', p.count, { one: '# player', other: '# players' }),
	games: (p: { count: number }) => plural('en', p.count, { one: '# game', other: '# games' }),
	season: (p: { id: string }) => `Season ${p.id}`,
	seasonChoice: 'Season',
	tabs: {
		standings: 'Standings',
		play: 'My armies',
		submissions: 'Submissions',
		meetings: 'Meetings',
		people: 'People',
		rules: 'Regulation'
	},
	tabList: 'Parts of the league',
	toLeagues: 'All leagues',
	noRoom: 'The league has no such page.',
	notFound: 'This league is not on this device.',
	gone: 'Another window has removed this league. What you change here is kept with it.',
	failed: 'The leagues cannot be read: the browser refuses its storage.',
	unreadable: 'This version cannot read this league. It is kept as it is.',
	saved: (p: { time: string }) => `Saved, ${p.time}`,
	saving: 'Saving…',
	saveFailed:
		'Not saved: the browser refuses its storage or the disk is full. Your change is kept as long as this window is open.',
	refused: 'This would not fit to the rest of the league: nothing was changed.',
	overtaken:
		'Another window has changed what your last change builds on: that change was not made. Look at it, and make it again if it is still wanted.',
	undo: (p: { edit: string }) => `Undo: ${p.edit}`,
	redo: (p: { edit: string }) => `Redo: ${p.edit}`,
	nothingToUndo: 'Nothing to undo',
	nothingToRedo: 'Nothing to redo',
	export: 'Save the league as a file',
	photosLeft: (p: { count: number }) =>
		plural('en', p.count, {
			one: '# photo of a game did not fit into the file. A backup has all of them.',
			other: '# photos of games did not fit into the file. A backup has all of them.'
		}),
	submissionsLeft: (p: { count: number }) =>
		plural('en', p.count, {
			one: '# submission is damaged: what cannot be read is left out of the file. A backup keeps all of it.',
			other:
				'# submissions are damaged: what cannot be read is left out of the file. A backup keeps all of it.'
		}),
	save: 'Save',
	leaving: {
		question: 'What you entered is not saved yet.',
		leave: 'Leave it unsaved',
		stay: 'Go on with it'
	},
	add: 'Add',
	edit: 'Change',
	remove: 'Remove',
	removed: (p: { name: string }) => `“${p.name}” is removed.`,
	removedLeagues: 'Removed leagues',
	restore: 'Bring back',
	waiting: (p: { count: number }) =>
		plural('en', p.count, {
			one: 'Another version of this league waits to be merged.',
			other: '# other versions of this league wait to be merged.'
		}),
	merge: 'Merge',
	nothingChanged: 'Nothing was changed.',
	place: (p: { path: string }) => `Place in the file: ${p.path}`
};
