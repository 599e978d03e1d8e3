import type { CitedRule } from '$lib/rules/combat-citations';
import { absorbedBlow, deflectedBlow } from '../close/parried-blow';
import { absorbedHits, deflectedHits, plainHits } from '../close/inflicted';
import type { Against, CloseRules } from '../close/rules';
import type { EditionId } from '../edition';
import type { Modifier } from '../modifiers';
import { EDITIONS } from './index';

const skill = (id: Modifier['id'], rule: CitedRule, value: number): Modifier[] =>
	value === 0 ? [] : [{ id, rule, to: 'skill', value }];

const none = () => [];

/** +1 against a two-handed weapon that attacks or shoves (E10-PAR-02, E20-PAR-02). */
const againstTwoHanded =
	(rule: CitedRule): CloseRules['parryOf'] =>
	({ twoHanded }, against) =>
		skill('againstTwoHanded', rule, twoHanded && against !== 'grab' ? 1 : 0);

/** Against blows of close combat, from the front or from a charge. */
const SHOVES: readonly Against[] = ['shove', 'bareShove', 'grab'];

/** PL-2005 (E05-CMB-16 to 27). */
const close2005: CloseRules = {
	edition: EDITIONS['2005'],
	counters: 'afterAttacks',
	landings: absorbedHits,
	parried: absorbedBlow,
	parries({ shield, gun, bareHands }, against) {
		if (bareHands) return against === 'bareShove';
		// Only a shield parries a counterattack, a charge and what flies, but nothing magic (PL-CC-11, E05-CMB-32).
		if (['counter', 'charge', 'shot', 'explosion'].includes(against)) return shield === true;
		// Nobody parries the strike at one who leaves (A05-22).
		return !gun && against !== 'leaving' && against !== 'magic' && against !== 'grab';
	},
	defendsUsually: true,
	meetsAttack: true,
	gunParry: 0,
	bareParry: 2,
	parriesBesides: true,
	reactionsSpend: false,
	disarms: ({ fumble, twoHanded, guard }) => fumble || (twoHanded && !guard.twoHanded),
	disarmedBy: 'd6',
	parryAndCounter: [
		{ id: 'parryAndCounter', rule: 'PL-CC-13', to: 'skill', value: -1 },
		{ id: 'parryAndCounter', rule: 'PL-CC-13', to: 'damage', value: -1 }
	],
	pierces: false,
	parryOf: none,
	shoves: 'bySkill',
	shoveDisrupts: false,
	grabs: false,
	automaticHits: false,
	addsUp: ['close', 'counter'],
	bail: { costs: 'response', by: 'order', prone: true, feet: false },
	leaving: { rule: 'PL-CC-08', ignoring: undefined, takesAction: true }
};

/** 2010 (E10-CC, E10-CTR, E10-PAR): anything held parries; each weapon is one Counter. */
const close2010: CloseRules = {
	edition: EDITIONS['2010'],
	counters: 'afterAttacks',
	landings: deflectedHits,
	parried: deflectedBlow,
	parries({ shield, bareHands }, against) {
		// Bare hands cancel a grab or shove; they take nothing off damage (E10-PAR-03, E10-PAR-05).
		if (bareHands) return SHOVES.includes(against);
		if (against === 'charge') return shield === true;
		return [...SHOVES, 'attack', 'counter', 'leaving'].includes(against);
	},
	defendsUsually: false,
	meetsAttack: false,
	gunParry: 3,
	bareParry: 0,
	parriesBesides: false,
	reactionsSpend: true,
	disarms: ({ fumble, twoHanded, guard }) =>
		fumble || (twoHanded && !guard.twoHanded && !guard.shield),
	disarmedBy: 'attackRoll',
	parryAndCounter: [],
	pierces: true,
	parryOf: againstTwoHanded('E10-PAR-02'),
	shoves: 'byItself',
	shoveDisrupts: true,
	grabs: true,
	automaticHits: true,
	addsUp: ['close', 'counter', 'charge'],
	bail: { costs: 'nothing', by: 'skill', prone: true, feet: true },
	leaving: { rule: 'E10-MAN-04', ignoring: 'E10-MAN-05', takesAction: false }
};

/** 2020 (E20-CC, E20-PAR): only a shield parries damage, and nobody strikes back but at a unit that leaves. */
const close2020: CloseRules = {
	...close2010,
	edition: EDITIONS['2020'],
	counters: 'onLeaving',
	parries: ({ shield }, against) => SHOVES.includes(against) || shield === true,
	disarms: ({ fumble }) => fumble,
	pierces: false,
	parryOf: againstTwoHanded('E20-PAR-02'),
	bail: { costs: 'response', by: 'itself', prone: false, feet: false },
	leaving: { rule: 'E20-MAN-04', ignoring: 'E20-MAN-04', takesAction: false }
};

/** QuickWars: every attack hits, and nobody parries, strikes back or leaps away (PL-QW-05). */
const closeQuickwars: CloseRules = {
	...close2005,
	edition: EDITIONS.quickwars,
	counters: 'never',
	landings: plainHits,
	parries: () => false,
	defendsUsually: false,
	parryAndCounter: [],
	addsUp: [],
	bail: undefined
};

/** LUGPolWars: the same, and a push on 1d6 (PL-LPW-09). */
const closeLugpolwars: CloseRules = { ...closeQuickwars, edition: EDITIONS.lugpolwars };

export const CLOSE_RULES: Readonly<Record<EditionId, CloseRules>> = {
	'2005': close2005,
	'2010': close2010,
	'2020': close2020,
	quickwars: closeQuickwars,
	lugpolwars: closeLugpolwars
};
