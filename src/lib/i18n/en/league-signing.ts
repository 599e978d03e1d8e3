import type { Role } from '$lib/league/entries/authority';
import type { Kind } from '$lib/league/entries/bodies';
import type { UncountedReason } from '$lib/league/entries/reasons';
import { plural } from '../plural';

const kinds: Record<Kind, string> = {
	founding: 'Founding of the league',
	regulation: 'Regulations',
	appointment: 'Appointment',
	dismissal: 'End of a role',
	key: 'Device of a person',
	keyRevoked: 'Removed device',
	season: 'Season',
	seasonChange: 'Change of a season',
	player: 'Player',
	samePerson: 'Two players joined into one',
	withdrawal: 'Withdrawal',
	submission: 'Submission',
	receipt: 'Receipt of a submission',
	verdict: 'Decision on a submission',
	meeting: 'Meeting',
	report: 'Game report',
	walkover: 'Walkover',
	playOff: 'Play-off',
	confirmation: 'Confirmation of a report',
	annulment: 'Annulment',
	note: 'Note',
	exchangeKey: 'Device for private details',
	officialsKey: 'Key for private details'
};

const reasons: Record<UncountedReason, string> = {
	otherLeague: 'It belongs to another league.',
	unknownKey: 'The device that wrote it belongs to nobody in this league.',
	revoked: 'Its device was removed, or the role of its author has ended.',
	noRight: 'Its author has no right to enter this.',
	annulled: 'It was taken back.',
	waits: 'Something that it refers to is not here yet.',
	unconfirmed: 'Neither the opponent nor a referee has confirmed it.',
	contested: 'Another report, or an absence, of the same game contradicts it.',
	overruled: 'Both players confirmed another report of the game.',
	agreed: 'It takes back or changes a report that both players or a referee confirmed.',
	samePlayer: 'The same player is on both sides: nobody plays against themselves.',
	withoutReceipt: 'The submission has no receipt from a referee.'
};

const roles: Record<Role, string> = {
	root: 'founder of the league',
	founder: 'co-founder',
	referee: 'referee',
	organizer: 'organizer in a city',
	player: 'player'
};

/** Leagues of signed entries: founding, keys, offices, contradictions. */
export const leagueSigning = {
	kinds,
	reasons,
	roles,
	founderName: 'Your name',
	founderDefault: 'Organizer',
	founder: (p: { name: string }) => `Founded by ${p.name}`,
	keyWhat:
		'Your device signs what you enter, so that everybody can see who entered it. Its code tells others which device is yours; it isn’t secret.',
	yourKey: 'Code of your device:',
	copyKey: 'Copy code',
	copied: 'Code copied',
	yourRole: (p: { what: string }) => `Your role: ${p.what}`,
	noRole:
		'This device has no role in this league yet. Send its code to the founder or to a referee, who can add it under “People”.',
	keySaved: 'File saved. Keep it in a safe place.',
	keyReminder:
		'This device’s key is only in this browser. A backup has it only while you lead a league alone. Save it to a file with a passphrase, so that you keep your role if you lose the device.',
	refusal: 'Your role doesn’t allow this change. Nothing has changed.',
	sharing: {
		what: 'The file has everything that was entered. Whoever opens it adds it to their own; nothing is overwritten.',
		failed: 'The league was not exported. Check that it is saved, and try again.',
		tooLarge:
			'The league was not exported: it is larger than 500 MB, the most that one file holds. Share it through a hub, or go on in a new league.'
	},
	file: {
		someEntries: 'Entries of one person, for an official of the league.',
		refusals: {
			older: 'You already have a newer copy of this league. Nothing was changed.',
			stranger:
				'This copy isn’t signed by an official of the league, or it was changed. Nothing was changed.',
			apart: 'The league of these entries isn’t on this device. Import the league first.'
		},
		news: 'What it adds',
		by: (p: { name: string }) => `by ${p.name}`,
		willNotCount: 'Will not count:',
		andMore: (p: { count: number }) =>
			plural('en', p.count, { one: 'and # more', other: 'and # more' }),
		title: 'Import a league',
		checking: 'Reading the league',
		checkingWhat: 'Checking signatures and prices',
		adding: 'Saving on this device',
		doubtful: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# accepted submission has errors: its seal, its claimed points or its armies are wrong.',
				other:
					'# accepted submissions have errors: their seals, claimed points or armies are wrong.'
			}),
		added: (p: { count: number }) =>
			p.count === 0
				? 'Nothing new: this device has everything in it.'
				: plural('en', p.count, { one: '# new change', other: '# new changes' }),
		founder: (p: { name: string; key: string }) =>
			`Signed league, founded by ${p.name} on the device with the code ${p.key}…`,
		update: 'Add changes',
		refused: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# part of the file was refused; it changes nothing:',
				other: '# parts of the file were refused; they change nothing:'
			}),
		line: (p: { number: number }) => `Line ${p.number}`,
		otherFounding:
			'A league with the same name is on this device, but another device founded it. The file is kept as a league of its own. If you expected the same league, ask the founder.'
	},
	contested: {
		count: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# game has entries that contradict each other, so it doesn’t count yet.',
				other: '# games have entries that contradict each other, so they don’t count yet.'
			}),
		toMeetings: 'Go to meetings',
		title: 'Two reports of one game',
		what: 'Neither counts until you annul one, or both players confirm the same one.',
		whatAbsence:
			'Two entries say different things about who was absent. Neither counts until a referee annuls one.',
		titleSuspended: 'A result and an absence in one game',
		whatSuspended:
			'One entry says that the game was played, another one that a player didn’t come. Neither counts, and nobody loses points, until a referee annuls the wrong one.',
		unconfirmed: 'Report by a player',
		unconfirmedWhat: 'It counts when the opponent, an organizer or a referee confirms it.',
		by: (p: { name: string }) => `Entered by ${p.name}`,
		confirmedBy: (p: { what: string }) => `Confirmed by ${p.what}`,
		annul: 'Annul this report',
		annulAbsence: 'Annul this walkover',
		confirm: 'Confirm this report',
		lightWins: 'the light side won',
		darkWins: 'the dark side won',
		draw: 'draw',
		secondary: (p: { name: string }) => `${p.name} reached the secondary objective`
	},
	entries: {
		part: 'Who entered what',
		title: 'What doesn’t count',
		none: 'Everything that was entered counts.',
		all: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# change was entered in this league.',
				other: '# changes were entered in this league.'
			}),
		by: (p: { name: string; when: string }) => `By ${p.name}, ${p.when}`
	},
	alarms: {
		title: 'Check these',
		otherKey: (p: { name: string; key: string }) =>
			`ANOTHER key: a file in the name of ${p.name} was signed on a device that isn’t theirs, with the code ${p.key}…. It may be somebody else. Ask the player before you accept anything; a new device of theirs is added on the player’s page.`,
		earlierKey: (p: { name: string; key: string }) =>
			`Two keys: a file in the name of ${p.name} came from the device with the code ${p.key}… before another device was registered as theirs. Ask the player in person which device is theirs, and change it on the player’s page.`,
		sharedKey: (p: { what: string; key: string }) =>
			`The device with the code ${p.key}… belongs to several people: ${p.what}. Remove it for all but one.`,
		names: (p: { name: string; what: string }) =>
			`${p.name} and ${p.what} have names that look alike. Check that they are two people.`,
		conflict: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# record was changed on two devices at once. The later version is shown.',
				other: '# records were changed on two devices at once. The later versions are shown.'
			})
	},
	people: {
		role: 'Role',
		city: 'City',
		cityHint: 'An organizer enters players, meetings and results of their city only.',
		key: 'Device code',
		keyHint:
			'The person finds it under “Rules and files” › “People and keys”, and shows or sends it to you. Without a device, others enter everything for them.',
		badKey: 'This is not a device code: a code has 43 letters and digits.',
		addKey: 'Add a device'
	}
};
