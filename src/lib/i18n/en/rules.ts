import type { RuleId, ChapterId } from '$lib/rules/citations';

export interface RuleText {
	readonly title: string;
	readonly text: string;
}

export interface RuleTexts {
	readonly chapters: Record<ChapterId, string>;
	readonly rules: Record<RuleId, RuleText>;
}

export const rules: RuleTexts = {
	chapters: {
		CHR: 'Minifigs',
		WPN: 'Weapons and armor',
		HER: 'Heroes',
		ABL: 'Extended abilities',
		PIL: 'Piloting',
		TRN: 'Turn and actions',
		QW: 'QuickWars',
		GEN: 'General rules',
		LIG: 'Small league'
	},
	rules: {
		'PL-CHR-01': {
			title: 'What describes a minifig',
			text: 'Every minifig has four values: Skill, Move, Armor and Cost. A hero has a fifth one, the Specialty.'
		},
		'PL-CHR-02': {
			title: 'Mercenary, officer, hero',
			text: 'A mercenary costs 4 CP and has Skill 1d6, Move 5″ and a fixed Armor of 4. An officer costs 7 CP: Skill 1d6+1, Move 6″, Armor 1d6+2. A hero costs 11 CP: Skill 1d10, Move 7″, Armor 2d6.'
		},
		'PL-CHR-03': {
			title: 'A fixed Armor of 4',
			text: 'A mercenary does not roll for Armor. Damage of 4 or less does nothing to him; 5 or more takes him out.'
		},
		'PL-CHR-04': {
			title: 'What an army costs',
			text: 'Add up all your minifigs, their equipment, vehicles, fortifications and everything else you bought. The sum is the cost of the army. Half points stay as they are; you never round the total.'
		},
		'PL-CHR-05': {
			title: 'Size and hands',
			text: 'A minifig has size 1 and two hands. If you built it with more limbs, it may use them, and the limbs themselves cost nothing. To attack with more than two hand weapons or one ranged weapon in a turn, it needs superdexterity.'
		},
		'PL-CHR-06': {
			title: 'Buying more Skill',
			text: 'Each +1 to Skill costs 1 CP, for a mercenary, an officer or a hero alike, and there is no upper limit. Apart from body armor, no rule sells a minifig extra Armor, and none sells Move or flight. Build such a figure as a creature, or agree on it with the other players.'
		},

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
			text: 'Costs 5 CP, use 3, range 12″, damage 1d6+1. It always takes two hands. Its owner may have no other weapon at all, unless he drops this one first.'
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
			text: 'Any brick at hand, about 2×4 studs: 0 CP, use 2, damage 1d6−2. You hit with it by touch or throw it (1d6−1)″. It takes one hand and counts there like a short hand weapon.'
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
			text: 'If you need both hands to shoot or reload, the hand weapon is taken to be in its sheath. So a minifig with a short ranged weapon may own a hand weapon as well, and putting it away for the shot costs nothing.'
		},
		'PL-WPN-16': {
			title: 'Bows, wands and staves',
			text: 'Short and long bows look alike in bricks, so mark which is which, for example by colour or by unit. A wand counts as a short ranged weapon and a magic staff as a long ranged one. You need no magic to use either.'
		},
		'PL-WPN-17': {
			title: 'Banner and weapon',
			text: 'A banner does not count as something held. The bearer may even use a two-handed weapon, as if he had no banner.'
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
		},

		'PL-HER-01': {
			title: 'What a hero costs',
			text: 'A hero costs 11 CP: Skill 1d10, Move 7″, Armor 2d6. The Heroic Ego is included in the price.'
		},
		'PL-HER-02': {
			title: 'Heroes get in each other’s way',
			text: 'For each other active hero in the same army, a hero has one quirk point, up to 5. Each point is −1 to every test and roll he makes, though a result never falls below 0; rolls against him stay as they are. Count again whenever a hero falls. A lone hero has no quirk.'
		},
		'PL-HER-03': {
			title: 'Discount for quirk',
			text: 'You may take 1 CP off a hero’s cost for each quirk point he starts with, but no more than half of that cost. As quirk stops at 5, a hero of 11 CP never costs less than 6 CP. The discount is set when you build the army and does not change in battle.'
		},
		'PL-HER-04': {
			title: 'Several heroes: the total',
			text: 'With the discount, one hero costs 11 CP. Two cost 20 together (10 each), three 27 (9 each), four 32 (8 each), five 35 (7 each) and six 36 (6 each). With more than six, each still costs 6: seven cost 42, eight cost 48. Equipment is extra.'
		},
		'PL-HER-05': {
			title: 'Which heroes count',
			text: 'Only heroes of the same army count for quirk and discount. Enemy heroes and those of an allied player never do. Two armies that you submit to the league are counted apart, and heroes waiting to be summoned do not count.'
		},
		'PL-HER-06': {
			title: 'Sacrifice for a hero',
			text: 'Before damage to a hero is rolled, roll 1d6 (roll a 6 again and add). A friendly figure nearer to him than that many inches may jump in and take the damage instead; it spends no action, and in a squad you need no roll. It must be able to jump and cost less than the hero, not counting equipment. Damage too small to hurt anyone stays with the hero. You have one try for each source of damage.'
		},
		'PL-HER-07': {
			title: 'Heroic feats and clichés',
			text: 'Once a turn, as his action or saved for a response, a hero may try something amazing that fits his cliché, like a gunslinger’s trick shot. If someone objects, both roll 1d6; the hero succeeds if he does not roll lower. If he fails, something silly or deadly happens. The cliché costs nothing.'
		},

		'PL-ABL-01': {
			title: 'One action without extras',
			text: 'Normally a creature or a minifig has one action per turn. It attacks with one ranged weapon or with up to two hand weapons.'
		},
		'PL-ABL-02': {
			title: 'What extended abilities cost',
			text: 'Each superdexterity or multitasking costs as much as one more brain: 1 CP × size, at least 1 CP. For a minifig it is 1 CP each time, and you may buy the same one again. Bought Skill does not raise the price, and a half-brain does not lower it.'
		},
		'PL-ABL-03': {
			title: 'Superdexterity',
			text: 'Each purchase lets you use two more hand weapons, or one more ranged weapon, or do one more thing in a turn. It must all go at the same target, unless you have multitasking too. The figure needs enough limbs for it.'
		},
		'PL-ABL-04': {
			title: 'Multitasking',
			text: 'Each purchase lets you deal with one more opponent, or do one more unrelated action with different limbs. Without superdexterity you still use no more than two limbs in all.'
		},
		'PL-ABL-05': {
			title: 'Example: Professor Monkeyhead',
			text: 'A mercenary (4 CP) with Skill 1d6+2 (2 CP), multitasking bought twice (2 CP) and one superdexterity (1 CP) costs 9 CP. The professor does three actions per turn and uses four of his six arms.'
		},

		'PL-PIL-05': {
			title: 'The Pilot ability',
			text: 'Anyone may drive or ride. A Pilot may also do one more thing in the same turn, for example shoot; this goes for riders too. It costs 1 CP for any minifig, so a mercenary pilot costs 5 CP, and 1 CP × size (at least 1 CP) for a creature.'
		},

		'PL-TRN-07': {
			title: 'Quick actions for 1″',
			text: 'Each of these takes 1″ of Move: lifting a brick of about 2×4, opening a door, swapping a weapon, reloading one.'
		},

		'PL-QW-05': {
			title: 'Gear of QuickWars',
			text: 'A hand weapon does 2d6 by touch, a ranged one 1d6 up to 10″ in plain sight; bare hands cannot attack. Protection (armor or a shield) adds 1d6 to Armor. A brick does 1d6, in hand or thrown up to 5″; a heavy weapon does 2d6 up to 10″. QuickWars has no points, so in an army of another rulebook this gear costs nothing and does nothing.'
		},

		'PL-GEN-01': {
			title: 'Even armies',
			text: 'Armies should cost about the same. The rules set no limit; you agree on one before the game. Uneven armies are fine if everyone agrees.'
		},
		'PL-GEN-10': {
			title: 'Stat cards',
			text: 'Ordinary minifigs of one kind share a card. Heroes and special figures get a card of their own, printed on both sides.'
		},
		'PL-GEN-11': {
			title: 'Who made the rules',
			text: 'BrikWars was written by Mike Rayhawk (© 1995–2006). Tomasz “Szerszen” Misterka translated it into Polish. Anyone who passes the translation on must name both.'
		},

		'PL-LIG-01': {
			title: 'At most 150 CP',
			text: 'An army in the small league costs 150 CP or less; exactly 150 is allowed. Each army you submit is counted on its own.'
		},
		'PL-LIG-02': {
			title: 'No faster than 10″',
			text: 'In the small league no unit, mount or machine may be faster than 10″. The speed you bought counts: a sprint is not added, and slowing by armor is not taken off.'
		},
		'PL-LIG-04': {
			title: 'Rules of the league',
			text: 'The small league plays by the Polish translation of BrikWars with three supplements: Healing, Magic, and Stealth, Perception and Weapon Master. An army at LUGPolWars prices is not accepted.'
		}
	}
};
