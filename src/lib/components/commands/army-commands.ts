import { locale } from '$lib/state/app/locale.svelte';
import { formSquad } from '$lib/army/edits/squad-edits';
import type { Command } from './command-context';

/** Commands for the whole army. */
export const armyCommands: readonly Command[] = [
	{
		key: 'bill',
		group: 'army',
		icon: 'bill',
		shortcuts: [{ key: 'b' }],
		run: ({ screen }) => screen.bill()
	},
	{
		key: 'settings',
		group: 'army',
		icon: 'more',
		shortcuts: [{ key: 'o' }],
		run: ({ screen }) => screen.show('army')
	},
	{
		key: 'compare',
		group: 'army',
		icon: 'compare',
		run: ({ screen }) => screen.compare()
	},
	{
		key: 'cards',
		group: 'army',
		icon: 'print',
		run: ({ screen }) => screen.cards()
	},
	{ key: 'play', group: 'army', icon: 'shortHand', run: ({ screen }) => screen.play() },
	{ key: 'share', group: 'army', icon: 'share', run: ({ screen }) => screen.show('share') },
	{ key: 'spend', group: 'army', icon: 'cost', run: ({ screen }) => screen.spend() },
	{
		key: 'squad',
		group: 'army',
		icon: 'squad',
		blocked: ({ open }) => (open.army.units.length === 0 ? 'noUnits' : undefined),
		run: ({ open, screen }) => {
			const number = (open.army.squads?.length ?? 0) + 1;
			screen.add(formSquad(locale.builder.structure.squad.first({ number })));
		}
	},
	{ key: 'export', group: 'army', icon: 'download', run: ({ screen }) => screen.export() },
	{ key: 'duplicate', group: 'army', icon: 'copy', run: ({ screen }) => screen.duplicate() },
	{ key: 'deleteArmy', group: 'army', icon: 'trash', run: ({ screen }) => screen.deleteArmy() }
];

/** Commands that show commands. */
export const listCommands: readonly Command[] = [
	{
		key: 'palette',
		group: 'app',
		icon: 'search',
		shortcuts: [{ key: 'k', ctrl: true }, { key: '/' }],
		run: ({ screen }) => screen.show('commands')
	},
	{
		key: 'keys',
		group: 'app',
		icon: 'keys',
		shortcuts: [{ key: '?' }],
		run: ({ screen }) => screen.show('keys')
	}
];
