import { describe, expect, it } from 'vitest';
import { frozen } from '$lib/league/frozen';
import type { League, Season } from '$lib/league/league-file';
import type { OwnPart } from '$lib/league/own-part';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { readSubmission } from '$lib/league/submission';
import { judgeSubmission } from '$lib/league/verdict';
import { verdictFile } from '$lib/league/verdict-file';
import { armyOf, idOf, JAN, league, OLA, submission } from '../../../../tests/setup/league';
import { signedLeague, stateWith } from '../../../../tests/setup/league-entries';
import type { LazyStores } from '$lib/store';
import { answersTo, keepAnswers, reasonsIn } from './answers';

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

	it('of a signed league include those that no longer hold, with their rules', () => {
		const { entries, anna, jan } = signedLeague();
		const { digest } = reading;
		const received = [
			jan.write({
				...{ kind: 'submission', id: idOf(8, 1), player: JAN, meeting: null },
				...{ digest, file: sent }
			}),
			anna.write({ kind: 'receipt', submission: digest, day: '2026-03-05', number: 1 }),
			anna.write({
				...{ kind: 'verdict', submission: digest, decision: 'reject', replaces: [] },
				...{ reasons: ['PLAYER', 'LEAGUE_POINTS'], decidedOn: '2026-03-06' }
			})
		];
		const state = stateWith([...entries, ...received]);
		const mine = { league: state.league, own, view: state };
		const [first, ...others] = answersTo(mine);
		if (!first) throw new Error('No answer');
		const reasons = reasonsIn(first, mine);
		expect(others).toEqual([]);
		expect(reasons.map((reason) => reason.of).sort()).toEqual(
			expect.arrayContaining(['army', 'rule'])
		);
		expect(reasons).toContainEqual({ of: 'rule', army: undefined, rule: 'PL-LIG-06' });
	});
});

describe('a file with the answers to all players', () => {
	/** Leagues of one that is stored, with what its player has. */
	function leaguesWith(stored: { own?: OwnPart | undefined } | undefined) {
		const held = { ...stored };
		const leagues = {
			changeOwn: (id: string, step: (own: OwnPart | undefined) => OwnPart | undefined) => {
				const next = stored && id === answer.league ? step(held.own) : undefined;
				return Promise.resolve(next && Object.assign(held, { own: next }));
			}
		};
		return { held, leagues: leagues as unknown as LazyStores['leagues'] };
	}
	const others = [answer, { ...answer, league: idOf(1, 9) }].map((one, index) => ({
		...one,
		player: { id: idOf(3, 40 + index), name: 'Other' }
	}));
	const later = { ...answer, decidedOn: '2026-12-01', submission: `sha256:${'1'.repeat(64)}` };

	it('leaves those to the own player, once each and the latest last', async () => {
		const { held, leagues } = leaguesWith({ own });
		const file = [later, ...others, answer];
		expect(await keepAnswers({ leagues }, file)).toEqual([later, answer]);
		expect(held.own?.answers).toEqual([answer, later]);
		expect(await keepAnswers({ leagues }, file)).toEqual([later, answer]);
		expect(held.own?.answers).toEqual([answer, later]);
	});

	it('leaves nothing where the league or its player is not here', async () => {
		for (const stored of [undefined, {}, { own: { ...own, player: { ...own.player, id: OLA } } }]) {
			const { held, leagues } = leaguesWith(stored);
			expect(await keepAnswers({ leagues }, [answer])).toEqual([]);
			expect(held.own?.answers).toBeUndefined();
		}
	});
});
