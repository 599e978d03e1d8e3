import { foot } from '../ready/foot';
import { vehicles } from '../ready/vehicles';
import { LEAGUE, type Template } from './template';

/** A galleon with four guns, its crew, and a boat of boarders. */
export const pirates = {
	rulebook: 'core2005',
	limits: LEAGUE,
	units: {
		galleon: vehicles.galleon,
		captain: { ...foot.swashbuckler, mount: 'galleon' },
		helmsman: {
			kind: 'minifig',
			rank: 'mercenary',
			gear: [{ item: 'shortHand' }],
			abilities: { pilot: true },
			mount: 'galleon'
		},
		gunners: { ...foot.pistolier, count: 4, mount: 'galleon' },
		powderMonkey: {
			kind: 'minifig',
			rank: 'mercenary',
			gear: [{ item: 'explosive', count: 3 }],
			mount: 'galleon'
		},
		parrot: {
			kind: 'creation',
			form: 'creature',
			size: 0,
			propulsion: [{ mode: 'air', speed: 4 }],
			brain: { type: 'full' }
		},
		boat: vehicles.rowboat,
		bosun: { kind: 'minifig', rank: 'officer', gear: [{ item: 'heavyHand' }], mount: 'boat' },
		boarders: { ...foot.duelist, count: 3, mount: 'boat' }
	},
	squads: {
		crew: ['captain', 'helmsman', 'gunners', 'powderMonkey', 'parrot'],
		boarding: ['bosun', 'boarders']
	}
} satisfies Template;
