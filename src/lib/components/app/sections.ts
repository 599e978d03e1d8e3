import type { IconName } from '$lib/ui/icons/icon-name';

/** The main parts of the app, in the order of the navigation. */
export const SECTIONS = [
	{ name: 'armies', path: '/', icon: 'army' },
	{ name: 'league', path: '/league', icon: 'hero' },
	{ name: 'table', path: '/table', icon: 'shortHand' },
	{ name: 'rules', path: '/rules', icon: 'rules' },
	{ name: 'odds', path: '/odds', icon: 'dice' },
	{ name: 'settings', path: '/settings', icon: 'settings' }
] as const satisfies readonly { name: string; path: string; icon: IconName }[];

export type Section = (typeof SECTIONS)[number]['name'];

const SECTION_OF: Readonly<Record<string, Section>> = {
	'': 'armies',
	army: 'armies',
	cards: 'armies',
	compare: 'armies',
	open: 'armies',
	league: 'league',
	table: 'table',
	rules: 'rules',
	packs: 'rules',
	odds: 'odds',
	settings: 'settings',
	data: 'settings',
	about: 'settings'
};

/** The part of the app that a route belongs to; undefined for an unknown page. */
export function sectionOf(route: string | null): Section | undefined {
	return route === null ? undefined : SECTION_OF[route.split('/')[1] ?? ''];
}
