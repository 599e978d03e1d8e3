import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const league: Record<RulesOf<'LIG'>, RuleText> = {
	'PL-LIG-01': {
		title: 'At most 150 CP',
		text: 'An army in the small league costs 150 CP or less; exactly 150 is allowed. Each army you submit is counted on its own.'
	},
	'PL-LIG-02': {
		title: 'No faster than 10 inches',
		text: 'In the small league no unit, mount or machine may be faster than 10″. The speed you bought counts: a sprint is not added, and slowing by armor is not taken off. The other reading is among the army’s settings, but the league takes no army that uses it.'
	},
	'PL-LIG-03': {
		title: 'Two armies at most',
		text: 'For a meeting of the small league you may prepare one or two armies, A and B. Each of them must keep within the limits. Before every game you choose which one you play. Between meetings you may change them, still within 150 CP.'
	},
	'PL-LIG-04': {
		title: 'Rules of the league',
		text: 'The small league plays by the Polish translation of BrikWars with three supplements: Healing, Magic, and Stealth, Perception and Weapon Master. An army at LUGPolWars prices is not accepted, nor one with prices of its own or readings other than the default ones.'
	},
	'PL-LIG-05': {
		title: 'Built of toy bricks',
		text: 'Armies and vehicles are built of toy bricks. Terrain may be of other material, as an exception. The referee checks the armies right before the meeting.'
	},
	'PL-LIG-06': {
		title: 'Juniors and seniors',
		text: 'Players under 18 are juniors, all others seniors; each category has a standing of its own. A child may play among the seniors when a parent agrees.'
	},
	'PL-LIG-07': {
		title: 'Meeting, notice and table',
		text: 'A meeting is announced at least two days ahead, with the games that are planned. The table measures at least 90 × 90 cm, better 120 × 120. A game should take no more than 90 minutes.'
	},
	'PL-LIG-08': {
		title: 'The referee',
		text: 'A meeting should have a referee. Seniors may do without one if they take photos after every player’s turn and describe the game; a game of juniors needs a referee. Nobody referees a game they play in: a third person does.'
	},
	'PL-LIG-09': {
		title: 'The report of a meeting',
		text: 'At the end of the meeting a report with the results goes to the referee. If the games differ from the plan, it says why.'
	},
	'PL-LIG-10': {
		title: 'Walkover',
		text: 'A player whose opponent does not show up gets 7 points for one planned scenario of their choice. The absent player gets 0, and loses 3 points if they already have a result for that scenario this season. With good reason, and if both agree, the meeting counts as not held.'
	},
	'PL-LIG-11': {
		title: 'The season',
		text: 'A season lasts until a month after the first player has played every scenario, by the day of the last report, but no longer than six months. Rule changes are announced by the opening day. Players with equal points play off in randomly drawn scenarios; these games add no points.'
	},
	'PL-LIG-12': {
		title: 'Points of a game',
		text: 'Every game gives 5 points. The primary objective adds 2 for the winner and takes 2 from the loser; whoever reaches the secondary one gets 1 more, winner or not. A draw gives 5 to each side.'
	},
	'PL-LIG-13': {
		title: 'Every scenario from both sides',
		text: 'Each scenario is played twice, once on the light side and once on the dark one: six games, 48 points at most. Only the first result counts for a scenario and a side; playing it again adds nothing.'
	},
	'PL-LIG-14': {
		title: 'Deployment in Battle and Capture the Flag',
		text: 'A die decides who chooses an edge; the opponent has the other one. All units deploy within 5″ of their edge. The player who chose deploys half of their army, then the opponent all of theirs, then the first player deploys the rest. The opponent goes first.'
	},
	'PL-LIG-15': {
		title: 'Battle',
		text: 'Primary objective: destroy the enemy’s army. Secondary: one unit of yours reaches the enemy’s start zone while at least half of the enemy’s units are still on the table.'
	},
	'PL-LIG-16': {
		title: 'Capture the Flag',
		text: 'An artifact starts in the center. A unit that carries it to its own edge captures it once and leaves the table safely, with its mount or vehicle; the artifact returns to the center. The third capture wins, or being the last side on the table. Secondary: no enemy unit is left on the table, not counting safe ones; if the winner’s last unit made the last capture, the loser has reached it.'
	},
	'PL-LIG-17': {
		title: 'Transport, or Ambush',
		text: 'The light side places half of its units within 5″ of the center, the dark side all of its own within 5″ of any edge; the higher roll goes first. Primary objective of either side: carry the item to the edge. Secondary: no enemy left on the table, which ends the game for the light side only and gives it both objectives.'
	},
	'PL-LIG-18': {
		title: 'Reinforcements',
		text: 'In Transport the light side rolls a die before each turn of its own: on 4 or more one more unit enters at the middle of an edge, within 5″, and acts at once.'
	},
	'PL-LIG-19': {
		title: 'The very important item',
		text: 'Carrying it takes one hand, so no weapon needing both hands is used, ranged ones included, unless there are more than two hands. It is picked up within 1″ of a fallen carrier as a simple action, and is neither weapon nor shield. Nothing that flies can carry it, nor can anyone aboard.'
	}
};
