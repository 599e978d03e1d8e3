import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { armyOf, JAN, league, OLA, player, submission } from '../../../../../tests/setup/league';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { createSigned, foundedLeague } from '../../../../../tests/setup/league-entries';
import { openFounded } from '../../../../../tests/setup/open-league';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { locale } from '$lib/state/app/locale.svelte';
import { Inbox } from '$lib/state/league/inbox.svelte';
import type { OpenLeague } from '$lib/state/league/open-league.svelte';
import { readLeagueDocument } from '$lib/state/league/league-document';
import type { LazyStores } from '$lib/store';
import { BrikmusterDatabase } from '$lib/store/database';
import { openLazyStores } from '$lib/store/lazy-stores';
import LeagueFileDialog from '../LeagueFileDialog.svelte';
import AnswersExport from './AnswersExport.svelte';
import InboxTools from './InboxTools.svelte';

const downloads = vi.hoisted(() => [] as string[]);
vi.mock('$lib/browser/files', async (original) => ({
	...(await original<object>()),
	downloadText: (_name: string, _type: string, text: string) => downloads.push(text)
}));

const device = vi.hoisted(() => ({ stores: undefined as LazyStores | undefined }));
vi.mock('$lib/state/app/contexts', async (original) => ({
	...(await original<object>()),
	getLazyStores: () => () => Promise.resolve(device.stores)
}));

const { referee: m, player: own } = catalogues.en.leagues;
const SEASON = '2026-1';
const reader = { open: () => undefined };

function sentBy(id: string, open: OpenLeague, points: number): File {
	const sender = { id, name: id === JAN ? 'P 01' : 'P 02', category: 'senior' } as const;
	const armies = { A: armyOf(points) };
	const made = { league: open.league.id, player: sender, armies, claimed: { A: points } };
	return new File([JSON.stringify(submission(made))], `${id}.brik`);
}

beforeEach(async () => {
	await locale.choose('en');
	for (const area of ['leagues', 'builder'] as const) await locale.load(area);
});

it('submissions with errors are rejected together, and each app finds its answer in one file', async () => {
	const id = crypto.randomUUID();
	const players = [player(JAN), player(OLA)];
	const open = await openFounded(league({ id, players }));
	const inbox = new Inbox((contents) => open.files(contents));
	await inbox.takeFiles([sentBy(JAN, open, 152), sentBy(OLA, open, 152)], open.league);
	await inbox.judge(open.league, SEASON, open.view);
	const waiting = inbox.waiting(open.league);
	const chosen = { filter: 'all', order: 'name', onfilter: vi.fn(), onorder: vi.fn() } as const;
	const nameOf = ({ name }: { readonly name: string }) => name;
	const given = { open, waiting, nameOf, ...chosen };
	const tools = await render(Framed<typeof given>, { reader, shown: InboxTools, given });
	await tools.getByRole('button', { name: m.rejectAll({ count: 2 }) }).click();
	const decisions = () =>
		open.league.submissions.map(({ decision, reasons }) => [decision, reasons]);
	await expect.poll(decisions).toEqual([
		['reject', ['LEAGUE_POINTS']],
		['reject', ['LEAGUE_POINTS']]
	]);

	const all = { open, inbox };
	const exported = await render(Framed<typeof all>, { reader, shown: AnswersExport, given: all });
	await exported.getByRole('button', { name: m.answers.save }).click();
	await vi.waitFor(() => expect(downloads).toHaveLength(1));
	await exported.unmount();
	await tools.unmount();

	const database = new BrikmusterDatabase(`answers-${crypto.randomUUID()}`);
	device.stores = openLazyStores(database);
	const { leagues } = device.stores;
	const ola = { id: OLA, name: 'P 02', category: 'senior' } as const;
	await createSigned(leagues, id, {
		...foundedLeague(league({ id, players })),
		own: { player: ola, sent: [] }
	});
	const content = readLeagueDocument(new TextEncoder().encode(downloads[0]));
	if (!content) throw new Error('No league file');
	const file = { content, fileName: 'answers.brik', onclose: () => undefined };
	const dialog = await render(Framed<typeof file>, {
		reader,
		shown: LeagueFileDialog,
		given: file
	});
	await expect.element(dialog.getByText(own.answers.ofAll({ count: 1, all: 2 }))).toBeVisible();
	const stored = await leagues.get(id);
	const kept = stored?.readable ? stored.own?.answers : undefined;
	expect(kept?.map((one) => [one.player.id, one.decision])).toEqual([[OLA, 'reject']]);
	await database.delete();
});
