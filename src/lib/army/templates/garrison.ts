import { buildings } from '../ready/buildings';
import { foot } from '../ready/foot';
import { LEAGUE, type Template } from './template';

/** A castle, engines on its walls, and its inhabitants. */
export const garrison = {
	rulebook: 'core2005',
	limits: LEAGUE,
	units: {
		castle: buildings.castle,
		castellan: {
			kind: 'minifig',
			rank: 'officer',
			gear: [{ item: 'heavyHand' }, { item: 'shield' }, { item: 'bodyArmor' }]
		},
		catapult: buildings.catapult,
		ballistas: { ...buildings.ballista, count: 2 },
		crossbowmen: { ...foot.crossbowman, count: 4 },
		guards: { ...foot.guard, count: 3 },
		cook: foot.peasant,
		kitchenBoy: foot.peasant
	},
	squads: {
		walls: ['castellan', 'crossbowmen'],
		gate: ['guards', 'cook', 'kitchenBoy'],
		engines: ['catapult', 'ballistas']
	}
} satisfies Template;
