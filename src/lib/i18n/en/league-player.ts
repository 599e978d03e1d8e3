import { plural } from '../plural';

/** League pages for players. */
export const leaguePlayer = {
	title: 'My league armies',
	intro:
		'Choose your armies, review them, seal them and send the file. The referee recomputes everything and sees exactly what you see here.',
	self: {
		title: 'Your details',
		from: 'In this league I am',
		someoneNew: 'a new player',
		name: 'Name',
		city: 'City',
		cityHint: 'Optional, for a league in several cities.',
		category: 'Category',
		consent: 'I am under age, and a parent allows me to play with the seniors',
		keep: 'Save',
		as: (p: { name: string; category: string }) => `${p.name}, ${p.category}`,
		change: 'Edit details'
	},
	key: {
		title: 'Your seal key',
		what: 'A seal proves that a submission is yours and has not been changed. It is made with a key that stays on this device; only its backup, a file protected by your passphrase, can leave it.',
		passphrase: 'Passphrase',
		again: 'Repeat passphrase',
		short: (p: { least: number }) =>
			`Use at least ${plural('en', p.least, { one: '# character', other: '# characters' })}.`,
		differ: 'The passphrases don’t match.',
		remember:
			'Nobody can open the backup without the passphrase, not even us. Keep it in a safe place.',
		fileName: 'Brikmuster key',
		have: 'Code of this device:',
		saveFile: 'Save key to a file',
		backup: 'Export backup again',
		open: 'Import a key backup',
		file: 'Key file',
		locked: 'Your key was restored from a backup. Unlock it with its passphrase.',
		unlock: 'Unlock key',
		opened: 'Key unlocked',
		failed: 'Couldn’t save the key: the browser blocks access to its storage or the disk is full.',
		working: 'Processing the passphrase…'
	},
	armies: {
		title: 'Armies',
		none: 'You have no armies yet.',
		build: 'Go to your armies',
		noArmy: 'no army',
		choose: (p: { army: string }) => `Army ${p.army}`,
		total: (p: { points: string; limit: string }) => `${p.points} of ${p.limit} points`,
		open: (p: { name: string }) => `Open ${p.name} in the builder`,
		otherLimits: (p: { points: string; speed: number }) =>
			`The builder checks other limits than those of this league: ${p.points} CP and ${p.speed}″.`,
		pack: (p: { name: string; edition: number }) => `${p.name} (edition ${p.edition})`,
		withPacks: (p: { what: string }) => `Packs of the league: ${p.what}.`,
		useLimits: 'Use league rules',
		useLimitsOf: (p: { name: string }) => `Use the league’s rules for ${p.name}`,
		limitsUsed: 'The builder now checks the league’s rules',
		legal: 'Legal',
		problems: (p: { count: number }) => plural('en', p.count, { one: '# error', other: '# errors' })
	},
	send: {
		title: 'Confirm and send',
		meeting: 'Meeting',
		anyMeeting: 'whole season',
		toyBricksOnly: 'Everything is built of toy bricks, as the regulations require',
		accept: 'No errors for the referee to find.',
		reject: 'The referee will have to reject this:',
		seal: 'Seal and export',
		share: 'Seal and send',
		unsealed: 'Export without a seal',
		noKey: 'Create a key above to seal it.',
		done: 'Submission exported. Send the file to your referee.',
		failed: 'Couldn’t create the submission.',
		fileName: (p: { league: string; player: string }) => `${p.league} ${p.player}`
	},
	sent: {
		title: 'Sent',
		none: 'Nothing has been sent from this device yet.',
		at: (p: { when: string }) => `Sent ${p.when}`,
		pending: 'Waits for a verdict',
		again: 'Export again',
		changed: 'Changes since your last submission',
		same: 'No changes since your last submission.',
		units: (p: { count: number }) =>
			plural('en', p.count, { one: '# unit changed', other: '# units changed' }),
		newUnit: 'new',
		gone: 'removed',
		armyGone: (p: { army: string }) => `Army ${p.army} removed`,
		armyNew: (p: { army: string }) => `Army ${p.army} added`
	},
	answers: {
		title: 'Answers of the referee',
		kept: 'Kept with your submissions.',
		toArmies: 'My league armies',
		/** How many answers of a file are to the player. */
		ofAll: (p: { count: number; all: number }) =>
			`${plural('en', p.count, { one: '# answer is', other: '# answers are' })} to you, of ${plural('en', p.all, { one: '# in the file', other: '# in the file' })}.`,
		noneOwn: (p: { count: number }) =>
			`${plural('en', p.count, { one: 'The file has # answer', other: 'The file has # answers' })}, but none to you: your league is not on this device, or you have not said yet who you are in it.`,
		failed: 'The answers could not be kept. Open the file again.',
		notKept: 'Your league is not on this device, so the answer is only shown.'
	}
};
