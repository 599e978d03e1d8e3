import { plural } from '../plural';

/** The effect of an attack or another act, as it is proposed. */
export const effects = {
	title: 'Effect',
	apply: 'Apply',
	applied: 'Applied',
	discard: 'Take back',
	done: 'Done',
	next: 'What may follow',
	inches: (p: { inches: number }) => `${p.inches}″`,
	nothing: 'Nothing changes.',
	happensTo: (p: { who: string }) => `It happens to: ${p.who}.`,
	flee: (p: { who: string; inches: number }) =>
		`Their owner moves them ${p.inches}″ straight away from their nearest enemies: ${p.who}.`,
	byScenario: 'Your scenario says what happens. Note it in the log.',
	boughtDice: 'Use them with an attack that is bought with story points.',
	boughtVolley: 'Choose missiles that are bought with story points.',
	missedShots: 'Missed shots',
	nearShot: (p: { name: string; radius: number }) =>
		`Who is hit within ${p.radius}″ of the target of ${p.name}?`,
	landsNowhere: 'Nobody is hit',
	caught: (p: { count: number }) =>
		plural('en', p.count, { one: 'It catches # figure', other: 'It catches # figures' }),
	success: 'It succeeds.',
	failure: 'It fails.',
	counter: 'Counterattack',
	stray: 'Missed shot'
};
