import type { RulebookId, Supplement } from '$lib/rules/choices';
import type { EditKey } from '$lib/army/edits/edit';
import type { RulingId } from '$lib/rules/rulings/rulings';
import { plural } from '../plural';
import { fill } from './fill';
import { adding } from './adding';
import { commands } from './commands';
import { editors, unitEdits } from './editors';
import { links } from './links';
import { ownRules } from './own-rules';
import { ownUnits } from './own-units';
import * as profile from './profile';
import { presets, roles } from './ready';
import { rulebooks } from './rulebooks';
import { rulings } from './rulings';
import { share } from './share';
import { structure, structureEdits } from './structure';
import * as terms from './terms';
import { repaired, repairs, severities, thing, violations } from './violations';

/** The builder: units, cost breakdowns and violations. */
export const builder = {
	hints: {
		add: 'Start here: take a ready unit, or a blank minifig that you arm yourself.',
		edit: 'Open a unit to arm it. Plus and minus change how many there are.',
		points: 'Open the points to see what each of them pays for.',
		bill: 'Each line of the bill opens its rule.',
		hide: 'Hide hint'
	},
	army: {
		units: 'Units',
		compact: 'Compact list',
		roomy: 'Detailed list',
		add: 'Add a unit',
		switchesOn: (p: { what: string }) => `turns on: ${p.what}`,
		none: 'No units yet. Add your first one.',
		notFound: 'This army isn’t on this device.',
		edit: (p: { name: string }) => `Edit ${p.name}`,
		each: (p: { points: string }) => `${p.points} each`,
		undo: (p: { step: string }) => `Undo: ${p.step}`,
		redo: (p: { step: string }) => `Redo: ${p.step}`,
		nothingToUndo: 'Nothing to undo',
		nothingToRedo: 'Nothing to redo',
		saveFailed:
			'Not saved: the browser blocks access to its storage or the disk is full. Your change is still on this screen.',
		saveEverything: 'Export everything',
		leave: 'The last change is not saved. Leave anyway?',
		export: 'Export',
		more: 'Army menu',
		copied: (p: { name: string }) => `“${p.name}” duplicated`,
		removed: (p: { name: string }) => `“${p.name}” removed`,
		rename: 'Army name',
		settings: 'Army',
		stock: 'Explosives in stock',
		discount: 'Apply multi-hero discount',
		total: 'Total',
		limit: (p: { limit: string }) => `of ${p.limit}`,
		left: (p: { points: string }) => `${p.points} left`,
		over: (p: { points: string }) => `${p.points} over`,
		legal: 'Legal',
		emptyArmy: 'Empty',
		problems: (p: { count: number }) =>
			plural('en', p.count, { one: '# error', other: '# errors' }),
		bill: 'Cost breakdown',
		openBill: 'Show cost breakdown',
		billHint: 'Select a line to see its rule.',
		empty: 'No costs yet.',
		noBill: 'This rulebook has no points: the players agree on what each side brings.',
		diceBill: 'This rulebook has no points: the sides compare their general dice.',
		reserve: 'Reserve',
		reserveHint: 'Units to summon. They count towards the total.',
		squads: 'Squads',
		squad: {
			base: (p: { studs: number }) => `base of about ${p.studs} studs`,
			speed: (p: { inches: number }) => `${p.inches}″ a turn`,
			infantry: 'Infantry',
			cavalry: 'Cavalry'
		},
		quantity: 'Qty',
		what: 'Item',
		points: 'Points',
		violations: 'Errors',
		doubts: 'Warnings',
		goTo: (p: { place: string }) => `Show: ${p.place}`,
		remarks: 'Good to know',
		choose: 'Select a unit to edit it, or add a new one.',
		otherVersion: (p: { name: string }) => `${p.name} (other version)`,
		openOther: 'Open this window’s version',
		notices: {
			changedElsewhere: 'The army was changed in another window. This is the latest version.',
			bothKept:
				'The same item was changed in two windows. Both versions are saved; this is the other window’s.',
			tooLarge: 'This would exceed the size limit of an army file, so nothing was changed.'
		},
		restore: 'Restore',
		saveSlow:
			'The browser’s storage isn’t responding, so the last change is not saved yet. Wait, close other Brikmuster windows, or export the army.',
		out: {
			trash:
				'This army is in the trash. Your changes are saved, but the army is not in your list and will be permanently deleted after 30 days in the trash.',
			gone: 'This army is no longer stored in this browser: it was permanently deleted, or the site’s data was cleared. It exists only on this screen.',
			unreadable:
				'This version can no longer read the stored army. It is left unchanged; what you see exists only on this screen.',
			keep: 'Save as a new army'
		},
		keep: {
			why: 'Your army is stored only in this browser. If space runs low, the browser may delete data that isn’t protected.',
			ask: 'Protect my armies',
			kept: 'Your armies are protected.',
			notKept: 'The browser declined. Make a backup from time to time under “Your data”.'
		}
	},
	earlier: {
		title: 'Version history',
		hint: 'Earlier versions of this army. You can undo a restore.',
		none: 'No earlier versions yet.',
		failed: 'Can’t read the version history.',
		unreadable: 'This version of the app can’t read this entry.',
		back: 'Restore this version',
		backTo: (p: { when: string }) => `Restore the version from ${p.when}`,
		save: (p: { when: string }) => `Export the version from ${p.when}`,
		done: (p: { when: string }) => `Restored the version from ${p.when}`
	},
	unit: {
		title: 'Unit',
		name: 'Name',
		count: 'Count',
		rank: 'Rank',
		cost: 'Cost',
		gear: 'Gear',
		bought: 'Cost breakdown',
		nothingBought: 'Nothing that costs points.',
		violations: 'Errors',
		noGear: 'No gear yet: bare hands can only push.',
		addGear: 'Add gear',
		training: 'Training',
		hands: 'Hands',
		attacks: 'Attacks',
		quirk: (p: { points: number }) => `Quirk: −${p.points} on every roll`,
		more: (p: { what: string }) => `More: ${p.what}`,
		fewer: (p: { what: string }) => `Fewer: ${p.what}`,
		remove: (p: { item: string }) => `Remove ${p.item}`,
		stow: (p: { item: string }) => `Stow ${p.item}`,
		take: (p: { item: string }) => `Hold ${p.item}`,
		marks: { bow: 'Bow', bayonet: 'Bayonet' },
		inHand: 'In hand',
		stowed: 'Stowed',
		fixed: 'Fixed to the long ranged weapon',
		worn: 'Worn',
		carried: 'Carried',
		change: (p: { statistic: string; before: string; after: string }) =>
			`${p.statistic} ${p.before} → ${p.after}`,
		odds: 'How good is it?',
		oddsHead: 'Odds',
		oddsOf: (p: { what: string }) => `Odds of ${p.what}`,
		chanceOf: (p: { what: string; value: string }) => `Odds of ${p.what}: ${p.value}`,
		chances: 'Show chances to kill',
		copy: 'Duplicate',
		delete: 'Remove',
		up: 'Move up',
		down: 'Move down',
		picture: 'Look',
		pictureFailed: 'Couldn’t load the look editor. Try again when you are online.'
	},
	adding,
	fill,
	presets,
	roles,
	editors,
	structure,
	edits: {
		spendRest: () => 'Spend remaining points',
		...unitEdits,
		...structureEdits,
		addUnit: (p: { name: string }) => `Add ${p.name}`,
		copyUnit: (p: { name: string }) => `Duplicate ${p.name}`,
		removeUnit: (p: { name: string }) => `Remove ${p.name}`,
		moveUnit: (p: { name: string }) => `Move ${p.name}`,
		setCount: (p: { name: string }) => `Change count: ${p.name}`,
		renameUnit: (p: { name: string }) => `Rename: ${p.name}`,
		setRank: (p: { name: string }) => `Change rank: ${p.name}`,
		setHands: (p: { name: string }) => `Change hands: ${p.name}`,
		addGear: (p: { name: string }) => `Add gear: ${p.name}`,
		removeGear: (p: { name: string }) => `Remove gear: ${p.name}`,
		placeGear: (p: { name: string }) => `Move gear: ${p.name}`,
		markGear: (p: { name: string }) => `Change gear type: ${p.name}`,
		setAbility: (p: { name: string }) => `Change training: ${p.name}`,
		choosePortrait: (p: { name: string }) => `Change look: ${p.name}`,
		surprisePortrait: (p: { name: string }) => `Random look: ${p.name}`,
		forgetPortrait: (p: { name: string }) => `Automatic look: ${p.name}`,
		choosePhoto: (p: { name: string }) => `Add photo: ${p.name}`,
		removePhoto: (p: { name: string }) => `Remove photo: ${p.name}`,
		repair: (p: { name: string }) => `Fix: ${p.name}`,
		renameArmy: (p: { name: string }) => `Rename army: ${p.name}`,
		setLimits: () => 'Change limit',
		setStock: () => 'Change explosives in stock',
		setHeroDiscount: () => 'Change hero discount',
		setRuling: (p: { name: string }) =>
			`Ruling: ${p.name in rulings ? rulings[p.name as RulingId].title : p.name}`,
		resetRulings: () => 'Reset rulings to default',
		setSupplement: (p: { name: string }) =>
			`Supplement: ${terms.supplements[p.name as Supplement] ?? p.name}`,
		addPack: (p: { name: string }) => `Add the pack “${p.name}”`,
		removePack: (p: { name: string }) => `Remove the pack “${p.name}”`,
		removeHouseRules: (p: { name: string }) => `Remove house rules ${p.name}`.trim(),
		changeRulebook: (p: { name: string }) =>
			`Rulebook: ${rulebooks[p.name as RulebookId] ?? p.name}`,
		restoreRevision: (p: { name: string }) => `Restore version: ${p.name}`,
		otherWindow: () => 'Change from another window',
		recovered: () => 'Recovered change'
	} satisfies Record<EditKey, (p: { name: string }) => string>,
	commands,
	terms,
	profile,
	links,
	share,
	ownRules,
	ownUnits,
	rulings,
	repaired,
	repairs,
	severities,
	violations,
	thing
};
