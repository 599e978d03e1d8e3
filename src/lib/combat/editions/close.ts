import type { CitedRule } from '$lib/rules/combat-citations';
import { absorbedBlow, deflectedBlow } from '../close/parried-blow';
import { absorbedDamage, deflectedDamage, plainDamage } from '../close/inflicted';
import type { CloseRules } from '../close/rules';
import type { EditionId } from '../edition';
import type { Modifier } from '../modifiers';
import { EDITIONS } from './index';

const skill = (id: Modifier['id'], rule: CitedRule, value: number): Modifier[] =>
	value === 0 ? [] : [{ id, rule, to: 'skill', value }];

const none = () => [];

/** PL-2005 (E05-CMB-16 to 27). */
const close2005: CloseRules = {
	edition: EDITIONS['2005'],
	counters: 'afterAttacks',
	inflicted: absorbedDamage,
	parried: absorbedBlow,
	parriesShots: false,
	// Only a shield parries a counterattack (E05-CMB-23).
	parries: (item, against) => against === 'attack' || item.shield === true,
	parryAndCounter: [
		{ id: 'parryAndCounter', rule: 'PL-CC-13', to: 'skill', value: -1 },
		{ id: 'parryAndCounter', rule: 'PL-CC-13', to: 'damage', value: -1 }
	],
	pierces: false,
	parryOf: none,
	outnumbered: (opponents) => skill('outnumbered', 'PL-CMB-06', -Math.max(0, opponents - 1)),
	outnumberedAt: 'counters',
	shoves: 'bySkill'
};

const smallerSide = (rule: CitedRule) => (opponents: number, friends: number) =>
	skill('outnumbered', rule, opponents > friends ? -1 : 0);

/** 2010 (E10-CC, E10-CTR, E10-PAR): anything held parries; each weapon is one Counter. */
const close2010: CloseRules = {
	edition: EDITIONS['2010'],
	counters: 'afterAttacks',
	inflicted: deflectedDamage,
	parried: deflectedBlow,
	parriesShots: false,
	parries: () => true,
	parryAndCounter: [],
	pierces: true,
	parryOf: ({ twoHanded }) => skill('againstTwoHanded', 'E10-PAR-02', twoHanded ? 1 : 0),
	outnumbered: smallerSide('E10-MOD-09'),
	outnumberedAt: 'allRolls',
	shoves: 'byItself'
};

/** 2020 (E20-CC, E20-PAR): only a shield parries damage, and nobody strikes back but at a unit that leaves. */
const close2020: CloseRules = {
	...close2010,
	edition: EDITIONS['2020'],
	counters: 'onLeaving',
	parriesShots: true,
	parries: ({ shield }) => shield === true,
	pierces: false,
	parryOf: ({ twoHanded }) => skill('againstTwoHanded', 'E20-PAR-02', twoHanded ? 1 : 0),
	outnumbered: smallerSide('E20-MOD-06')
};

/** QuickWars: every attack hits, and nobody parries or strikes back (PL-QW-05). */
const closeQuickwars: CloseRules = {
	...close2005,
	edition: EDITIONS.quickwars,
	counters: 'never',
	inflicted: plainDamage,
	parries: () => false,
	parryAndCounter: [],
	outnumbered: none
};

export const CLOSE_RULES: Readonly<Record<EditionId, CloseRules>> = {
	'2005': close2005,
	'2010': close2010,
	'2020': close2020,
	quickwars: closeQuickwars
};
