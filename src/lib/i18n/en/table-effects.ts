/** The effect of an attack or another act, as it is proposed. */
export const effects = {
	title: 'Effect',
	apply: 'Apply',
	applied: 'Applied',
	discard: 'Discard',
	done: 'Done',
	next: 'What may follow',
	inches: (p: { inches: number }) => `${p.inches}″`,
	nothing: 'Nothing changes.',
	success: 'It succeeds.',
	failure: 'It fails.',
	counter: 'Counterattack',
	stray: 'Missed shot'
};
