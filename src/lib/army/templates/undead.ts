import { creatures } from '../ready/creatures';
import { trained } from '../ready/trained';
import { vehicles } from '../ready/vehicles';
import { LEAGUE, type Template } from './template';

/** A necromancer with zombies, skeletons and an ogre. */
export const undead = {
	rulebook: 'core2005',
	limits: LEAGUE,
	units: {
		necromancer: {
			kind: 'minifig',
			rank: 'hero',
			magic: { level: 4, necromancy: true, areaSpells: [{ level: 3, count: 2 }] },
			mount: 'hearse'
		},
		hearse: vehicles.cart,
		acolytes: { ...trained.necromancer, count: 2 },
		zombies: { ...creatures.zombie, count: 8 },
		skeletons: { ...creatures.skeleton, count: 6 },
		boneArchers: {
			...creatures.skeleton,
			count: 3,
			gear: [{ item: 'shortRanged', bow: true }]
		},
		ogre: {
			kind: 'creation',
			form: 'creature',
			size: 4,
			structureLevel: 1,
			propulsion: [{ mode: 'ground', speed: 4 }],
			weapons: [{ type: 'closeCombat', level: 4 }],
			brain: { type: 'half', limitation: 'incompetent' }
		}
	},
	squads: {
		horde: ['zombies', 'ogre'],
		bones: ['skeletons', 'boneArchers'],
		cult: ['necromancer', 'hearse', 'acolytes']
	}
} satisfies Template;
