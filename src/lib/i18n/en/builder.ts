import type { Supplement } from '$lib/rules/choices';
import type { EditKey } from '$lib/army/edits/edit';
import type { RulingId } from '$lib/rules/rulings/rulings';
import { plural } from '../plural';
import { fill } from './fill';
import { commands } from './commands';
import { editors, unitEdits } from './editors';
import { links } from './links';
import { ownRules } from './own-rules';
import { ownUnits } from './own-units';
import * as profile from './profile';
import { presets, roles } from './ready';
import { rulings } from './rulings';
import { structure, structureEdits } from './structure';
import * as terms from './terms';
import { repaired, repairs, severities, violations } from './violations';

/** What the builder says of units, bills and violations. */
export const builder = {
	army: {
		units: 'Units',
		add: 'Add a unit',
		addHint: 'Ready units: one tap adds one',
		switchesOn: (p: { what: string }) => `switches on: ${p.what}`,
		none: 'No units yet. Add the first one.',
		notFound: 'There is no such army on this device.',
		edit: (p: { name: string }) => `Edit ${p.name}`,
		each: (p: { points: string }) => `${p.points} each`,
		undo: (p: { step: string }) => `Undo: ${p.step}`,
		redo: (p: { step: string }) => `Redo: ${p.step}`,
		nothingToUndo: 'Nothing to undo',
		nothingToRedo: 'Nothing to redo',
		saved: (p: { time: string }) => `Saved at ${p.time}`,
		saving: 'Saving…',
		saveFailed:
			'Not saved: the browser refuses its storage or the disk is full. Your change is still on this screen.',
		saveEverything: 'Save everything as a file',
		leave: 'The last change is not saved. Leave it all the same?',
		export: 'Save as a file',
		more: 'More',
		copied: (p: { name: string }) => `“${p.name}” is copied.`,
		removed: (p: { name: string }) => `“${p.name}” is removed.`,
		rename: 'Name of the army',
		settings: 'The army',
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
		noBill: 'This rulebook has no points: the sides agree on what each brings.',
		diceBill: 'This rulebook has no points: the sides compare their general dice.',
		reserve: 'Reserve',
		reserveHint: 'Waits for magic; it counts to the total.',
		squads: 'Squads',
		squad: {
			base: (p: { studs: number }) => `base of about ${p.studs} studs`,
			speed: (p: { inches: number }) => `${p.inches}″ a turn`,
			infantry: 'Infantry',
			cavalry: 'Cavalry'
		},
		quantity: 'Pieces',
		what: 'What',
		points: 'Points',
		rule: (p: { rule: string }) => `Rule ${p.rule}`,
		violations: 'What is wrong',
		doubts: 'Worth a look',
		goTo: (p: { place: string }) => `Show: ${p.place}`,
		remarks: 'Good to know',
		choose: 'Choose a unit to edit it, or add one.',
		otherVersion: (p: { name: string }) => `${p.name} (other version)`,
		openOther: 'Open ours',
		notices: {
			changedElsewhere: 'The army was changed in another window. You see its newest state.',
			bothKept: 'Two windows changed the same. Both versions are kept: this is the other window’s.',
			tooLarge: 'That is more than an army file may hold, so it was not done.'
		},
		restore: 'Bring it back',
		saveSlow:
			'The browser’s storage does not answer, so the last change is not saved yet. Wait, close other windows of Brikmuster, or save the army as a file.',
		out: {
			trash:
				'This army is in the trash. Changes are saved, but it is not in your list, and after 30 days in the trash it is deleted for good.',
			gone: 'This army is no longer stored in this browser: it was deleted for good, or the site’s data was cleared. It is on this screen only.',
			unreadable:
				'The stored army can no longer be read by this version. It is kept as it is; what you see is on this screen only.',
			keep: 'Keep as a new army'
		},
		keep: {
			why: 'Your army is stored in this browser only. When space runs short, a browser may clear what it was not asked to keep.',
			ask: 'Ask it to keep my armies',
			kept: 'The browser will keep your armies.',
			notKept: 'The browser did not agree. Make a backup now and then: under “Your data”.'
		}
	},
	earlier: {
		title: 'Earlier states',
		hint: 'How the army was before. Going back is a step that can be undone.',
		none: 'No earlier states yet.',
		failed: 'The earlier states cannot be read.',
		unreadable: 'This version cannot read this state.',
		back: 'Go back to this',
		backTo: (p: { when: string }) => `Go back to ${p.when}`,
		save: (p: { when: string }) => `Save ${p.when} as a file`,
		done: (p: { when: string }) => `The army is as it was ${p.when}.`
	},
	unit: {
		title: 'Unit',
		name: 'Name',
		count: 'How many',
		rank: 'Rank',
		cost: 'Cost',
		gear: 'Gear',
		bought: 'What it has bought',
		nothingBought: 'Nothing that costs points.',
		violations: 'What is wrong here',
		noGear: 'Nothing yet: bare hands can only push.',
		addGear: 'Add gear',
		training: 'Training',
		hands: 'Hands',
		attacks: 'Attacks',
		quirk: (p: { points: number }) => `Quirk: −${p.points} on every roll`,
		more: (p: { what: string }) => `More: ${p.what}`,
		fewer: (p: { what: string }) => `Fewer: ${p.what}`,
		remove: (p: { item: string }) => `Remove ${p.item}`,
		stow: (p: { item: string }) => `Stow ${p.item}`,
		take: (p: { item: string }) => `Take ${p.item} in hand`,
		marks: { bow: 'Bow', bayonet: 'Bayonet' },
		inHand: 'In hand',
		stowed: 'Stowed',
		fixed: 'Fixed on the long ranged weapon',
		worn: 'Worn',
		carried: 'Carried',
		change: (p: { statistic: string; before: string; after: string }) =>
			`${p.statistic} ${p.before} → ${p.after}`,
		copy: 'Copy',
		delete: 'Remove',
		up: 'Up',
		down: 'Down',
		picture: 'Picture',
		pictureFailed: 'The picture’s wardrobe did not open. Try again when you are online.'
	},
	fill,
	presets,
	roles,
	editors,
	structure,
	edits: {
		spendRest: () => 'Spending the rest',
		...unitEdits,
		...structureEdits,
		addUnit: (p: { name: string }) => `Adding ${p.name}`,
		copyUnit: (p: { name: string }) => `Copy of ${p.name}`,
		removeUnit: (p: { name: string }) => `Removing ${p.name}`,
		moveUnit: (p: { name: string }) => `${p.name} moves in the list`,
		setCount: (p: { name: string }) => `Number of ${p.name}`,
		renameUnit: (p: { name: string }) => `Name ${p.name}`,
		setRank: (p: { name: string }) => `Rank of ${p.name}`,
		setHands: (p: { name: string }) => `Hands of ${p.name}`,
		addGear: (p: { name: string }) => `Gear for ${p.name}`,
		removeGear: (p: { name: string }) => `Less gear for ${p.name}`,
		placeGear: (p: { name: string }) => `What ${p.name} holds`,
		markGear: (p: { name: string }) => `Kind of gear of ${p.name}`,
		setAbility: (p: { name: string }) => `Training of ${p.name}`,
		choosePortrait: (p: { name: string }) => `The look of ${p.name}`,
		surprisePortrait: (p: { name: string }) => `A surprise look for ${p.name}`,
		forgetPortrait: (p: { name: string }) => `${p.name} drawn by itself`,
		choosePhoto: (p: { name: string }) => `A photo of ${p.name}`,
		removePhoto: (p: { name: string }) => `${p.name} without a photo`,
		repair: (p: { name: string }) => `Repair for ${p.name}`,
		renameArmy: (p: { name: string }) => `Army name ${p.name}`,
		setLimits: () => 'Limit',
		setStock: () => 'Explosives in stock',
		setHeroDiscount: () => 'Hero discount',
		setRuling: (p: { name: string }) =>
			`Ruling: ${p.name in rulings ? rulings[p.name as RulingId].title : p.name}`,
		resetRulings: () => 'Default rulings',
		setSupplement: (p: { name: string }) =>
			`Supplement: ${terms.supplements[p.name as Supplement] ?? p.name}`,
		removeHouseRules: (p: { name: string }) => `Removing house rules ${p.name}`.trim(),
		restoreRevision: (p: { name: string }) => `Back to ${p.name}`,
		otherWindow: () => 'Change from another window',
		recovered: () => 'Recovered change'
	} satisfies Record<EditKey, (p: { name: string }) => string>,
	commands,
	terms,
	profile,
	links,
	ownRules,
	ownUnits,
	rulings,
	repaired,
	repairs,
	severities,
	violations
};
