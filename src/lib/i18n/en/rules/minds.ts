import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const minds: Record<RulesOf<'MND' | 'PIL'>, RuleText> = {
	'PL-MND-01': {
		title: 'Brain or pilot',
		text: 'What has a brain is a creature. What moves but needs a pilot is a vehicle. What never moves needs neither.'
	},
	'PL-MND-02': {
		title: 'What a brain costs',
		text: 'A brain costs 1 CP × size, at least 1 CP, and gives Skill 1d6.'
	},
	'PL-MND-03': {
		title: 'More Skill for a creature',
		text: 'Each +1 to Skill costs as much as the brain: 1 CP × size, at least 1 CP. So a creature of size 4 with Skill 1d6+1 pays 4 + 4 = 8 CP for its mind.'
	},
	'PL-MND-04': {
		title: 'Acting like a minifig',
		text: 'What has a brain can do what a minifig can, as far as its body allows. So it may ride, drive and carry minifig gear at minifig prices: think of zombies with shields. It has two hands unless you say otherwise, and the rules for hands hold. This gear does not count towards the weapon limit. Body armor fits only up to size 1; anything larger wears barding or plates.'
	},
	'PL-MND-05': {
		title: 'Half-brains',
		text: 'A half-brain costs half as much as a brain. The halves stay: for sizes 1 to 5 it is ½, 1, 1½, 2 and 2½ CP. Each +1 to Skill costs the full price, so a half-brain of size 4 with +1 costs 2 + 4 = 6 CP. The army’s settings can round halves up, or charge 1 CP at least.'
	},
	'PL-MND-06': {
		title: 'What a half-brain lacks',
		text: 'Every half-brain has one limitation. The incompetent have Skill 1d6−2 and no bonus but the points you bought, so no second roll after a 6 (zombies, ogres). A simple being does only the mechanical tasks set before the battle, such as “heal the nearest wounded” (golems, guard dogs). A dependent one obeys a master who is near and otherwise does little; whoever gains control becomes its master (horses, androids). The enslaved have all their wits, but once freed they flee or attack (galley slaves).'
	},
	'PL-MND-07': {
		title: 'The warhorse',
		text: 'A warhorse costs 9 CP. It is a dependent creature of size 2 and level 0 with Armor 1d6 (1 CP), speed 10″ (5 CP), a half-brain with Skill 1d6 (1 CP), and a kick or bite of level 1, use 2, damage 1d6 (2 CP).'
	},
	'PL-MND-08': {
		title: 'Barding',
		text: 'Barding costs 2 CP for any steed, adds 1d6 to its Armor and takes 1″ of its speed. An armored warhorse costs 11 CP and runs 9″. Barding does not count towards the weapon limit. The army’s settings can price it by size instead: 2 CP and 1d6 for every 2″ begun.'
	},

	'PL-PIL-01': {
		title: 'Someone has to steer',
		text: 'A creation that moves but has no brain needs an operator with a brain. If nobody in your army can do that, you get a warning.'
	},
	'PL-PIL-02': {
		title: 'Control panel',
		text: 'A machine has a control panel, or at least a place where its operator has to be. It may have several for different tasks, for instance a bridge to steer and a turret to shoot. The enemy can wreck such a place, or capture it.'
	},
	'PL-PIL-03': {
		title: 'Who holds the controls',
		text: 'While both sides have minifigs at the controls, each may use its actions to keep the other from steering. Allied teams may use a creation only once a turn between them. Whoever has captured it uses it as they like.'
	},
	'PL-PIL-04': {
		title: 'One thing with one action',
		text: 'With one action an operator does one of these: drive, which includes a charge; fire a ranged weapon or a linked pair at one target; attack or parry with a close-combat weapon; move objects; work the devices. Anything left unattended carries on: a vehicle keeps its course and speed.'
	},
	'PL-PIL-05': {
		title: 'The Pilot ability',
		text: 'Anyone may drive or ride. A Pilot may also do one more thing in the same turn, for example shoot; this goes for riders too. It costs 1 CP for any minifig, so a mercenary pilot costs 5 CP, and 1 CP × size (at least 1 CP) for a creature. The army’s settings can make it 1 CP for creatures of any size.'
	}
};
