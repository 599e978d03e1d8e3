import { plural } from '../plural';
import { secondCopy } from './second-copy';

const armies = (count: number) => plural('en', count, { one: '# army', other: '# armies' });

const daysLeft = (p: { count: number }) =>
	plural('en', p.count, { one: '# day left', other: '# days left' });

/** The data page. */
export const data = {
	intro:
		'Your armies are stored only in this browser, on this device. A backup is a single file with all of them: keep it somewhere else.',
	backup: {
		title: 'Backup',
		what: 'All armies with their version history, the archive and the trash, your saved units, photos, leagues, games, packs, seal keys protected by passphrases, language and theme. If you lead a league alone, also the key of this device without a passphrase: whoever has the backup can then lead that league.',
		make: 'Back up now',
		choose: 'Back up automatically to a file',
		chooseHint:
			'The file you choose, for example in a synced folder, is updated after every change.',
		refresh: 'Update file now',
		byItself: (p: { name: string }) => `${p.name} is updated after every change.`,
		asksFirst: (p: { name: string }) =>
			`The browser needs your permission to write to ${p.name}: select “Update file now”.`,
		forget: 'Stop automatic backup',
		notRefreshed: 'Couldn’t update the backup file. It may have been moved: choose it again.',
		never: 'No backup has been made in this browser yet.',
		last: (p: { when: string }) => `Last backup: ${p.when}`,
		making: 'Creating the backup…',
		made: (p: { count: number }) => `Backup created: ${armies(p.count)}`,
		failed: 'Couldn’t create the backup: the browser blocks access to its storage or to the file.',
		damaged: (p: { count: number }) =>
			plural('en', p.count, {
				one: 'The backup includes # damaged entry unchanged. You can export it as a file when you restore.',
				other:
					'The backup includes # damaged entries unchanged. You can export them as files when you restore.'
			})
	},
	restore: {
		title: 'Restore',
		what: 'You see what a backup contains first. Nothing changes until you confirm, and your armies are never replaced without asking.',
		choose: 'Choose a backup',
		drop: 'You can also drop the file on this page.',
		reading: 'Reading the backup…',
		writing: 'Restoring armies…',
		file: (p: { name: string }) => `In ${p.name}:`,
		made: (p: { when: string }) => `Created ${p.when}`,
		fresh: (p: { count: number }) =>
			plural('en', p.count, { one: '# new army', other: '# new armies' }),
		known: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# army you already have',
				other: '# armies you already have'
			}),
		newer: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# army with later changes; your state stays in its version history',
				other: '# armies with later changes; your states stay in their version histories'
			}),
		differing: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# army that differs from yours',
				other: '# armies that differ from yours'
			}),
		ownUnits: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# new saved unit',
				other: '# new saved units'
			}),
		unreadable: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# entry can’t be read and will be skipped',
				other: '# entries can’t be read and will be skipped'
			}),
		choices: { both: 'Keep both', backup: 'Use the backup’s', mine: 'Keep mine' },
		copyName: (p: { name: string }) => `${p.name} (from the backup)`,
		preferences: 'Also restore language and theme',
		restore: (p: { count: number }) => `Restore ${armies(p.count)}`,
		photos: (p: { count: number }) =>
			plural('en', p.count, { one: '# new photo', other: '# new photos' }),
		leagues: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# league, new or with changes to merge',
				other: '# leagues, new or with changes to merge'
			}),
		games: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# game, new or with new events',
				other: '# games, new or with new events'
			}),
		packs: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# pack, new or a newer edition',
				other: '# packs, new or newer editions'
			}),
		keys: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# seal key, protected by its passphrase',
				other: '# seal keys, protected by their passphrases'
			}),
		preferencesOnly: 'Restore',
		nothing: 'You already have everything in this backup.',
		nothingReadable: 'You already have everything that can be read in this backup.',
		line: (p: { number: string }) => `Line ${p.number}`,
		place: (p: { path: string }) => `Location: ${p.path}`,
		refused: 'Can’t restore this backup',
		nothingChanged: 'Nothing has changed.',
		done: (p: { count: number }) =>
			plural('en', p.count, { one: '# army restored', other: '# armies restored' }),
		failed:
			'Nothing was restored: the browser blocks access to its storage, the disk is full, or another window made a change at the same time.',
		unreadableFile: 'Can’t read the file.',
		damaged: (p: { count: number }) =>
			plural('en', p.count, { one: '# damaged entry', other: '# damaged entries' }),
		damagedWhat:
			'These entries were already damaged when the backup was made. They can’t be restored, but you can export them as files.',
		save: 'Export',
		saveDamaged: (p: { name: string }) => `Export ${p.name}`,
		tables: {
			armies: 'Army',
			revisions: 'Earlier version',
			entries: 'Entry of a league',
			ownUnits: 'Saved unit',
			photos: 'Photo',
			leagues: 'League',
			games: 'Game',
			packs: 'Pack',
			keys: 'Seal key'
		}
	},
	storage: {
		title: 'Storage',
		protected: 'Your armies are protected: the browser keeps them even when space runs low.',
		unprotected:
			'If space runs low, the browser may delete your armies. You can ask it to protect them; the browser decides.',
		unknown:
			'This browser doesn’t say whether your armies are protected. Make a backup to be safe.',
		ask: 'Protect my armies',
		refused:
			'The browser declined. It is more likely to agree if you use the app often or add it to your home screen.',
		room: (p: { used: string; allowed: string }) => `${p.used} of ${p.allowed} used`,
		closed:
			'The browser blocks access to its storage, perhaps because this is a private window: your work can’t be saved. Use a normal window, or export each army.'
	},
	trash: {
		title: 'Trash',
		what: 'Deleted armies and packs stay here for at least 30 days. Only days when you open the app count.',
		none: 'The trash is empty.',
		restore: (p: { name: string }) => `Restore ${p.name}`,
		bringBack: 'Restore',
		delete: (p: { name: string }) => `Delete ${p.name} permanently`,
		army: {
			days: daysLeft,
			sure: (p: { name: string }) =>
				`Permanently delete “${p.name}” and its version history? This can’t be undone.`,
			unreadable: 'Unreadable army'
		},
		pack: {
			days: (p: { count: number }) => `Pack · ${daysLeft(p)}`,
			sure: (p: { name: string }) =>
				`Permanently delete the pack “${p.name}”? Armies keep what they use of it. This can’t be undone.`,
			unreadable: 'Unreadable pack'
		}
	},
	secondCopy,
	trouble: {
		silent: {
			title: 'The browser’s storage isn’t responding.',
			steps: [
				'Wait a moment: the page continues automatically once the storage responds.',
				'Close other windows and tabs of Brikmuster, then try again.',
				'If that doesn’t help, restart the browser. Your armies stay stored.'
			]
		},
		refused: {
			title: 'The browser blocks access to its storage.',
			steps: [
				'Leave private browsing and allow this site to store data (cookies and site data) in the browser’s settings.',
				'Make sure there is free space on the disk.',
				'Or use another browser: you can import your exported armies and backups there.'
			]
		},
		outdated: {
			title: 'This window is too old.',
			steps: [
				'A newer version of Brikmuster has updated your data. Reload this window to continue.',
				'If this message stays, close all windows of Brikmuster and open it again.'
			]
		},
		meanwhile: 'Until then you can’t open or save armies here.',
		rules: 'You can still read the rules.'
	}
};
