import { plural } from '../plural';

const armies = (p: { count: number }) =>
	plural('en', p.count, { one: '# army', other: '# armies' });

/** The first page after the browser has lost a part of its database. */
export const secondCopy = {
	title: 'Some of your data is missing',
	what: 'The browser has lost part of its database. This device has a second copy of:',
	counts: {
		armies,
		leagues: (p: { count: number }) =>
			plural('en', p.count, { one: '# league', other: '# leagues' }),
		entries: (p: { count: number }) =>
			plural('en', p.count, { one: '# league entry', other: '# league entries' }),
		games: (p: { count: number }) => plural('en', p.count, { one: '# game', other: '# games' }),
		packs: (p: { count: number }) => plural('en', p.count, { one: '# pack', other: '# packs' }),
		ownUnits: (p: { count: number }) =>
			plural('en', p.count, { one: '# saved unit', other: '# saved units' }),
		photos: (p: { count: number }) => plural('en', p.count, { one: '# photo', other: '# photos' }),
		keys: (p: { count: number }) =>
			plural('en', p.count, { one: '# seal key', other: '# seal keys' })
	},
	more: (p: { count: number }) => `${p.count} more`,
	restore: 'Restore',
	later: 'Not now',
	done: 'Everything has been restored.',
	failed: 'Nothing was restored: the browser blocks access to its storage or the disk is full.'
};
