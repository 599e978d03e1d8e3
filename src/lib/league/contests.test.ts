import { describe, expect, it } from 'vitest';
import { armyOf, idOf, JAN, league, OLA, player, submission } from '../../../tests/setup/league';
import { contestsIn, type Undecided } from './contests';
import { keyOwner } from './decide';
import { circumstancesOf } from './decisions';
import { readSubmission, type Submitter } from './submission';
import { judgeSubmission, type SealCheck } from './verdict';

const [ONE, OTHER] = ['A'.repeat(43), 'B'.repeat(43)];
const NEW = idOf(3, 9);
const [first, second, third] = [idOf(8, 1), idOf(8, 2), idOf(8, 3)] as const;
type Of = ReturnType<typeof league>;

function from(id: string, name: string): Submitter {
	return { id, name, category: 'senior' };
}

/** A submission that waits; each has an army of its own unless one is given. */
function waiting(
	id: string,
	sender: Submitter,
	key?: string,
	army = armyOf(20, { id }),
	of = league()
) {
	const reading = readSubmission(submission({ player: sender, armies: { A: army } }));
	if (!reading.ok) throw new Error('No submission');
	const seal: SealCheck =
		key === undefined ? { state: 'none' } : { state: 'valid', publicKey: key };
	const verdict = judgeSubmission(reading, seal, circumstancesOf(of, '2026-1'));
	return { id, verdict, key: keyOwner(of, sender.id, seal) };
}

const found = (all: readonly Undecided[], of: Of = league()) =>
	Object.fromEntries(contestsIn(all, of.players));

describe('two keys for one player are a contest', () => {
	const keys = (key: string | null) => [{ reason: 'keys', keys: [key] }];

	it.each([
		['of a new player', from(NEW, 'Ewa'), from(NEW, 'Ewa')],
		['of one id with two names', from(NEW, 'Ewa'), from(NEW, 'Zenon')],
		['of new players with one name', from(NEW, 'Ewa'), from(idOf(3, 10), 'ewa')],
		['of look-alike names', from(NEW, 'Ewa Lis'), from(idOf(3, 10), 'Lis Ewа')],
		['of a registered player without a key', from(JAN, 'P 01'), from(JAN, 'P 01')],
		['of a name like that of a registered player', from(JAN, 'P 01'), from(NEW, 'P O1')]
	])('%s', (_, one, other) => {
		expect(found([waiting(first, one, ONE), waiting(second, other, OTHER)])).toEqual({
			[first]: keys(OTHER),
			[second]: keys(ONE)
		});
	});

	it('where one of them has no seal', () => {
		const all = [waiting(first, from(JAN, 'P 01'), ONE), waiting(second, from(JAN, 'P 01'))];
		expect(found(all)).toEqual({ [first]: keys(null), [second]: keys(ONE) });
	});

	it('but not where the player has a key: the other one is foreign anyway', () => {
		const of = league({
			players: [player(JAN, { publicKey: ONE, furtherKeys: ['C'.repeat(43)] })]
		});
		const by = (id: string, key: string) =>
			waiting(id, from(JAN, 'P 01'), key, armyOf(20, { id }), of);
		const all = [by(first, ONE), by(second, OTHER), by(third, 'C'.repeat(43))];
		expect(found(all, of)).toEqual({});
		expect(all[1]?.verdict.reasons).toEqual(['SEAL']);
	});

	it('but not for two registered players of one name', () => {
		const of = league({ players: [player(JAN, { name: 'Jan' }), player(OLA, { name: 'Jan' })] });
		const all = [waiting(first, from(JAN, 'Jan'), ONE), waiting(second, from(OLA, 'Jan'), OTHER)];
		expect(found(all, of)).toEqual({});
	});

	it('but not with the same key', () => {
		const ewa = from(NEW, 'Ewa');
		expect(found([waiting(first, ewa, ONE), waiting(second, ewa, ONE)])).toEqual({});
	});
});

it('one key for two players is a contest', () => {
	const [ewa, jan] = [from(NEW, 'Ewa'), from(JAN, 'P 01')];
	const all = [waiting(first, ewa, ONE), waiting(second, jan, ONE), waiting(third, jan, ONE)];
	expect(found(all)).toEqual({
		[first]: [{ reason: 'players', players: [jan] }],
		[second]: [{ reason: 'players', players: [ewa] }],
		[third]: [{ reason: 'players', players: [ewa] }]
	});
});

it('one army under two names is a contest, also where both players have keys', () => {
	const of = league({
		players: [player(JAN, { publicKey: ONE }), player(OLA, { publicKey: OTHER })]
	});
	const [jan, ola] = [from(JAN, 'P 01'), from(OLA, 'P 02')];
	const all = [
		waiting(first, jan, ONE, armyOf(20), of),
		waiting(second, ola, OTHER, armyOf(20), of),
		waiting(third, ola, OTHER, armyOf(21), of)
	];
	expect(found(all, of)).toEqual({
		[first]: [{ reason: 'army', army: 'A', players: [ola] }],
		[second]: [{ reason: 'army', army: 'A', players: [jan] }]
	});
});
