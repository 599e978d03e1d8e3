import { classics } from '../ready/classics';
import { creatures } from '../ready/creatures';
import { foot } from '../ready/foot';
import { LEAGUE, type Template } from './template';

/** Lancers with a commander on an armored horse, and infantry behind a banner. */
export const knights = {
	rulebook: 'core2005',
	limits: LEAGUE,
	units: {
		commander: { ...classics.hero, abilities: { pilot: true }, mount: 'charger' },
		charger: creatures.bardedHorse,
		lancers: {
			kind: 'minifig',
			rank: 'mercenary',
			count: 3,
			gear: [{ item: 'twoHanded' }, { item: 'shield' }],
			abilities: { pilot: true },
			mount: 'horses'
		},
		horses: { ...creatures.warhorse, count: 3 },
		banneret: classics.officer,
		footmen: { ...classics.swordsman, count: 4 },
		archers: { ...classics.archer, count: 2 },
		squire: foot.peasant
	},
	squads: {
		riders: ['commander', 'charger', 'lancers', 'horses'],
		foot: ['banneret', 'footmen', 'archers', 'squire']
	}
} satisfies Template;
