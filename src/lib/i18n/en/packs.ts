import type { ExamplePackId } from '$lib/army/example-packs/ids';
import { plural } from '../plural';

/** Packs: what clubs add to rulebooks. */
export const packs = {
	intro:
		'Gear, ranks, weapons and house rules that a club agrees on. A pack extends one rulebook; add it to an army to use it.',
	none: 'No packs yet. Write one, or import a .brikpack file or a link.',
	import: 'Import',
	pack: 'Pack',
	refused: 'This is not a Brikmuster pack.',
	edition: (p: { edition: number }) => `edition ${p.edition}`,
	by: (p: { author: string }) => `by ${p.author}`,
	license: (p: { license: string }) => `License: ${p.license}`,
	extends: (p: { book: string }) => `extends ${p.book}`,
	like: (p: { name: string }) => `like ${p.name}`,
	rows: (p: { count: number }) => plural('en', p.count, { one: '# row', other: '# rows' }),
	changed: (p: { count: number }) =>
		plural('en', p.count, { one: '# changed number', other: '# changed numbers' }),
	printed: (p: { value: string; printed: string }) => `${p.value} (printed: ${p.printed})`,
	printedPrice: (p: { points: string }) => `printed: ${p.points} CP`,
	changes: 'Changed numbers',
	restrictions: 'Restrictions',
	limits: {
		ranks: (p: { row: string; ranks: string }) => `${p.row}: only for ${p.ranks}`,
		requires: (p: { row: string; other: string }) => `${p.row}: only with ${p.other}`,
		excludes: (p: { row: string; other: string }) => `${p.row}: not with ${p.other}`,
		perUnit: (p: { row: string; limit: number }) => `${p.row}: at most ${p.limit} on a figure`,
		perArmy: (p: { row: string; limit: number }) => `${p.row}: at most ${p.limit} in an army`,
		withdrawn: (p: { row: string }) => `${p.row}: not sold`
	},
	/** Beside a text that the pack does not have. */
	noText: (p: { rule: string }) =>
		`The pack has no text for this rule. The printed one (${p.rule}):`,
	save: 'Save pack',
	saveAndAdd: 'Save and add',
	saved: (p: { name: string }) => `“${p.name}” saved in Packs`,
	added: (p: { name: string; army: string }) => `“${p.name}” added to “${p.army}”`,
	sameSaved: 'You have this edition already.',
	replaces: (p: { edition: number }) => `Replaces edition ${p.edition}, which you have.`,
	otherContents: 'You have another version of this edition. It will be replaced.',
	samePrefix: (p: { name: string; prefix: string }) =>
		`Your pack “${p.name}” uses the prefix ${p.prefix} too: an army can have only one of them.`,
	army: 'Add to an army',
	noArmy: 'None, just save it',
	noArmies: 'No army uses this rulebook yet.',
	unchanged: 'The cost stays the same.',
	costChanges: (p: { before: string; after: string }) => `Cost: ${p.before} → ${p.after} CP`,
	/** Of one figure of a unit. */
	price: (p: { before: string; after: string }) => `${p.before} → ${p.after} CP`,
	updates: {
		title: 'Updates for your armies',
		what: 'These armies have an older edition of a pack. Each update can be undone.',
		one: (p: { army: string; pack: string }) => `Update “${p.pack}” in “${p.army}”`,
		update: 'Update',
		all: (p: { count: number }) =>
			plural('en', p.count, { one: 'Update # army', other: 'Update all # armies' }),
		editions: (p: { before: number; after: number }) =>
			p.before === p.after ? `edition ${p.after}, changed` : `edition ${p.before} → ${p.after}`,
		done: (p: { count: number }) =>
			plural('en', p.count, { one: '# army updated', other: '# armies updated' })
	},
	newErrors: (p: { count: number }) =>
		plural('en', p.count, { one: '# new error', other: '# new errors' }),
	inArmy: {
		none: 'This army has no packs.',
		hint: 'Gear, ranks, weapons and numbers from a pack are offered beside the printed ones.',
		add: (p: { name: string }) => `Add “${p.name}”`,
		remove: (p: { name: string }) => `Remove “${p.name}”`,
		update: (p: { edition: number }) => `Use edition ${p.edition}`,
		newer: (p: { edition: number }) => `You have edition ${p.edition} of this pack.`,
		unknown: 'This pack is not saved on this device. The army has the parts it uses.',
		otherBook: 'None of your packs extends this rulebook.',
		manage: 'All packs'
	},
	/** The rulebook of an army. */
	changeBook: {
		title: 'Change rulebook',
		now: (p: { book: string }) => `This army uses ${p.book}.`,
		rulebook: 'New rulebook',
		cost: (p: { before: string; after: string }) => `${p.before} → ${p.after} CP`,
		errors: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# error by the new rulebook',
				other: '# errors by the new rulebook'
			}),
		kept: 'Carry over unchanged',
		changed: 'Changes',
		price: (p: { before: string; after: string }) => `${p.before} → ${p.after} CP`,
		becomes: (p: { from: string; to: string }) => `${p.from} counts as ${p.to}`,
		without: (p: { what: string }) => `loses ${p.what}`,
		gone: 'Not in this rulebook',
		behind: 'Left behind',
		pack: (p: { name: string }) => `Pack “${p.name}”`,
		houseRules: (p: { count: number }) =>
			plural('en', p.count, { one: '# house rule', other: '# house rules' }),
		rulings: (p: { count: number }) =>
			plural('en', p.count, { one: '# ruling', other: '# rulings' }),
		undo: 'Undo brings everything back.',
		change: (p: { book: string }) => `Change to ${p.book}`,
		done: (p: { book: string }) => `The army uses ${p.book} now`
	},
	examples: {
		title: 'Examples',
		take: 'Add',
		add: (p: { name: string }) => `Add “${p.name}”`,
		packs: {
			spaceClub: {
				name: 'Space club',
				what: 'Four guns, a marksman and a shield bearer, with ready units.'
			},
			giants: {
				name: 'Giants',
				what: 'Three large creatures as ready units, with clubs and boulders.'
			},
			weapons2010: {
				name: 'Weapons of 2010',
				what: 'Weapons with the numbers of chapter 5 of 2010. The prices are ours.'
			}
		} satisfies Record<ExamplePackId, { name: string; what: string }>
	},
	share: (p: { name: string }) => `Share “${p.name}”`,
	shareShort: 'Share',
	sharing: {
		title: 'Share pack',
		files: 'File',
		scan: 'Scan the code with a phone camera to open the pack.',
		scanAll: 'Scan all codes, in any order, and paste their texts into Brikmuster.',
		tooLargeForCodes: 'This pack is too large for QR codes. Share the link or the file.',
		hint: 'Nothing is uploaded to a server. The link has the whole pack.'
	},
	contradicts: (p: { name: string; what: string }) =>
		`Your pack “${p.name}” changes the same number (${p.what}). In an army with both, the later pack counts.`,
	export: (p: { name: string }) => `Export “${p.name}”`,
	remove: (p: { name: string }) => `Delete “${p.name}”`,
	removed: (p: { name: string }) => `“${p.name}” deleted. Armies keep what they use.`,
	/** A link to the trash. */
	trash: 'Deleted packs',
	usedBy: (p: { count: number }) =>
		plural('en', p.count, { one: 'in # army', other: 'in # armies' }),
	fromHouseRules: 'Save as a pack',
	fromHouseRulesHint:
		'The house rules become a pack that you can share and add to other armies. This army then uses the pack; its cost stays the same.'
};
