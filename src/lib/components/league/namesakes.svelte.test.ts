import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { JAN, league, meeting, OLA, player } from '../../../../tests/setup/league';
import { openFounded } from '../../../../tests/setup/open-league';
import Framed from '../../../../tests/setup/Framed.svelte';
import { addDays } from '$lib/league/calendar';
import { today } from '$lib/state/app/clock-and-random';
import { locale } from '$lib/state/app/locale.svelte';
import NeedsDialog from './planning/NeedsDialog.svelte';
import PlanDialog from './planning/PlanDialog.svelte';
import PlayerSelf from './player/PlayerSelf.svelte';
import GameDialog from './season/GameDialog.svelte';
import MeetingDialog from './season/MeetingDialog.svelte';
import MeetingsTab from './season/MeetingsTab.svelte';
import PeopleTab from './season/PeopleTab.svelte';
import StandingsTab from './season/StandingsTab.svelte';
import WalkoverDialog from './season/WalkoverDialog.svelte';
import AlarmsPart from './signing/AlarmsPart.svelte';

const NAME = 'Jan Kowalski';
const season = { id: '2026-1', opened: addDays(today(), -7) };
const coming = meeting({ on: addDays(today(), 3), announcedOn: today() });

type Cities = readonly [string?, string?];

/** A league in which two players of one name have a game to play. */
function opened([one, other]: Cities) {
	const players = [
		player(JAN, { name: NAME, ...(one && { city: one }) }),
		player(OLA, { name: NAME, ...(other && { city: other }) })
	];
	const id = crypto.randomUUID();
	return openFounded(league({ id, players, seasons: [season], meetings: [coming] }));
}

type Open = Awaited<ReturnType<typeof opened>>;
const onclose = () => undefined;

/** Components with what they show of a league. */
const SHOWN: Readonly<Record<string, readonly [unknown, (open: Open) => object]>> = {
	'the standings': [StandingsTab, (open) => ({ open })],
	'the people': [PeopleTab, (open) => ({ open })],
	'the meetings': [MeetingsTab, (open) => ({ open })],
	'the form of a meeting': [MeetingDialog, (open) => ({ open, season, meeting: coming, onclose })],
	'the form of a game': [
		GameDialog,
		(open) => ({ open, meeting: coming, protocol: undefined, onclose })
	],
	'the form of a walkover': [
		WalkoverDialog,
		(open) => ({ open, meeting: coming, planned: coming.plan[0], onclose })
	],
	'the plan': [PlanDialog, (open) => ({ open, season, meeting: undefined, onclose })],
	'the open boxes': [NeedsDialog, (open) => ({ open, season, onclose })],
	'the alarms': [AlarmsPart, (open) => ({ view: open.view })],
	'the own part': [PlayerSelf, (open) => ({ open })]
};

/** Everything on the screen in which a player has a name. */
async function shownNames(what: string, cities: Cities): Promise<() => string> {
	const [shown, givenFor] = SHOWN[what] ?? [];
	const given = givenFor?.(await opened(cities)) ?? {};
	const reader = { open: () => undefined };
	await render(Framed<Record<string, unknown>>, { reader, shown, given } as never);
	return () => document.body.textContent ?? '';
}

beforeEach(async () => {
	await locale.choose('en');
	await Promise.all(
		(['leagues', 'builder', 'planning', 'publication'] as const).map((area) => locale.load(area))
	);
});

describe.each(Object.keys(SHOWN))('two players of one name in %s', (what) => {
	it('are distinguished by their cities', async () => {
		const text = await shownNames(what, ['Kraków', 'Gdynia']);
		await expect.poll(text).toContain(`${NAME} (Kraków)`);
		await expect.poll(text).toContain(`${NAME} (Gdynia)`);
	});

	it('have numbers, where nothing else differs', async () => {
		const text = await shownNames(what, []);
		await expect.poll(text).toContain(`${NAME} (1)`);
		await expect.poll(text).toContain(`${NAME} (2)`);
	});
});
