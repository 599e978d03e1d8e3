import { classics } from '../ready/classics';
import { creatures } from '../ready/creatures';
import { trained } from '../ready/trained';
import { LEAGUE, type Template } from './template';

/** Mages, their guards, a flying carpet, and a summon in reserve. */
export const wizards = {
	rulebook: 'core2005',
	limits: LEAGUE,
	units: {
		archmage: { ...trained.archmage, abilities: { pilot: true }, mount: 'carpet' },
		carpet: {
			kind: 'creation',
			form: 'vehicle',
			size: 2,
			propulsion: [{ mode: 'air', speed: 8 }]
		},
		summoner: trained.summoner,
		mages: { ...trained.mage, count: 2 },
		apprentices: { ...trained.apprentice, count: 3 },
		herbalist: trained.medic,
		guards: { ...classics.halberdier, count: 4 },
		cat: creatures.cat
	},
	summons: {
		elemental: {
			kind: 'creation',
			form: 'creature',
			size: 2,
			structureLevel: 2,
			propulsion: [{ mode: 'ground', speed: 6 }],
			weapons: [{ type: 'closeCombat', level: 2 }],
			brain: { type: 'half', limitation: 'simple' }
		}
	},
	squads: {
		council: ['archmage', 'carpet', 'mages', 'summoner'],
		students: ['apprentices', 'herbalist', 'cat'],
		guard: ['guards']
	}
} satisfies Template;
