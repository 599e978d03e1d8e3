import { plural } from '../plural';

/** The changes of a league that can be undone. */
export type LeagueEdit = keyof typeof edits;

const edits = {
	name: 'League name',
	regulation: 'Regulations',
	player: 'Player',
	players: 'Several players',
	referee: 'Referee',
	season: 'Season',
	meeting: 'Meeting',
	plan: 'Planned meetings',
	submission: 'Decision on a submission',
	protocol: 'Game report',
	walkover: 'Walkover',
	playOff: 'Play-off',
	annulment: 'Annulment of a report',
	confirmation: 'Confirmation of a report',
	receipt: 'Arrival of submissions',
	withdrawal: 'Player leaves',
	samePerson: 'Two players joined',
	key: 'Device of a player',
	dismissal: 'End of a role',
	note: 'Note'
};

/** Texts shared by all pages of a league, and the list of leagues. */
export const leaguePages = {
	edits,
	title: 'Leagues',
	intro:
		'Submit your armies to a league, or run one as a referee. Totals are always recomputed on your device.',
	none: 'No leagues yet. Import the file from your referee, or create your own league.',
	example: { league: 'Example league', place: 'Community center' },
	found: 'Create a league',
	foundTitle: 'New league',
	foundIt: 'Create',
	name: 'Name',
	names: {
		hidden: 'No invisible characters or direction marks here: type it again.',
		letter: 'A name needs at least one letter.'
	},
	namePlaceholder: 'Small League of Kraków',
	open: 'Import a league',
	seasonName: 'First season',
	opened: 'Start date',
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
		rules: 'Rules and files'
	},
	/** The pages of the tab about the league itself. */
	parts: { rules: 'Regulations', keys: 'People and keys', files: 'Files and hub' },
	partList: 'About this league',
	toPeople: 'Go to the people and their devices',
	tabList: 'League sections',
	toLeagues: 'All leagues',
	noRoom: 'This page does not exist in the league.',
	opening: 'Opening the league…',
	reading: 'Counting players and games…',
	notFound: 'This league isn’t on this device.',
	gone: 'This league was removed in another window. Changes you make here are saved with the removed league.',
	failed: 'Can’t read your leagues: the browser blocks access to its storage.',
	unreadable: 'This version can’t read this league. The file is left unchanged.',
	old: 'A league in a format that Brikmuster no longer reads. It stays here, and you can export it.',
	saveFailed:
		'Not saved: the browser blocks access to its storage or the disk is full. Nothing has changed. Free some space, then do it again.',
	refused: 'This conflicts with the rest of the league. Nothing has changed.',
	undo: (p: { edit: string }) => `Undo: ${p.edit}`,
	redo: (p: { edit: string }) => `Redo: ${p.edit}`,
	nothingToUndo: 'Nothing to undo',
	nothingToRedo: 'Nothing to redo',
	export: 'Export league',
	photosLeft: (p: { count: number }) =>
		plural('en', p.count, {
			one: '# game photo didn’t fit into the file. Backups include all photos.',
			other: '# game photos didn’t fit into the file. Backups include all photos.'
		}),
	save: 'Save',
	continued: 'You continue where you stopped.',
	leaving: {
		question: 'You have unsaved changes.',
		leave: 'Discard changes',
		stay: 'Keep editing'
	},
	add: 'Add',
	edit: 'Edit',
	remove: 'Remove',
	removed: (p: { name: string }) => `“${p.name}” removed`,
	removedLeagues: 'Removed leagues',
	restore: 'Restore',
	nothingChanged: 'Nothing has changed.',
	place: (p: { path: string }) => `Location in the file: ${p.path}`
};
