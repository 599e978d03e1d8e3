import { describe, expect, it } from 'vitest';
import { JAN, league, OLA, player, submission, idOf } from '../../../tests/setup/league';
import { decidedBefore, decisionOn, keyOwner, playerFrom } from './decide';
import type { Decision } from './league-file';
import { readLeague } from './read-league';
import { circumstancesOf, lastAccepted } from './decisions';
import { readSubmission } from './submission';
import { judgeSubmission, type SealCheck } from './verdict';

const NEW = idOf(3, 9);
const KEYS = ['A'.repeat(43), 'B'.repeat(43), 'C'.repeat(43)] as const;
const sealedBy = (publicKey: string): SealCheck => ({ state: 'valid', publicKey });
const none: SealCheck = { state: 'none' };

function verdictOn(given: Parameters<typeof submission>[0] = {}, seal = none, of = league()) {
	const reading = readSubmission(submission(given));
	if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
	return judgeSubmission(reading, seal, circumstancesOf(of, '2026-1'));
}

function decision(number: number, given: Partial<Decision> = {}): Decision {
	const kept = { id: idOf(8, number), file: submission() };
	const made = decisionOn(league(), kept, verdictOn(), {
		decision: 'accept',
		decidedOn: '2026-03-06'
	});
	return { ...made, ...given };
}

describe('a decision', () => {
	it('is stored in the league with the original file, and the league is readable', () => {
		const made = league({ submissions: [decision(1, { notes: 'Powodzenia!' })] });
		expect(readLeague(made)).toEqual({ ok: true, league: made });
		expect(made.submissions[0]).toMatchObject({ player: JAN, file: submission(), reasons: [] });
	});

	it('names no meeting that is not in the league', () => {
		const verdict = verdictOn({ meeting: idOf(2, 7) });
		const kept = { id: idOf(8, 1), file: {} };
		const ruling = { decision: 'reject', decidedOn: '2026-03-06', notes: '' } as const;
		const made = decisionOn(league(), kept, verdict, ruling);
		expect(made).toMatchObject({ meeting: null, reasons: ['ADDRESS'] });
		expect(made).not.toHaveProperty('notes');
	});

	it('is compared with earlier decisions only', () => {
		const days = ['2026-03-05', '2026-03-06', '2026-03-06', '2026-03-07'];
		const all = days.map((decidedOn, index) => decision(index, { decidedOn }));
		const [, second, third] = all as [Decision, Decision, Decision];
		const of = league({ submissions: all });
		expect(lastAccepted(decidedBefore(of, second), JAN)?.id).toBe(idOf(8, 0));
		expect(lastAccepted(decidedBefore(of, third), JAN)?.id).toBe(idOf(8, 1));
	});
});

describe('the key of a seal', () => {
	const [jansKey, olasKey, newKey] = KEYS;
	const known = league({
		players: [player(JAN, { publicKey: jansKey }), player(OLA, { publicKey: olasKey })]
	});

	it.each([
		['the player’s', JAN, sealedBy(jansKey), { of: 'player' }],
		['another player’s', JAN, sealedBy(olasKey), { of: 'somebody', player: OLA }],
		['unknown, if the player has another', JAN, sealedBy(newKey), { of: 'other' }],
		['unknown, from an unknown player', NEW, sealedBy(newKey), { of: 'new' }],
		[
			'of an invalid seal',
			JAN,
			{ state: 'invalid', publicKey: jansKey, reason: 'form' },
			{ of: 'nobody' }
		],
		['of no seal', JAN, none, { of: 'nobody' }]
	] as const)('%s', (_, id, seal, owner) => {
		expect(keyOwner(known, id, seal)).toEqual(owner);
	});

	it('is registered with a new player if it is unknown and the seal is valid', () => {
		const newcomer = { player: { id: NEW, name: 'Ewa', category: 'junior' as const } };
		const from = (seal: SealCheck) => playerFrom(known, verdictOn(newcomer, seal, known));
		expect(from(sealedBy(newKey))).toEqual({ ...newcomer.player, publicKey: newKey });
		expect(from(sealedBy(olasKey))).toEqual(newcomer.player);
		expect(from({ state: 'invalid', publicKey: newKey, reason: 'signature' })).toEqual(
			newcomer.player
		);
	});

	it('brings the city with it that the player names', () => {
		const newcomer = { id: NEW, name: 'Ewa', category: 'junior', city: 'Łódź' } as const;
		expect(playerFrom(league(), verdictOn({ player: newcomer }))).toEqual(newcomer);
	});

	it('makes later seals of that player valid and those of others invalid, once registered', () => {
		const learned = league({ players: [player(JAN, { publicKey: jansKey }), player(OLA)] });
		expect(verdictOn({}, sealedBy(jansKey), learned).reasons).toEqual([]);
		expect(verdictOn({}, sealedBy(newKey), learned).reasons).toEqual(['SEAL']);
	});
});
