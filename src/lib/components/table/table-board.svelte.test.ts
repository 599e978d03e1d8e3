import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Framed from '../../../../tests/setup/Framed.svelte';
import { after } from '../../../../tests/setup/game';
import { figureId, gameOf, SKIRMISHERS } from '../../../../tests/setup/table-games';
import { table as m } from '$lib/i18n/en/table';
import { byHand } from '$lib/play/acts';
import { tableOf } from '$lib/play/fold';
import { locale } from '$lib/state/app/locale.svelte';
import { Board } from '$lib/state/game/board';
import { isWriteBackDue } from '$lib/state/game/aftermath';
import { OpenGame } from '$lib/state/game/open-game.svelte';
import { Armies } from '$lib/store/armies';
import { BrikmusterDatabase } from '$lib/store/database';
import { Games } from '$lib/store/games';
import AftermathOffer from './AftermathOffer.svelte';
import UnitTokens from './board/UnitTokens.svelte';

const NOW = '2026-03-20T10:00:00Z';
const reader = { open: () => undefined };

beforeEach(async () => {
	await locale.choose('en');
	for (const area of ['table', 'play', 'builder'] as const) await locale.load(area);
});

describe('the row of a unit', () => {
	it('opens its figure wherever it is pressed', async () => {
		const game = gameOf(SKIRMISHERS);
		const rows = new Board()
			.of(game, tableOf(game))
			.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
		const row = rows.find(({ unit }) => unit.id === 'knight');
		if (!row) throw new Error('No knight');
		const onfigure = vi.fn();
		const screen = await render(UnitTokens, { props: { row, onfigure } });
		const tile = screen.getByRole('listitem');
		const { width, height } = tile.element().getBoundingClientRect();
		for (const position of [
			{ x: 4, y: 4 },
			{ x: width - 4, y: 4 },
			{ x: width - 4, y: height - 4 }
		]) {
			onfigure.mockClear();
			await userEvent.click(tile, { position });
			expect(onfigure).toHaveBeenCalledWith(row.figures[0]?.figure.id);
		}
	});
});

describe('the offer after a game', () => {
	it('that is dismissed does not come back', async () => {
		const database = new BrikmusterDatabase(`test-${crypto.randomUUID()}`);
		const [games, armies] = [new Games(database, Date.now), new Armies(database, Date.now)];
		const falls = byHand([
			{ kind: 'flag', figure: figureId(1, 'knight'), flag: 'fallen', on: true }
		]);
		const game = after(gameOf(SKIRMISHERS), falls);
		for (const side of game.sides) for (const army of side.armies) await armies.create(army);
		await games.create(game);
		const stored = await games.get(game.id);
		if (!stored?.readable) throw new Error('No game');
		const open = new OpenGame(games, stored);
		const given = { open, onaccept: vi.fn() };
		const due = () => isWriteBackDue(game, m.aftermath, NOW, armies);
		expect(await due()).toBe(true);
		const screen = await render(Framed<typeof given>, {
			...{ reader, armies, shown: AftermathOffer, given }
		});
		await screen.getByRole('button', { name: m.aftermath.dismiss }).click();
		await expect.element(screen.getByText(m.aftermath.offer)).not.toBeInTheDocument();
		expect(await due()).toBe(false);
		expect(given.onaccept).not.toHaveBeenCalled();
	});
});
