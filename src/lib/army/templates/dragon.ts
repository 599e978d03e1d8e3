import { classics } from '../ready/classics';
import { creatures } from '../ready/creatures';
import { trained } from '../ready/trained';
import { LEAGUE, type Template } from './template';

/** A dragon rider, a whelp, and a few companions on foot. */
export const dragon = {
	rulebook: 'core2005',
	limits: LEAGUE,
	units: {
		rider: {
			kind: 'minifig',
			rank: 'hero',
			gear: [{ item: 'twoHanded' }, { item: 'shield' }, { item: 'bodyArmor' }],
			abilities: { pilot: true },
			mount: 'dragon'
		},
		dragon: creatures.dragon,
		whelp: {
			kind: 'creation',
			form: 'creature',
			size: 2,
			structureLevel: 1,
			propulsion: [{ mode: 'air', speed: 8 }],
			weapons: [{ type: 'closeCombat', level: 1 }],
			brain: { type: 'half', limitation: 'dependent' }
		},
		shaman: trained.mage,
		keepers: { ...classics.halberdier, count: 3 },
		hunters: { ...classics.archer, count: 3 }
	},
	squads: {
		sky: ['rider', 'dragon', 'whelp'],
		ground: ['shaman', 'keepers', 'hunters']
	}
} satisfies Template;
