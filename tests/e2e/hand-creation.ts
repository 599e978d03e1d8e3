import { named } from '$lib/i18n/named';
import type { Locator } from '@playwright/test';
import type { Creation, CreationWeapon, Propulsion } from '$lib/rules/choices';
import type { Hand } from './hand-controls';
import { enchant, equip, teach, train } from './hand-minifig';

async function build(hand: Hand, editor: Locator, creation: Creation) {
	const { m } = hand;
	const section = await hand.unfold(editor, m.editors.sections.body);
	await hand.choose(section, m.editors.form, m.terms.forms[creation.form]);
	await hand.count(section, m.profile.creation.size, creation.size ?? 0);
	const { structureLevel = 0, barding } = creation;
	if (structureLevel > 0) {
		await hand.count(section, m.profile.creation.structureLevel, structureLevel);
	}
	if (barding) await hand.have(section, m.editors.barding);
}

async function drive(hand: Hand, section: Locator, { mode, speed, modules }: Propulsion) {
	const { m } = hand;
	const words = m.editors.drive;
	const what = m.terms.ledger[`propulsion.${mode}`];
	await hand.buy(section, m.editors.add, what);
	if (speed !== undefined) await hand.count(section, `${words.speed}: ${what}`, speed);
	if (modules !== undefined) await hand.count(section, `${words.modules}: ${what}`, modules);
}

async function arm(hand: Hand, section: Locator, weapon: CreationWeapon) {
	const { m } = hand;
	const words = m.editors;
	const { type, level, count = 1, mounting = 'fixed' } = weapon;
	const what = named(m.terms.weapons, type);
	await hand.buy(section, words.add, what);
	if (level !== undefined) await hand.count(section, `${words.level}: ${what}`, level);
	await hand.count(section, `${words.count}: ${what}`, count);
	if (mounting === 'fixed') return;
	const details = await hand.unfold(section, words.details);
	await hand.choose(details, `${words.mounting}: ${what}`, m.profile.creation.mountings[mounting]);
}

async function awaken(hand: Hand, editor: Locator, { brain }: Creation) {
	if (!brain) return;
	const words = hand.m.editors;
	const section = await hand.unfold(editor, words.sections.brain);
	await hand.choose(section, words.sections.brain, words.brains[brain.type]);
	if (!brain.limitation) return;
	await hand.choose(section, words.limitation, words.limitations[brain.limitation]);
}

/** Turns an empty creation into the wanted one. The brain comes first, as it unlocks gear, training and magic. */
export async function shapeCreation(hand: Hand, editor: Locator, creation: Creation) {
	const { propulsion = [], weapons = [] } = creation;
	const { sections } = hand.m.editors;
	await build(hand, editor, creation);
	for (const entry of propulsion) {
		await drive(hand, await hand.unfold(editor, sections.movement), entry);
	}
	for (const weapon of weapons) {
		await arm(hand, await hand.unfold(editor, sections.weapons), weapon);
	}
	await awaken(hand, editor, creation);
	await equip(hand, editor, creation);
	await train(hand, editor, creation);
	await teach(hand, editor, creation);
	await enchant(hand, editor, creation);
}
