import { plural } from '../plural';
import { ownRules } from './own-rules';

const figures = (count: number) => plural('en', count, { one: '# figure', other: '# figures' });

/** The words for a table row, from the ids in the name of a history step. */
function rowOf(name: string): string {
	const [table = '', row = ''] = name.split('/');
	return ownRules.tables[table]?.rows[row] ?? row;
}

/** Formation: squads, mounts and crews, splitting and merging entries, the magic reserve. */
export const structure = {
	title: 'Place in the army',
	squad: {
		title: 'Squad',
		form: 'Create squad',
		formOf: 'Create new squad',
		first: (p: { number: number }) => `Squad ${p.number}`,
		edit: (p: { name: string }) => `Edit squad ${p.name}`,
		name: 'Squad name',
		banner: 'Banner bearer',
		nobody: 'None',
		members: 'Members',
		empty: 'No members yet.',
		nobodyYet: 'The army has no units yet.',
		part: (p: { count: number; number: number }) => `${p.count} of ${p.number}`,
		bearer: 'Banner',
		into: (p: { name: string; what: string }) => `Add ${p.name} to squad ${p.what}`,
		elsewhere: (p: { what: string }) => `now in: ${p.what}`,
		disband: 'Disband squad',
		disbandHint: 'Its units stay in the army.',
		disbanded: (p: { name: string }) => `Squad “${p.name}” disbanded`,
		up: (p: { name: string }) => `Move squad ${p.name} up`,
		down: (p: { name: string }) => `Move squad ${p.name} down`
	},
	divide: {
		title: 'Split and merge',
		count: 'Figures to split off',
		split: (p: { count: number }) =>
			plural('en', p.count, { one: 'Split off #', other: 'Split off #' }),
		splitHint: (p: { count: number }) => `They become a separate entry; ${p.count} stay here.`,
		single: 'A single figure cannot be split.',
		merge: (p: { count: number; number: number }) =>
			plural('en', p.count, {
				one: `Merge with 1 identical entry (${p.number} in total)`,
				other: `Merge with # identical entries (${p.number} in total)`
			}),
		different: 'No other entry is identical to this one.',
		same: 'The price stays the same.'
	},
	ride: {
		title: 'Mount or vehicle',
		foot: 'On foot',
		none: 'The army has no mounts, vehicles or crewed weapons.',
		as: {
			creature: 'rides it',
			vehicle: 'drives or crews it',
			emplacement: 'operates it',
			building: 'garrisons it'
		},
		taken: (p: { count: number }) => `${figures(p.count)} on it already`,
		tooMany: (p: { count: number; number: number }) =>
			`${figures(p.count)} for ${plural('en', p.number, { one: '# mount', other: '# mounts' })}`,
		reserve: 'in reserve'
	},
	/** Where a rider or crew member sits, on its row. */
	seat: {
		creature: (p: { name: string }) => `Rides ${p.name}`,
		vehicle: (p: { name: string }) => `Aboard ${p.name}`,
		emplacement: (p: { name: string }) => `Operates ${p.name}`,
		building: (p: { name: string }) => `Garrisons ${p.name}`
	},
	crew: {
		of: (p: { name: string }) => `Who boards: ${p.name}`,
		missing: {
			creature: 'No rider',
			vehicle: 'No crew',
			emplacement: 'No crew',
			building: 'No garrison'
		},
		assign: {
			creature: 'Assign a rider',
			vehicle: 'Assign a crew',
			emplacement: 'Assign a crew',
			building: 'Assign a garrison'
		},
		title: { creature: 'Riders', vehicle: 'Crew', emplacement: 'Crew', building: 'Garrison' },
		none: 'The army has no suitable figures.',
		hint: 'Select the figures. “Only one” takes one of several.',
		one: 'Only one',
		elsewhere: (p: { name: string }) => `now on: ${p.name}`
	},
	reserve: {
		title: 'Reserve',
		into: 'Move to reserve',
		intoHint: 'Waits for a mage to summon it. Costs the same and belongs to no squad.',
		out: 'Deploy at the start',
		outHint: 'On the table from the start of the battle.',
		field: 'On the table',
		waiting: 'In reserve',
		magic: 'Magic circle spells',
		hint: 'Plan and pay for them before the game, or leave points unspent for them. Tell the other players.',
		reach: (p: { level: number; count: number }) =>
			`${plural('en', p.count, { one: '# mage', other: '# mages' })}: together up to level ${p.level}`,
		alone: 'A circle needs at least two mages.',
		level: 'Level',
		plan: 'Add spell',
		casts: (p: { level: number }) => `Area spell, level ${p.level}`,
		shields: (p: { level: number }) => `Magic shield, level ${p.level}`,
		unspent: 'Unspent points',
		unspentHint: 'In whole or half CP; they count towards the total.',
		eachMore: (p: { points: string }) => `each additional: ${p.points} CP`
	},
	arrange: {
		title: 'Reorder',
		done: 'Done',
		hint: 'Drag the handle or use the arrows.',
		up: (p: { name: string }) => `Move ${p.name} up`,
		down: (p: { name: string }) => `Move ${p.name} down`,
		moved: (p: { name: string; number: number; count: number }) =>
			`${p.name}: position ${p.number} of ${p.count}`
	},
	notes: {
		title: 'Notes',
		hint: 'Background, tactics, reminders. Saved in the army file.'
	},
	houseRules: {
		title: 'House rules',
		hint: 'Change a price or a statistic for this army. Opponents see every change.',
		name: 'Set name',
		league: 'The league uses the printed prices: an army with house rules is not legal there.',
		none: 'No house rules.',
		add: 'Add a house rule',
		table: 'Table',
		row: 'Item',
		field: 'Value',
		value: 'New value',
		printed: (p: { before: string }) => `printed: ${p.before}`,
		set: 'Apply',
		remove: (p: { what: string }) => `Restore: ${p.what}`,
		of: (p: { what: string }) => `New value: ${p.what}`,
		whole: 'Enter a whole number from 0 to 999.',
		halves: 'Enter a number from 0 to 999, whole or half.',
		dice: 'Enter dice, such as 1d6+2.',
		effect: (p: { points: string }) => `This army: ${p.points} CP`
	}
};

/** Names of the history steps. */
export const structureEdits = {
	formSquad: (p: { name: string }) => `Create squad ${p.name}`,
	renameSquad: (p: { name: string }) => `Rename squad: ${p.name}`,
	disbandSquad: (p: { name: string }) => `Disband squad ${p.name}`,
	moveSquad: (p: { name: string }) => `Move squad ${p.name}`,
	setMember: (p: { name: string }) => `Add to squad: ${p.name}`,
	leaveSquad: (p: { name: string }) => `Remove from squad: ${p.name}`,
	setBanner: (p: { name: string }) => `Change banner bearer: ${p.name}`,
	splitUnit: (p: { name: string }) => `Split ${p.name}`,
	mergeUnits: (p: { name: string }) => `Merge ${p.name}`,
	mountUnit: (p: { name: string }) => `Mount: ${p.name}`,
	dismount: (p: { name: string }) => `Dismount: ${p.name}`,
	intoReserve: (p: { name: string }) => `Move to reserve: ${p.name}`,
	outOfReserve: (p: { name: string }) => `Move out of reserve: ${p.name}`,
	setCircle: () => 'Change magic circle spells',
	setUnspent: () => 'Change unspent points',
	setNotes: () => 'Edit notes',
	noteGame: (p: { name: string }) => `After the game: ${p.name}`,
	setHouseRule: (p: { name: string }) => `House rule: ${rowOf(p.name)}`,
	removeHouseRule: (p: { name: string }) => `Remove house rule: ${rowOf(p.name)}`,
	nameHouseRules: (p: { name: string }) => `House rules ${p.name}`.trim()
};
