import { named } from '$lib/i18n/named';
import type { Locator } from '@playwright/test';
import type { Creation, Gear, Minifig } from '$lib/rules/choices';
import { numbered, startingWith, type Hand } from './hand-controls';

type Bearer = Minifig | Creation;

/** Buys pieces of an item; the shop stows what the hands cannot hold. */
async function buyGear(hand: Hand, section: Locator, { item, count = 1, place, bow }: Gear) {
	const { m, press } = hand;
	const what = named(m.terms.gear, item);
	const button = (name: string) => section.getByRole('button', { name: numbered(name) }).last();
	const offer = section.getByRole('button', { name: startingWith(what, m.unit.addGear) });
	for (let piece = 0; piece < count; piece += 1) {
		const stowed = (await offer.innerText()).includes(m.unit.stowed);
		await press(offer);
		if (stowed && place === 'hand') await press(button(m.unit.take({ item: what })));
		if (!stowed && place === 'stowed') await press(button(m.unit.stow({ item: what })));
	}
	if (bow) await hand.check(section.getByRole('checkbox', { name: m.unit.marks.bow }).last());
}

/** Adds the gear of a unit, item by item. */
export async function equip(hand: Hand, editor: Locator, { gear = [] }: Bearer) {
	if (gear.length === 0) return;
	const section = await hand.unfold(editor, hand.m.unit.gear);
	for (const entry of gear) await buyGear(hand, section, entry);
}

/** Sets the training of a unit; a creation's training belongs to its brain. */
export async function train(hand: Hand, editor: Locator, unit: Bearer) {
	const { m } = hand;
	const trained = unit.kind === 'minifig' ? unit : unit.brain;
	const points = (['skillBonus', 'superdexterity', 'multitasking'] as const).filter(
		(training) => (trained?.[training] ?? 0) > 0
	);
	if (points.length === 0 && !unit.abilities?.pilot) return;
	const section = await hand.unfold(editor, m.unit.training);
	for (const training of points) {
		await hand.count(section, m.terms.abilities[training], trained?.[training] ?? 0);
	}
	if (unit.abilities?.pilot) await hand.have(section, m.terms.abilities.pilot);
}

/** Sets abilities and mastered weapons. */
export async function teach(hand: Hand, editor: Locator, { abilities = {} }: Bearer) {
	const { m } = hand;
	const { weaponMaster = [] } = abilities;
	const talents = (['healing', 'stealth', 'perception'] as const).filter(
		(talent) => abilities[talent]
	);
	if (talents.length + weaponMaster.length === 0) return;
	const section = await hand.unfold(editor, m.editors.sections.abilities);
	for (const talent of talents) await hand.have(section, m.terms.ledger[talent]);
	const names = { ...m.terms.weapons, ...m.terms.gear };
	for (const mastery of weaponMaster) {
		const item = typeof mastery === 'string' ? mastery : mastery.item;
		await hand.buy(section, m.editors.add, named(names, item));
	}
}

/** Sets level, spells, shield and rituals. */
export async function enchant(hand: Hand, editor: Locator, { magic }: Bearer) {
	if (!magic) return;
	const { m } = hand;
	const words = m.editors.magic;
	const section = await hand.unfold(editor, m.profile.magic.title);
	await hand.count(section, words.level, magic.level ?? 0);
	for (const { level, count = 1 } of magic.areaSpells ?? []) {
		const spell = m.editors.levels({ level });
		await hand.count(section, `${m.editors.level}: ${words.spells}`, level);
		await hand.buy(section, m.editors.add, `${words.spells}, ${spell}`);
		await hand.count(section, `${spell}: ${words.spells}`, count);
	}
	await hand.count(section, words.shield, magic.shield ?? 0);
	for (const ritual of ['summoning', 'necromancy'] as const) {
		if (magic[ritual]) await hand.have(section, m.profile.magic[ritual]);
	}
}

/** Turns an empty minifig into the wanted one. */
export async function shapeMinifig(hand: Hand, editor: Locator, minifig: Minifig) {
	await hand.choose(editor, hand.m.unit.rank, named(hand.m.terms.ranks, minifig.rank));
	await equip(hand, editor, minifig);
	await train(hand, editor, minifig);
	await teach(hand, editor, minifig);
	await enchant(hand, editor, minifig);
}
