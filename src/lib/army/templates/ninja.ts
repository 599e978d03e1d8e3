import { trained } from '../ready/trained';
import { LEAGUE, type Template } from './template';

/** Stealth, knives, and a kite. */
export const ninja = {
	rulebook: 'core2005',
	limits: LEAGUE,
	units: {
		sensei: {
			kind: 'minifig',
			rank: 'hero',
			gear: [{ item: 'shortHand', count: 2 }],
			abilities: { stealth: true, weaponMaster: [{ item: 'shortHand' }] }
		},
		shadows: { ...trained.ninja, count: 6 },
		throwers: {
			kind: 'minifig',
			rank: 'mercenary',
			count: 3,
			gear: [{ item: 'shortRanged' }],
			abilities: { stealth: true }
		},
		bomber: {
			kind: 'minifig',
			rank: 'mercenary',
			gear: [{ item: 'shortHand' }, { item: 'explosive', count: 3 }],
			abilities: { stealth: true }
		},
		sumo: {
			kind: 'minifig',
			rank: 'mercenary',
			gear: [{ item: 'improvised' }, { item: 'bodyArmor' }],
			skillBonus: 2
		},
		scout: {
			...trained.scout,
			abilities: { stealth: true, perception: true, pilot: true },
			mount: 'kite'
		},
		kite: {
			kind: 'creation',
			form: 'vehicle',
			size: 2,
			propulsion: [{ mode: 'air', speed: 4 }]
		}
	},
	squads: {
		night: ['sensei', 'shadows'],
		distance: ['throwers', 'bomber'],
		sky: ['scout', 'kite']
	}
} satisfies Template;
