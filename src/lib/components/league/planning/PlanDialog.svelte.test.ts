import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import {
	idOf,
	league,
	meeting,
	player,
	protocol,
	submission
} from '../../../../../tests/setup/league';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { openFounded } from '../../../../../tests/setup/open-league';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { addDays } from '$lib/league/calendar';
import type { Decision, Meeting, Player, Protocol } from '$lib/league/league-file';
import { today } from '$lib/state/app/clock-and-random';
import { locale } from '$lib/state/app/locale.svelte';
import PlanDialog from './PlanDialog.svelte';

const { plan } = catalogues.en.planning;
const { meetings: words } = catalogues.en.leagues.season;
const players = Array.from({ length: 4 }, (_, index) =>
	player(idOf(3, index + 1), { name: `Player ${index + 1}` })
);

interface Given {
	readonly players?: Player[];
	readonly meeting?: Meeting;
	readonly protocols?: Protocol[];
}

async function dialog(given: Given) {
	const id = crypto.randomUUID();
	const season = { id: '2026-1', opened: addDays(today(), -7) };
	const meetings = given.meeting ? [given.meeting] : [];
	const open = await openFounded(
		league({
			...{ id, seasons: [season], meetings },
			players: given.players ?? players,
			protocols: given.protocols ?? []
		})
	);
	const onclose = vi.fn();
	const props = { open, season, onclose, meeting: given.meeting };
	const reader = { open: () => undefined };
	const shown = () => render(Framed<typeof props>, { reader, shown: PlanDialog, given: props });
	const screen = await shown();
	/** Shows it again as after a reload. */
	const again = async () => {
		await screen.unmount();
		return (await shown()).getByRole('dialog');
	};
	return { open, screen: screen.getByRole('dialog'), onclose, again };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('leagues');
	await locale.load('planning');
	await locale.load('builder');
});

describe('the plan of meetings', () => {
	it('adds a meeting for each day, two on one date too', async () => {
		const { open, screen, onclose } = await dialog({});
		await screen.getByRole('button', { name: plan.addDay }).click();
		const first = addDays(today(), 3);
		await screen.getByLabelText(words.on).last().fill(first);
		await screen.getByRole('button', { name: plan.save({ count: 2 }) }).click();
		await expect.poll(() => onclose.mock.calls.length).toBe(1);
		expect(open.league.meetings.map(({ on }) => on)).toEqual([first, first]);
		const games = open.league.meetings.map(({ plan: own }) => own.length);
		expect(games).toEqual([4, 4]);
	});

	it('plans nobody who does not come, and says so where nobody can meet', async () => {
		const { open, screen, onclose } = await dialog({ players: players.slice(0, 2) });
		await screen.getByRole('checkbox', { name: /^Player 1/ }).click();
		await expect.element(screen.getByText(plan.noGames)).toBeVisible();
		await screen.getByRole('button', { name: plan.save({ count: 0 }) }).click();
		await expect.element(screen.getByRole('alert')).toHaveTextContent(plan.empty);
		expect(onclose).not.toHaveBeenCalled();
		expect(open.league.meetings).toEqual([]);
	});

	it('gives each day a time and an address', async () => {
		const { open, screen } = await dialog({});
		await screen.getByLabelText(words.startsAt).fill('17:30');
		await screen.getByRole('textbox', { name: words.address }).fill('ul. Długa 5');
		await screen.getByRole('button', { name: plan.addDay }).click();
		await screen.getByRole('button', { name: plan.save({ count: 2 }) }).click();
		const at = { startsAt: '17:30', address: 'ul. Długa 5' };
		await expect.poll(() => open.league.meetings).toMatchObject([at, at]);
	});

	it('warns of players without an accepted army, until one is accepted for the season', async () => {
		const { open, screen } = await dialog({ players: players.slice(0, 3) });
		const names = (text: string) => screen.getByText(text, { exact: true });
		const warning = plan.withoutArmy({ count: 3, names: 'Player 1, Player 2, and Player 3' });
		await expect.element(names(warning)).toBeVisible();
		await screen.getByRole('checkbox', { name: /^Player 2/ }).click();
		const left = plan.withoutArmy({ count: 2, names: 'Player 1 and Player 3' });
		await expect.element(names(left)).toBeVisible();
		const accepted: Decision = {
			...{ id: idOf(8, 1), player: idOf(3, 1), meeting: null, digest: `sha256:${'1'.repeat(64)}` },
			...{ file: submission(), reasons: [], decidedOn: today() },
			decision: 'accept'
		};
		await open.write('submission', 'decideAll', [accepted], []);
		const last = plan.withoutArmy({ count: 1, names: 'Player 3' });
		await expect.element(names(last)).toBeVisible();
	});

	it('goes on after a reload where it was left', async () => {
		const { screen, again } = await dialog({});
		await screen.getByRole('button', { name: plan.addDay }).click();
		await screen.getByRole('textbox', { name: words.place }).first().fill('Club');
		await screen.getByRole('checkbox', { name: /^Player 1/ }).click();
		await screen.getByRole('checkbox', { name: plan.mixed }).click();
		const later = await again();
		await expect.element(later.getByText(catalogues.en.leagues.pages.continued)).toBeVisible();
		await expect.element(later.getByLabelText(words.on).last()).toBeVisible();
		expect(later.getByLabelText(words.on).elements()).toHaveLength(2);
		await expect
			.element(later.getByRole('textbox', { name: words.place }).first())
			.toHaveValue('Club');
		await expect.element(later.getByRole('checkbox', { name: /^Player 1/ })).not.toBeChecked();
		await expect.element(later.getByRole('checkbox', { name: /^Player 2/ })).toBeChecked();
		await expect.element(later.getByRole('checkbox', { name: plan.mixed })).toBeChecked();
	});

	it('replaces the games of a meeting and keeps the rest of it', async () => {
		const before = meeting({ on: addDays(today(), 5), announcedOn: today(), place: 'Club' });
		const { open, screen } = await dialog({ meeting: before });
		await expect.element(screen.getByText(plan.replaces)).toBeVisible();
		await screen.getByRole('button', { name: plan.saveOne }).click();
		await open.settled();
		const [after] = open.league.meetings;
		expect(after).toMatchObject({ id: before.id, on: before.on, place: 'Club' });
		expect(after?.plan.map(({ round }) => round)).toEqual([1, 1, 2, 2]);
	});

	it('adds further rounds to a meeting with results', async () => {
		const before = meeting({
			on: today(),
			announcedOn: today(),
			plan: [{ scenario: 'battle', light: idOf(3, 1), dark: idOf(3, 2), round: 1 }]
		});
		const { open, screen } = await dialog({ meeting: before, protocols: [protocol()] });
		await expect.element(screen.getByText(plan.appends)).toBeVisible();
		await screen.getByRole('button', { name: plan.saveOne }).click();
		await open.settled();
		const [after] = open.league.meetings;
		expect(after?.plan[0]).toEqual(before.plan[0]);
		expect(after?.plan.map(({ round }) => round)).toEqual([1, 2, 2, 3, 3]);
	});
});
