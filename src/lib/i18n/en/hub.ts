import { plural } from '../plural';

/** The page of paired devices, and the state of a room of a hub. */
export const hub = {
	title: 'My devices',
	intro:
		'Your armies, saved units, packs, photos, leagues, language and theme on all your devices. Everything is encrypted before it leaves a device: the hub passes it on and cannot read it.',
	presence: {
		looking: 'Looking for a hub…',
		none: 'No hub at this address',
		noneWhat:
			'A hub is a small server that you or your club can run. It serves Brikmuster and passes changes between your devices. Start one with:',
		noneThen:
			'Then open Brikmuster at the hub’s address, which must start with https or be localhost.',
		move: 'Move to another address',
		unreachable: 'The hub does not answer. Changes stay on this device and are sent later.',
		outdated: 'This browser is too old to use a hub. Update it.',
		insecure:
			'This page was not opened over https, so the browser offers no encryption. Open the hub’s https address.'
	},
	start: {
		title: 'Pair a device',
		what: 'Start on the device with your armies, then add the others with a code.',
		name: 'Name of this device',
		begin: 'Start pairing',
		phone: 'Phone',
		computer: 'Computer',
		failed: 'Couldn’t store the keys of this device.'
	},
	join: {
		title: 'Join with a link',
		what: 'If another device shows a code, scan it with the camera of this one, or paste the link here.',
		link: 'Pairing link',
		badLink: 'This is not a pairing link.',
		readLink: 'Use link',
		invited: 'Pair this device?',
		invitedWhat:
			'This device gets what your other devices have, and they get what is on this one. Nothing is overwritten.',
		accept: 'Pair this device',
		decline: 'Cancel',
		already: 'This device is already paired. Unpair it before you use another link.'
	},
	state: {
		connected: 'Connected',
		connecting: 'Connecting…',
		receiving: 'Receiving changes…',
		apart: 'Not connected',
		off: 'Paused',
		offWhat: 'Nothing is sent or received. Everything stays on this device.',
		removed: 'This device was removed',
		removedWhat:
			'Another device ended the pairing. Everything stays on this device; pair it again with a new code.',
		refused: 'The hub refused a change',
		notLetIn: 'This device was not let in',
		refusedWhat: (p: { reason: string }) =>
			`Brikmuster tries again. If this message stays, update Brikmuster. (Code: ${p.reason})`,
		/** Why, by the word that the hub says. */
		reasons: {
			storage:
				'The hub cannot store anything now. Changes stay on this device and are sent once it can.',
			roomSize:
				'The hub has no more room for these changes. They stay on this device; ask whoever runs the hub.',
			entrySize:
				'One of the changes is larger than the hub allows. It stays on this device; ask whoever runs the hub.',
			members: 'The hub allows no more members here. Ask whoever runs the hub.',
			rate: 'Too many changes in a short time. The rest is sent in a minute.',
			rooms: 'Too many new groups from this address. Brikmuster tries again later.'
		},
		/** The hub did not let this device in. */
		joinRefused:
			'The hub did not let this device in. The code may have been used already. Unpair this device, and use a new code.',
		unsent: (p: { count: number }) =>
			plural('en', p.count, { one: '# change not sent yet', other: '# changes not sent yet' }),
		allSent: 'Everything sent',
		inStep: (p: { when: string }) => `Last in sync: ${p.when}`,
		never: 'Not in sync yet',
		failed: 'Couldn’t store what arrived. Reload to try again.',
		incomplete: (p: { count: number }) =>
			plural('en', p.count, {
				one: 'Changes to # item wait for an earlier change that another device has not sent yet.',
				other: 'Changes to # items wait for earlier changes that other devices have not sent yet.'
			}),
		refusedItems: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# item from another device could not be read, so it changed nothing. Update Brikmuster.',
				other:
					'# items from other devices could not be read, so they changed nothing. Update Brikmuster.'
			})
	},
	devices: {
		title: 'Devices',
		own: 'This device',
		unnamed: 'New device',
		online: 'Connected',
		seen: (p: { when: string }) => `Last seen: ${p.when}`,
		removeThis: (p: { name: string }) => `Remove ${p.name}`,
		sure: (p: { name: string }) =>
			`Remove ${p.name}? It can no longer send or receive changes. What is stored on it stays there.`,
		older: 'A device can only be removed by itself or by one that was paired before it.',
		renameTitle: 'Rename this device',
		save: 'Save'
	},
	invite: {
		add: 'Add a device',
		title: 'Add a device',
		what: 'Scan the code with the camera of the other device, or open the link there.',
		alt: 'QR code with the pairing link',
		copy: 'Copy link',
		copied: 'Link copied',
		once: 'The code is for one device. Keep it to yourself: whoever uses it gets your armies.',
		joined: 'A device has been added.',
		failed: 'Couldn’t create the code. Connect to the hub first.'
	},
	off: { switchOff: 'Pause syncing', switchOn: 'Resume syncing' },
	leave: {
		leave: 'Unpair this device',
		forget: 'Forget pairing',
		sure: 'Unpair this device? Everything stays on it, and it gets no more changes.'
	}
};
