import { describe, expect, it } from 'vitest';
import { JAN, OLA } from '../../../../tests/setup/league';
import { season, signedLeague, stateWith } from '../../../../tests/setup/league-entries';
import type { Body } from '$lib/league/entries/bodies';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { changesOf } from './season-changes';

const generous = { ...SMALL_LEAGUE, limits: { points: 200, speed: 12 } };
const change = (given: object): Body => ({
	...{ kind: 'seasonChange', season: '2026-1', why: 'Za mało', replaces: [] },
	...given
});

describe('the changes of an open season', () => {
	it('are shown with what they change: rules, players, categories and price tables', () => {
		const { founder, entries } = signedLeague();
		const [opened] = entries.filter(({ entry }) => entry.body.kind === 'season');
		const replaces = [opened?.digest ?? ''];
		const roster = [
			{ player: JAN, category: 'junior' as const },
			{ player: OLA, category: 'senior' as const }
		];
		const first = founder.write(change({ regulation: generous, replaces }));
		const second = founder.write(change({ roster, replaces }));
		const moved = [{ player: JAN, category: 'senior' as const }];
		const third = founder.write(change({ roster: moved, replaces: [second.digest] }));
		const all = changesOf(stateWith([...entries, first, second, third]), '2026-1');
		expect(all.map(({ why }) => why)).toEqual(['Za mało', 'Za mało', 'Za mało']);
		expect(all[0]?.regulation).toEqual({ before: SMALL_LEAGUE, after: generous });
		expect(all[0]?.tables).toBe(true);
		expect(all[1]?.roster).toEqual({ added: roster, removed: [], moved: [] });
		expect(all[2]?.roster).toEqual({ added: [], removed: [roster[1]], moved });
	});

	it('are shown too if the season itself is entered again with other rules', () => {
		const { founder, entries } = signedLeague();
		const [opened] = entries.filter(({ entry }) => entry.body.kind === 'season');
		const again = founder.write({
			...{ ...season, regulation: generous, replaces: [opened?.digest ?? ''] }
		});
		expect(changesOf(stateWith([...entries, again]), '2026-1')).toMatchObject([
			{ why: '', regulation: { before: SMALL_LEAGUE, after: generous } }
		]);
	});
});
