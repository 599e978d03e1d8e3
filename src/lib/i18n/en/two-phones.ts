import { plural } from '../plural';

const changes = (count: number) => plural('en', count, { one: '# change', other: '# changes' });

/** Playing one game on two phones. */
export const twoPhones = {
	title: 'Two phones',
	intro:
		'Both phones keep one log. Connect them over Wi-Fi, or pass changes by QR codes or as a file. No account and no internet needed.',
	connect: 'Connect',
	scan: 'Scan code',
	show: 'Show codes',
	disconnect: 'Disconnect',
	back: 'Back',
	state: {
		connected: 'Connected',
		inStep: 'Both phones have the same log.',
		sending: (p: { count: number }) => `Sending ${changes(p.count)}…`,
		silent: 'The other phone is not responding. Unlock it and keep the game open.',
		waiting: 'Waiting for the other phone…',
		apart: 'Not connected',
		unsent: (p: { count: number }) => `${changes(p.count)} not sent`,
		allSent: 'Everything sent',
		inStepAt: (p: { time: string }) => `Last in sync: ${p.time}`,
		noReply: 'No response',
		left: 'The other phone disconnected.'
	},
	problems: {
		failed:
			'The phones could not reach each other. Are both on the same Wi-Fi, or is one on the other’s hotspot? Some public networks block it. QR codes always work.',
		lost: 'The connection was lost. Connect again; nothing is lost.',
		unsupported: 'This browser cannot connect phones directly. Use QR codes or a file.',
		noNetwork:
			'This phone is in no network. Turn on Wi-Fi or a hotspot, or use QR codes. Flight mode is fine.',
		otherGame: 'The other phone has a different game open.',
		conflict:
			'One change has different contents on the two phones. Both keep the same version of it.',
		ahead:
			'The other phone sent changes whose order numbers run far ahead of this game. Nothing was taken.',
		invalid: 'The other phone sent something that this version cannot read. Update both apps.',
		newer: 'The other phone has a newer version of Brikmuster. Update this one.',
		full: 'The game is too large to take in more changes.'
	},
	who: {
		legend: 'This phone plays',
		all: 'All sides',
		other: (p: { sides: string }) => `The other phone plays: ${p.sides}`
	},
	inviting: {
		title: 'Connect',
		preparing: 'Preparing…',
		first: 'Scan this code with the other phone’s camera or in Brikmuster under Play → Join game.',
		then: 'Then scan the reply that it shows.',
		scanReply: 'Scan reply',
		connecting: 'Connecting…',
		alt: 'QR code that invites the other phone'
	},
	replying: {
		title: 'Reply',
		what: 'Show this code to the first phone: there, select “Scan reply”.',
		alt: 'QR code with the reply'
	},
	codes: {
		title: 'Show codes',
		what: 'What to send',
		game: 'Whole game',
		gameNote: 'for a phone without it',
		changes: 'Changes',
		changesNote: 'the other phone has the game',
		how: 'On the other phone, select “Scan code”. The order does not matter.',
		alt: 'QR code',
		place: (p: { place: number; of: number }) => `Code ${p.place} of ${p.of}`,
		previous: 'Previous code',
		next: 'Next code',
		pause: 'Pause',
		play: 'Play',
		speed: 'Speed',
		speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
		tooMany: 'The game is too large for QR codes. Send it as a file.'
	},
	scanning: {
		title: 'Scan code',
		what: 'Point the camera at the code on the other phone.',
		video: 'Camera picture',
		opening: 'Opening the camera…',
		progress: (p: { known: number; of: number }) => `${p.known} of ${p.of} parts`,
		added: (p: { count: number }) => (p.count === 0 ? 'Nothing new' : `${changes(p.count)} added`),
		connecting: 'Reply read. Connecting…',
		hub: (p: { name: string }) => `The game comes through the hub at ${p.name}.`,
		openHub: 'Open',
		private: 'The picture stays on this phone.',
		photo: 'Use photo',
		noCode: 'No QR code found in this picture.',
		paste: 'Paste text',
		pasteLabel: 'Text of the code',
		pasteHint: 'One code per line, as another app reads it.',
		take: 'Read text',
		retry: 'Try again',
		camera: {
			refused:
				'The browser does not allow the camera. Allow it in the page settings, or use a photo of the code.',
			inUse: 'Another app is using the camera. Close it and try again.',
			absent: 'No camera found. Use a photo of the code or paste its text.',
			insecure: 'The camera works only on pages with https. Use a photo of the code.',
			ended: 'The camera was switched off.',
			failed: 'The camera did not start. Use a photo of the code or paste its text.'
		},
		problems: {
			foreign: 'This is not a code of a Brikmuster game.',
			newer: 'This code is from a newer version of Brikmuster. Update this one.',
			damaged: 'The codes were misread. Scan them again.',
			tooLarge: 'The codes hold more than a game can.',
			stale: 'This reply belongs to an earlier code. Connect again.',
			otherGame: 'This is from a different game.',
			noGame: 'These are only changes. Show the whole game on the other phone.',
			conflict: 'A change differs from the one on this phone. Both phones keep the same version.',
			ahead: 'The order numbers of these changes run far ahead of the game. Nothing was taken.',
			invalid: 'This version cannot read the changes. Update both apps.',
			full: 'The game is too large to take in more changes.'
		}
	},
	files: {
		title: 'As a file',
		save: 'Export game',
		saveChanges: 'Export changes',
		open: 'Import file',
		input: 'File from the other phone',
		notAGame: 'This is not a game, nor changes of one.',
		changesName: (p: { name: string }) => `${p.name} changes`
	},
	/** Through a hub. */
	hub: {
		what: 'The other phone scans one code. From then on both have the same log, also over the internet and after a break. The hub cannot read it.',
		share: 'Connect through the hub',
		otherWays: 'Without the hub',
		add: 'Add a phone',
		inviteTitle: 'Connect through the hub',
		inviteWhat: 'Scan this code with the other phone’s camera, or open the link there.',
		alt: 'QR code with the link to the game',
		once: 'The code is for one phone. Whoever uses it can see and change this game, and nothing else.',
		joined: 'The other phone has joined.',
		together: (p: { count: number }) =>
			plural('en', p.count, { one: '# other phone connected', other: '# other phones connected' }),
		alone: 'Waiting for the other phone',
		notStored: 'Couldn’t store changes',
		leave: 'Stop sharing',
		forget: 'Forget',
		leaveSure:
			'Stop sharing this game? It stays on both phones, but they no longer exchange changes.',
		offWhat: 'Nothing is sent or received. The game stays on this phone.',
		removed: 'This phone was removed',
		removedWhat: 'Another phone ended the connection. The game stays on this phone.',
		joinRefused: 'The code had been used or withdrawn. Stop sharing, and scan a new code.',
		join: {
			what: 'You get the game of the other phone. From then on both have the same log, and the hub cannot read it.',
			join: 'Join game',
			waiting: 'Joined. The game is on its way…',
			failed: 'The game could not be saved. Free up storage and reload.',
			badLink: 'This is not a complete link to a game. Scan the code again.',
			used: 'This code has been used or withdrawn. Ask the other phone for a new one.',
			unreachable: 'The hub does not answer. Check the connection.',
			outdated: 'This browser is too old for hubs. Update it to join.',
			insecure: 'Open the hub’s https address: without it the browser offers no encryption.'
		}
	},
	join: {
		title: 'Join game',
		intro: 'Scan the code on the phone that has the game.',
		replying: 'Preparing the reply…',
		connected: 'Connected. The game is on its way…',
		saveFailed: 'The game could not be saved. Free up storage and try again.',
		again: 'Scan again'
	}
};
