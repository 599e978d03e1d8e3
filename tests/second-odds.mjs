/**
 * A second calculation of odds, written from the rules alone: it shares no line with the app. It throws every
 * combination of dice, with at most `DEPTH` explosions of a die, and `leftOut` bounds what is beyond.
 */
export {
	added,
	damageTotals,
	against,
	opposing,
	secondOdds,
	volley
} from './second-odds/attack.mjs';
export { aimed } from './second-odds/aimed.mjs';
export { turn } from './second-odds/close.mjs';
export { bodies, charged, flights } from './second-odds/charge.mjs';
export { ground, marks, rescued, through } from './second-odds/creations.mjs';
export { bail, exchange, gang, leaving, mayParry, shove } from './second-odds/melee.mjs';
export { activation, story, volley as missiles } from './second-odds/skirmish.mjs';
export { pushed } from './second-odds/pushed.mjs';
export { atTable } from './second-odds/table.mjs';
export { breaks, worn } from './second-odds/wear.mjs';
export { shielded } from './second-odds/shields.mjs';
export { leftOut } from './second-odds/throws.mjs';
