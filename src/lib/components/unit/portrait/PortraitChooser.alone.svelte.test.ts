import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { portrait as en } from '$lib/i18n/en/portrait';
import { portrait as pl } from '$lib/i18n/pl/portrait';
import { CAPES, HEADGEARS } from '$lib/figure/slugs';
import type { Creation, Minifig, Portrait, Unit } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import type { OpenArmy } from '$lib/state/army/open-army.svelte';
import { openedArmy } from '../../../../../tests/setup/open-army';
import PortraitChooser from './PortraitChooser.svelte';
import '$lib/ui/tokens.css';
import '$lib/ui/base.css';
import '$lib/ui/layout.css';
import '$lib/ui/surfaces.css';
import '$lib/ui/text.css';

const pirate: Minifig = { kind: 'minifig', id: 'u1', name: 'Pirat', rank: 'mercenary' };
const bear: Creation = { kind: 'creation', id: 'u1', name: 'Miś', form: 'creature', size: 2 };

async function chooser(unit: Unit) {
	const open = await openedArmy({ units: [unit] });
	const screen = await render(PortraitChooser, { open, unit: unitOf(open) });
	const radio = (name: string) => screen.getByRole('radio', { name, exact: true });
	const button = (name: string) => screen.getByRole('button', { name });
	const refresh = () => screen.rerender({ open, unit: unitOf(open) });
	const choose = async (name: string) => {
		await radio(name).click();
		await refresh();
	};
	return { open, screen, radio, button, choose, refresh };
}
const unitOf = (open: OpenArmy): Unit => open.army.units[0] as Unit;
const portraitOf = (open: OpenArmy): Portrait | undefined => unitOf(open).portrait;

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
	await locale.load('portrait');
});

describe('the portrait chooser', () => {
	it('offers every headgear by name; the automatic one is first and selected', async () => {
		const { screen } = await chooser(pirate);
		const group = screen.getByRole('group', { name: en.parts.headgear });
		const radios = group.getByRole('radio').elements() as HTMLInputElement[];
		const names = radios.map((radio) => radio.getAttribute('aria-label'));
		expect(names[0]).toMatch(/^Automatic: (Tricorne|Bandana)$/);
		expect(names.slice(1)).toEqual(HEADGEARS.map((slug) => en.headgears[slug]));
		expect(radios.map(({ checked }) => checked)).toEqual(radios.map((_, index) => index === 0));
	});

	it('applies a clicked option, describes it, and removes it again', async () => {
		const { open, screen, radio, choose } = await chooser(pirate);
		await choose(en.headgears.crown);
		expect(portraitOf(open)).toEqual({ figure: { headgear: 'crown' } });
		await expect.element(screen.getByText(en.headgears.crown, { exact: true })).toBeVisible();
		await expect.element(radio(en.headgears.crown)).toBeChecked();
		await radio(en.by({ what: en.headgears.tricorne }))
			.or(radio(en.by({ what: en.headgears.bandana })))
			.click();
		expect(portraitOf(open)).toBeUndefined();
	});

	it('keeps the choices of one part while another part changes', async () => {
		const { open, choose } = await chooser(pirate);
		await choose(en.headgears.hood);
		await choose(en.parts.cape);
		await choose(en.capes.wings);
		await choose(en.parts.skin);
		await choose(en.colors.moss);
		expect(portraitOf(open)).toEqual({
			figure: { headgear: 'hood', cape: 'wings', skin: 'moss' }
		});
	});

	it('randomizes and resets to automatic, each as an undoable step', async () => {
		const { open, button, refresh } = await chooser(pirate);
		await expect.element(button(en.forget)).toBeDisabled();
		await button(en.surprise).click();
		await refresh();
		const surprise = portraitOf(open);
		expect(Object.keys(surprise && 'figure' in surprise ? surprise.figure : {})).toHaveLength(7);
		await button(en.forget).click();
		expect(portraitOf(open)).toBeUndefined();
		open.undo();
		expect(portraitOf(open)).toEqual(surprise);
		open.undo();
		open.redo();
		expect(portraitOf(open)).toEqual(surprise);
	});

	it('offers shapes and colors for a creation', async () => {
		const { open, screen, choose } = await chooser(bear);
		await expect.element(screen.getByText(en.by({ what: en.silhouettes.bear }))).toBeVisible();
		await choose(en.silhouettes.dragon);
		await choose(en.parts.main);
		await choose(en.colors.plum);
		expect(portraitOf(open)).toEqual({ figure: { skin: 'dragon', torso: 'plum' } });
	});

	it('switches to Polish at once', async () => {
		const { screen, choose } = await chooser(pirate);
		await locale.choose('pl');
		await choose(pl.parts.cape);
		const group = screen.getByRole('group', { name: pl.parts.cape });
		const names = group
			.getByRole('radio')
			.elements()
			.map((one) => one.getAttribute('aria-label'));
		expect(names).toEqual([pl.by({ what: pl.capes.none }), ...CAPES.map((slug) => pl.capes[slug])]);
		await expect.element(screen.getByRole('button', { name: pl.surprise })).toBeVisible();
	});

	it('has targets of at least 44 pixels', async () => {
		const { screen, choose } = await chooser(pirate);
		await choose(en.parts.torso);
		const small = [...screen.container.querySelectorAll('label, button')].filter((target) => {
			const { width, height } = target.getBoundingClientRect();
			return width < 44 || height < 44;
		});
		expect(small).toEqual([]);
	});
});
