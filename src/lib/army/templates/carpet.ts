import { quickwars } from '../ready/quickwars';
import { FREE, type Template } from './template';

/** A first battle of fifteen minutes: one of everything in QuickWars. */
export const carpet = {
	rulebook: 'quickwars',
	limits: FREE,
	units: {
		champion: quickwars.hero,
		blades: { ...quickwars.swordsman, count: 4 },
		bows: { ...quickwars.archer, count: 4 },
		throwers: { ...quickwars.peasant, count: 2 },
		horse: quickwars.warhorse,
		courier: { ...quickwars.duelist, mount: 'horse' },
		buggy: quickwars.car,
		driver: { ...quickwars.pistolier, mount: 'buggy' },
		cannon: quickwars.cannon,
		cannoneers: { ...quickwars.empty, count: 3, mount: 'cannon' }
	},
	squads: {
		attack: ['champion', 'blades', 'courier', 'horse'],
		support: ['bows', 'throwers'],
		battery: ['cannoneers', 'cannon']
	}
} satisfies Template;
