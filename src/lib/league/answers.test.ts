import { describe, expect, it } from 'vitest';
import type { Unit } from '$lib/rules/choices';
import { armyOf, submission } from '../../../tests/setup/league';
import { answerReasons } from './answers';
import { SMALL_LEAGUE } from './regulation';
import { readSubmission } from './submission';
import { judgeSubmission } from './verdict';
import { readVerdict, verdictFile, type VerdictFile } from './verdict-file';

const decided = { decision: 'reject', decidedOn: '2026-11-25' } as const;
const units: Unit[] = [
	{
		kind: 'minifig',
		id: 'u1',
		name: 'Zawisza',
		rank: 'mercenary',
		hands: 1,
		gear: [{ item: 'twoHanded' }]
	}
];
const reading = readSubmission(
	submission({ armies: { A: armyOf(7, { units }) }, claimed: { A: 9 } })
);
if (!reading.ok) throw new Error(reading.problem.code);
const own = judgeSubmission(reading, { state: 'none' }, { regulation: SMALL_LEAGUE });

/** The answer as it comes from a file, with changes. */
function answer(given: Partial<VerdictFile> = {}): VerdictFile {
	const file = { ...verdictFile(own, SMALL_LEAGUE, decided), ...given };
	const read = readVerdict(JSON.parse(JSON.stringify(file)));
	if (!read.ok) throw new Error(read.problem.code);
	return read.verdict;
}

describe('the errors in an answer', () => {
	it('are known in full with the player’s own check of the submission', () => {
		const [hands, claim, ...more] = answerReasons(answer(), own);
		expect(more).toEqual([]);
		expect(claim).toMatchObject({ of: 'submission', finding: { code: 'CLAIM' } });
		expect(hands).toMatchObject({
			of: 'army',
			army: { name: 'A' },
			violation: { code: 'HANDS', subject: { of: 'unit', index: 0 } }
		});
	});

	it('of armies are only rules without it, or with that of another submission', () => {
		const rule = { of: 'rule', army: 'A', rule: 'PL-WPN-20' };
		expect(answerReasons(answer(), undefined)[0]).toEqual(rule);
		const other = { ...own, digest: `sha256:${'0'.repeat(64)}` };
		expect(answerReasons(answer(), other)[0]).toEqual(rule);
	});

	it('with values that no finding has are only rules', () => {
		const [claim] = own.findings;
		const found = { ...answer().findings[0], params: { army: { toString: 'x' } } };
		expect(claim?.code).toBe('CLAIM');
		const hostile = answer({ findings: [found as VerdictFile['findings'][number]] });
		expect(answerReasons(hostile, own)[1]).toEqual({
			of: 'rule',
			army: undefined,
			rule: 'PL-LIG-05'
		});
	});

	it.each(['constructor', 'toString', 'hasOwnProperty'])(
		'with a code that every object has are only rules: %s',
		(code) => {
			const found = { ...answer().findings[0], code } as VerdictFile['findings'][number];
			expect(answerReasons(answer({ findings: [found] }), own)[0]).toEqual({
				of: 'rule',
				army: undefined,
				rule: 'PL-LIG-05'
			});
		}
	);
});
