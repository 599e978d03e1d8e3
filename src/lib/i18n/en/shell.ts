import type { LimitProfile } from '$lib/rules/choices';
import type { LeagueDemand } from '$lib/rules/limits';
import { plural } from '../plural';
import { armies } from './armies';
import { rulebooks } from './rulebooks';
import { spoken } from './spoken';

const figures = (count: number) => plural('en', count, { one: '# figure', other: '# figures' });

const profiles: Record<LimitProfile, string> = {
	league: 'Small League',
	free: 'No limit',
	own: 'Custom limit'
};

/** What the league asks of an army, as parts of one sentence. */
const demands: Record<LeagueDemand, (p: { points: string; speed: number }) => string> = {
	points: (p) => `at most ${p.points} points`,
	speed: (p) => `no unit faster than ${p.speed}″`,
	rulebook: () => `${rulebooks.core2005} only`,
	houseRules: () => 'no house rules',
	rulings: () => 'no rulings of your own'
};

/** Texts of every page and of the list of armies. The first page loads them. */
export const shell = {
	spoken,
	armies,
	app: {
		retry: 'Try again',
		name: 'Brikmuster',
		claim: 'Build your BrikWars army and see where every point goes.',
		back: 'Back to armies',
		backToWhere: 'Back',
		close: 'Close',
		cancel: 'Cancel',
		skip: 'Skip to content',
		find: 'Search everything',
		packs: 'Packs',
		rules: 'Rules',
		odds: 'Odds',
		about: 'About',
		league: 'League',
		table: 'Play',
		data: 'Your data',
		dataHint: 'Backups, storage and the trash',
		devices: 'My devices',
		devicesHint: 'Same armies on your phone and computer',
		settings: 'Settings',
		sections: 'Main navigation',
		language: 'Language',
		theme: 'Theme',
		themes: { system: 'System', light: 'Light', dark: 'Dark' },
		lengthUnit: 'Unit for measuring models',
		lengthUnits: { inches: 'inches', studs: 'studs', centimeters: 'cm' },
		paper: 'Paper',
		papers: { a4: 'A4', letter: 'Letter' },
		dismiss: 'Dismiss',
		saving: 'Saving…',
		savedAt: (p: { time: string }) => `Saved at ${p.time}`,
		undo: 'Undo',
		points: (p: { points: number }) => plural('en', p.points, { one: 'point', other: 'points' }),
		dice: (p: { dice: number }) => plural('en', p.dice, { one: 'die', other: 'dice' }),
		noPoints: 'No points',
		title: (p: { page: string }) => `${p.page} · Brikmuster`
	},
	updates: {
		upgraded:
			'A newer version of Brikmuster is open in another window. This window can no longer save.',
		unloaded: 'A part of Brikmuster could not be loaded. Check your connection, then reload.',
		reload: 'Reload',
		waiting: 'A new version is available.',
		take: 'Update now',
		taking: 'Updating…',
		later: 'Later',
		offlineReady: 'Works offline'
	},
	translation: {
		changed:
			'A translator changes this page, and its numbers no longer follow your changes. Switch it off for this page, then reload. Brikmuster has a language switch of its own.',
		reload: 'Reload'
	},
	home: {
		demo: 'Example',
		title: 'Armies',
		welcome:
			'Pick your minifigs, arm them, and see what they cost and why. Everything stays on this device and works offline.',
		opening: 'Opening your armies, which are stored on this device…',
		first: 'Build your first army',
		example: 'Open an example',
		exampleLeague: 'See an example league',
		create: 'New army',
		import: 'Import an army',
		moved: 'I have a file from another address',
		legal: 'Legal',
		illegal: 'Not legal',
		empty: 'Empty',
		figures: (p: { count: number }) => figures(p.count),
		edited: (p: { when: string }) => `Edited ${p.when}`,
		of: (p: { points: string; limit: string }) => `${p.points} of ${p.limit} points`,
		ofLimit: (p: { limit: string }) => `of ${p.limit} points`,
		more: (p: { name: string }) => `More options for ${p.name}`,
		duplicate: 'Duplicate',
		export: 'Export',
		delete: 'Delete',
		deleted: (p: { name: string }) => `“${p.name}” deleted`,
		duplicated: (p: { name: string }) => `This is a copy of “${p.name}”`,
		copyName: (p: { name: string }) => `${p.name} (copy)`,
		unreadable: 'This version can’t read this army. The file is left unchanged.',
		failed: 'Can’t read your armies: the browser blocks access to its storage.',
		saveFailed: 'Can’t save: the browser blocks access to its storage or the disk is full.',
		backupDue: 'Your armies have changed since your last backup.',
		backUp: 'Back up now',
		houseRules: (p: { name: string; count: number }) => {
			const changes = plural('en', p.count, { one: '# change', other: '# changes' });
			return `House rules${p.name && `: ${p.name}`} (${changes})`;
		},
		ownRulings: (p: { count: number }) =>
			plural('en', p.count, { one: '# custom ruling', other: '# custom rulings' }),
		changeRulebook: (p: { book: string }) => `${p.book}: change rulebook`,
		rulebooks
	},
	newArmy: {
		title: 'New army',
		name: 'Name',
		placeholder: 'Knights of the Vistula',
		limits: 'Limit',
		profiles,
		points: 'Points limit',
		pointsRange: 'Enter 0 to 1,000,000 points, in whole or half points.',
		otherLeague: 'League with its own limits',
		demands,
		speed: 'Speed limit, inches (optional)',
		create: 'Create army',
		untitled: 'My army'
	},
	importing: {
		pasted: 'Clipboard',
		title: 'Import an army',
		preview: (p: { figures: number }) => `${figures(p.figures)} in this file:`,
		keep: 'Save to my armies',
		both: 'You already have an army with this ID. This one will be saved as a copy.',
		refused: 'Can’t import this file',
		nothingChanged: 'Nothing has changed.',
		place: (p: { path: string }) => `Location in the file: ${p.path}`,
		file: (p: { name: string }) => `File: ${p.name}`,
		elsewhere: 'Open it',
		unreadable: 'The file can’t be read.',
		more: (p: { count: number }) =>
			plural('en', p.count, { one: '# more file to open', other: '# more files to open' }),
		next: 'Open next'
	},
	example: {
		army: 'Knights of the Vistula',
		hero: 'Zawisza',
		officer: 'Banner captain',
		knight: 'Knight',
		swordsman: 'Man-at-arms',
		archer: 'Archer',
		halberdier: 'Gate guard'
	},
	rules: {
		title: 'Rules',
		cited: (p: { rule: string }) => `Rule ${p.rule}`,
		loading: 'Loading rules…'
	},
	about: {
		title: 'About Brikmuster',
		what: 'Brikmuster is an army builder and point calculator for BrikWars, the wargame played with toy bricks. It is free, works offline, and keeps your armies on this device only.',
		unofficial:
			'An unofficial fan project, not affiliated with the author of BrikWars or any maker of toy bricks.',
		credits:
			'BrikWars was written by Mike Rayhawk (© 1995–2006); the Polish rules PL-2005 were translated by Tomasz “Szerszen” Misterka. The rules here are in our own words.',
		build: (p: { build: string }) => `Build ${p.build}`,
		check: 'Check for updates'
	},
	error: {
		title: 'Page not found',
		home: 'Go to armies'
	}
};
