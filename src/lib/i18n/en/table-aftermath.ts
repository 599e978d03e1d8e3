/** What a game did to an army, and how that is written into it. */
export const aftermath = {
	title: 'Write into the armies',
	offer: 'The game is over. Its result can go into the notes of your armies.',
	dismiss: 'Not now',
	hint: 'A line for the notes of the army, and one for each unit that fell or earned something. Nothing else changes.',
	army: (p: { day: string; game: string; result: string }) => `${p.day} ${p.game}: ${p.result}.`,
	results: { won: 'won', lost: 'lost', draw: 'draw', open: 'not decided' },
	fell: (p: { fallen: number; fielded: number }) => `fell ${p.fallen} of ${p.fielded}`,
	felled: (p: { kills: number }) => `felled ${p.kills}`,
	unit: (p: { day: string; game: string; what: string }) => `${p.day} ${p.game}: ${p.what}.`,
	write: (p: { name: string }) => `Write into ${p.name}`,
	written: (p: { name: string }) => `Written into ${p.name}.`,
	undo: 'Undo',
	none: 'None of these armies is on this device.'
};
