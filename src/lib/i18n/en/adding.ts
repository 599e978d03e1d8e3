import type { Role } from '$lib/army/ready/roles';
import type { Creation } from '$lib/rules/choices';
import { plural } from '../plural';

/** The palette, from which units are added. */
export const adding = {
	toSquad: (p: { name: string }) => `Add to squad ${p.name}`,
	join: 'Add to squad',
	aboard: {
		creature: 'Add riders',
		vehicle: 'Add crew',
		emplacement: 'Add crew',
		building: 'Add a garrison'
	} satisfies Record<Creation['form'], string>,
	toMount: (p: { what: string; name: string }) => `${p.what}: ${p.name}`,
	summon: 'Add a summon',
	discount: (p: { name: string; points: string }) => `${p.name} (${p.points} CP alone)`,
	search: 'Search units',
	categories: 'Categories',
	all: 'All',
	chips: {
		closeCombat: 'Close combat',
		ranged: 'Ranged',
		leaders: 'Leaders',
		specialists: 'Specialists',
		beasts: 'Creatures',
		vehicles: 'Vehicles',
		buildings: 'Buildings',
		scratch: 'From scratch'
	} satisfies Record<Role, string>,
	present: (p: { count: number }) => `${p.count} already there`,
	recent: 'Recently used',
	results: 'Results',
	found: (p: { count: number }) =>
		plural('en', p.count, { one: '# unit found', other: '# units found' }),
	none: (p: { text: string }) => `No units match “${p.text}”.`,
	everywhere: 'Search all categories',
	showAll: 'Show all units',
	orBlank: 'Or start from scratch:'
};
