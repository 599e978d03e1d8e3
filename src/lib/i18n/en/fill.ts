import type { Upgrade } from '$lib/fill/upgrades';
import { plural } from '../plural';

const better: Record<Upgrade, string> = {
	'gear.shield': 'a shield',
	'gear.bodyArmor': 'body armor',
	'gear.explosive': 'an explosive',
	'gear.shortHand': 'a short weapon at the belt',
	skillBonus: 'Skill +1',
	pilot: 'pilot training',
	'magic.level': 'one level of magic more',
	'rank.officer': 'promotion to officer',
	'rank.hero': 'promotion to hero',
	structure: 'structure level +1',
	critterArmor: 'a point of critter armor',
	plate: 'plate armor',
	barding: 'barding',
	'propulsion.ground': '2″ faster on the ground',
	'propulsion.water': '2″ faster on water',
	'propulsion.underwater': '2″ faster under water',
	'propulsion.air': '2″ faster in the air',
	'weapon.closeCombat': 'a close combat weapon one level up',
	'weapon.ram': 'a ram one level up',
	'weapon.gun': 'a gun one level up',
	'weapon.launcher': 'a launcher one level up',
	'weapon.rocket': 'a rocket one level up'
};

/** What the sheet says that spends the points that are left. */
export const fill = {
	title: 'Spend the rest',
	open: (p: { points: string }) => `Spend the ${p.points} CP that are left`,
	left: (p: { points: string }) => `${p.points} CP are left. Tap a choice: it is done at once.`,
	nothingLeft: 'Every point is spent.',
	nothing: 'Nothing in this rulebook is cheap enough for what is left.',
	over: (p: { points: string }) => `The army is ${p.points} CP over its limit: nothing is left.`,
	unlimited: 'This army has no limit, so nothing is left to spend.',
	uncounted: 'This rulebook does not count points.',
	counting: 'Trying all that fits…',
	kinds: {
		more: 'Mostly more of the same',
		new: 'Mostly new units',
		upgrade: 'Mostly better units'
	},
	more: (p: { name: string; times: number }) => `+${p.times} ${p.name}`,
	recruit: (p: { name: string; times: number }) =>
		p.times > 1 ? `${p.times} × ${p.name}, new` : `${p.name}, new`,
	upgrade: (p: { name: string; what: string }) => `${p.name}: ${p.what}`,
	better,
	spends: (p: { points: string }) => `${p.points} CP`,
	leaves: (p: { points: string }) => `${p.points} left`,
	leavesNone: 'nothing left',
	taps: (p: { count: number }) => plural('en', p.count, { one: '# step', other: '# steps' }),
	proven: 'Proven: no other choice of these steps leaves less.',
	doubts: {
		points: (p: { points: string }) => `Only ${p.points} CP of it were looked through.`,
		heroes: (p: { count: number }) =>
			plural('en', p.count, {
				one: 'Only fills with one hero more were looked through.',
				other: 'Only fills with up to # heroes more were looked through.'
			}),
		company: (p: { name: string }) =>
			`More of ${p.name} would need more room to ride in: that was not tried.`,
		refused: 'One fill was refused by the rulebook and is left out.'
	},
	totals: (p: { count: number }) =>
		plural('en', p.count, {
			one: '# sum can be spent exactly',
			other: '# sums can be spent exactly'
		}),
	done: (p: { points: string }) => `${p.points} CP are spent.`
};
