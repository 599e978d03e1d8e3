import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { armyDigest } from '$lib/army/format/digest';
import type { Language } from '$lib/i18n/languages';
import type { Unit } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import { presets as en } from '$lib/i18n/en/ready';
import Framed from '../../../../tests/setup/Framed.svelte';
import { armyOf, minifig } from '../../../../tests/setup/game';
import { visibleTextOf } from '../../../../tests/setup/open-army';
import LinkedArmy from './LinkedArmy.svelte';

const horse: Unit = { kind: 'creation', id: 'u3', name: 'Siwek', form: 'creature', size: 2 };
const army = armyOf([
	minifig('u1', { name: en.knight, count: 3, gear: [{ item: 'shield' }] }),
	minifig('u2', { name: 'Zawisza', rank: 'hero' }),
	horse
]);

describe.each(['en', 'pl'] as Language[])('a shared army: %s', (language) => {
	beforeEach(async () => {
		await locale.choose(language);
		await locale.load('builder');
	});

	it('opens unit by unit, and its digest comes last', async () => {
		const onkeep = vi.fn(() => Promise.resolve());
		const given = { army, kept: undefined, onkeep };
		const reader = { open: () => undefined };
		const screen = await render(Framed<typeof given>, { reader, shown: LinkedArmy, given });
		const { presets, links } = locale.builder;
		const rows = () =>
			[...screen.container.querySelectorAll('section details')] as HTMLDetailsElement[];
		expect(rows().map((row) => row.querySelector('strong')?.textContent)).toEqual([
			`${presets.knight}\u00a0×\u00a03`,
			'Zawisza',
			'Siwek'
		]);
		for (const row of rows()) {
			row.querySelector('summary')?.click();
			await expect.poll(() => row.querySelector('.content')?.checkVisibility()).toBe(true);
			expect(rows().filter(({ open }) => open)).toContain(row);
		}
		const text = visibleTextOf(screen.container);
		expect(text.endsWith(`${armyDigest(army)} ${links.digestHint}`)).toBe(true);
	});
});
