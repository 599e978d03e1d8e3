import { buildings } from '../ready/buildings';
import { creatures } from '../ready/creatures';
import { foot } from '../ready/foot';
import { trained } from '../ready/trained';
import { vehicles } from '../ready/vehicles';
import { LEAGUE, type Template } from './template';

/** One tank, its crew, their cat, and infantry. */
export const tankers = {
	rulebook: 'core2005',
	limits: LEAGUE,
	units: {
		tank: vehicles.tank,
		commander: {
			kind: 'minifig',
			rank: 'officer',
			gear: [{ item: 'shortRanged' }],
			mount: 'tank'
		},
		driver: { ...trained.pilot, mount: 'tank' },
		gunner: {
			kind: 'minifig',
			rank: 'mercenary',
			gear: [{ item: 'shortRanged' }],
			mount: 'tank'
		},
		cat: creatures.cat,
		sergeant: { kind: 'minifig', rank: 'officer', gear: [{ item: 'longRanged' }] },
		infantry: { ...foot.rifleman, count: 5 },
		bazooka: foot.bazooka,
		medic: trained.medic,
		machineGun: buildings.machineGun
	},
	squads: {
		crew: ['commander', 'driver', 'gunner', 'cat'],
		infantry: ['sergeant', 'infantry', 'bazooka', 'medic']
	}
} satisfies Template;
