import { skirmish } from '../ready/skirmish';
import { FREE, type Template } from './template';

/** A party of heroes and their hangers-on. */
export const fellowship = {
	rulebook: 'skirmish',
	limits: FREE,
	units: {
		leader: skirmish.hero,
		knight: skirmish.rider,
		blade: skirmish.bladeMaster,
		spears: { ...skirmish.spearman, count: 2 },
		archers: { ...skirmish.archer, count: 2 },
		scout: skirmish.scout,
		villagers: { ...skirmish.militia, count: 3 }
	},
	squads: {
		front: ['leader', 'blade', 'spears', 'villagers'],
		woods: ['scout', 'archers']
	}
} satisfies Template;
