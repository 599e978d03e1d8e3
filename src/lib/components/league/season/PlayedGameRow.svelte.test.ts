import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { idOf, JAN, league, OLA, protocol, submission } from '../../../../../tests/setup/league';
import { namesIn } from '$lib/league/names';
import { locale } from '$lib/state/app/locale.svelte';
import PlayedGameRow from './PlayedGameRow.svelte';

const { games } = catalogues.pl.leagues.season;

beforeEach(async () => {
	await locale.choose('pl');
	await locale.load('leagues');
	await locale.load('builder');
});

/** The row of a game whose players have accepted armies. */
async function rowOf(accepted: readonly string[], annulled = false, verifies = true) {
	const submissions = accepted.map((player, index) => ({
		...{ id: idOf(8, index), player, meeting: null, file: submission(), reasons: [] },
		...{ digest: `sha256:${'0'.repeat(64)}`, decision: 'accept' as const },
		decidedOn: '2026-03-05'
	}));
	const entry = protocol({ annulled });
	const of = league({ protocols: [entry], submissions });
	const given = {
		...{
			league: of,
			held: { kind: 'game', entry } as const,
			names: namesIn(of, catalogues.en.leagues.namesakes),
			verifies
		},
		onchange: () => undefined
	};
	const reader = { open: () => undefined };
	return render(Framed<typeof given>, { reader, shown: PlayedGameRow, given });
}

it('a game with an army that nobody accepted is marked', async () => {
	const marked = await rowOf([JAN]);
	await expect.element(marked.getByText(games.unverified)).toBeVisible();
});

it.each([
	['accepted armies', [JAN, OLA], false, true],
	['an annulled game', [], true, true],
	['a league without submissions', [], false, false]
] as const)('nothing is marked: %s', async (_, accepted, annulled, verifies) => {
	const row = await rowOf(accepted, annulled, verifies);
	await expect.element(row.getByRole('button')).toBeVisible();
	await expect.element(row.getByText(games.unverified)).not.toBeInTheDocument();
});
