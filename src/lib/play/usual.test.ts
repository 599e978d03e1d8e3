import { describe, expect, it } from 'vitest';
import { announced } from './procedures/attack/attack';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { CoreGearItem } from '$lib/rules/choices';
import { after, armyOf, figureId, gameOf, minifig } from '../../../tests/setup/game';
import { beginTurn } from './acts';
import { withEvent } from './events';
import { stepsOf, tableOf } from './fold';
import type { Game } from './game-file';
import { lastAttackOf } from './last-attack';
import { objectionsOf } from './objections';
import { proceed, type Answer, type Ask } from './procedures';
import type { AttackOrder } from './procedures/order';
import { usualAnswer } from './procedures/usual';

const [own, foe] = [figureId('A', 'own'), figureId('B', 'foe')];
const game = (rules: CombatRules, theirs: readonly CoreGearItem[], count = 1) => {
	const gear = (items: readonly CoreGearItem[]) => items.map((item) => ({ item }));
	const mine = minifig('own', { gear: gear(['shortHand', 'longRanged']), count });
	const armies = [armyOf([mine]), armyOf([minifig('foe', { gear: gear(theirs) })])] as const;
	return after(gameOf(rules, ...armies), beginTurn('A'));
};
const order = (way: AttackOrder['way'], figures = [own]): AttackOrder => ({
	procedure: 'attack',
	way,
	attackers: figures.map((figure) => ({
		figure,
		weapon: way === 'ranged' ? 'gear-1' : 'gear-0'
	})),
	target: foe
});

/** The answers that count without a declaration, up to the first roll or open choice. */
function answers(of: Game, attack: AttackOrder): readonly string[] {
	const context = { game: of, table: tableOf(of) };
	const given: Answer[] = [];
	const words: string[] = [];
	const next = (): Ask | undefined => {
		const progress = proceed(of, context.table, attack, given);
		return progress.state === 'done' ? undefined : progress.ask;
	};
	for (let ask = next(); ask?.kind === 'choice'; ask = next()) {
		const chosen = usualAnswer(context, attack, ask);
		if (chosen === undefined) return [...words, `? ${ask.choice}`];
		words.push(`${ask.choice} ${chosen}`);
		given.push({ chosen });
	}
	return words;
}

describe('a defense that nobody declares (PL-CC-10)', () => {
	it('is a parry with the shield and a counterattack with the weapon in PL-2005', () => {
		const armed = game('2005', ['shortHand', 'shield']);
		expect(answers(armed, order('close'))).toEqual(['defence parry:gear-1', 'counterToo yes']);
		expect(answers(armed, order('ranged'))).toEqual(['defence parry:gear-1']);
	});

	it('is a counterattack alone without a shield', () => {
		expect(answers(game('2005', ['shortHand']), order('close'))).toEqual(['defence none']);
	});

	it('is none in 2010 and 2020', () => {
		for (const rules of ['2010', '2020'] as const) {
			const armed = game(rules, ['shortHand', 'shield']);
			expect(answers(armed, order('close'))).toEqual(['defence none']);
		}
	});
});

describe('objections before the dice', () => {
	const codes = (of: Game, attack: AttackOrder) => {
		const { cause, changes } = announced({ game: of, table: tableOf(of) }, attack);
		const next = withEvent(of, { id: 'planned', by: 'planned' }, cause, changes);
		const step = stepsOf(next).at(-1);
		return step ? objectionsOf(next, step).map(({ code }) => code) : [];
	};
	/** What the same attack brings about once all its dice are thrown. */
	const applied = (of: Game, attack: AttackOrder) => {
		const given: Answer[] = [];
		for (;;) {
			const progress = proceed(of, tableOf(of), attack, given);
			if (progress.state === 'done') return after(of, progress.done);
			const { ask } = progress;
			if (ask.kind === 'choice') given.push({ chosen: ask.options[0]?.id ?? '' });
			else
				given.push({ faces: ask.dice.rolls.flatMap(({ count }) => Array<number>(count).fill(2)) });
		}
	};

	it('say that no action is left, and that a weapon was used', () => {
		const start = game('2005', ['shortHand']);
		expect(codes(start, order('ranged'))).toEqual([]);
		const shot = applied(start, order('ranged'));
		expect(codes(shot, order('ranged'))).toEqual(
			expect.arrayContaining(['actionSpent', 'weaponTwice'])
		);
		expect(codes(shot, order('close'))).toContain('rangedAndClose');
	});

	it('say that a fourth attacker does not fit around a target', () => {
		const figures = [1, 2, 3, 4].map((number) => figureId('A', 'own', number));
		const many = game('2005', ['shortHand'], 4);
		expect(codes(many, order('close', figures))).toEqual(['tooManyClose']);
		expect(codes(many, order('close', figures.slice(1)))).toEqual([]);
	});

	it('are those of the attack with its dice, as far as these bring about nothing', () => {
		const start = applied(game('2005', ['shortHand']), order('ranged'));
		for (const way of ['close', 'ranged'] as const) {
			const done = applied(start, order(way));
			const step = stepsOf(done).at(-1);
			const said = step ? objectionsOf(done, step).map(({ code }) => code) : [];
			expect(codes(start, order(way))).toEqual(said);
		}
	});

	it('remember the last attack of a figure by the log, not one that was taken back', () => {
		const start = game('2005', ['shortHand']);
		expect(lastAttackOf(start, own)).toBeUndefined();
		const shot = applied(start, { ...order('ranged'), situation: { distance: 6 } });
		expect(lastAttackOf(shot, own)).toMatchObject({
			way: 'ranged',
			attackers: [{ weapon: 'gear-1' }],
			situation: { distance: 6 }
		});
		const last = shot.events.at(-1)?.id ?? '';
		const undone = withEvent(shot, { id: 'undo', by: 'one' }, { kind: 'undo', event: last });
		expect(lastAttackOf(undone, own)).toBeUndefined();
	});
});
