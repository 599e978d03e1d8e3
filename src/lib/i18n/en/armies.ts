import type { Order } from '$lib/army/list/searching';
import { plural } from '../plural';
import { descriptions } from './rulebooks';

const armiesOf = (count: number) => plural('en', count, { one: '# army', other: '# armies' });

const orders: Record<Order, string> = {
	edited: 'Last edited',
	name: 'Name',
	points: 'Points',
	rulebook: 'Rulebook'
};

/** The list of armies and the form for a new army. */
export const armies = {
	begin: {
		how: 'Start from',
		ways: { empty: 'Scratch', template: 'Template' },
		rulebook: 'Rulebook',
		books: descriptions,
		templatesHint: 'Pick one and make it your own.',
		loading: 'Loading armies…',
		take: (p: { name: string }) => `Use ${p.name}`
	},
	find: {
		search: 'Search armies, units and tags',
		order: 'Sort by',
		orders,
		tags: 'Tags',
		found: (p: { count: number; all: number }) => `${p.count} of ${armiesOf(p.all)}`,
		none: 'No armies match.',
		clear: 'Show all'
	},
	archive: {
		title: (p: { count: number }) => `Archive: ${armiesOf(p.count)}`,
		put: 'Archive',
		bringBack: 'Unarchive',
		done: (p: { name: string }) => `“${p.name}” archived`,
		back: (p: { name: string }) => `“${p.name}” unarchived`,
		allAway: 'All your armies are archived.'
	},
	many: {
		title: 'Selected armies',
		compact: 'Compact list',
		roomy: 'Cards',
		choose: (p: { name: string }) => `Select ${p.name}`,
		all: 'Select all',
		chosen: (p: { count: number }) => `${armiesOf(p.count)} selected`,
		tag: 'Add tag to selected',
		archived: (p: { count: number }) => `${armiesOf(p.count)} archived`,
		unarchived: (p: { count: number }) => `${armiesOf(p.count)} unarchived`,
		deleted: (p: { count: number }) => `${armiesOf(p.count)} deleted`,
		tagged: (p: { count: number; name: string }) => `${armiesOf(p.count)} tagged “${p.name}”`,
		file: (p: { count: number }) => armiesOf(p.count)
	},
	menu: {
		print: 'Print',
		share: 'Share',
		compare: 'Compare…',
		play: 'Play…',
		name: 'Name',
		tags: 'Tags',
		newTag: 'New tag',
		addTag: 'Add tag',
		removeTag: (p: { name: string }) => `Remove tag ${p.name}`,
		knownTags: 'Tags from other armies',
		tagsFull: 'An army can have up to 20 tags.'
	}
};
