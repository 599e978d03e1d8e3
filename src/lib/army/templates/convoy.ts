import { foot } from '../ready/foot';
import { lugpolwars } from '../ready/lugpolwars';
import type { Template } from './template';

/** Two trucks with valuable cargo, and their guards. */
export const convoy = {
	rulebook: 'lugpolwars',
	limits: { profile: 'own', points: 100 },
	units: {
		leader: {
			kind: 'minifig',
			rank: 'hero',
			gear: [{ item: 'longRanged' }],
			mount: 'motorcycle'
		},
		motorcycle: lugpolwars.motorcycle,
		trucks: { ...lugpolwars.truck, count: 2 },
		drivers: {
			kind: 'minifig',
			rank: 'mercenary',
			count: 2,
			gear: [{ item: 'shortRanged' }],
			mount: 'trucks'
		},
		gunTruck: lugpolwars.gunTruck,
		gunner: {
			kind: 'minifig',
			rank: 'mercenary',
			gear: [{ item: 'shortRanged' }],
			mount: 'gunTruck'
		},
		escort: { ...foot.rifleman, count: 2 },
		mechanic: { kind: 'minifig', rank: 'mercenary', gear: [{ item: 'shortHand' }] }
	},
	squads: {
		vanguard: ['leader', 'motorcycle', 'gunner', 'gunTruck'],
		trucks: ['drivers', 'trucks', 'mechanic'],
		escort: ['escort']
	}
} satisfies Template;
