/** What the sheets beside the cards say: the bill, blank cards, rulers, the test of front and back. */
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
		cut: 'Cut along the outer lines. Inches above, studs in the middle, centimeters below.',
		studs: (p: { studs: number; rule: string }) => `Studs: ${p.studs} to the inch (${p.rule}).`,
		inches: 'inches',
		centimetres: 'cm'
	},
	offset: {
		front: 'front',
		back: 'back',
		frontSteps: [
			'Print both sides at actual size (100%), turned over as chosen, then look at the back.',
			'The scales of this side shine through there. Their lines stand 0.9 mm apart.'
		],
		steps: [
			'Hold the sheet against the light, this side towards you. Both scales in the middle show the lines of the front too: → is for the field “to the right”, ↓ for the field “down”.',
			'Where does the longest line of the front meet the scale? Its long lines are millimeters, the short ones between them halves. Minus is to the left and up.',
			'For tenths: which line of the front goes on exactly in a millimeter line? Count to it from the longest one: each line towards plus is a tenth more, each towards minus a tenth less, than the nearest millimeter.',
			'Add what you have read to what stands in the fields, and print this sheet again: now the crosses in the corners cover each other.'
		],
		present: (p: { right: string; down: string }) =>
			`In the fields for this print: ${p.right} mm to the right, ${p.down} mm down.`
	}
};
