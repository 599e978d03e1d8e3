import type { Form } from '$lib/rules/choices';
import { plural } from '../plural';

const ABOARD: Readonly<Record<Form, string>> = {
	vehicle: 'aboard',
	creature: 'riding',
	building: 'inside',
	emplacement: 'operating'
};

/** The figures on the table. */
export const board = {
	standing: 'standing',
	standingOf: (p: { standing: number; total: number }) => `${p.standing}/${p.total}`,
	standingLabel: (p: { standing: number; total: number }) => `${p.standing} of ${p.total} standing`,
	storyPoints: (p: { count: number }) =>
		plural('en', p.count, { one: '# story point', other: '# story points' }),
	captures: (p: { count: number }) =>
		plural('en', p.count, { one: '# capture', other: '# captures' }),
	loose: 'Without a squad',
	reserve: 'To summon',
	marks: {
		fallen: () => 'fallen',
		secured: () => 'off the table, secured',
		away: () => 'off the table',
		unconscious: () => 'unconscious',
		incapacitated: () => 'incapacitated',
		captured: () => 'captured',
		endangered: () => 'endangered',
		wounded: (p: { count: number }) => plural('en', p.count, { one: '# wound', other: '# wounds' }),
		mortallyWounded: () => 'mortally wounded',
		sizeDamage: (p: { count: number }) => `${p.count} size damage`,
		fleeing: () => 'fled',
		called: () => 'activates next',
		prone: () => 'prone',
		disrupted: () => 'disrupted',
		carrying: () => 'carries the item',
		mounted: (p: { name: string; form?: Form | undefined }) =>
			p.form ? `${ABOARD[p.form]} ${p.name}` : 'mounted',
		dismounted: () => 'off the mount',
		shielded: (p: { count: number }) => `magic shield, level ${p.count}`,
		raised: () => 'undead',
		hit: (p: { count: number }) => plural('en', p.count, { one: '# hit', other: '# hits' }),
		acted: () => 'action used',
		responded: () => 'response used'
	}
};

export const turns = {
	undo: 'Undo',
	redo: 'Redo',
	number: (p: { round: number }) => `Turn ${p.round}`,
	of: (p: { name: string }) => `Turn: ${p.name}`,
	next: 'Next turn',
	nextOf: (p: { name: string }) => `Next turn: ${p.name}`,
	begins: (p: { name: string }) => `${p.name} begins`,
	result: 'Result'
};

export const saving = {
	deleted: 'This game was deleted in another window.',
	gone: 'This game is no longer stored in this browser.',
	restore: 'Restore',
	full: 'This can’t be added: the game has too many events.',
	export: 'Export'
};

/** The sheet of a figure. */
export const sheet = {
	acts: 'What to do',
	mount: 'Mount',
	attack: 'Attack',
	squadCharge: 'Squad charge',
	goals: {
		flag: 'Bring the item home',
		transport: 'Carry the item off the table',
		battle: 'Reach the enemy’s zone'
	},
	left: (p: { count: number; inches: number }) =>
		`${plural('en', p.count, { one: '# action', other: '# actions' })} and ${p.inches}″ of movement left`,
	notNow: 'Not possible now',
	unable: 'It can’t act now. What you do anyway is written down with an objection.',
	weapons: 'Weapons',
	used: 'used',
	ofTotal: (p: { left: number; total: number }) => `${p.left} of ${p.total}`,
	boxes: 'Supplies',
	boxKinds: {
		explosive: 'Explosive',
		spell: 'Area spell',
		circleCast: 'Spell of the circle',
		rocket: 'Rocket',
		payload: 'Payload'
	},
	boxLevel: (p: { name: string; level: number }) => `${p.name}, level ${p.level}`,
	boxesLeft: (p: { name: string; left: number }) => `${p.name}: ${p.left} left`,
	box: (p: { name: string; number: number }) => `${p.name} ${p.number} used`,
	states: 'State',
	place: 'Where it is',
	places: {
		table: 'On the table',
		reserve: 'To summon',
		secured: 'Secured',
		away: 'Off the table'
	},
	falls: 'Falls',
	destroyed: 'Destroyed',
	standsAgain: 'Stands again',
	flags: {
		prone: 'Prone',
		disrupted: 'Disrupted',
		mortallyWounded: 'Mortally wounded',
		halfPropulsion: 'Half propulsion',
		noPropulsion: 'No propulsion',
		braced: 'Braced',
		carrying: 'Carries the item',
		endangered: 'Endangered',
		captured: 'Captured',
		incapacitated: 'Incapacitated',
		unconscious: 'Unconscious',
		stumbles: 'Stumbles'
	},
	counts: {
		wounds: 'Wounds',
		injuries: 'Wounds',
		sizeMarks: 'Size damage',
		lostPropulsion: 'Speed lost, inches',
		actions: 'Actions used',
		responses: 'Responses used',
		hits: 'Hits this turn',
		dice: 'Dice used'
	},
	/** Short names of counts, beside a figure. */
	worn: { wounds: 'Wounds', injuries: 'Wounds', sizeMarks: 'Damage' },
	more: (p: { what: string }) => `${p.what}: one more`,
	fewer: (p: { what: string }) => `${p.what}: one less`
};

export const menu = {
	title: 'Game menu',
	name: 'Name of the game',
	awake: 'Keep the screen on',
	awakeOn: 'The screen stays on.',
	awakeOff: 'The browser didn’t keep the screen on, for example because the battery is low.',
	awakeImpossible:
		'This browser can’t keep the screen on: set a long screen timeout on your device.',
	timer: 'Time for a turn',
	noTimer: 'None',
	minutes: (p: { count: number }) => `${p.count} min`,
	export: 'Export game',
	share: 'Share game',
	end: 'End game',
	report: 'League report',
	twoPhones: 'Two phones',
	stock: (p: { name: string }) => `Supplies: ${p.name}`
};

export const end = {
	title: 'End of the game',
	winner: 'Winner',
	draw: 'Draw',
	goals: 'Goals',
	primary: 'Primary goal',
	secondary: 'Secondary goal',
	achieved: (p: { name: string; goal: string }) => `${p.name}: ${p.goal}`,
	finish: 'End game',
	goOn: 'Continue the game',
	writeBack: 'Write into the armies',
	captures: 'Captures',
	aside: 'Wait as reinforcements',
	asideHint: (p: { count: number }) =>
		`Half of the light side’s units wait off the table; before each of its turns one may arrive. Waiting now: ${p.count}.`,
	setAside: (p: { count: number }) =>
		plural('en', p.count, {
			one: 'Take # figure off the table',
			other: 'Take # figures off the table'
		})
};
