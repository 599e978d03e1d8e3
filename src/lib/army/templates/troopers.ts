import { foot } from '../ready/foot';
import { trained } from '../ready/trained';
import { vehicles } from '../ready/vehicles';
import { LEAGUE, type Template } from './template';

/** Rifles in space, with a walker and a robot dog. */
export const troopers = {
	rulebook: 'core2005',
	limits: LEAGUE,
	units: {
		captain: foot.commando,
		sergeant: {
			kind: 'minifig',
			rank: 'officer',
			gear: [{ item: 'longRanged' }, { item: 'bodyArmor' }]
		},
		troopers: { ...foot.rifleman, count: 6 },
		sniper: trained.sniper,
		medic: {
			kind: 'minifig',
			rank: 'mercenary',
			gear: [{ item: 'shortRanged' }, { item: 'bodyArmor' }],
			abilities: { healing: true }
		},
		walker: vehicles.walker,
		pilot: { ...trained.pilot, mount: 'walker' },
		dog: {
			kind: 'creation',
			form: 'creature',
			size: 1,
			structureLevel: 3,
			propulsion: [{ mode: 'ground', speed: 8 }],
			weapons: [{ type: 'gun', level: 1 }],
			brain: { type: 'full' }
		}
	},
	squads: {
		landing: ['sergeant', 'troopers', 'medic'],
		support: ['captain', 'sniper', 'dog']
	}
} satisfies Template;
