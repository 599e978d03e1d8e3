import { plural } from '../plural';

/** What the league’s pages say to the player. */
export const leaguePlayer = {
	title: 'My armies for the league',
	intro:
		'Choose your armies, see them as the referee will, seal them, and send the file. The referee counts everything again; what you see here is what he sees.',
	self: {
		title: 'Who you are',
		from: 'In this league I am',
		someoneNew: 'somebody new',
		name: 'Name',
		category: 'Category',
		consent: 'A parent agrees that I play among the seniors, though I am under age',
		keep: 'That is me',
		as: (p: { name: string; category: string }) => `${p.name}, ${p.category}`,
		change: 'Change who I am'
	},
	key: {
		title: 'Your key',
		what: 'A seal proves that a submission is yours and that nobody has changed it. It is made with a key that never leaves this device, but for its backup: a file under your passphrase.',
		make: 'Make a key',
		passphrase: 'Passphrase',
		again: 'The passphrase once more',
		short: (p: { least: number }) =>
			`At least ${plural('en', p.least, { one: '# letter', other: '# letters' })}.`,
		differ: 'The two passphrases differ.',
		remember:
			'Without the passphrase nobody can open the backup, not even we. Keep it where you will find it.',
		made: 'The key is made, and its backup saved as a file. Keep it safe.',
		fileName: 'Brikmuster key',
		have: 'The key on this device:',
		backup: 'Save its backup again',
		open: 'Open a key’s backup',
		file: 'The key’s file',
		locked: 'Your key came from a backup. Its passphrase opens it.',
		unlock: 'Open the key',
		opened: 'The key is open.',
		failed: 'The key could not be kept: the browser refuses its storage or the disk is full.',
		working: 'The passphrase is being worked on…'
	},
	armies: {
		title: 'Armies',
		none: 'You have no army yet.',
		build: 'To your armies',
		noArmy: 'no army',
		choose: (p: { army: string }) => `Army ${p.army}`,
		total: (p: { points: string; limit: string }) => `${p.points} of ${p.limit} points`,
		open: (p: { name: string }) => `Open ${p.name} in the builder`,
		legal: 'Legal',
		problems: (p: { count: number }) =>
			plural('en', p.count, { one: '# objection', other: '# objections' })
	},
	send: {
		title: 'Attest and send',
		meeting: 'For the meeting',
		anyMeeting: 'for the whole season',
		toyBricksOnly: 'All of it is built of toy bricks, as the regulation asks for',
		accept: 'The referee will find nothing against it.',
		reject: 'The referee will have to reject it:',
		seal: 'Seal and save',
		share: 'Seal and send',
		unsealed: 'Save without a seal',
		noKey: 'Make a key above to seal it.',
		done: 'The submission is saved. Send the file to your referee.',
		failed: 'The submission could not be made.',
		fileName: (p: { league: string; player: string }) => `${p.league} ${p.player}`
	},
	sent: {
		title: 'Sent',
		none: 'Nothing was sent from this device yet.',
		at: (p: { when: string }) => `Sent ${p.when}`,
		again: 'Save it again',
		changed: 'Changed since you last sent it',
		same: 'The same as you last sent.',
		units: (p: { count: number }) =>
			plural('en', p.count, { one: '# unit is other', other: '# units are other' }),
		newUnit: 'new',
		gone: 'gone',
		armyGone: (p: { army: string }) => `Army ${p.army} is gone`,
		armyNew: (p: { army: string }) => `Army ${p.army} is new`
	}
};
