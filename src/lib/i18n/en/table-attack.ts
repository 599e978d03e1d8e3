import { plural } from '../plural';

/** The form of an attack. */
export const attack = {
	title: (p: { name: string }) => `${p.name} attacks`,
	weapon: 'Weapon',
	unarmed: 'This figure has no weapon that it could use now.',
	way: 'How',
	ways: {
		close: 'Close combat',
		counter: 'Counterattack',
		ranged: 'Shot or throw',
		charge: 'Charge',
		push: 'Push',
		grab: 'Grab',
		spell: 'Spell',
		explosion: 'Explosion'
	},
	bothHands: 'With both hands',
	run: 'Straight run, inches',
	headOn: 'Target runs head-on, inches',
	runUp: 'From a straight run of 4″ or more',
	braced: 'The target is braced',
	inLine: 'Others in its way, in their order',
	sure: 'Hits without a roll: the target can’t defend itself',
	operator: 'Who operates it',
	ram: 'Strikes with its body',
	target: 'Target',
	aim: 'Aimed at',
	aimSquad: 'Its owner says who is hit.',
	aimEach: 'Each member in the way is met alone.',
	aimMember: 'Only if it is twice as large as the attacker.',
	nobody: 'Nobody to choose.',
	together: 'Attack together',
	attackers: 'Attackers',
	others: 'Also in the radius',
	bonus: 'Agreed modifier',
	element: 'Aimed at',
	elements: { body: 'Body', surface: 'Part on the surface', protruding: 'Protruding part' },
	grinding: 'Grind the part down',
	go: 'Roll all',
	own: 'Enter my dice',
	steps: 'In steps',
	sheet: 'Figure sheet',
	wholeSquad: (p: { count: number }) =>
		plural('en', p.count, {
			one: 'The whole squad (# figure)',
			other: 'The whole squad (# figures)'
		})
};

/** Everything else that a figure does. */
export const acts = {
	movedOf: (p: { moved: number; speed: number }) => `Moved ${p.moved} of ${p.speed}″`,
	inches: 'Inches',
	writeDown: 'Write down',
	moveDice: (p: { dice: number }) => plural('en', p.dice, { one: '# die', other: '# dice' }),
	sprint: 'Sprint',
	sprintCharge: 'Sprint and charge',
	bail: 'Bail',
	pickUp: (p: { name: string }) => `Pick up: ${p.name}`,
	leaveCombat: 'Leave close combat',
	opponents: 'Opponents in reach',
	withdraw: 'Withdraw',
	disengage: 'Disengage',
	ignore: 'Ignore the combat',
	release: (p: { name: string }) => `Let go of ${p.name}`,
	against: 'Against whom',
	attempts: (p: { name: string }) => `${p.name}: with what`,
	withoutWeapon: 'Something without a weapon',
	featHint: (p: { odds: string }) =>
		`Say what the hero does: it must fit its cliché. Its d6 must be at least that of the player who objects: ${p.odds}. Nobody objects: it succeeds without a roll.`,
	crashHint: (p: { dice: string }) =>
		`The vehicle and what it runs into take ${p.dice} damage each: 1d6 for every propulsion module in use.`,
	propulsions: 'Propulsion modules in use',
	obstacle: 'What it runs into',
	noObstacle: 'Nothing chosen: terrain, or something that belongs to no army.',
	crashFells: (p: { name: string; odds: string }) => `${p.name} falls: ${p.odds}.`,
	objects: (p: { name: string }) => `${p.name} objects`,
	patient: 'Patient',
	council: 'Other medics of the council',
	circle: 'Other mages of the circle',
	prepared: (p: { turns: number }) =>
		`Prepared: ${plural('en', p.turns, { one: '# turn', other: '# turns' })}. A spell needs as many turns as its level, a summon as many as its size.`,
	prepare: 'Prepare for a turn',
	spell: 'Spell',
	level: (p: { level: number }) => `Level ${p.level}`,
	struck: 'Who is in its radius',
	shieldOfLevel: (p: { level: number }) => `Magic shield of level ${p.level}`,
	dead: 'Who is raised',
	reserve: 'Who is summoned',
	seat: 'Steed or vehicle',
	leaveMount: (p: { name: string }) => `Leave ${p.name}`,
	together: 'Members',
	squadName: 'Name of the squad',
	newSquad: 'New squad',
	formSquad: 'Form squad',
	joinSquad: (p: { name: string }) => `Join ${p.name}`,
	leaveSquad: (p: { name: string }) => `Leave ${p.name}`,
	newBase: (p: { name: string }) => `New base for ${p.name}`,
	disbandSquad: (p: { name: string }) => `Disband ${p.name}`,
	mergeSquads: (p: { name: string; other: string }) => `Merge ${p.name} into ${p.other}`
};

export const report = {
	title: 'League report',
	which: 'Which game of the league was it? The report opens there, filled in.',
	other: 'A game that was not planned',
	choose: 'Report',
	notEnded: 'The game hasn’t ended yet: the report will have no result.',
	noMeetings: 'No league on this device has a meeting.',
	toLeagues: 'Go to leagues'
};
