import type { Role } from '$lib/league/entries/authority';
import type { Kind } from '$lib/league/entries/bodies';
import type { UncountedReason } from '$lib/league/entries/reasons';
import { plural } from '../plural';

const kinds: Record<Kind, string> = {
	founding: 'Founding of the league',
	adoption: 'Adopted version',
	regulation: 'Regulations',
	appointment: 'Appointment',
	dismissal: 'Dismissal',
	key: 'Key',
	keyRevoked: 'Revoked key',
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
	note: 'Note'
};

const reasons: Record<UncountedReason, string> = {
	otherLeague: 'It belongs to another league.',
	unknownKey: 'Its key belongs to nobody in this league.',
	revoked: 'Its key was revoked, or its author was dismissed.',
	noRight: 'Its author has no right to enter this.',
	annulled: 'Another entry annuls it.',
	waits: 'Something that it refers to is not here yet.',
	unconfirmed: 'Neither the opponent nor a referee has confirmed it.',
	contested: 'Another report of the same game contradicts it.',
	overruled: 'Both players confirmed another report of the game.',
	agreed:
		'It takes back or changes a report that both players or a referee confirmed. A referee can annul that report.',
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
	title: 'Signatures',
	why: 'In a signed league, several referees can enter results at the same time, and everybody sees who entered what. The league goes on as it is.',
	sign: 'Sign this league',
	signed: 'The league is signed.',
	failed:
		'The league was not signed: the browser blocks access to its storage or the disk is full.',
	founder: (p: { name: string }) => `Founded by ${p.name}`,
	yourKey: 'Your key on this device:',
	copyKey: 'Copy key',
	copied: 'Key copied',
	yourRole: (p: { what: string }) => `Your role: ${p.what}`,
	noRole:
		'Your key has no role in this league yet. Send it to the founder or to a referee, who can add it under “People”.',
	keySaved: 'Key file saved. Keep it in a safe place.',
	keyReminder:
		'Your key is only in this browser, and not in backups. Save its file with a passphrase, so that you keep your rights if you lose this device.',
	refusal: 'Your key has no right to enter this in the league. Nothing has changed.',
	sharing: {
		what: 'The file has all signed entries. Whoever opens it adds them to their own; nothing is overwritten.',
		failed: 'The league was not exported. Check that it is saved, and try again.'
	},
	file: {
		title: 'Import a league',
		checking: 'Reading the league',
		checkingWhat: 'Checking signatures and prices',
		doubtful: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# accepted submission has errors: its seal, its claimed points or its armies are wrong.',
				other:
					'# accepted submissions have errors: their seals, claimed points or armies are wrong.'
			}),
		added: (p: { count: number }) =>
			p.count === 0
				? 'Nothing new: this device has all of its entries.'
				: plural('en', p.count, { one: '# new entry', other: '# new entries' }),
		founder: (p: { name: string; key: string }) =>
			`Signed league, founded by ${p.name} with the key ${p.key}…`,
		update: 'Add entries',
		refused: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# part of the file was refused; it changes nothing:',
				other: '# parts of the file were refused; they change nothing:'
			}),
		line: (p: { number: number }) => `Line ${p.number}`,
		otherFounding:
			'Another league with the same id is on this device, founded with another key. The file is kept as a league of its own. If you expected the same league, ask the founder.',
		unsigned:
			'An unsigned version of this league is on this device. If you know the founder, go on with the signed league: your version then waits to be merged.',
		continue: 'Go on with the signed league',
		apart: 'Keep it apart'
	},
	contested: {
		count: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# game has reports that contradict each other, so it doesn’t count yet.',
				other: '# games have reports that contradict each other, so they don’t count yet.'
			}),
		toMeetings: 'Go to meetings',
		title: 'Two reports of one game',
		what: 'Neither counts until you annul one, or both players confirm the same one.',
		unconfirmed: 'Report by a player',
		unconfirmedWhat: 'It counts when the opponent or a referee confirms it.',
		by: (p: { name: string }) => `Entered by ${p.name}`,
		confirmedBy: (p: { what: string }) => `Confirmed by ${p.what}`,
		annul: 'Annul this report',
		confirm: 'Confirm this report',
		lightWins: 'the light side won',
		darkWins: 'the dark side won',
		draw: 'draw',
		secondary: (p: { name: string }) => `${p.name} reached the secondary objective`
	},
	entries: {
		part: 'Entries',
		title: 'Entries that don’t count',
		none: 'All entries count.',
		all: (p: { count: number }) =>
			plural('en', p.count, { one: '# entry in the league', other: '# entries in the league' }),
		by: (p: { name: string; when: string }) => `By ${p.name}, ${p.when}`
	},
	alarms: {
		title: 'Check these',
		otherKey: (p: { name: string; key: string }) =>
			`ANOTHER key: a file in the name of ${p.name} was signed with the key ${p.key}…, which is not theirs. Ask the player before you accept it.`,
		sharedKey: (p: { what: string; key: string }) =>
			`The key ${p.key}… belongs to several people: ${p.what}. Revoke it for all but one.`,
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
		cityHint: 'An organizer enters meetings and results of their city only.',
		key: 'Key',
		keyHint:
			'The person finds it under “Regulations” of this league, and sends it to you. Without a key, others sign for them.',
		badKey: 'This is not a key: a key has 43 letters and digits.',
		keys: 'Keys that seal for this player',
		addKey: 'Add a key',
		revoke: 'Revoke key',
		revokeHint: 'What was signed with the key so far keeps counting.'
	}
};
