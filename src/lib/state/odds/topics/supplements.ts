import { resolveAttack } from '$lib/combat/attack';
import { resolveBennyToRange } from '$lib/combat/bennies/to-range';
import { resolvePlough } from '$lib/combat/charge/collision';
import { bricksOff, crewedWeapon, resolveCrewed } from '$lib/combat/crew/crewed-weapon';
import { EDITIONS } from '$lib/combat/editions';
import { CHARGE_RULES, type ChargingEdition } from '$lib/combat/editions/charges';
import type { EditionId } from '$lib/combat/edition';
import { heals, MOST_MEDICS, resolveRescue } from '$lib/combat/healing/healing';
import { resolveSacrifice } from '$lib/combat/heroes/sacrifice';
import { formatDice } from '$lib/dice/notation';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { count, dice, flag, use, type Topic, type Values } from './topic';

const editionFor = (rules: CombatRules) => EDITIONS[rules as EditionId];

/** Rules whose weapons hit by themselves: those with crews and studs (PL-QW-08, PL-QW-10). */
const HITTING = (Object.keys(EDITIONS) as EditionId[]).filter((id) => EDITIONS[id].hitsByItself);

/** Inches of a flight that are shown one by one; the last number holds all longer ones. */
const FAR = 12;

const plough: Topic = {
	rules: ['2005'],
	fields: [
		count('momentum', 3, 10, 1),
		count('targets', 2, 5, 1),
		count('opposition', 0, 10),
		count('size', 1, 20)
	],
	answer(chances, values, rules) {
		const target = { opposition: values.count('opposition'), size: values.count('size') };
		const targets = new Array<typeof target>(values.count('targets')).fill(target);
		const charge = CHARGE_RULES[rules as ChargingEdition];
		const found = resolvePlough(chances, charge, values.count('momentum'), targets);
		const flight = found.flights[0] ?? chances.always(0);
		const inches = Array.from({ length: FAR + 1 }, (_, far) =>
			far === FAR ? chances.mass(chances.from(flight, far)) : chances.at(flight, far)
		);
		return {
			rows: [
				['oneKnocked', chances.mass(chances.from(flight, 1))],
				['allKnocked', found.allKnocked]
			],
			counts: [['flight', inches]]
		};
	}
};

const bennies: Topic = {
	rules: ['2010', '2020'],
	fields: [
		dice('skill', '1d6', 'skill'),
		use('use', 3),
		dice('damage', '1d6', 'damage'),
		dice('foeArmor', '4', 'armor'),
		count('beyond', 2, 30)
	],
	answer(chances, values, rules) {
		const attack = {
			test: {
				skill: values.dice('skill'),
				use: values.count('use'),
				beyond: values.count('beyond')
			},
			damage: values.dice('damage'),
			armor: values.dice('foeArmor')
		};
		const edition = editionFor(rules);
		const toRange = resolveBennyToRange(chances, edition, attack);
		const usual = resolveAttack(chances, edition, attack);
		return {
			rows: [
				['hitToRange', toRange.hit],
				['killToRange', toRange.kill],
				['hitUsual', usual.hit],
				['killUsual', usual.kill]
			]
		};
	}
};

const councilOf = (values: Values) => ({
	medics: values.count('medics'),
	skill: values.dice('skill')
});
const COUNCIL = [count('medics', 1, MOST_MEDICS, 1), dice('skill', '1d6', 'skill')];

const healing: Topic = {
	rules: ['2005'],
	fields: [...COUNCIL, count('wounds', 2, 30, 1)],
	answer(chances, values, rules) {
		const edition = editionFor(rules);
		const { healed, modifiers } = heals(
			chances,
			edition,
			councilOf(values),
			values.count('wounds')
		);
		return { rows: [['healed', healed]], modifiers };
	}
};

const rescue: Topic = {
	rules: ['2005'],
	fields: [dice('damage', '1d6', 'damage'), dice('foeArmor', '4', 'armor'), ...COUNCIL],
	answer(chances, values, rules) {
		const blow = { damage: values.dice('damage'), armor: values.dice('foeArmor') };
		const found = resolveRescue(chances, editionFor(rules), blow, councilOf(values));
		return {
			rows: [
				['struckDown', found.struckDown],
				['rescued', found.healed],
				['dies', found.dies]
			],
			modifiers: found.modifiers
		};
	}
};

const sacrifice: Topic = {
	rules: ['2005'],
	fields: [
		dice('damage', '1d6', 'damage'),
		dice('hero', '3d6'),
		dice('friend', '4'),
		count('distance', 3, 30),
		count('heroes', 0, 5),
		flag('inSquad')
	],
	answer(chances, values, rules) {
		const found = resolveSacrifice(chances, editionFor(rules), {
			damage: values.dice('damage'),
			hero: values.dice('hero'),
			friend: values.dice('friend'),
			distance: values.count('distance'),
			quirk: values.count('heroes'),
			inSquad: values.is('inSquad')
		});
		return {
			rows: [
				['jumps', found.jumps],
				['heroKilled', found.heroKilled],
				['friendKilled', found.friendKilled]
			],
			modifiers: found.modifiers
		};
	}
};

/** A heavy weapon of QuickWars; its numbers may be changed. */
const crew: Topic = {
	rules: HITTING,
	fields: [
		count('crew', 3, 20, 1),
		dice('damage', '2d6'),
		dice('crewDamage', '1d6'),
		count('range', 10, 60),
		count('crewRange', 5, 20),
		count('distance', 15, 99),
		dice('foeArmor', '3d6', 'armor')
	],
	answer(chances, values, rules) {
		const weapon = crewedWeapon(
			{
				rule: 'PL-QW-08',
				damage: formatDice(values.dice('damage')),
				crewDamage: formatDice(values.dice('crewDamage')),
				range: values.count('range'),
				crewRange: values.count('crewRange')
			},
			values.count('crew')
		);
		const found = resolveCrewed(chances, editionFor(rules), weapon, {
			armor: values.dice('foeArmor'),
			distance: values.count('distance')
		});
		return found
			? { rows: [['kill', found.kill]], modifiers: found.modifiers }
			: { rows: [], impossible: true };
	}
};

const bricks: Topic = {
	rules: HITTING,
	fields: [dice('damage', '2d6', 'damage'), count('bricks', 3, 20, 1), count('studs', 4, 99)],
	answer(chances, values, rules) {
		const studs = new Array<number>(values.count('bricks')).fill(values.count('studs'));
		const off = bricksOff(chances, editionFor(rules), values.dice('damage'), studs);
		return {
			rows: [
				['anyOff', chances.minus(chances.one, off[0] ?? chances.zero)],
				['allOff', off.at(-1) ?? chances.zero]
			],
			counts: [['off', off]]
		};
	}
};

export const SUPPLEMENTS = { plough, bennies, healing, rescue, sacrifice, crew, bricks };
