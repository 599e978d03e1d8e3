import fc from 'fast-check';
import type { Army, Creation } from '$lib/rules/choices';
import { RULES_OF_COMBAT, type CombatRules } from '$lib/rules/rulebook/combat-rules';
import {
	activate,
	beginTurn,
	byHand,
	capture,
	carry,
	mount,
	move,
	note,
	placed,
	prepare,
	reachZone,
	release,
	settleStrays,
	type Act
} from '$lib/play/acts';
import { QUICK_ACTIONS, SQUAD_WAYS } from '$lib/play/causes';
import { COUNTS, FLAGS, LINKS, PLACES, type Change } from '$lib/play/changes';
import { tableOf } from '$lib/play/fold';
import type { Game } from '$lib/play/game-file';
import { proceed, type Answer, type Order } from '$lib/play/procedures';
import { rosterOf } from '$lib/play/roster';
import { throwAll, type Bits } from '$lib/play/throw';
import { weaponsOf } from '$lib/play/weapons';
import { armyOf, gameOf, minifig, model } from '../../setup/game';

const horse: Creation = {
	kind: 'creation',
	id: 'horse',
	name: 'Horse',
	count: 2,
	form: 'creature',
	size: 2,
	propulsion: [{ mode: 'ground', speed: 10 }],
	brain: { type: 'half', limitation: 'dependent' },
	weapons: [{ type: 'closeCombat', level: 1 }]
};
const tank: Creation = {
	kind: 'creation',
	id: 'tank',
	name: 'Tank',
	form: 'vehicle',
	size: 5,
	structureLevel: 2,
	propulsion: [{ mode: 'ground', speed: 8 }],
	weapons: [
		{ type: 'gun', level: 2 },
		{ type: 'rocket', level: 1, count: 2 },
		{ type: 'launcher', level: 2, payload: [{ level: 1, count: 2 }] }
	]
};

const company = (): Army =>
	armyOf(
		[
			minifig('soldier', { count: 5, gear: [{ item: 'shortHand' }, { item: 'shield' }] }),
			minifig('archer', {
				count: 3,
				gear: [{ item: 'shortRanged' }, { item: 'explosive', count: 2 }]
			}),
			minifig('medic', { count: 2, abilities: { healing: true }, gear: [{ item: 'heavyHand' }] }),
			minifig('hero', { rank: 'hero', count: 2, gear: [{ item: 'twoHanded' }] }),
			minifig('officer', { rank: 'officer', gear: [{ item: 'longRanged' }] }),
			minifig('mage', {
				gear: [{ item: 'shortHand' }],
				magic: {
					level: 3,
					areaSpells: [{ level: 2, count: 2 }],
					summoning: true,
					necromancy: true,
					shield: 2
				}
			}),
			minifig('rider', { count: 2, mount: 'horse', gear: [{ item: 'shortHand' }] }),
			minifig('driver', { mount: 'tank' }),
			horse,
			tank
		],
		{
			squads: [{ id: 'q', name: 'Line', members: [{ unit: 'soldier', count: 4 }] }],
			stock: { explosives: 3 },
			reserve: { summons: [minifig('imp')] }
		}
	);

const band = (): Army =>
	armyOf(
		[
			model('hero', { stature: 'good', gear: ['shield'], storyProtection: true }),
			model('knight', { gear: ['heavyArmor'], weapon: 'heavyTwoHanded' }),
			model('orc', { stature: 'minion', count: 4, weapon: 'missile' })
		],
		{},
		'skirmish'
	);

/** A game of two equal sides under some rules. */
export function sampleGame(rules: CombatRules): Game {
	const army = rules === 'skirmish' ? band : company;
	return gameOf(rules, army(), { ...army(), id: '0d3f6f0e-5a0c-4b57-9a53-000000000099' });
}

export const anyRules = fc.constantFrom(...RULES_OF_COMBAT);

const pick = <T>(list: readonly T[], bits: Bits): T | undefined =>
	list[bits() % Math.max(1, list.length)];

/** Some of these options. */
function chosen<T extends object>(bits: Bits, options: T): Partial<T> {
	return Object.fromEntries(Object.entries(options).filter(() => bits() % 4 === 0)) as Partial<T>;
}

/** An order that a table could give, sensible or not. */
function anyOrder(game: Game, bits: Bits): Order | Act {
	const table = tableOf(game);
	const ids = [...table.figures.keys()];
	const one = () => pick(ids, bits) ?? '';
	const [figure, target] = [one(), one()];
	const weapon = pick(weaponsOf(game, table, figure), bits)?.key;
	const ways = ['close', 'ranged', 'charge', 'push', 'grab', 'counter'] as const;
	const side = pick(['A', 'B'], bits) ?? 'A';
	const orders: readonly (() => Order | Act)[] = [
		() => ({
			procedure: 'attack',
			way: pick(ways, bits) ?? 'close',
			attackers: [{ figure, ...(weapon !== undefined && { weapon }) }],
			target,
			run: bits() % 9,
			ram: bits() % 2 === 0,
			braced: bits() % 2 === 0,
			others: [one(), one()],
			situation: { distance: bits() % 14 }
		}),
		() => ({
			procedure: 'attack',
			way: pick(['close', 'ranged', 'counter'], bits) ?? 'close',
			attackers: [figure, one(), one()].flatMap((id) => {
				const own = pick(weaponsOf(game, table, id), bits)?.key;
				return own === undefined ? [] : [{ figure: id, weapon: own }];
			}),
			target:
				pick(
					ids.filter((id) => id.startsWith(`${side}/0:soldier#`)),
					bits
				) ?? target,
			squad: `${side}/0:q`
		}),
		() => ({
			procedure: 'attack',
			way: pick(['ranged', 'spell', 'explosion'], bits) ?? 'ranged',
			attackers: [{ figure, ...(weapon !== undefined && { weapon }) }],
			target,
			others: [one()],
			...chosen(bits, { response: true, stray: true, grinding: true, automatic: true }),
			...(bits() % 3 === 0 && { element: pick(['surface', 'protruding'], bits) ?? 'surface' }),
			situation: { distance: bits() % 14 }
		}),
		() => ({ procedure: 'heal', medics: [figure], patient: target }),
		() => ({ procedure: 'heal', medics: [...new Set([figure, one(), one()])], patient: target }),
		() => ({ procedure: 'summon', mages: [figure], figure: target }),
		() => ({ procedure: 'summon', mages: [...new Set([figure, one()])], figure: target }),
		() => ({
			procedure: 'circleCast',
			mages: [...new Set([figure, one()])],
			box: 'circle-0',
			targets: [target]
		}),
		() => ({ procedure: 'magicShield', mages: [...new Set([figure, one()])], circle: 2 }),
		() => ({
			procedure: 'squad',
			way: pick(SQUAD_WAYS, bits) ?? 'form',
			figures: [...new Set([figure, one()])],
			squad: pick([`${side}/0:q`, 'own'], bits) ?? 'own',
			name: 'Own'
		}),
		() => ({
			procedure: 'quick',
			action: pick(QUICK_ACTIONS, bits) ?? 'talk',
			figures: [figure],
			...(bits() % 4 === 0 && { item: 'gear-0' })
		}),
		() => ({ procedure: 'whoIsFirst', active: { figure }, answering: { figure: target } }),
		() => ({ procedure: 'sprint', figure, charge: true }),
		() => ({ procedure: 'groupMove', figures: [figure, target], dice: 1, free: bits() % 2 }),
		() => ({ procedure: 'freeAttack', figure, opponent: target }),
		() => ({
			procedure: 'strike',
			way: pick(['basic', 'lunge', 'push', 'sweep'], bits) ?? 'basic',
			figure,
			opponent: target,
			dice: 1,
			...chosen(bits, { higher: true, bought: true })
		}),
		() => ({ procedure: 'defence', figure, opponent: target, dice: bits() % 3, fallBack: true }),
		() => ({ procedure: 'volley', shooters: [], targets: [target], story: true, dice: 2 }),
		() => ({ procedure: 'raise', mage: figure, figure: target }),
		() => ({ procedure: 'test', figure, difficulty: bits() % 9 }),
		() => ({ procedure: 'sprint', figure }),
		() => ({ procedure: 'magicShield', mages: [figure] }),
		() => ({ procedure: 'bail', figure }),
		() => ({ procedure: 'defence', figure, opponent: target, dice: 1, shield: bits() % 2 }),
		() => ({ procedure: 'strike', way: 'basic', figure, opponent: target, dice: 1 + (bits() % 3) }),
		() => ({ procedure: 'volley', shooters: [figure], targets: [target, one()] }),
		() => ({ procedure: 'story', side, points: 1 + (bits() % 3) }),
		() => ({ procedure: 'squad', way: 'join', figures: [figure], squad: `${side}/0:q` }),
		() => ({ procedure: 'quick', action: 'standFromProne', figures: [figure] }),
		() => ({
			procedure: 'withdraw',
			figure,
			inches: bits() % 6,
			opponents: [target, one()],
			...(bits() % 3 === 0 && { stays: true })
		}),
		() => ({ procedure: 'reinforcement', side, figures: [figure, target] }),
		() => beginTurn(side),
		() => move([figure], bits() % 9),
		() => mount([figure], target, bits() % 2 === 0),
		() => activate(side, [figure, target]),
		() => carry(figure, true),
		() => prepare(table, [figure, target]),
		() => release(figure, target),
		() => capture(game, table, side, figure),
		() => reachZone(side, figure),
		() => placed([figure], pick(PLACES, bits) ?? 'table'),
		() => carry(figure, false),
		() => note('A note'),
		() => settleStrays(game.events.at(-1)?.id ?? 'none')
	];
	return pick(orders, bits)?.() ?? beginTurn(side);
}

/** Plays an order with random dice and choices. */
export function playRandomly(game: Game, order: Order, bits: Bits): Act {
	const answers: Answer[] = [];
	for (;;) {
		const progress = proceed(game, tableOf(game), order, answers);
		if (progress.state === 'done') return progress.done;
		const { ask } = progress;
		answers.push(
			ask.kind === 'roll'
				? { faces: throwAll(ask.dice, ask.rules, bits) }
				: { chosen: pick(ask.options, bits)?.id ?? '' }
		);
	}
}

/** A random act on a table: an order played with random dice, or something done by hand. */
export function randomAct(game: Game, bits: Bits): Act {
	const order = anyOrder(game, bits);
	return 'procedure' in order ? playRandomly(game, order, bits) : order;
}

/** Any change at all, also of what does not exist. */
export function randomChange(game: Game, bits: Bits): Change {
	const ids = [...rosterOf(game).figures.keys(), 'nobody'];
	const figure = pick(ids, bits) ?? '';
	const by = (bits() % 5) - 1;
	const on = bits() % 3 > 0;
	const side = pick(['A', 'B', 'C'], bits) ?? 'A';
	const box = pick(['explosive', 'spell-0', 'rocket-1', 'stock-0', 'unknown'], bits) ?? '';
	const changes: readonly Change[] = [
		{ kind: 'count', figure, of: pick(COUNTS, bits) ?? 'wounds', by },
		{ kind: 'flag', figure, flag: pick(FLAGS, bits) ?? 'prone', on },
		{
			kind: 'link',
			figure,
			link: pick(LINKS, bits) ?? 'squad',
			to: on ? (pick(ids, bits) ?? null) : null
		},
		{ kind: 'place', figure, place: pick(PLACES, bits) ?? 'table' },
		{ kind: 'weapon', figure, weapon: pick(['gear-0', 'gear-1', 'built-0'], bits) ?? '', by },
		{ kind: 'item', figure, weapon: 'gear-0', lost: on },
		{ kind: 'box', owner: on ? figure : side, box, by },
		{ kind: 'tally', side, of: 'storyPoints', by },
		{ kind: 'turn', side },
		{ kind: 'activate', side, figures: [figure] }
	];
	return pick(changes, bits) ?? { kind: 'turn', side };
}

export const randomByHand = (game: Game, bits: Bits): Act =>
	byHand(Array.from({ length: 1 + (bits() % 3) }, () => randomChange(game, bits)));
