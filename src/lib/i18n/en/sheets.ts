/** Sheets besides cards: the cost breakdown, blank cards, rulers, the duplex alignment test. */
export const sheets = {
	ledger: { rule: 'Rule' },
	blank: {
		name: 'Name',
		kind: 'Kind, squad',
		abilities: 'Abilities',
		sizeDamage: 'Size damage'
	},
	rulers: {
		check: 'This line is 100 mm long. Measure it: if it is not, print again at actual size (100%).',
		cut: 'Cut along the outer lines. Inches at the top, studs in the middle, centimeters at the bottom.',
		studs: (p: { studs: number; rule: string }) => `Studs: ${p.studs} to the inch (${p.rule}).`,
		inches: 'inches',
		centimeters: 'cm'
	},
	offset: {
		front: 'front',
		back: 'back',
		frontSteps: [
			'Print double-sided at actual size (100%) with the flip you have chosen, then look at the back.',
			'The scales on this side show through there. Their lines are 0.9 mm apart.'
		],
		steps: [
			'Hold the sheet up to the light with this side facing you. Both scales in the middle also show the lines of the front: → is for the field “to the right”, ↓ for the field “down”.',
			'Where does the longest line of the front meet the scale? The long lines of the scale are millimeters, the short ones half millimeters. Minus is to the left and up.',
			'For tenths: which line of the front continues exactly into a millimeter line? Count to it from the longest line: each line towards plus adds a tenth to the nearest millimeter, each line towards minus takes a tenth away.',
			'Add your readings to the values in the fields and print this sheet again: the crosses in the corners should now line up.'
		],
		present: (p: { right: string; down: string }) =>
			`Values for this print: ${p.right} mm to the right, ${p.down} mm down.`
	}
};
