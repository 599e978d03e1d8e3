import { plural } from '../plural';

/** What people see of a league by their role, and what they can do next. */
export const leagueViews = {
	guest:
		'You are looking at this league as a guest, so you can’t change anything. To play, open “My armies”, say who you are, and send your armies to the referee: that adds you. To help run the league, send your device code to its founder.',
	guestBrief: 'You are looking at this league as a guest.',
	howToJoin: 'How to take part',
	player:
		'You see your own part of the league: your meetings, results and armies. A referee keeps the rest.',
	organizer: (p: { what: string }) =>
		`You organize in ${p.what}: you can enter its players, meetings and results. Referees and the founder do the rest.`,
	toArmies: 'Go to my armies',
	myCode: 'Show my device code',
	hidden: 'This page is for referees.',
	toStandings: 'Go to the standings',
	locked: {
		referee: 'Only a referee can change this.',
		organizer: 'Only a referee, or an organizer in this city, can change this.',
		founder: 'Only the founder of the league can change this.',
		agreed: 'This result is agreed, so only a referee can change it.'
	},
	tasks: {
		title: 'What’s next',
		none: 'Nothing to do right now.',
		decide: (p: { count: number }) =>
			plural('en', p.count, { one: 'Check # submission', other: 'Check # submissions' }),
		contested: (p: { count: number }) =>
			plural('en', p.count, {
				one: 'Settle # game with entries that contradict each other',
				other: 'Settle # games with entries that contradict each other'
			}),
		confirm: (p: { count: number }) =>
			plural('en', p.count, { one: 'Confirm # game report', other: 'Confirm # game reports' }),
		report: (p: { count: number }) =>
			plural('en', p.count, {
				one: 'Enter the result of # game',
				other: 'Enter the results of # games'
			}),
		alarms: (p: { count: number }) =>
			plural('en', p.count, {
				one: 'Check # warning about players',
				other: 'Check # warnings about players'
			}),
		players: 'Add the players',
		announce: 'Announce the next meeting',
		season: 'Open the next season with “Add season”',
		send: 'Choose your armies and send them to the referee',
		join: 'Take part: choose your armies',
		meeting: (p: { when: string; what: string }) => `Next meeting: ${p.when}${p.what}`,
		game: (p: { what: string; name: string }) => `you play ${p.what} against ${p.name}`,
		share: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# change of yours is only on this device. Send the league to the others:',
				other: '# changes of yours are only on this device. Send the league to the others:'
			}),
		shareHub: 'Share this league with referees and players',
		export: 'Export the league',
		badge: (p: { count: number }) => `${p.count} to do`
	},
	filter: {
		legend: 'Show',
		all: 'All meetings',
		own: 'My meetings',
		noneOwn: 'You have no meetings this season yet.',
		noneCity: 'No meetings in this city yet.'
	},
	contradictions: {
		count: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# result contradicts another one. Both count until you correct them.',
				other: '# results contradict each other. All count until you correct them.'
			}),
		mark: 'contradiction'
	},
	ownRow: 'you',
	notes: {
		title: 'Notes',
		none: 'No notes yet.',
		text: 'Note',
		hint: 'Everybody in the league can read it.',
		write: 'Add note',
		remove: 'Remove this note',
		by: (p: { name: string; when: string }) => `By ${p.name}, ${p.when}`
	},
	person: {
		devices: 'Devices of this player',
		devicesWhat:
			'What these devices sign counts as the player’s own. Each device has a code; it isn’t secret.',
		devicesSelf: 'Your devices',
		devicesWhatSelf:
			'What these devices sign counts as entered by you. A new phone is added here on the old one, or by a referee.',
		thisDevice: 'this device',
		askedSelf: (p: { key: string }) =>
			`A file in your name came from another device, with the code ${p.key}…. Accept it only if it is yours: compare the codes.`,
		acceptSelf: 'It is mine: accept this device',
		addKeyHintSelf: 'The other device shows its code under “Rules and files” › “People and keys”.',
		noDevices: 'No device yet. The first submission that you accept adds one.',
		code: (p: { key: string }) => `Code ${p.key}…`,
		asked: (p: { key: string }) =>
			`A file in this player’s name came from another device, with the code ${p.key}…. It may be a new phone, or somebody else. Ask the player in person and compare the codes.`,
		accept: 'It is theirs: accept this device',
		accepted: 'Device accepted',
		revoke: 'Remove device',
		revoked: 'Device removed',
		revokeHint:
			'What it has signed so far keeps counting, except submissions that a referee takes back with it.',
		takesBack: (p: { count: number; key: string }) =>
			plural('en', p.count, {
				one: `Removing the device with the code ${p.key}… takes back # accepted submission:`,
				other: `Removing the device with the code ${p.key}… takes back # accepted submissions:`
			}),
		stayAccepted: 'Leave them accepted',
		stayAcceptedHint: 'If the device was the player’s own, for example a lost phone.',
		scan: 'Scan a device code',
		scanWhat:
			'Point the camera at the code that the other device shows under “Rules and files” › “People and keys”.',
		scanNone: 'This is not a device code of Brikmuster.',
		scanned: (p: { key: string }) => `Code ${p.key}… scanned`,
		leaving: 'Leaving the league',
		leave: 'Record that the player leaves',
		leaveSelf: 'Leave the league',
		leaveWhat: 'Results so far stay. New games can’t be planned with this player.',
		reason: 'Reason (optional)',
		left: (p: { when: string }) => `Left on ${p.when}.`,
		back: 'Back in the league',
		withdrawn: (p: { when: string }) => `left on ${p.when}`,
		same: 'Registered twice',
		sameWhat: (p: { name: string }) =>
			`If ${p.name} is registered twice, choose the other registration. Both become one player with all results, and this one’s name is no longer listed.`,
		into: 'The same person as',
		join: 'Join both',
		joined: (p: { name: string }) => `Joined with ${p.name}`,
		separate: 'Separate again',
		separated: 'They are two players again.'
	},
	office: {
		end: 'End this role',
		endWhat: 'What the person has entered so far keeps counting; nothing new does.',
		ended: (p: { name: string }) => `${p.name} no longer has a role`,
		endedMark: 'role ended',
		founderOnly: 'Only the founder of the league gives and ends roles.'
	},
	code: {
		title: 'Device code',
		what: 'Let the founder or a referee scan this code, or send it to them. They add it under “People”.',
		alt: 'Device code as a QR code'
	},
	device: 'Your role and device',
	waits: 'Reported; waits for confirmation'
};
