import type { Locator } from '@playwright/test';
import type { Figure } from '$lib/rules/choices';
import type { Hand } from './hand-controls';

/** Turns an empty skirmish figure into the wanted one. */
export async function shapeFigure(hand: Hand, editor: Locator, figure: Figure) {
	const { m } = hand;
	const names = m.profile.figure;
	const { stature, dice, traits = [], weapon = 'basic', gear = [] } = figure;
	await hand.choose(editor, m.editors.figure.stature, names.statures[stature]);
	if (dice !== undefined) await hand.count(editor, m.editors.figure.dice, dice);
	for (const trait of traits) await hand.have(editor, names.traits[trait]);
	await hand.choose(editor, m.editors.sections.weapon, names.weapons[weapon]);
	for (const item of gear) await hand.have(editor, names.gear[item]);
	if (figure.mounted) await hand.have(editor, names.mounted);
	if (figure.storyProtection) await hand.have(editor, names.storyProtection);
}
