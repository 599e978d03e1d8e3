import type { Order } from '$lib/army/list/searching';
import { plural } from '../plural';
import { descriptions } from './rulebooks';

const armiesOf = (count: number) => plural('en', count, { one: '# army', other: '# armies' });

const orders: Record<Order, string> = {
	edited: 'Last changed',
	name: 'Name',
	points: 'Points',
	rulebook: 'Rulebook'
};

/** What the list of armies says beyond its cards, and how a new army is begun. */
export const armies = {
	begin: {
		how: 'How to begin',
		ways: { empty: 'From scratch', template: 'From a template' },
		rulebook: 'Rulebook',
		books: descriptions,
		templatesHint: 'One tap takes it. It is yours then: change what you like.',
		loading: 'Loading the armies…',
		take: (p: { name: string }) => `Take ${p.name}`
	},
	find: {
		search: 'Search armies, units and tags',
		order: 'Order',
		orders,
		tags: 'Tags',
		found: (p: { count: number; all: number }) => `${p.count} of ${armiesOf(p.all)}`,
		none: 'No army has all of this.',
		clear: 'Show all'
	},
	archive: {
		title: (p: { count: number }) => `Archive: ${armiesOf(p.count)}`,
		put: 'Put into the archive',
		bringBack: 'Bring back from the archive',
		done: (p: { name: string }) => `“${p.name}” is in the archive.`,
		back: (p: { name: string }) => `“${p.name}” is back.`,
		allAway: 'All your armies are in the archive.'
	},
	menu: {
		compare: 'Compare…',
		name: 'Name',
		tags: 'Tags',
		newTag: 'New tag',
		addTag: 'Add the tag',
		removeTag: (p: { name: string }) => `Remove the tag ${p.name}`,
		knownTags: 'Tags of other armies',
		tagsFull: 'An army can have 20 tags.'
	}
};
