import type { PackEditKey } from '$lib/army/packs/pack-edit';
import type { GearLook } from '$lib/rules/items/gear';
import type { PackTable } from '$lib/rules/packs/pack';
import { plural } from '../plural';

const edits: Record<PackEditKey, (p: { name: string }) => string> = {
	addRow: (p) => `Add ${p.name}`,
	addUnit: (p) => `Add unit: ${p.name}`,
	duplicateRow: (p) => `Duplicate ${p.name}`,
	limit: (p) => `Restrict ${p.name}`,
	moveRow: (p) => `Move ${p.name}`,
	nameRow: (p) => `Name: ${p.name}`,
	otherWindow: () => 'Change from another window',
	recovered: () => 'Recovered change',
	release: () => 'Next edition',
	removeChange: (p) => `Restore ${p.name}`,
	removeRow: (p) => `Delete ${p.name}`,
	removeUnit: (p) => `Delete unit: ${p.name}`,
	setAuthor: () => 'Change author',
	setChange: (p) => `Change ${p.name}`,
	setEra: (p) => `Era: ${p.name}`,
	setLicense: () => 'Change license',
	setLook: (p) => `Look: ${p.name}`,
	setName: (p) => `Rename pack: ${p.name}`,
	setNumber: (p) => `Change numbers: ${p.name}`,
	setPrefix: (p) => `Prefix: ${p.name}`,
	writeRule: (p) => `Rule text: ${p.name}`
};

const looks: Record<GearLook, string> = {
	oneHanded: 'Hand weapon',
	heavy: 'Heavy hand weapon',
	polearm: 'Polearm',
	pistol: 'Pistol',
	rifle: 'Rifle',
	anyGun: 'Any gun',
	bomb: 'Bomb',
	improvised: 'Improvised weapon',
	brick: 'Brick',
	cover: 'Shield'
};

const areas: Record<PackTable, string> = {
	gear: 'Gear',
	ranks: 'Ranks',
	weapons: 'Weapons of creations'
};

/** Writing a pack. */
export const packEditor = {
	edits,
	looks,
	areas,
	newPack: 'New pack',
	create: {
		name: 'Name',
		placeholder: 'e.g. Space club',
		untitled: 'New pack',
		prefix: 'Prefix',
		prefixHint:
			'Two to six letters that begin the ids of its rows. It cannot be changed after the first release.',
		prefixRefused: 'Enter 2 to 6 letters from a to z.',
		prefixPrinted: 'This prefix belongs to the printed rules.',
		prefixTaken: (p: { name: string }) =>
			`Your pack “${p.name}” uses this prefix: an army can have only one of them.`,
		book: 'Rulebook',
		make: 'Create pack'
	},
	edit: (p: { name: string }) => `Edit “${p.name}”`,
	editShort: 'Edit',
	title: 'Pack',
	notFound: 'This pack is not on this device.',
	unreadable: 'This version cannot read the pack. It stays stored.',
	toPacks: 'All packs',
	rows: 'Rows',
	noRows: 'A row is a printed item with other numbers: a weapon, a rank, a gun. Add the first one.',
	newRow: 'New row',
	newRowTitle: 'New row like …',
	findRow: 'Find a printed item',
	noneFound: 'No printed item matches.',
	choose: 'Select a row to see its card.',
	like: (p: { name: string }) => `like ${p.name}`,
	row: (p: { name: string }) => `Row: ${p.name}`,
	fieldOf: (p: { field: string; row: string }) => `${p.field}: ${p.row}`,
	printed: (p: { value: string }) => `printed: ${p.value}`,
	asPrinted: 'as printed',
	column: { name: 'Name', like: 'Like' },
	numbers: 'Numbers',
	names: { pl: 'Polish name', en: 'English name' },
	texts: { pl: 'Rule in Polish', en: 'Rule in English' },
	words: 'Names and rule',
	otherLanguage: 'The other language',
	wordsHint: 'One language is enough. Without a text, the printed rule counts.',
	drawn: 'Look and era',
	look: 'Look',
	era: 'Era',
	eras: { medieval: 'Medieval', modern: 'Modern' },
	likeParent: 'As the printed item',
	limits: 'Restrictions',
	onlyRanks: 'Only for these ranks',
	everyRank: 'No rank selected: every rank may have it.',
	requires: 'Only with',
	excludes: 'Not with',
	nothing: '–',
	perUnit: 'At most on a figure',
	perArmy: 'At most in an army',
	countRefused: 'Enter a whole number from 0 to 999.',
	tools: {
		up: (p: { name: string }) => `Move ${p.name} up`,
		down: (p: { name: string }) => `Move ${p.name} down`,
		duplicate: (p: { name: string }) => `Duplicate ${p.name}`,
		remove: (p: { name: string }) => `Delete ${p.name}`
	},
	removed: (p: { name: string }) => `${p.name} deleted`,
	preview: {
		title: (p: { name: string }) => `Preview: ${p.name}`,
		odds: 'Against a plain minifig',
		falls: (p: { chance: string }) => `One attack by a plain minifig kills it: ${p.chance}`,
		noOdds: 'It does not attack.',
		bill: 'Cost of this unit',
		wrong: 'The numbers above need a correction first.'
	},
	status: {
		never: 'Not in use yet. Armies can use the pack after its first release.',
		inUse: (p: { edition: number }) => `Edition ${p.edition} is in use.`,
		changed: (p: { edition: number }) =>
			`Changed since edition ${p.edition}, which armies still use.`,
		empty: 'Add a row or a changed number first.',
		problems: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# thing to correct before a release',
				other: '# things to correct before a release'
			}),
		release: (p: { edition: number }) => `Release edition ${p.edition}`,
		released: (p: { edition: number }) => `Edition ${p.edition} is in use now`,
		show: (p: { name: string }) => `Show ${p.name}`
	},
	armies: {
		title: 'Which of my armies change?',
		none: 'None of your armies carries this pack.',
		note: 'An army keeps its edition until you update it there.',
		open: (p: { name: string }) => `Open ${p.name}`
	},
	changed: {
		title: 'Changed printed numbers',
		hint: 'A price or a statistic of the rulebook that the pack changes for everybody.',
		add: 'Change a printed number'
	},
	withdrawn: {
		title: 'Not sold',
		hint: 'Printed items that armies with this pack cannot have.',
		add: 'Withdraw an item',
		pick: 'Select an item',
		back: (p: { name: string }) => `Sell ${p.name} again`
	},
	units: {
		title: 'Ready units',
		hint: 'Units that armies with this pack can add with one tap.',
		none: 'No ready units.',
		from: 'Add from an army',
		pick: 'Select an army',
		noArmies: 'No army uses this rulebook yet.',
		add: (p: { name: string }) => `Add ${p.name}`,
		remove: (p: { name: string }) => `Delete unit ${p.name}`,
		errors: (p: { count: number }) => plural('en', p.count, { one: '# error', other: '# errors' })
	},
	about: {
		title: 'About the pack',
		name: 'Name',
		author: 'Author',
		license: 'License',
		fixed: (p: { prefix: string; book: string }) => `Prefix: ${p.prefix} · extends ${p.book}`
	},
	notices: {
		changedElsewhere: 'The pack was changed in another window. This is the latest version.',
		bothKept:
			'The same place was changed in two windows. Both versions are saved; this is the other window’s.',
		tooLarge: 'This would exceed the size limit of a pack, so nothing was changed.'
	},
	openOther: 'Open your version',
	out: {
		trash:
			'This pack is in the trash. Your changes are saved, but the pack is not in your list and will be permanently deleted after 30 days in the trash.',
		gone: 'This pack is no longer stored in this browser. It exists only on this screen.',
		unreadable:
			'This version can no longer read the stored pack. It is left unchanged; what you see exists only on this screen.',
		keep: 'Save again'
	},
	restore: 'Restore',
	saveFailed: 'The last change could not be saved.',
	saveSlow: 'The browser’s storage isn’t responding, so the last change is not saved yet.',
	exportDraft: 'Export the pack',
	draft: 'being written'
};
