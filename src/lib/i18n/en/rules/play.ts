import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const play: Record<RulesOf<'GEN' | 'TRN' | 'CHG'>, RuleText> = {
	'PL-GEN-01': {
		title: 'Even armies',
		text: 'Armies should cost about the same. The rules set no limit; you agree on one before the game. Uneven armies are fine if everyone agrees.'
	},
	'PL-GEN-02': {
		title: 'Points for the terrain',
		text: 'Besides the armies you may agree on a separate pool of points for what is built up: buildings, fortifications, war machines. It is not part of the armies’ cost; settle it before the game.'
	},
	'PL-GEN-10': {
		title: 'Stat cards',
		text: 'Ordinary minifigs of one kind share a card. Heroes and special figures get a card of their own, printed on both sides.'
	},
	'PL-GEN-11': {
		title: 'Who made the rules',
		text: 'BrikWars was written by Mike Rayhawk (© 1995–2006). Tomasz “Szerszen” Misterka translated it into Polish. Anyone who passes the translation on must name both.'
	},

	'PL-TRN-07': {
		title: 'Quick actions for 1 inch',
		text: 'Each of these takes 1″ of Move: lifting a brick of about 2×4, opening a door, swapping a weapon, reloading one. Picking up or dropping something small costs nothing, and neither does talking.'
	},
	'PL-TRN-12': {
		title: 'Large actions',
		text: 'To work something big, like a gate, a battering ram or a ship, takes as many minifigs as it is inches long, or as many turns of one minifig. Up to about 1″, one will do; a large figure counts for as many as it is inches tall. So a 24″ ship needs 24 minifigs or 24 turns. We read it that one pilot is enough if the thing has a control panel.'
	},

	'PL-CHG-03': {
		title: 'Momentum',
		text: 'A charger gains 1 point of momentum (MOM) for every 2″ run in a straight line, but no more than its size. The book gives the same formula for the physical opposition (POP) of the target. We read it so: 1 point for every 2″ of the impact, up to the target’s own size. The impact is the charger’s run, plus that of the target if they meet head-on.'
	},
	'PL-CHG-04': {
		title: 'Size in a charge',
		text: 'A minifig counts as size 1 and a mounted one as 2. Anything else counts as its longest dimension in inches. So a minifig on foot never gets more than 1 point of momentum, however long it runs.'
	},
	'PL-CHG-07': {
		title: 'Braced for the charge',
		text: 'A braced target meets the charge with its full physical opposition (POP). What can never move, like a tree, a rock or a house, is always braced. Anything else must see the charge coming, turn towards it and spend a response. If it does not, its POP is at most half its size, rounded down.'
	},
	'PL-CHG-12': {
		title: 'Knockback',
		text: 'Both sides roll 1d6 for each point of their MOM or POP. From the higher sum take the lower one and the size of the loser. If anything is left, the loser is knocked back that many inches. The winner decides how the loser moves, turns or falls; the loser topples only if moved further than the length of their own base. A tree or a building must be torn loose first.'
	}
};
