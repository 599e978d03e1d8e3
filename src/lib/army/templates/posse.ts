import { creatures } from '../ready/creatures';
import { foot } from '../ready/foot';
import { trained } from '../ready/trained';
import { LEAGUE, type Template } from './template';

/** A sheriff, deputies on horses, and a stagecoach. */
export const posse = {
	rulebook: 'core2005',
	limits: LEAGUE,
	units: {
		sheriff: {
			kind: 'minifig',
			rank: 'hero',
			gear: [{ item: 'shortRanged', count: 2 }],
			superdexterity: 1,
			abilities: { pilot: true },
			mount: 'stallion'
		},
		stallion: creatures.warhorse,
		deputies: { ...trained.pilot, count: 3, mount: 'mustangs' },
		mustangs: { ...creatures.warhorse, count: 3 },
		stagecoach: {
			kind: 'creation',
			form: 'vehicle',
			size: 4,
			structureLevel: 1,
			propulsion: [{ mode: 'ground', speed: 8 }]
		},
		coachman: {
			kind: 'minifig',
			rank: 'mercenary',
			gear: [{ item: 'shortHand' }],
			abilities: { pilot: true },
			mount: 'stagecoach'
		},
		shotgun: { ...foot.rifleman, mount: 'stagecoach' },
		prospector: foot.sapper,
		sharpshooters: { ...foot.rifleman, count: 2 },
		doctor: {
			kind: 'minifig',
			rank: 'mercenary',
			gear: [{ item: 'shortRanged' }],
			abilities: { healing: true }
		},
		barkeeper: foot.peasant
	},
	squads: {
		riders: ['sheriff', 'stallion', 'deputies', 'mustangs'],
		coach: ['coachman', 'shotgun', 'stagecoach'],
		town: ['sharpshooters', 'prospector', 'doctor', 'barkeeper']
	}
} satisfies Template;
