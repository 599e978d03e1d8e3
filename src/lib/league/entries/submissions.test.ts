import { describe, expect, it } from 'vitest';
import { idOf, JAN, OLA, submission } from '../../../../tests/setup/league';
import {
	Author,
	keyOf,
	registered,
	signedLeague,
	stateWith
} from '../../../../tests/setup/league-entries';
import { lastAccepted } from '../decisions';
import type { BodyOf } from './bodies';
import type { WholeBody } from './private-parts';

const digestOf = (number: number) => `sha256:${String(number).padStart(64, '0')}`;

type Sent = Extract<WholeBody, { kind: 'submission' }>;

function sent(number: number, given: Partial<Sent> = {}): Sent {
	const id = `0000000a-0000-4000-8000-${String(number).padStart(12, '0')}`;
	const file = submission({ submittedAt: `2026-03-0${number}T10:00:00Z` });
	return {
		kind: 'submission',
		id,
		player: JAN,
		meeting: null,
		digest: digestOf(number),
		file,
		...given
	};
}
const receipt = (of: number, number: number, day = '2026-03-05'): WholeBody => {
	return { kind: 'receipt', submission: digestOf(of), day, number };
};
const verdict = (of: number, decision: 'accept' | 'reject' = 'accept'): BodyOf<'verdict'> => {
	const reasons = decision === 'accept' ? [] : ['CLAIM'];
	const common = { decision, reasons, decidedOn: '2026-03-06', replaces: [] };
	return { kind: 'verdict', submission: digestOf(of), ...common };
};

describe('submissions', () => {
	it('are pending until a referee writes a receipt, and so is a verdict without one', () => {
		const { entries, jan, anna } = signedLeague();
		const own = jan.write(sent(1));
		const judged = anna.write(verdict(1));
		const state = stateWith([...entries, own, judged]);
		expect(state.submissions).toMatchObject([{ digest: digestOf(1), player: JAN }]);
		expect(state.submissions[0]?.receipt).toBeUndefined();
		expect(state.uncounted.get(judged.digest)).toBe('withoutReceipt');
		expect(state.league.submissions).toEqual([]);
		const received = anna.write(receipt(1, 1, '2026-03-04'));
		expect(stateWith([...entries, own, judged, received]).league.submissions).toMatchObject([
			{ digest: digestOf(1), decision: 'accept', receivedOn: '2026-03-04' }
		]);
	});

	it('are in the order of their earliest receipts, whatever their dates', () => {
		const { entries, jan, anna, bolek } = signedLeague();
		const all = [1, 2, 3].map((number) =>
			jan.write(sent(number), `2030-01-0${4 - number}T00:00:00Z`)
		);
		const receipts = [
			anna.write(receipt(1, 9, '2026-03-05')),
			anna.write(receipt(2, 8, '2026-03-05')),
			bolek.write(receipt(3, 1, '2026-03-06')),
			bolek.write(receipt(1, 2, '2026-03-07'))
		];
		const state = stateWith([...entries, ...all, ...receipts]);
		expect(state.submissions.map(({ digest }) => digest)).toEqual([2, 1, 3].map(digestOf));
		expect(state.nextReceipt).toBe(10);
	});

	it('supersede an earlier one only when accepted', () => {
		const { entries, jan, anna } = signedLeague();
		const known = [
			...entries,
			...[1, 2].map((number) => jan.write(sent(number))),
			...[1, 2].map((number) => anna.write(receipt(number, number))),
			anna.write(verdict(1))
		];
		expect(stateWith(known).submissions[0]?.supersededBy).toBeUndefined();
		const rejected = stateWith([...known, anna.write(verdict(2, 'reject'))]);
		expect(rejected.submissions[0]?.supersededBy).toBeUndefined();
		expect(lastAccepted(rejected.league, JAN)?.digest).toBe(digestOf(1));
		const accepted = stateWith([...known, anna.write(verdict(2))]);
		expect(accepted.submissions[0]?.supersededBy).toBe(digestOf(2));
		expect(lastAccepted(accepted.league, JAN)?.digest).toBe(digestOf(2));
	});

	it('are received and decided by referees only', () => {
		const { entries, jan, ola, anna } = signedLeague();
		const own = jan.write(sent(1));
		const forged = [jan, ola].flatMap((author) => [
			author.write(receipt(1, 1, '2026-01-01')),
			author.write(verdict(1))
		]);
		const state = stateWith([...entries, own, ...forged, anna.write(receipt(1, 5))]);
		for (const { digest } of forged) expect(state.uncounted.get(digest)).toBe('noRight');
		expect(state.submissions[0]?.receipt).toMatchObject({ day: '2026-03-05', number: 5 });
		expect(state.submissions[0]?.verdict).toBeUndefined();
	});

	it('can be taken back, with the verdict', () => {
		const { entries, jan, anna } = signedLeague();
		const own = jan.write(sent(1));
		const known = [...entries, own, anna.write(receipt(1, 1)), anna.write(verdict(1))];
		expect(stateWith(known).league.submissions).toHaveLength(1);
		const back = jan.write({ kind: 'annulment', entry: own.digest });
		const state = stateWith([...known, back]);
		expect(state.submissions).toEqual([]);
		expect(state.league.submissions).toEqual([]);
	});

	it('with two verdicts show the later one and list the conflict', () => {
		const { entries, jan, anna, bolek } = signedLeague();
		const known = [...entries, jan.write(sent(1)), anna.write(receipt(1, 1))];
		const one = anna.write(verdict(1), '2026-03-06T10:00:00Z');
		const other = bolek.write(verdict(1, 'reject'), '2026-03-06T11:00:00Z');
		const state = stateWith([...known, one, other]);
		expect(state.league.submissions).toMatchObject([{ decision: 'reject' }]);
		expect(state.conflicts).toHaveLength(1);
		const settled = anna.write({ ...verdict(1), replaces: [one.digest, other.digest] });
		const after = stateWith([...known, one, other, settled]);
		expect([after.conflicts, after.league.submissions[0]?.decision]).toEqual([[], 'accept']);
	});
});

describe('ANOTHER key', () => {
	const seal = (publicKey: string) => ({ format: 'brikmuster/sealed', publicKey, payload: '' });

	it('is an alarm and stays without effect', () => {
		const { entries, jan, anna, founder } = signedLeague();
		const known = [
			...entries,
			jan.write(sent(1, { file: seal(jan.publicKey) })),
			anna.write(receipt(1, 1)),
			anna.write(verdict(1))
		];
		const before = stateWith(known);
		expect(before.alarms).toEqual([]);
		const thief = new Author(keyOf('thief'), founder.league);
		const own = thief.write(sent(2, { file: seal(thief.publicKey) }));
		const imported = anna.write(sent(3, { file: seal(thief.publicKey) }));
		const state = stateWith([...known, own, imported]);
		expect(state.uncounted.get(own.digest)).toBe('unknownKey');
		expect(state.alarms).toEqual([
			{ code: 'otherKey', player: JAN, publicKey: thief.publicKey, digest: digestOf(3) },
			{ code: 'otherKey', player: JAN, publicKey: thief.publicKey, digest: own.digest }
		]);
		expect(state.league).toEqual(before.league);
		expect(state.keys.get(JAN)).toEqual([jan.publicKey]);
	});

	it('is found on a second copy of a submission, and the own copy is shown', () => {
		const { entries, jan, anna } = signedLeague();
		const [own, forged] = [seal(jan.publicKey), seal(keyOf('thief'))];
		const copies = [forged, own, forged].map((file) => anna.write(sent(1, { file })));
		const { submissions, alarms } = stateWith([...entries, ...copies]);
		expect(submissions).toMatchObject([{ file: own }]);
		expect(alarms.map(({ publicKey }) => publicKey)).toEqual([keyOf('thief')]);
	});

	it('is no stranger’s on a submission that came before the registered key and what it sealed', () => {
		const { entries, founder, anna } = signedLeague();
		const EWA = idOf(3, 9);
		const [honest, forged] = [keyOf('honest'), keyOf('forged')];
		const arrived = (number: number, key: string, at: string) => [
			anna.write(sent(number, { player: EWA, file: seal(key) }), at),
			anna.write(receipt(number, number), at)
		];
		const known = [
			...entries,
			anna.write(registered(EWA)),
			...arrived(1, honest, '2026-03-06T10:00:00Z'),
			...arrived(2, forged, '2026-03-06T11:00:00Z')
		];
		expect(stateWith(known).alarms).toEqual([]);
		const ofForged = founder.write(
			{ kind: 'key', person: EWA, publicKey: forged },
			'2026-03-06T12:00:00Z'
		);
		expect(stateWith([...known, ofForged]).alarms).toMatchObject([
			{ publicKey: honest, digest: digestOf(1), cameFirst: true }
		]);
		// The other way round: what came after the honest one stays foreign.
		const ofHonest = founder.write(
			{ kind: 'key', person: EWA, publicKey: honest },
			'2026-03-06T12:00:00Z'
		);
		const [alarm] = stateWith([...known, ofHonest]).alarms;
		expect(alarm).toEqual({
			...{ code: 'otherKey', player: EWA, publicKey: forged, digest: digestOf(2) }
		});
		// A key that was registered in person was there before both.
		const inPerson = founder.write(
			{ kind: 'key', person: EWA, publicKey: keyOf('third') },
			'2026-03-06T09:00:00Z'
		);
		const { alarms } = stateWith([...known, inPerson]);
		expect(alarms.map((one) => 'cameFirst' in one)).toEqual([false, false]);
	});

	it('is that of another player too', () => {
		const { entries, ola, anna } = signedLeague();
		const imported = anna.write(sent(1, { file: seal(ola.publicKey) }));
		expect(stateWith([...entries, imported]).alarms).toEqual([
			{ code: 'otherKey', player: JAN, publicKey: ola.publicKey, digest: digestOf(1) }
		]);
		const others = ola.write(sent(2));
		expect(stateWith([...entries, others]).uncounted.get(others.digest)).toBe('noRight');
		const own = ola.write(sent(3, { player: OLA }));
		expect(stateWith([...entries, own]).counted.has(own.digest)).toBe(true);
	});
});
