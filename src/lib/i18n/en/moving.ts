/** The guide to another address, on the data page. */
export const moving = {
	title: 'Move to another address',
	what: (p: { name: string }) =>
		`Browsers keep each address apart: what you have at ${p.name} does not show at another one. One file takes it there.`,
	save: {
		title: 'Save one file',
		what: 'What it holds is listed below.',
		button: 'Save the file',
		saved: 'Saved. The other address will ask for this file.'
	},
	open: {
		title: 'Open Brikmuster at the other address',
		what: 'On this device or another one. The address must start with https or be localhost.'
	},
	restore: {
		title: 'Restore the file there',
		what: 'Select “I have a file from another address”, choose the file and restore it. You see first what it holds.',
		locked: 'Then enter the passphrase of each seal key once, in its league.'
	},
	key: 'A seal key here has no key file, so it would stay behind. Save its key file first.',
	toKey: 'Save key file',
	along: 'What goes along',
	alongList: [
		'Armies with their version history, the archive and the trash',
		'Saved units and photos',
		'Leagues with all entries, and games with all events',
		'Seal keys that have a key file, locked by their passphrases',
		'Language and theme, if you tick them'
	],
	stays: 'What does not',
	staysList: [
		'Seal keys without a key file: no backup can hold them',
		'Connections through a hub: pair devices again, and share games again',
		'Undo steps; the version history goes along',
		'The file for automatic backups, and hints you have closed: choose them again'
	],
	back: 'The way back is the same',
	backWhat:
		'An army you changed at the other address takes the place of the one here, whose state stays in the version history. If you changed it at both addresses, you choose. Entries of signed leagues and events of games are joined, so nothing is doubled. A league without signatures waits beside the one here until you merge them. Names of saved units and games, tags and the trash stay as they are here.',
	arrived: {
		title: 'You have no armies of your own at this address yet.',
		button: 'I have a file from another address'
	}
};
