import { plural } from '../plural';

/** The room of a league at a hub: sharing, members, and links. */
export const leagueRoom = {
	title: 'Sharing through the hub',
	part: {
		title: 'Share through the hub',
		what: 'Referees and players see this league on their own devices. Submissions, verdicts and results arrive without files.',
		start: 'Set up sharing',
		none: 'No hub at this address. Sharing works where Brikmuster is opened from a hub.',
		looking: 'Looking for a hub…'
	},
	strip: {
		on: 'Shared through the hub',
		off: 'Sharing is paused',
		removed: 'You were removed from sharing',
		details: 'Details'
	},
	back: 'Back to the league',
	guest: 'A referee of this league can share it. Ask for a link, or open it again if you have one.',
	start: {
		title: 'Share this league',
		what: 'Everybody you invite gets names, meetings, results and decisions. Only devices of referees and organizers can read birth dates, parents’ consents and the armies of others. Everything is encrypted before it leaves a device, so the hub cannot read it.',
		name: 'Your name',
		nameHint: 'The others see it in the list of members.',
		begin: 'Start sharing',
		failed: 'Couldn’t store the keys of this device.'
	},
	state: {
		unsent: (p: { count: number }) =>
			plural('en', p.count, { one: '# entry not sent yet', other: '# entries not sent yet' }),
		allSent: 'Everything sent',
		removed: 'You were removed',
		removedWhat:
			'A referee ended your access. The league stays on this device; ask for a new link to join again.',
		joinRefused:
			'The hub did not let this device in. The link may have been closed. Leave sharing, and ask a referee for a new one.'
	},
	members: {
		title: 'Members',
		own: 'This device',
		unnamed: 'New member',
		online: 'Connected',
		seen: (p: { when: string }) => `Last seen: ${p.when}`,
		removeThis: (p: { name: string }) => `Remove ${p.name}`,
		sure: (p: { name: string }) =>
			`Remove ${p.name}? Their device can no longer send or receive entries, and the links you made are closed. What is stored on it stays there.`,
		older: 'Only somebody who joined earlier can remove this member.',
		renameTitle: 'Change your name',
		save: 'Save'
	},
	invite: {
		title: 'Invite',
		players: 'Invite players',
		playersWhat:
			'One link for all players. It works until you close it, or until a member leaves or is removed.',
		referee: 'Invite a referee',
		refereeWhat: 'A link for one referee, who can then invite and remove others.',
		playersTitle: 'Link for players',
		playersHow:
			'Show the code at a meeting, or send the link to your group. Whoever has it can join and read the league.',
		receives:
			'A player’s device receives names, categories, cities, roles and withdrawals of people and which device entered what, meetings with their places, game reports with photos, walkovers, play-offs and standings, decisions on submissions with reasons and notes, notes about players, and the regulations.',
		hidden:
			'Birth dates, parents’ consents and the armies of others reach it encrypted, as only devices of referees and organizers have the key. In plain form it has only digests of them.',
		playersOpen: 'The link for players is open.',
		close: 'Close this link',
		closed: 'Link closed. Those who joined stay.',
		unused: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# link for a referee has not been used yet.',
				other: '# links for referees have not been used yet.'
			}),
		closeUnused: 'Close unused links',
		refereeTitle: 'Link for a referee',
		refereeHow: 'Let the referee scan the code, or send them the link.',
		refereeOnce:
			'The link is for one device, and earlier links stay valid. Whoever uses it can invite and remove members, and receives what a player does. Rights to edit the league, and with them birth dates, consents and armies, are given under People.',
		refereeJoined: 'A member has joined.',
		alt: 'QR code with the link',
		copy: 'Copy link',
		copied: 'Link copied',
		failed: 'Couldn’t create the link. Connect to the hub first.'
	},
	page: {
		title: 'Public page',
		what: 'A link to the live standings for everybody. It shows names, meetings and results only, and nobody can change anything with it.',
		begin: 'Create public link',
		link: 'Show link',
		linkTitle: 'Link to the public page',
		linkHow: 'Anybody with this link sees the standings live. They don’t have to join.',
		publishes:
			'This device publishes the page whenever it is connected. Other referees can create links of their own.',
		noSeason: 'The page appears once the league has a season.',
		end: 'Stop publishing',
		sure: 'Stop publishing? The link then says that the page has ended.',
		published: 'Published',
		waits: 'Waits to be published'
	},
	leave: {
		leave: 'Leave sharing',
		forget: 'Forget this access',
		sure: 'Leave sharing? The league stays on this device, and it gets no more entries.'
	}
};
