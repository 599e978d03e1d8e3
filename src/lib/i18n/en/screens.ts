import type { PresetId } from '$lib/army/presets';
import type { LimitProfile } from '$lib/rules/choices';
import { plural } from '../plural';

const figures = (count: number) => plural('en', count, { one: '# figure', other: '# figures' });

const presets: Record<PresetId, string> = {
	swordsman: 'Swordsman',
	knight: 'Knight',
	halberdier: 'Halberdier',
	duelist: 'Two blades',
	archer: 'Archer',
	pistolier: 'Pistolier',
	rifleman: 'Rifleman',
	grenadier: 'Grenadier',
	pilot: 'Pilot',
	officer: 'Officer',
	hero: 'Hero',
	empty: 'Empty minifig'
};

const profiles: Record<LimitProfile, string> = {
	league: 'Small League: 150 points, 10″',
	free: 'No limit',
	own: 'My own limit'
};

export const screens = {
	app: {
		name: 'Brikmuster',
		claim: 'Build your BrikWars army. Every point explained.',
		back: 'Back to the armies',
		close: 'Close',
		cancel: 'Cancel',
		skip: 'Skip to the content',
		rules: 'Rules',
		about: 'About',
		language: 'Language',
		theme: 'Colors',
		themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
		dismiss: 'Dismiss',
		undo: 'Undo',
		points: 'points',
		title: (p: { page: string }) => `${p.page} · Brikmuster`,
		loading: 'One moment …'
	},
	updates: {
		waiting: 'A new version is ready.',
		take: 'Use it now',
		later: 'Later',
		offlineReady: 'Works without a network'
	},
	home: {
		title: 'Armies',
		welcome:
			'Pick your minifigs, arm them, and see what they cost and why. All of it stays on this device, and it works without a network.',
		first: 'Build your first army',
		example: 'Open the example',
		create: 'New army',
		import: 'Open a file',
		drop: 'Drop the .brik file here',
		legal: 'Legal',
		illegal: 'Not legal',
		figures: (p: { count: number }) => figures(p.count),
		edited: (p: { when: string }) => `Changed ${p.when}`,
		of: (p: { points: string; limit: string }) => `${p.points} of ${p.limit}`,
		open: (p: { name: string }) => `Open ${p.name}`,
		more: (p: { name: string }) => `More for ${p.name}`,
		duplicate: 'Duplicate',
		export: 'Save as a file',
		delete: 'Delete',
		deleted: (p: { name: string }) => `“${p.name}” is deleted.`,
		copyName: (p: { name: string }) => `${p.name} (copy)`,
		unreadable: 'This version cannot read this army. It is kept as it is.',
		failed: 'The armies cannot be read: the browser refuses its storage.',
		saveFailed: 'It could not be saved: the browser refuses its storage or the disk is full.',
		core2005: 'BrikWars PL-2005'
	},
	newArmy: {
		title: 'New army',
		name: 'Name',
		placeholder: 'Knights of the Vistula',
		limits: 'Limit',
		profiles,
		points: 'Points at most',
		create: 'Start building',
		untitled: 'My army'
	},
	importing: {
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
	army: {
		units: 'Units',
		add: 'Add a unit',
		addHint: 'Ready minifigs: one tap adds one',
		none: 'No units yet. Add the first one.',
		notFound: 'There is no such army on this device.',
		edit: (p: { name: string }) => `Edit ${p.name}`,
		each: (p: { points: string }) => `${p.points} each`,
		undo: (p: { step: string }) => `Undo: ${p.step}`,
		redo: (p: { step: string }) => `Redo: ${p.step}`,
		nothingToUndo: 'Nothing to undo',
		nothingToRedo: 'Nothing to redo',
		saved: (p: { time: string }) => `Saved at ${p.time}`,
		saving: 'Saving …',
		saveFailed:
			'Not saved: the browser refuses its storage or the disk is full. Your change is still on this screen.',
		retry: 'Try again',
		export: 'Save as a file',
		more: 'More',
		rename: 'Name of the army',
		settings: 'The army',
		limits: 'Limit',
		stock: 'Explosives in the army’s stock',
		discount: 'Take the discount for several heroes',
		total: 'Total',
		limit: (p: { limit: string }) => `of ${p.limit}`,
		left: (p: { points: string }) => `${p.points} left`,
		over: (p: { points: string }) => `${p.points} too many`,
		legal: 'Legal',
		problems: (p: { count: number }) =>
			plural('en', p.count, { one: '# thing not allowed', other: '# things not allowed' }),
		bill: 'Bill',
		openBill: 'Show the bill',
		billHint: 'Tap a line to read its rule.',
		empty: 'Nothing bought yet.',
		quantity: 'Pieces',
		what: 'What',
		points: 'Points',
		rule: (p: { rule: string }) => `Rule ${p.rule}`,
		violations: 'What is wrong',
		remarks: 'Good to know',
		choose: 'Choose a unit to edit it, or add one.',
		notices: {
			changedElsewhere: 'The army was changed in another window. You see its newest state.',
			stepDropped:
				'Another window changed the army meanwhile, so that step was not taken back. You see the newest state.',
			deletedElsewhere: 'The army was deleted in another window.',
			tooLarge: 'That is more than an army file may hold, so it was not done.'
		},
		restore: 'Bring it back'
	},
	unit: {
		title: 'Unit',
		name: 'Name',
		count: 'How many',
		rank: 'Rank',
		profile: 'Profile',
		cost: 'Cost',
		gear: 'Gear',
		noGear: 'Nothing yet: bare hands can only push.',
		addGear: 'Add gear',
		training: 'Training',
		hands: 'Hands',
		attacks: 'Attacks',
		quirk: (p: { points: number }) => `Quirk: −${p.points} on every roll he makes`,
		add: (p: { item: string; points: string }) => `Add ${p.item}, ${p.points} CP`,
		more: (p: { what: string }) => `More: ${p.what}`,
		fewer: (p: { what: string }) => `Fewer: ${p.what}`,
		remove: (p: { item: string }) => `Remove ${p.item}`,
		stow: (p: { item: string }) => `Stow ${p.item}`,
		take: (p: { item: string }) => `Take ${p.item} in hand`,
		inHand: 'In hand',
		stowed: 'Stowed',
		worn: 'Worn',
		carried: 'Carried',
		change: (p: { statistic: string; before: string; after: string }) =>
			`${p.statistic} ${p.before} → ${p.after}`,
		copy: 'Copy',
		delete: 'Remove',
		up: 'Up',
		down: 'Down',
		why: (p: { what: string }) => `Why? ${p.what}`
	},
	presets,
	edits: {
		addUnit: (p: { name: string }) => `${p.name} joins`,
		copyUnit: (p: { name: string }) => `Copy of ${p.name}`,
		removeUnit: (p: { name: string }) => `${p.name} leaves`,
		moveUnit: (p: { name: string }) => `${p.name} moves in the list`,
		setCount: (p: { name: string }) => `Number of ${p.name}`,
		renameUnit: (p: { name: string }) => `Name ${p.name}`,
		setRank: (p: { name: string }) => `Rank of ${p.name}`,
		setHands: (p: { name: string }) => `Hands of ${p.name}`,
		addGear: (p: { name: string }) => `Gear for ${p.name}`,
		removeGear: (p: { name: string }) => `Less gear for ${p.name}`,
		placeGear: (p: { name: string }) => `What ${p.name} holds`,
		setAbility: (p: { name: string }) => `Training of ${p.name}`,
		repair: (p: { name: string }) => `Repair for ${p.name}`,
		renameArmy: (p: { name: string }) => `Army name ${p.name}`,
		setLimits: () => 'Limit',
		setStock: () => 'Explosives in stock',
		setHeroDiscount: () => 'Hero discount',
		otherWindow: () => 'Change from another window'
	},
	rules: {
		title: 'Rules',
		intro:
			'The rules of minifigs, their weapons and heroes in our own words. The bill and every objection cite them by number.',
		source: 'Source: BrikWars PL-2005',
		all: 'All rules',
		loading: 'Loading the rules …'
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
