import { beforeEach, expect, it } from 'vitest';
import { idOf, JAN, league, player, submission } from '../../../../tests/setup/league';
import { openFounded } from '../../../../tests/setup/open-league';
import { fileNamesOf } from './file-names';
import { Inbox } from './inbox.svelte';
import type { OpenLeague } from './open-league.svelte';
import { receive, registerSubmitters, withdrawReceipt } from './taking-in';

const SEASON = '2026-1';
const STRANGER = idOf(3, 9);

const inboxFor = (open: OpenLeague) => new Inbox((contents) => open.files(contents));
const opened = () => openFounded(league({ id: crypto.randomUUID(), players: [player(JAN)] }));

function fileOf(open: OpenLeague, id: string, name: string): File {
	const sender = { id, name: id === JAN ? 'P 01' : 'Zenon', category: 'senior' } as const;
	return new File([JSON.stringify(submission({ league: open.league.id, player: sender }))], name);
}

/** The waiting submissions with the files that they came from. */
async function waitingIn(inbox: Inbox, open: OpenLeague) {
	await inbox.hold(open.view.pending, fileNamesOf(open.id));
	await inbox.judge(open.league, SEASON, open.view);
	return inbox.waiting(open.league);
}
const names = async (inbox: Inbox, open: OpenLeague) =>
	(await waitingIn(inbox, open)).map(({ fileName }) => fileName);

async function taken(open: OpenLeague): Promise<Inbox> {
	const inbox = inboxFor(open);
	const files = [fileOf(open, JAN, 'jan.brik'), fileOf(open, STRANGER, 'zenon.brik')];
	await inbox.takeFiles(files, open.league, (arrivals) => void receive(open, arrivals));
	await open.settled();
	return inbox;
}

/** All that a league and this device keep, as text. */
const stored = (open: OpenLeague) => JSON.stringify([open.view, Object.entries(localStorage)]);

beforeEach(() => localStorage.clear());

it('submissions of registered players are stored with the names of their files, those of strangers are not', async () => {
	const open = await opened();
	const inbox = await taken(open);
	expect(await names(inbox, open)).toEqual(['jan.brik', 'zenon.brik']);
	expect(stored(open)).toContain('jan.brik');
	expect(stored(open)).not.toMatch(/zenon/i);
	expect(stored(open)).not.toContain(STRANGER);
	// A reload keeps what is stored.
	expect(await names(inboxFor(open), open)).toEqual(['jan.brik']);
});

it('nothing of a dismissed stranger is kept', async () => {
	const open = await opened();
	const inbox = await taken(open);
	const [, stranger] = await waitingIn(inbox, open);
	if (!stranger) throw new Error('No stranger');
	inbox.putAway(stranger.id);
	await withdrawReceipt(open, stranger.verdict.digest);
	expect(await names(inbox, open)).toEqual(['jan.brik']);
	expect(inbox.intake).toBeUndefined();
	expect(stored(open)).not.toMatch(/zenon/i);
	expect(stored(open)).not.toContain(STRANGER);
});

it('a registered stranger’s submission is stored with its file name and receipt', async () => {
	const open = await opened();
	const inbox = await taken(open);
	const [, stranger] = await waitingIn(inbox, open);
	if (!stranger) throw new Error('No stranger');
	expect(await registerSubmitters(open, [stranger])).toBe(true);
	expect(open.league.players.map(({ id }) => id)).toContain(STRANGER);
	const receipts = open.view.submissions.map(({ player, receipt }) => [player, receipt?.number]);
	expect(receipts).toEqual([
		[JAN, 1],
		[STRANGER, 2]
	]);
	expect(await names(inboxFor(open), open)).toEqual(['jan.brik', 'zenon.brik']);
});

it('a dismissed submission of a player leaves no file name', async () => {
	const open = await opened();
	const inbox = await taken(open);
	const [jan] = await waitingIn(inbox, open);
	if (!jan) throw new Error('No submission');
	inbox.putAway(jan.id);
	await withdrawReceipt(open, jan.verdict.digest);
	expect(fileNamesOf(open.id)).toEqual({});
	expect(await names(inboxFor(open), open)).toEqual([]);
});
