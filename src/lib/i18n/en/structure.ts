import { plural } from '../plural';
import { ownRules } from './own-rules';

const figures = (count: number) => plural('en', count, { one: '# figure', other: '# figures' });

/** A table's row in words, from the ids that name a step of the history. */
function rowOf(name: string): string {
	const [table = '', row = ''] = name.split('/');
	return ownRules.tables[table]?.rows[row] ?? row;
}

/** How an army is drawn up: squads, mounts and crews, entries split and merged, the magic reserve. */
export const structure = {
	title: 'Place in the army',
	squad: {
		title: 'Squad',
		form: 'Form a squad',
		formOf: 'Form a new squad',
		first: (p: { number: number }) => `Squad ${p.number}`,
		edit: (p: { name: string }) => `Change the squad ${p.name}`,
		name: 'Name of the squad',
		banner: 'Carries the banner',
		nobody: 'Nobody',
		members: 'Who stands in it',
		empty: 'Nobody stands in it yet.',
		nobodyYet: 'The army has no units yet.',
		part: (p: { count: number; number: number }) => `${p.count} of ${p.number}`,
		bearer: 'Banner',
		into: (p: { name: string; what: string }) => `${p.name} in the squad ${p.what}`,
		elsewhere: (p: { what: string }) => `now in: ${p.what}`,
		disband: 'Disband the squad',
		disbandHint: 'Its units stay in the army.',
		disbanded: (p: { name: string }) => `The squad “${p.name}” is disbanded.`,
		up: (p: { name: string }) => `Squad ${p.name}: up`,
		down: (p: { name: string }) => `Squad ${p.name}: down`
	},
	divide: {
		title: 'Split and merge',
		count: 'How many to split off',
		split: (p: { count: number }) =>
			plural('en', p.count, { one: 'Split one off', other: 'Split # off' }),
		splitHint: (p: { count: number }) => `They get an entry of their own. Left here: ${p.count}.`,
		single: 'A single figure cannot be split.',
		merge: (p: { count: number; number: number }) =>
			plural('en', p.count, {
				one: `Merge with one entry just like it: ${p.number} in all`,
				other: `Merge with # entries just like it: ${p.number} in all`
			}),
		different: 'No other entry is just like this one.',
		same: 'The price stays the same.'
	},
	ride: {
		title: 'Mount or vehicle',
		foot: 'On foot',
		none: 'The army has nothing to ride or to crew.',
		as: {
			creature: 'rides it',
			vehicle: 'drives or crews it',
			emplacement: 'serves it',
			building: 'mans it'
		},
		taken: (p: { count: number }) => `${figures(p.count)} on it already`,
		tooMany: (p: { count: number; number: number }) =>
			`${figures(p.count)} for ${plural('en', p.number, { one: '# mount', other: '# mounts' })}`,
		reserve: 'in reserve'
	},
	crew: {
		title: { creature: 'Riders', vehicle: 'Crew', emplacement: 'Crew', building: 'Garrison' },
		none: 'The army has nobody who could.',
		hint: 'Tick the figures that do. If they are too many, split some off first.',
		elsewhere: (p: { name: string }) => `now on: ${p.name}`
	},
	reserve: {
		title: 'Reserve',
		into: 'Keep in reserve',
		intoHint: 'Waits to be summoned by a mage, at its full price, outside of all squads.',
		out: 'Field from the start',
		outHint: 'Stands on the table from the start.',
		field: 'On the table',
		waiting: 'In reserve',
		magic: 'Spells of the circle',
		hint: 'Planned and paid before the game, or points left free for them. Tell the other players.',
		reach: (p: { level: number; count: number }) =>
			`${plural('en', p.count, { one: '# mage', other: '# mages' })}: together up to level ${p.level}`,
		alone: 'A circle needs two mages at least.',
		level: 'Level',
		plan: 'Plan one more',
		casts: (p: { level: number }) => `Area spell, level ${p.level}`,
		shields: (p: { level: number }) => `Magic shield, level ${p.level}`,
		unspent: 'Points left free',
		unspentHint: 'In whole or half CP; they count to the total.',
		eachMore: (p: { points: string }) => `one more: ${p.points} CP`
	},
	arrange: {
		title: 'Order',
		done: 'Done',
		hint: 'Drag by the handle, or move by the arrows.',
		up: (p: { name: string }) => `${p.name}: up`,
		down: (p: { name: string }) => `${p.name}: down`,
		moved: (p: { name: string; number: number; count: number }) =>
			`${p.name}: place ${p.number} of ${p.count}`
	},
	notes: {
		title: 'Notes',
		hint: 'Story, tactics, whatever you want to remember. They travel with the file.'
	},
	houseRules: {
		title: 'House rules',
		hint: 'Change a price or a statistic of the rulebook for this army. Whoever plays against it sees each change.',
		name: 'Name of the set',
		league: 'The league plays by the printed prices: an army with others is not legal there.',
		none: 'Nothing is changed: the army plays as printed.',
		add: 'Change something',
		table: 'Table',
		row: 'What',
		field: 'Which value',
		value: 'New value',
		printed: (p: { before: string }) => `printed: ${p.before}`,
		set: 'Change',
		remove: (p: { what: string }) => `As printed: ${p.what}`,
		of: (p: { what: string }) => `New value: ${p.what}`,
		whole: 'A whole number from 0 to 999.',
		halves: 'A number from 0 to 999, whole or half.',
		dice: 'Dice, such as 1d6+2.',
		effect: (p: { points: string }) => `This army: ${p.points} CP`
	}
};

/** Names of the steps of the history. */
export const structureEdits = {
	formSquad: (p: { name: string }) => `New squad ${p.name}`,
	renameSquad: (p: { name: string }) => `Squad name ${p.name}`,
	disbandSquad: (p: { name: string }) => `Disbanding ${p.name}`,
	moveSquad: (p: { name: string }) => `${p.name} moves in the list`,
	setMember: (p: { name: string }) => `${p.name} in a squad`,
	leaveSquad: (p: { name: string }) => `${p.name} out of a squad`,
	setBanner: (p: { name: string }) => `Banner of ${p.name}`,
	splitUnit: (p: { name: string }) => `Splitting ${p.name}`,
	mergeUnits: (p: { name: string }) => `Merging ${p.name}`,
	mountUnit: (p: { name: string }) => `Mounting: ${p.name}`,
	dismount: (p: { name: string }) => `${p.name} on foot`,
	intoReserve: (p: { name: string }) => `${p.name} into reserve`,
	outOfReserve: (p: { name: string }) => `${p.name} out of reserve`,
	setCircle: () => 'Spells of the circle',
	setUnspent: () => 'Points left free',
	setNotes: () => 'Notes',
	setHouseRule: (p: { name: string }) => `House rule: ${rowOf(p.name)}`,
	removeHouseRule: (p: { name: string }) => `As printed: ${rowOf(p.name)}`,
	nameHouseRules: (p: { name: string }) => `House rules ${p.name}`.trim()
};
