import type { ChangedPart } from '$lib/league/changes';
import { plural } from '../plural';

const counted = (one: string, other: string) => (p: { count: number }) =>
	plural('en', p.count, { one, other });

/** League pages for referees: submissions. */
export const leagueReferee = {
	intro:
		'Drop files or whole folders here, or paste submissions as text. Everything is recomputed on this device. Submissions of registered players are saved at once, those of new players when you register them.',
	files: 'Choose files',
	folder: 'Choose a folder',
	paste: 'Paste text',
	pasteLabel: 'Text of one or more submissions',
	takeIn: 'Add submissions',
	nothingPasted: 'No submission found in this text.',
	pasted: (p: { number: number }) => `pasted text ${p.number}`,
	letGo: 'Drop to add submissions',
	reading: (p: { number: number; of: number }) => `Reading ${p.number} of ${p.of}…`,
	took: counted('# submission added', '# submissions added'),
	doubles: counted('# already in the list', '# already in the list'),
	decidedBefore: counted('# already decided', '# already decided'),
	refused: counted('# file is not a submission', '# files are not submissions'),
	clear: 'Clear list',
	problems: {
		tooManyFiles: 'Too many files at once: the rest were skipped.',
		unreadable: 'Can’t read the file from the disk.'
	},
	waiting: 'Awaiting your decision',
	none: 'No submissions waiting. New ones are checked against the regulations and the player data.',
	noneSuch: 'No submissions match.',
	show: 'Show',
	filters: {
		all: (p: { count: number }) => `All: ${p.count}`,
		accept: (p: { count: number }) => `Legal: ${p.count}`,
		reject: (p: { count: number }) => `With errors: ${p.count}`
	},
	decidedFilters: {
		all: (p: { count: number }) => `All: ${p.count}`,
		accept: (p: { count: number }) => `Accepted: ${p.count}`,
		reject: (p: { count: number }) => `Rejected: ${p.count}`
	},
	sort: 'Sort by',
	sorts: { verdict: 'Errors first', name: 'Name', came: 'Order received' },
	columns: {
		player: 'Player',
		category: 'Category',
		seal: 'Seal',
		verdict: 'Recommendation',
		changed: 'Since last submission',
		file: 'File',
		submitted: 'Submitted',
		claimed: (p: { name: string }) => `${p.name}, stated`,
		reasons: 'Reasons',
		decision: 'Decision',
		decided: 'Decided on',
		notes: 'Note'
	},
	rulesSay: { accept: 'accept', reject: 'reject' },
	newcomer: 'new',
	noFile: 'no file: received with the league',
	notSaved: {
		stranger: 'Not saved until you register the player',
		player: 'Not saved until you decide'
	},
	nextOpen: 'Next open submission',
	reasonCount: counted('# reason', '# reasons'),
	unitsChanged: counted('# unit changed', '# units changed'),
	unchanged: 'no changes',
	first: 'first submission',
	turns: 'Depends on a reading',
	superseded: 'Replaced by a later one',
	contested: 'Contested',
	contests: {
		keys: (p: { what: string }) =>
			`There is another submission for this player, with ${p.what}: ask the player in person which device is theirs before you accept one.`,
		code: (p: { key: string }) => `code ${p.key}…`,
		noSeal: 'no seal',
		players: (p: { names: string }) =>
			`The same device sealed a submission of ${p.names}. Check that they share it before you accept one.`,
		army: (p: { army: string; names: string }) =>
			`${p.army} was also submitted by ${p.names}. Ask who built it before you accept one.`
	},
	contestedLeft: counted(
		'# contested submission is not accepted or registered together with others: open it and compare.',
		'# contested submissions are not accepted or registered together: open them and compare.'
	),
	alikeLeft: counted(
		'# new player with a name like another’s is registered one by one.',
		'# new players with names like others’ are registered one by one.'
	),
	addsDevices: counted('Adds # device to its player', 'Adds # devices to their players'),
	addsDevice: (p: { name: string; key: string }) => `${p.name}: code ${p.key}…`,
	keys: {
		player: 'from the player’s device',
		new: 'from a new device',
		other: 'not from the player’s device',
		earlier: 'from a device that came before the player’s own',
		removed: 'from a removed device',
		somebody: (p: { name: string }) => `from the device of ${p.name}`
	},
	register: (p: { name: string }) => `Register ${p.name}`,
	registerAll: counted('Register # new player', 'Register # new players'),
	learnKey: (p: { name: string }) => `Remember this device for ${p.name}`,
	withKey: (p: { key: string }) => `Adds the device with the code ${p.key}…`,
	putAway: (p: { name: string }) => `Dismiss ${p.name}`,
	acceptAll: counted('Accept # legal submission', 'Accept all # legal submissions'),
	rejectAll: counted('Reject # submission with errors', 'Reject all # submissions with errors'),
	rejectAllHint:
		'Left to you: superseded ones, those sealed with another device, and those of players who aren’t registered.',
	answers: {
		save: 'Export all answers',
		hint: 'One file for all players: each app keeps the answers to its own player.',
		title: 'Answers',
		saved: counted('# answer in the file', '# answers in the file'),
		left: counted(
			'# answer is not in the file: it has no room for it, or the submission can’t be read.',
			'# answers are not in the file: it has no room for them, or the submissions can’t be read.'
		)
	},
	csv: 'Export CSV',
	tablePdf: 'Export table as PDF',
	tableTitle: 'Submissions',
	open: (p: { name: string }) => `Full verdict on ${p.name}`,
	decidedTitle: 'Decided',
	noneDecided: 'No decisions yet.',
	find: 'Find a player',
	findWaiting: 'Find waiting submissions by player or file',
	unreadableFile: 'This submission’s file can no longer be read.',
	dialog: {
		title: (p: { name: string }) => `Submission from ${p.name}`,
		submitted: (p: { when: string }) => `Submitted ${p.when}`,
		forMeeting: (p: { when: string }) => `For the meeting on ${p.when}`,
		noMeeting: 'For the whole season',
		errors: 'Errors',
		warnings: 'Worth checking',
		noErrors: 'No errors.',
		then: counted(
			'When it was decided, # kind of error was found',
			'When it was decided, # kinds of errors were found'
		),
		claim: (p: { claimed: string; points: string }) =>
			`Stated ${p.claimed}, recomputed ${p.points}`,
		noClaim: (p: { points: string }) => `No total stated, recomputed ${p.points}`,
		legal: 'Legal',
		remarks: 'Good to know',
		bill: 'Cost breakdown',
		changes: 'Since the last accepted submission',
		noChanges: 'No changes.',
		noPrevious: 'No earlier accepted submission.',
		parts: {
			season: 'season',
			meeting: 'meeting',
			player: 'player’s details',
			statements: 'statements',
			claimed: 'stated total',
			rulebook: 'version of the rulebook',
			army: 'the whole army',
			name: 'name',
			notes: 'notes',
			rules: 'rules and settings',
			squads: 'squads',
			stock: 'stock',
			reserve: 'reserve',
			units: 'units',
			order: 'order of the units'
		} satisfies Record<ChangedPart, string>,
		turnsOn: 'Readings that would change the result',
		proof: 'Seal and statements in full',
		noKey: 'none',
		toyBricksOnly: 'Built entirely of toy bricks',
		parentConsent: 'A parent consents',
		yes: 'yes',
		no: 'no'
	},
	decide: {
		title: 'Your decision',
		choices: { accept: 'Accept', reject: 'Reject' },
		note: 'Note to the player',
		noteNeeded: 'Your decision goes against the rules: give a reason.',
		keep: 'Save decision',
		anew: 'Change decision',
		takeBack: 'Take decision back',
		takenBack: 'The submission waits for a decision again.',
		kept: (p: { verdict: string; when: string }) => `${p.verdict} on ${p.when}`,
		unknown: 'Register the player before saving a decision.',
		superseded: 'The player has sent a later submission, and only that one counts.',
		registers: (p: { name: string; key: string }) =>
			`Accepting adds the device with the code ${p.key}… to ${p.name}: what it signs then counts as theirs.`
	},
	answer: {
		title: 'Reply to the player',
		undecided: 'Not saved yet: the reply shows your current choice.',
		language: 'The player’s language',
		text: 'The verdict as text',
		copy: 'Copy',
		copied: 'Verdict copied',
		notCopied: 'The browser doesn’t allow copying: select the text and copy it yourself.',
		share: 'Share',
		save: 'Export text',
		file: 'Export for the app',
		brokenRule: 'This rule is broken:',
		fileName: (p: { name: string; when: string }) => `Answer to ${p.name}, ${p.when}`,
		pdf: 'Export PDF',
		making: 'Creating PDF…',
		failed: 'Couldn’t create the PDF.'
	},
	story: {
		title: (p: { name: string }) => `Submission from ${p.name}`,
		accepted: 'ACCEPTED',
		rejected: 'REJECTED',
		league: 'League',
		season: 'Season',
		category: 'Category',
		meeting: 'Meeting',
		submitted: 'Submitted',
		decided: 'Decided',
		reasons: 'Reasons',
		despite: 'Accepted despite these errors',
		army: (p: { name: string; title: string }) => `${p.name}: ${p.title}`,
		total: 'Total',
		claimed: 'Stated',
		nothing: 'nothing',
		points: (p: { points: string }) => `${p.points} CP`,
		remarks: 'Good to know',
		note: 'Referee’s note',
		seal: 'Seal',
		key: 'Device code',
		submissionDigest: 'Submission',
		armyDigest: (p: { name: string }) => p.name,
		attested: 'Built of toy bricks',
		changed: 'Changed units'
	}
};
