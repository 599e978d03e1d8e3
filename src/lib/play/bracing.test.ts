import { describe, expect, it } from 'vitest';
import type { Creation, Unit } from '$lib/rules/choices';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { after, armyOf, figureId, gameOf, minifig, played } from '../../../tests/setup/game';
import { beginTurn, byHand } from './acts';
import { stepsOf, tableOf } from './fold';
import type { Game } from './game-file';
import { objectionsOf } from './objections';
import type { AttackOrder } from './procedures/order';

const bull: Creation = {
	kind: 'creation',
	id: 'bull',
	name: 'Bull',
	form: 'creature',
	size: 3,
	propulsion: [{ mode: 'ground', speed: 10 }],
	brain: { type: 'full' },
	weapons: []
};
const tree: Creation = { ...bull, id: 'tree', name: 'Tree', form: 'building', propulsion: [] };
const start = (rules: CombatRules = '2005', more: readonly Unit[] = []) =>
	after(
		gameOf(
			rules,
			armyOf([bull]),
			armyOf([minifig('guard', { count: 2 }), ...more], {
				squads: [{ id: 'q', name: 'Guards', members: [{ unit: 'guard', count: 2 }] }]
			})
		),
		beginTurn('A')
	);
const guards = [1, 2].map((number) => figureId('B', 'guard', number));
const [first = '', second = ''] = guards;

/** A bull runs 2″ at the first guard, who has braced. */
const charge = (more: Partial<AttackOrder> = {}): AttackOrder => ({
	procedure: 'attack',
	way: 'charge',
	attackers: [{ figure: figureId('A', 'bull') }],
	target: first,
	run: 2,
	ram: true,
	braced: true,
	...more
});
/** A damage of 2 and an opposition of 2, neither of which does anything, and then nobody flies. */
const MILD = [[2], [2], [4], [2], [2]];
const stateOf = (game: Game, id: string) => tableOf(game).figures.get(id);
const responses = (game: Game, ...ids: string[]) =>
	ids.map((id) => stateOf(game, id)?.counts.responses ?? 0);
const objections = (game: Game) => {
	const step = stepsOf(game).at(-1);
	return step ? objectionsOf(game, step).map(({ code, rule }) => `${code} ${rule}`) : [];
};
const setBy = (game: Game, ...changes: Parameters<typeof byHand>[0]) =>
	after(game, byHand(changes));
const flag = (figure: string, name: 'braced' | 'disrupted') =>
	({ kind: 'flag', figure, flag: name, on: true }) as const;

describe('bracing for a charge (PL-CHG-07)', () => {
	it('spends the response of the target, which then has none to leap with', () => {
		const { game, done } = played(start(), charge(), ...MILD);
		expect(responses(game, first, second)).toEqual([1, 0]);
		expect(stateOf(game, first)?.flags).toMatchObject({ braced: true });
		expect(done.rules).toContain('PL-CHG-07');
		expect(objections(game)).not.toContain('responseSpent PL-TRN-13');
	});

	it('lasts until its own turn, for further charges too', () => {
		const once = played(start(), charge(), ...MILD).game;
		const twice = played(once, charge(), ...MILD).game;
		expect(responses(twice, first)).toEqual([1]);
		expect(stateOf(after(twice, beginTurn('B')), first)?.flags.braced).toBeUndefined();
	});

	it('of a squad spends those of all its members', () => {
		const { game } = played(start(), charge({ squad: 'B/0:q' }), first, ...MILD);
		expect(responses(game, ...guards)).toEqual([1, 1]);
	});

	it('that was marked before is paid when the charge comes, by others in the way too', () => {
		const sentry = figureId('B', 'sentry');
		const game = setBy(start('2005', [minifig('sentry')]), flag(sentry, 'braced'));
		const { braced: _, ...unready } = charge({ others: [sentry] });
		const met = played(game, unready, 'none', [2], [1]).game;
		expect(responses(met, first, sentry)).toEqual([0, 1]);
		const marked = setBy(start(), flag(first, 'braced'));
		expect(responses(played(marked, charge(), ...MILD).game, first)).toEqual([1]);
	});

	it('ends when the one that braced is thrown off its feet', () => {
		const { game } = played(
			start(),
			charge({ run: 6 }),
			[2, 1, 1],
			[2],
			[4],
			[5, 5, 5],
			[1],
			...['no', 'no']
		);
		expect(stateOf(game, first)?.flags).toMatchObject({ prone: true });
		expect(stateOf(game, first)?.flags.braced).toBeUndefined();
	});

	it('is objected to after the response is spent, and of one who is disrupted', () => {
		const spent = setBy(start(), { kind: 'count', figure: first, of: 'responses', by: 1 });
		expect(objections(played(spent, charge(), ...MILD).game)).toContain('responseSpent PL-TRN-13');
		const dazed = setBy(start(), flag(first, 'disrupted'));
		expect(objections(played(dazed, charge(), ...MILD).game)).toContain('disruptedActs PL-TRN-16');
	});

	it('costs nothing that never moves, nor anybody in editions without it', () => {
		const wood = figureId('B', 'tree');
		const game = played(
			start('2005', [tree]),
			charge({ target: wood }),
			[1],
			[4],
			...MILD.slice(1)
		).game;
		expect(responses(game, wood)).toEqual([0]);
		const later = played(start('2010'), charge({ run: 4 }), 'none', [1], [2]).game;
		expect(responses(later, first)).toEqual([0]);
		expect(stateOf(later, first)?.flags.braced).toBeUndefined();
	});
});
