import type { LimitProfile } from '$lib/rules/choices';
import { plural } from '../plural';
import { rulebooks } from './rulebooks';
import { spoken } from './spoken';

const figures = (count: number) => plural('en', count, { one: '# figure', other: '# figures' });

const profiles: Record<LimitProfile, string> = {
	league: 'Small League: 150 points, 10 inches',
	free: 'No limit',
	own: 'My own limit'
};

/** What every page needs, and the list of the armies. */
export const shell = {
	spoken,
	app: {
		retry: 'Try again',
		name: 'Brikmuster',
		claim: 'Build your BrikWars army. Every point explained.',
		back: 'Back to the armies',
		backToWhere: 'Back',
		close: 'Close',
		cancel: 'Cancel',
		skip: 'Skip to the content',
		rules: 'Rules',
		about: 'About',
		league: 'League',
		data: 'Your data',
		language: 'Language',
		theme: 'Colors',
		themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
		dismiss: 'Dismiss',
		undo: 'Undo',
		points: (p: { points: number }) => plural('en', p.points, { one: 'point', other: 'points' }),
		dice: (p: { dice: number }) => plural('en', p.dice, { one: 'die', other: 'dice' }),
		noPoints: 'No points',
		title: (p: { page: string }) => `${p.page} · Brikmuster`
	},
	updates: {
		upgraded:
			'Another window has opened a newer version of Brikmuster. This window can no longer save.',
		reload: 'Open it here',
		waiting: 'A new version is ready.',
		take: 'Use it now',
		later: 'Later',
		offlineReady: 'Works without a network'
	},
	home: {
		demo: 'Example',
		title: 'Armies',
		welcome:
			'Pick your minifigs, arm them, and see what they cost and why. All of it stays on this device, and it works without a network.',
		first: 'Build your first army',
		example: 'Open the example',
		create: 'New army',
		import: 'Open a file',
		legal: 'Legal',
		illegal: 'Not legal',
		figures: (p: { count: number }) => figures(p.count),
		edited: (p: { when: string }) => `Changed ${p.when}`,
		of: (p: { points: string; limit: string }) => `${p.points} of ${p.limit} points`,
		more: (p: { name: string }) => `More for ${p.name}`,
		duplicate: 'Duplicate',
		export: 'Save as a file',
		delete: 'Delete',
		deleted: (p: { name: string }) => `“${p.name}” is deleted.`,
		copyName: (p: { name: string }) => `${p.name} (copy)`,
		unreadable: 'This version cannot read this army. It is kept as it is.',
		failed: 'The armies cannot be read: the browser refuses its storage.',
		saveFailed: 'It could not be saved: the browser refuses its storage or the disk is full.',
		backupDue: 'Your armies have changed, and there is no fresh backup of them.',
		backUp: 'Make a backup',
		houseRules: (p: { name: string; count: number }) => {
			const changes = plural('en', p.count, { one: '# change', other: '# changes' });
			return `House rules${p.name && `: ${p.name}`} (${changes})`;
		},
		ownRulings: (p: { count: number }) =>
			plural('en', p.count, { one: '# ruling of its own', other: '# rulings of its own' }),
		rulebooks
	},
	newArmy: {
		title: 'New army',
		name: 'Name',
		placeholder: 'Knights of the Vistula',
		limits: 'Limit',
		profiles,
		points: 'Points at most',
		pointsRange: 'Points from 0 to 1,000,000, whole or half.',
		create: 'Start building',
		untitled: 'My army'
	},
	importing: {
		pasted: 'Clipboard',
		title: 'Open a file',
		preview: (p: { figures: number }) => `${figures(p.figures)} in this file:`,
		keep: 'Keep this army',
		both: 'You have an army with this id already. Both are kept: this one as a copy.',
		refused: 'This file cannot be opened',
		nothingChanged: 'Nothing was changed.',
		place: (p: { path: string }) => `Place in the file: ${p.path}`,
		file: (p: { name: string }) => `File: ${p.name}`
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
		intro:
			'The rules of all four rulebooks in our own words, from minifigs to creations, magic and the league. The bill and every objection cite them by number.',
		all: 'All rules',
		loading: 'Loading the rules…'
	},
	about: {
		title: 'About Brikmuster',
		what: 'Brikmuster is an army builder and point-cost calculator for BrikWars, the wargame played with toy bricks. It is free, works without a network, and keeps your armies on this device only.',
		unofficial:
			'An unofficial fan project: not connected with the BrikWars author or any maker of toy bricks.',
		credits:
			'BrikWars was written by Mike Rayhawk (© 1995–2006); the Polish rules PL-2005 were translated by Tomasz “Szerszen” Misterka. The rules are told here in our own words.',
		build: (p: { build: string }) => `Build ${p.build}`,
		check: 'Look for a new version'
	},
	error: {
		title: 'That page does not exist',
		home: 'To the armies'
	}
};
