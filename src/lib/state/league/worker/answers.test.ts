import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { idOf, LEAGUE, player } from '../../../../../tests/setup/league';
import {
	createSigned,
	heldLeague,
	signedEntries,
	signedLeague
} from '../../../../../tests/setup/league-entries';
import * as states from '$lib/league/entries/state';
import { BrikmusterDatabase } from '$lib/store/database';
import { Leagues, type StoredPlan } from '$lib/store/leagues';
import { LeagueAnswers } from './answers';

it('what is stored after an action is worked out once, and shown as a new worker shows it', async () => {
	const league = signedLeague();
	const leagues = new Leagues(new BrikmusterDatabase('answers'), () => 1);
	await createSigned(leagues, LEAGUE, heldLeague(league.entries));
	const answers = new LeagueAnswers(leagues);
	const [reader, keys, today] = ['page', [league.anna.publicKey], '2026-03-02'];
	const looked = (of: LeagueAnswers, stored?: StoredPlan) =>
		of.answer(LEAGUE, 'view', { reader, keys, today, stored });
	await looked(answers);

	const workedOut = vi.spyOn(states, 'stateOf');
	for (const [number, name] of ['Ewa', 'Piotr'].entries()) {
		const given: [ReturnType<typeof player>[]] = [[player(idOf(3, 50 + number), { name })]];
		const writer = { keys, now: `2026-03-02T10:00:0${number}Z` };
		const made = await answers.answer(LEAGUE, 'act', { act: 'register', given, ...writer });
		if (!made.ok) throw new Error(made.refusal);
		const wrote = await leagues.write(LEAGUE, { ...made, added: await signedEntries(made.added) });
		if (!wrote) throw new Error('Not written');
		const stored = { plan: made.plan, base: wrote.base, version: wrote };
		expect(await looked(answers, stored)).toMatchObject({ found: 'league' });
		expect(workedOut).toHaveBeenCalledTimes(number + 1);
	}
	workedOut.mockRestore();
	const asked = { reader: 'another page', keys, today };
	const fresh = new LeagueAnswers(new Leagues(new BrikmusterDatabase('answers'), () => 1));
	expect(await answers.answer(LEAGUE, 'view', asked)).toEqual(
		await fresh.answer(LEAGUE, 'view', asked)
	);
});
