import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const weapons: Record<RulesOf<'WPN'>, RuleText> = {
	'PL-WPN-01': {
		title: 'Short hand weapon (S)',
		text: 'Costs 2 CP, use 2, damage 1d6. It reaches as far as the weapon itself; you can also throw it 1d6″. It takes one hand, and the other one may hold a second short weapon, a short ranged weapon or a shield.'
	},
	'PL-WPN-02': {
		title: 'Heavy hand weapon (M)',
		text: 'Costs 3 CP, use 4, damage 1d6+2. The +2 is added once, even if you roll a 6 again. It reaches as far as the weapon itself. It takes one hand, and the other one may hold only a shield.'
	},
	'PL-WPN-03': {
		title: 'Long two-handed weapon (L)',
		text: 'Costs 4 CP, use 5, damage 2d6. It hits only what its blade can touch, not the shaft. On foot it takes two hands and 1″ of Move. When riding or in a vehicle, one hand is enough.'
	},
	'PL-WPN-04': {
		title: 'Short ranged weapon (S)',
		text: 'Costs 3 CP, use 3, range 6″, damage 1d6. It takes one hand, and the other one may hold a short hand weapon or a shield. Both hands must be free to reload it, and to shoot a bow.'
	},
	'PL-WPN-05': {
		title: 'Long ranged weapon (M)',
		text: 'Costs 5 CP, use 3, range 12″, damage 1d6+1. It always takes two hands. Its owner may have no other weapon at all, unless this one is dropped first.'
	},
	'PL-WPN-06': {
		title: 'Explosives',
		text: 'Each piece costs 1 CP, use 3, damage 1d10. Laid on the spot it has range 0″ and a delay, for example 2 turns; thrown, it flies (1d6+2)″. Fired from a ranged weapon, it has that weapon’s range. Carried explosives take no hand.'
	},
	'PL-WPN-07': {
		title: 'Shield',
		text: 'Costs 1 CP, use 2 and takes one hand. It reaches only what it touches and parries 1d6 of damage. You can push with it, but it never wounds.'
	},
	'PL-WPN-08': {
		title: 'Body armor',
		text: 'Costs 2 CP, is worn and takes no hand. It adds 1d6 to Armor and takes 1″ of Move on foot. A second suit of it on the same minifig is paid for but adds nothing.'
	},
	'PL-WPN-09': {
		title: 'Bare hands',
		text: 'Cost 0 CP, use 2, by touch. They do no damage: an unarmed minifig can only push.'
	},
	'PL-WPN-10': {
		title: 'Improvised weapon',
		text: 'Any brick at hand, up to about 2×4 studs: 0 CP, use 2, damage 1d6−2. You hit with it by touch or throw it (1d6−1)″. It takes one hand and counts there like a short hand weapon.'
	},
	'PL-WPN-11': {
		title: 'Slower with heavy gear',
		text: 'A long two-handed weapon takes 1″ of Move, and armor takes 1″ too. Both together take 2″. This holds on foot only: a rider or a minifig in a vehicle loses nothing.'
	},
	'PL-WPN-12': {
		title: 'Ammunition is free',
		text: 'Thrown and ranged weapons never run out of ammunition, so you pay for none. You cannot share it out: it changes hands only as a whole.'
	},
	'PL-WPN-13': {
		title: 'Explosives of the army',
		text: 'Explosives do run out. You buy them by the piece for the whole army, 1 CP each, so three grenades cost 3 CP. Bombs, rockets, dynamite and Molotov cocktails all count.'
	},
	'PL-WPN-14': {
		title: 'What a shield cannot stop',
		text: 'No shield stops rifle bullets or magic attacks. Plasma goes through as well, unless it is an energy shield.'
	},
	'PL-WPN-15': {
		title: 'Weapon in its sheath',
		text: 'If you need both hands to shoot or reload, the hand weapon counts as sheathed. So a minifig with a short ranged weapon may own a hand weapon as well, and putting it away for the shot costs nothing.'
	},
	'PL-WPN-16': {
		title: 'Bows, wands and staves',
		text: 'Short and long bows look alike in bricks, so mark which is which, for example by color or by unit. A wand counts as a short ranged weapon and a magic staff as a long ranged one. You need no magic to use either.'
	},
	'PL-WPN-17': {
		title: 'Banner and weapon',
		text: 'A banner does not count as something held. The bearer may even use a two-handed weapon, as if there were no banner.'
	},
	'PL-WPN-18': {
		title: 'Lance in the saddle',
		text: 'A mounted minifig may hold a long two-handed weapon, such as a lance, in one hand and a shield in the other. Riding or sitting in a vehicle frees a hand only with this class. A long ranged weapon always needs both hands.'
	},
	'PL-WPN-19': {
		title: 'More than one shield',
		text: 'A minifig may have several shields. Only one of them may push in each round.'
	},
	'PL-WPN-20': {
		title: 'In hand or stowed',
		text: 'A minifig holds at most what its hands can take, and it has two unless you say otherwise. Everything else it owns is stowed, for example in a sheath or on its back. Swapping the two costs 1″ of Move.'
	},
	'PL-WPN-21': {
		title: 'What two hands may hold',
		text: 'A short hand weapon (an improvised one counts as such) goes with another of its kind, a short ranged weapon or a shield; a heavy hand weapon goes only with a shield. A long two-handed weapon fills both hands on foot; when riding or in a vehicle you may add a shield, or a short hand weapon with a warning. Two shields are fine, so is a shield beside a short ranged weapon, but then you cannot shoot a bow or reload; a second short ranged weapon is allowed but gives no extra shot without superdexterity. A long ranged weapon takes both hands and goes with nothing.'
	},
	'PL-WPN-22': {
		title: 'A rifle excludes other weapons',
		text: 'Whoever has a long ranged weapon, such as a rifle or a long bow, may own no other weapon, not even a stowed one and not a second of the same kind. Explosives, armor and a stowed shield or brick are allowed. So is one bayonet fixed to it: you pay for it as a short hand weapon, it takes no hand and serves in a charge, but you get a warning.'
	},
	'PL-WPN-23': {
		title: 'More than two hands',
		text: 'Each hand beyond the second holds one more one-handed item. “Only a shield” beside a heavy weapon concerns its pair of hands. So a figure with four hands may hold two heavy weapons and two shields.'
	}
};
