import { foot } from '../ready/foot';
import { lugpolwars } from '../ready/lugpolwars';
import type { Template } from './template';

/** Raiders: bikes, a car with a gun, and a gun behind the rocks. */
export const bandits = {
	rulebook: 'lugpolwars',
	limits: { profile: 'own', points: 100 },
	units: {
		warlord: foot.hero,
		car: { ...lugpolwars.car, weapons: [{ type: 'heavyWeapon' }] },
		driver: {
			kind: 'minifig',
			rank: 'mercenary',
			gear: [{ item: 'shortRanged' }],
			mount: 'car'
		},
		motorcycles: { ...lugpolwars.motorcycle, count: 3 },
		bikers: {
			kind: 'minifig',
			rank: 'mercenary',
			count: 3,
			gear: [{ item: 'heavyHand' }],
			mount: 'motorcycles'
		},
		cannon: lugpolwars.cannon,
		cannoneers: { ...foot.peasant, count: 2, mount: 'cannon' },
		bomber: { kind: 'minifig', rank: 'mercenary', gear: [{ item: 'explosive', count: 4 }] }
	},
	squads: {
		bikers: ['bikers', 'motorcycles'],
		ambush: ['warlord', 'cannoneers', 'cannon', 'bomber']
	}
} satisfies Template;
