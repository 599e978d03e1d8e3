import type { Upgrade } from '$lib/fill/upgrades';
import { plural } from '../plural';

const better: Record<Upgrade, string> = {
	'gear.shield': 'a shield',
	'gear.bodyArmor': 'body armor',
	'gear.explosive': 'an explosive',
	'gear.shortHand': 'a short weapon on the belt',
	skillBonus: 'Skill +1',
	pilot: 'pilot training',
	'magic.level': 'magic level +1',
	'rank.officer': 'promotion to officer',
	'rank.hero': 'promotion to hero',
	structure: 'structure level +1',
	critterArmor: 'critter armor +1',
	plate: 'plate armor',
	barding: 'barding',
	'propulsion.ground': '2″ faster on the ground',
	'propulsion.water': '2″ faster on water',
	'propulsion.underwater': '2″ faster under water',
	'propulsion.air': '2″ faster in the air',
	'weapon.closeCombat': 'close combat weapon: level +1',
	'weapon.ram': 'ram: level +1',
	'weapon.gun': 'gun: level +1',
	'weapon.launcher': 'launcher: level +1',
	'weapon.rocket': 'rocket: level +1'
};

/** The panel that spends the remaining points. */
export const fill = {
	title: 'Spend remaining points',
	open: (p: { points: string }) => `Spend remaining ${p.points} CP`,
	left: (p: { points: string }) => `${p.points} CP left. Select an option to apply it.`,
	nothingLeft: 'Every point is spent.',
	nothing: 'Nothing in this rulebook is cheap enough for the remaining points.',
	over: (p: { points: string }) =>
		`The army is ${p.points} CP over its limit. There is nothing to spend.`,
	unlimited: 'This army has no limit, so there are no points to spend.',
	uncounted: 'This rulebook does not count points.',
	counting: 'Looking for options…',
	kinds: {
		more: 'More of your units',
		new: 'New units',
		upgrade: 'Upgrades',
		againstTheme: 'Not in the style of the army'
	},
	random: {
		title: 'Random units',
		hint: 'A leader and units that fit one another. The same seed gives the same units.',
		seed: 'Seed',
		wrongSeed: (p: { most: number }) => `A whole number from 1 to ${p.most}`,
		more: 'Draw others'
	},
	sameCaveat: 'The same remark as above',
	more: (p: { name: string; times: number }) => `+${p.times} ${p.name}`,
	recruit: (p: { name: string; times: number }) => `+${p.times} ${p.name} (new)`,
	/** A printed unit with the row of a pack. */
	withRow: (p: { name: string; what: string }) => `${p.name} · ${p.what}`,
	upgrade: (p: { name: string; what: string }) => `${p.name}: ${p.what}`,
	better,
	spends: (p: { points: string }) => `${p.points} CP`,
	leaves: (p: { points: string }) => `${p.points} left`,
	leavesNone: 'nothing left',
	taps: (p: { count: number }) => plural('en', p.count, { one: '# step', other: '# steps' }),
	proven: 'These are the closest possible fits.',
	doubts: {
		points: (p: { points: string }) => `Only up to ${p.points} CP of the remainder were checked.`,
		heroes: (p: { count: number }) =>
			plural('en', p.count, {
				one: 'Checked with at most # additional hero.',
				other: 'Checked with at most # additional heroes.'
			}),
		company: (p: { name: string }) =>
			`More of ${p.name} were not tried: the vehicle or mount has no room for them.`,
		refused: 'One option breaks the rules and is not shown.'
	},
	totals: (p: { count: number }) =>
		plural('en', p.count, {
			one: '# total can be reached exactly',
			other: '# totals can be reached exactly'
		}),
	done: (p: { points: string }) => `${p.points} CP spent`
};
