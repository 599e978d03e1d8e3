/** What the builder says of units that are kept for every army. */
export const ownUnits = {
	title: 'My units',
	keep: 'Keep for every army',
	kept: 'Kept for every army',
	keepFailed: 'It could not be kept: the browser refuses its storage or the disk is full.',
	edit: 'Rename and remove',
	done: 'Done',
	rename: (p: { name: string }) => `Name of ${p.name}`,
	remove: (p: { name: string }) => `Remove ${p.name} from my units`,
	removed: (p: { name: string }) =>
		`“${p.name}” is no longer kept. Armies that have it keep theirs.`
};
