import { describe, expect, it } from 'vitest';
import { frozen } from '$lib/league/frozen';
import type { League, Season } from '$lib/league/league-file';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { readSubmission } from '$lib/league/submission';
import { judgeSubmission } from '$lib/league/verdict';
import { verdictFile } from '$lib/league/verdict-file';
import { armyOf, league, submission } from '../../../../tests/setup/league';
import { reasonsIn } from './answers';

const sent = submission({ armies: { A: armyOf(152) }, claimed: { A: 152 } });
const reading = readSubmission(sent);
if (!reading.ok) throw new Error(reading.problem.code);
const verdict = judgeSubmission(reading, { state: 'none' }, { regulation: SMALL_LEAGUE });
const answer = verdictFile(verdict, SMALL_LEAGUE, {
	decision: 'reject',
	decidedOn: '2026-11-25'
});
const own = {
	player: sent.player,
	sent: [{ at: sent.submittedAt, meeting: null, digest: reading.digest, file: sent }]
};
const codes = (mine: League) =>
	reasonsIn(answer, { league: mine, own }).map((reason) =>
		reason.of === 'army' ? reason.violation.code : reason.of
	);

describe('the reasons in an answer', () => {
	it('are worked out by the rules of its season, whatever the league changes for the next one', () => {
		const now = league();
		const [season] = now.seasons as [Season];
		const changed = { ...SMALL_LEAGUE, limits: { points: 200, speed: 12 } };
		expect(codes(now)).toEqual(['LEAGUE_POINTS']);
		const kept = { ...season, ...frozen(now, season) };
		expect(codes({ ...now, regulation: changed, seasons: [kept] })).toEqual(['LEAGUE_POINTS']);
		expect(codes({ ...now, regulation: changed })).toEqual(['rule']);
	});
});
