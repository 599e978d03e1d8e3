/** Units saved for every army. */
export const ownUnits = {
	title: 'My units',
	keep: 'Save to my units',
	kept: 'Saved to my units',
	keepFailed: 'Can’t save: the browser blocks access to its storage or the disk is full.',
	edit: 'Edit list',
	done: 'Done',
	rename: (p: { name: string }) => `Rename ${p.name}`,
	remove: (p: { name: string }) => `Remove ${p.name} from my units`,
	removed: (p: { name: string }) =>
		`“${p.name}” removed from your units. Armies that use it keep it.`
};
