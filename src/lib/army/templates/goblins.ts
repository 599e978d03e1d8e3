import { skirmish } from '../ready/skirmish';
import { FREE, type Template } from './template';

/** Many goblins and one giant. */
export const goblins = {
	rulebook: 'skirmish',
	limits: FREE,
	units: {
		troll: skirmish.troll,
		chief: skirmish.guard,
		shaman: { ...skirmish.scout, traits: ['short'] },
		wolfRiders: { ...skirmish.militia, stature: 'average', count: 2, mounted: true },
		goblins: { ...skirmish.goblin, count: 8 },
		slingers: { ...skirmish.hunter, traits: ['short'], count: 3 }
	},
	squads: {
		gang: ['chief', 'goblins', 'shaman'],
		stones: ['slingers', 'troll'],
		pack: ['wolfRiders']
	}
} satisfies Template;
