import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { armyOf, idOf, JAN, league, OLA, player, seedOf } from '../../../../../tests/setup/league';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { openFounded } from '../../../../../tests/setup/open-league';
import { publicKeyOf } from '../../../../../tests/setup/signed-file';
import { sealedBytes, submissionBy } from '../../../../../tests/setup/submissions';
import Framed from '../../../../../tests/setup/Framed.svelte';
import type { Army } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import { inboxOf } from '$lib/state/league/inbox.svelte';
import type { OpenLeague } from '$lib/state/league/open-league.svelte';
import { receive } from '$lib/state/league/taking-in';
import SubmissionsTab from './SubmissionsTab.svelte';
import VerdictDialog from './VerdictDialog.svelte';

const { referee: m, signing } = catalogues.en.leagues;
const NEW = idOf(3, 9);
const reader = { open: () => undefined };

interface Sent {
	readonly by: string;
	readonly name: string;
	readonly seed: number;
	readonly army?: Army;
}

let number = 0;
const codeOf = async (seed: number) => (await publicKeyOf(seedOf(seed))).slice(0, 8);

/** A league of Jan and Ola, who have no keys, that has received submissions in this order. */
async function received(...all: readonly Sent[]) {
	const open = await openFounded(
		league({ id: crypto.randomUUID(), players: [player(JAN), player(OLA)], meetings: [] })
	);
	const inbox = inboxOf(open);
	const to = { league: open.id, season: '2026-1' };
	for (const { by, name, seed, army } of all) {
		number += 1;
		const sender = { id: by, name, category: 'senior' } as const;
		const armies = army && { armies: { A: army }, claimed: { A: 20 } };
		const document = submissionBy(number, to, { player: sender, ...armies });
		const file = new File([await sealedBytes(document, seed)], `${number}.brik`);
		await inbox.takeFiles([file], open.league, (arrivals) => void receive(open, arrivals));
		await open.settled();
	}
	await inbox.judge(open.league, '2026-1', open.view);
	return { open, inbox };
}

const janIn = ({ league: { players } }: OpenLeague) => players.find(({ id }) => id === JAN);

type Received = Awaited<ReturnType<typeof received>>;

async function shownTab({ open }: Received) {
	const given = { open };
	return render(Framed<typeof given>, { reader, shown: SubmissionsTab, given });
}

/** The full verdict on the waiting submission with a place in the order of arrival. */
async function shownVerdict({ open, inbox }: Received, place = 0) {
	const id = inbox.waiting(open.league)[place]?.id ?? '';
	const given = { open, inbox, id, onclose: () => undefined };
	return render(Framed<typeof given>, { reader, shown: VerdictDialog, given });
}

beforeEach(async () => {
	await locale.choose('en');
	for (const area of ['leagues', 'builder'] as const) await locale.load(area);
});

const jan = (seed: number) => ({ by: JAN, name: 'P 01', seed });
const ola = (seed: number) => ({ by: OLA, name: 'P 02', seed });

describe('submissions that contradict each other', () => {
	it('are marked on both rows and left out of accepting together, with the reason', async () => {
		const screen = await shownTab(await received(jan(1), jan(2), ola(3)));
		for (const seed of [1, 2]) {
			const what = m.contests.code({ key: await codeOf(seed) });
			await expect.element(screen.getByText(m.contests.keys({ what }))).toBeVisible();
		}
		const rows = screen.getByRole('row');
		await expect.element(rows.getByText(m.contested).first()).toBeVisible();
		expect(rows.getByText(m.contested).elements()).toHaveLength(2);
		expect(rows.getByText(m.superseded).elements()).toHaveLength(0);
		await expect.element(screen.getByText(m.contestedLeft({ count: 2 }))).toBeVisible();
		await expect
			.element(screen.getByRole('button', { name: m.acceptAll({ count: 1 }) }))
			.toBeVisible();
	});

	it('are not registered together', async () => {
		const all = [1, 2].map((seed) => ({ by: NEW, name: 'Ewa', seed }));
		const others = ['Piotr', 'Zenon'].map((name, at) => ({
			by: idOf(3, 20 + at),
			name,
			seed: 5 + at
		}));
		const { open, inbox } = await received(...all, ...others);
		const screen = await shownTab({ open, inbox });
		await screen.getByRole('button', { name: m.registerAll({ count: 2 }) }).click();
		const names = () => open.league.players.map(({ name }) => name);
		await expect.poll(names).toEqual(['P 01', 'P 02', 'Piotr', 'Zenon']);
		await expect.element(screen.getByText(m.contestedLeft({ count: 2 }))).toBeVisible();
	});

	it('name the other players of one device, and of one army', async () => {
		const army = armyOf(20, { id: idOf(9, 9) });
		const screen = await shownTab(
			await received({ ...jan(1), army }, { ...ola(2), army }, { by: NEW, name: 'Ewa', seed: 2 })
		);
		const { contests } = m;
		await expect.element(screen.getByText(contests.players({ names: 'Ewa' }))).toBeVisible();
		await expect.element(screen.getByText(contests.players({ names: 'P 02' }))).toBeVisible();
		for (const names of ['P 01', 'P 02']) {
			const text = contests.army({ army: 'Army A', names });
			await expect.element(screen.getByText(text)).toBeVisible();
		}
	});

	it('say so in the full verdict', async () => {
		const dialog = await shownVerdict(await received(jan(1), jan(2)));
		const what = m.contests.code({ key: await codeOf(2) });
		await expect.element(dialog.getByText(m.contests.keys({ what }))).toBeVisible();
	});
});

describe('accepting', () => {
	it('leaves the language of the answer as it was chosen', async () => {
		const dialog = await shownVerdict(await received(jan(1)));
		const polish = dialog.getByRole('radio', { name: 'Polski' });
		await polish.click();
		await dialog.getByRole('button', { name: m.decide.keep }).click();
		await expect.element(dialog.getByRole('button', { name: m.decide.anew })).toBeVisible();
		await expect.element(polish).toBeChecked();
	});

	it('says which device it adds to a player without one', async () => {
		const { open, inbox } = await received(jan(1));
		const dialog = await shownVerdict({ open, inbox });
		const text = m.decide.registers({ name: 'P 01', key: await codeOf(1) });
		await expect.element(dialog.getByText(text)).toBeVisible();
		await dialog.getByRole('radio', { name: m.decide.choices.reject }).click();
		await expect.element(dialog.getByText(text)).not.toBeInTheDocument();
		await dialog.getByRole('radio', { name: m.decide.choices.accept }).click();
		await dialog.getByRole('button', { name: m.decide.keep }).click();
		const key = await publicKeyOf(seedOf(1));
		await expect.poll(() => janIn(open)?.publicKey).toBe(key);
	});

	it('is no longer suggested once the rules are against it, even after a note was typed', async () => {
		const { open, inbox } = await received(jan(1));
		const dialog = await shownVerdict({ open, inbox });
		const choice = (of: 'accept' | 'reject') =>
			dialog.getByRole('radio', { name: m.decide.choices[of], exact: true });
		await dialog.getByRole('textbox', { name: m.decide.note }).fill('Nice bricks');
		await expect.element(choice('accept')).toBeChecked();
		await open.write('player', 'acceptKey', JAN, await publicKeyOf(seedOf(2)));
		await inbox.judge(open.league, '2026-1', open.view);
		await expect.element(choice('reject')).toBeChecked();
		await expect
			.element(dialog.getByRole('textbox', { name: m.decide.note }))
			.toHaveValue('Nice bricks');
	});

	it('together lists the devices that it adds', async () => {
		const screen = await shownTab(await received(jan(1), ola(2)));
		await screen.getByText(m.addsDevices({ count: 2 })).click();
		for (const [name, seed] of [
			['P 01', 1],
			['P 02', 2]
		] as const) {
			const key = await codeOf(seed);
			await expect.element(screen.getByText(m.addsDevice({ name, key }))).toBeVisible();
		}
	});

	it('a forged file does not make the key of an earlier one foreign', async () => {
		const { open, inbox } = await received(jan(1), jan(2));
		const forged = await shownVerdict({ open, inbox }, 1);
		await forged.getByRole('button', { name: m.decide.keep }).click();
		const key = await publicKeyOf(seedOf(2));
		await expect.poll(() => janIn(open)?.publicKey).toBe(key);
		await forged.unmount();
		const screen = await shownTab({ open, inbox });
		const row = screen.getByRole('row').filter({ hasText: m.keys.earlier });
		await expect.element(row).toBeVisible();
		expect(screen.getByText(m.keys.other).elements()).toHaveLength(0);
		expect(screen.getByText(m.superseded).elements()).toHaveLength(0);
		expect(screen.getByRole('button', { name: /^(Accept|Reject) / }).elements()).toHaveLength(0);
		await screen.unmount();
		const dialog = await shownVerdict({ open, inbox });
		const { findings } = catalogues.en.leagues;
		const text = findings.SEAL({ reason: 'earlierKey', publicKey: '' });
		await expect.element(dialog.getByText(text)).toBeVisible();
		const [alarm] = open.view.alarms;
		expect(alarm).toMatchObject({ code: 'otherKey', cameFirst: true });
		expect(signing.alarms.earlierKey({ name: 'P 01', key: '' })).not.toContain('ANOTHER');
	});
});
