import { plural } from '../plural';
import { secondCopy } from './second-copy';

const armies = (count: number) => plural('en', count, { one: '# army', other: '# armies' });

/** What the page of one's data says. */
export const data = {
	intro:
		'Your armies live in this browser, on this device, and nowhere else. A backup is one file with all of them: keep it in another place.',
	backup: {
		title: 'Backup',
		what: 'All armies with their earlier states, the archive and the trash, your own units, your photos, your leagues, your keys under their passphrases, your language and colors.',
		make: 'Make a backup',
		choose: 'Keep a backup in a file of your choice',
		chooseHint:
			'A file of your choice, for instance in a folder that is copied elsewhere, is refreshed by itself after every change.',
		refresh: 'Refresh the file now',
		byItself: (p: { name: string }) => `${p.name} is refreshed by itself after every change.`,
		asksFirst: (p: { name: string }) =>
			`The browser wants to ask you before it writes to ${p.name}: tap “Refresh”.`,
		forget: 'Stop refreshing it',
		notRefreshed:
			'The backup file that you have chosen could not be refreshed. Perhaps it was moved: choose it anew.',
		never: 'No backup was made in this browser yet.',
		last: (p: { when: string }) => `Last backup: ${p.when}`,
		making: 'The backup is being written…',
		made: (p: { count: number }) => `The backup is made: ${armies(p.count)}.`,
		failed: 'The backup could not be made: the browser refuses its storage or the file.',
		damaged: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# damaged entry is in the backup just as it was. When restoring, you can save it as a file.',
				other:
					'# damaged entries are in the backup just as they were. When restoring, you can save them as files.'
			})
	},
	restore: {
		title: 'Restore',
		what: 'Looks at a backup first. Nothing changes before you say so, and nothing of yours is replaced unasked.',
		choose: 'Choose a backup',
		drop: 'You can also drop the file on this page.',
		reading: 'The backup is being read…',
		writing: 'The armies are being restored…',
		file: (p: { name: string }) => `In ${p.name}:`,
		made: (p: { when: string }) => `Made ${p.when}`,
		fresh: (p: { count: number }) =>
			plural('en', p.count, { one: '# new army', other: '# new armies' }),
		known: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# army that you have already',
				other: '# armies that you have already'
			}),
		differing: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# army that differs from yours',
				other: '# armies that differ from yours'
			}),
		ownUnits: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# new unit for every army',
				other: '# new units for every army'
			}),
		unreadable: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# entry that cannot be read and is left out',
				other: '# entries that cannot be read and are left out'
			}),
		choices: { both: 'Keep both', backup: 'Take the backup’s', mine: 'Keep mine' },
		copyName: (p: { name: string }) => `${p.name} (from the backup)`,
		preferences: 'Take over the language and the colors too',
		restore: (p: { count: number }) => `Restore ${armies(p.count)}`,
		photos: (p: { count: number }) =>
			plural('en', p.count, { one: '# new photo', other: '# new photos' }),
		leagues: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# league that is new or has news to be merged',
				other: '# leagues that are new or have news to be merged'
			}),
		keys: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# key for sealing, under its passphrase',
				other: '# keys for sealing, under their passphrases'
			}),
		preferencesOnly: 'Take over',
		nothing: 'You have all of this already: there is nothing to do.',
		line: (p: { number: string }) => `Line ${p.number}`,
		place: (p: { path: string }) => `Place: ${p.path}`,
		refused: 'This backup cannot be restored',
		nothingChanged: 'Nothing was changed.',
		done: (p: { count: number }) =>
			plural('en', p.count, { one: '# army is restored.', other: '# armies are restored.' }),
		failed:
			'Nothing was restored: the browser refuses its storage, the disk is full, or another window was faster.',
		unreadableFile: 'The file cannot be read.',
		damaged: (p: { count: number }) =>
			plural('en', p.count, { one: '# damaged entry', other: '# damaged entries' }),
		damagedWhat:
			'These were already damaged when the backup was made. They are not restored, but you can save them as files.',
		save: 'Save',
		saveDamaged: (p: { name: string }) => `Save as a file: ${p.name}`,
		tables: {
			armies: 'Army',
			revisions: 'Earlier version',
			ownUnits: 'Own unit',
			photos: 'Photo',
			leagues: 'League',
			keys: 'Sealing key'
		}
	},
	storage: {
		title: 'Storage',
		protected: 'The browser keeps your armies, also when space runs short.',
		unprotected:
			'When space runs short, the browser may clear your armies. Ask it to keep them; whether it agrees is up to it.',
		unknown: 'This browser does not tell whether it keeps your armies. A backup is safe.',
		ask: 'Ask the browser to keep them',
		refused:
			'The browser did not agree now. It does so more readily for a page that is used often or stands on the home screen.',
		room: (p: { used: string; allowed: string }) => `${p.used} used of ${p.allowed}`,
		closed:
			'The browser refuses its storage, perhaps because the window is private: nothing that you build can be saved. Use a normal window, or save each army as a file.'
	},
	trash: {
		title: 'Trash',
		what: 'Deleted armies stay here for at least 30 days. Only days on which you open the app count.',
		none: 'The trash is empty.',
		days: (p: { count: number }) =>
			plural('en', p.count, { one: '# day left', other: '# days left' }),
		restore: (p: { name: string }) => `Bring back ${p.name}`,
		bringBack: 'Bring back',
		delete: (p: { name: string }) => `Delete ${p.name} for good`,
		sure: (p: { name: string }) =>
			`Delete “${p.name}” with its earlier states for good? This cannot be undone.`,
		unreadable: 'An army that this version cannot read'
	},
	secondCopy,
	trouble: {
		silent: {
			title: 'The browser’s storage does not answer.',
			steps: [
				'Wait a moment: the page goes on by itself once the storage answers.',
				'Close other windows and tabs of Brikmuster, then try again.',
				'If that does not help, close the browser and start it again. Your armies stay stored.'
			]
		},
		refused: {
			title: 'The browser gives Brikmuster no storage.',
			steps: [
				'Leave private browsing, and allow this site to store data (cookies and site data) in the browser’s settings.',
				'Make sure that there is free space on the disk.',
				'Or use another browser: it can open armies that you have saved as files, and your backups.'
			]
		},
		meanwhile: 'Until then armies can be neither opened nor saved here.',
		rules: 'You can still read the rules.'
	}
};
