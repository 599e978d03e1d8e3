import { describe, expect, it } from 'vitest';
import { idOf, submission } from '../../../tests/setup/league';
import { SMALL_LEAGUE } from './regulation';
import { readSubmission } from './submission';
import { judgeSubmission } from './verdict';
import { verdictFile, type VerdictFile } from './verdict-file';
import { MOST_ANSWERS, readVerdicts, verdictsText } from './verdicts-file';

const reading = readSubmission(submission());
if (!reading.ok) throw new Error(reading.problem.code);
const first = verdictFile(
	judgeSubmission(reading, { state: 'none' }, { regulation: SMALL_LEAGUE }),
	SMALL_LEAGUE,
	{ decision: 'accept', decidedOn: '2026-03-06' }
);
const answer = (number: number, decidedOn = '2026-03-06'): VerdictFile => ({
	...first,
	player: { id: idOf(3, number), name: `P ${number}` },
	decidedOn
});
const parsed = (answers: readonly VerdictFile[], limit?: number) =>
	JSON.parse(verdictsText(answers, limit).text) as { verdicts: VerdictFile[] };

describe('all answers as one file', () => {
	it('are read as they were written', () => {
		const answers = [answer(1), answer(2)];
		expect(readVerdicts(parsed(answers))).toEqual({ ok: true, verdicts: answers });
		expect(verdictsText(answers).count).toBe(2);
	});

	it('are limited in size: the latest decisions are written first', () => {
		const answers = [answer(1, '2026-03-01'), answer(2, '2026-03-09'), answer(3, '2026-03-05')];
		const one = new TextEncoder().encode(JSON.stringify(answers[0])).length;
		const limit = 2 * one + 100;
		expect(parsed(answers, limit).verdicts.map(({ player }) => player.name)).toEqual([
			'P 2',
			'P 3'
		]);
		expect(verdictsText(answers, limit).count).toBe(2);
		expect(new TextEncoder().encode(verdictsText(answers, limit).text).length).toBeLessThan(limit);
	});

	it.each([
		[{ format: 'brikmuster/verdict' }, 'notAVerdict', ''],
		[{ version: 2 }, 'newerVersion', '/version'],
		[{ more: 1 }, 'unknownField', ''],
		[{ verdicts: [{ ...first, decision: 'maybe' }] }, 'notAllowed', '/verdicts/0/decision'],
		[{ verdicts: Array(MOST_ANSWERS + 1).fill(first) }, 'tooMany', '/verdicts']
	])('are refused as a whole: %#', (given, code, path) => {
		const result = readVerdicts({ ...parsed([first]), ...given });
		expect(result).toMatchObject({ ok: false, problem: { code } });
		if (!result.ok && path) expect(result.problem.path).toBe(path);
	});
});
