import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { CommandContext, Screen } from '$lib/components/commands/command-context';
import { locale } from '$lib/state/app/locale.svelte';
import { openedArmy } from '../../../../../tests/setup/open-army';
import ArmyTools from './ArmyTools.svelte';

describe.each(['en', 'pl'] as const)('the buttons above the units: %s', (language) => {
	it.each(['cards', 'share', 'compare'] as const)('runs %s', async (key) => {
		await locale.choose(language);
		await locale.load('builder');
		const show = vi.fn();
		const ran = { cards: vi.fn(), share: show, compare: vi.fn() };
		const screen: Partial<Screen> = { cards: ran.cards, show, compare: ran.compare };
		const open = await openedArmy({});
		const context = { open, unit: undefined, screen } as CommandContext;
		const view = await render(ArmyTools, { props: { army: open.army, context } });
		await view.getByRole('button', { name: locale.builder.commands.short[key] }).click();
		for (const [name, run] of Object.entries(ran))
			expect(run).toHaveBeenCalledTimes(name === key ? 1 : 0);
	});
});
