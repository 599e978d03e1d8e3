import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { JAN, OLA } from '../../../../../tests/setup/league';
import {
	heldLeague,
	keyOf,
	reported,
	signedLeague
} from '../../../../../tests/setup/league-entries';
import { locale } from '$lib/state/app/locale.svelte';
import { DeviceSigner } from '$lib/state/league/device-signer.svelte';
import { OpenLeague } from '$lib/state/league/open-league.svelte';
import { BrikmusterDatabase } from '$lib/store/database';
import { Keys } from '$lib/store/keys';
import { Leagues } from '$lib/store/leagues';
import GameDialog from './GameDialog.svelte';

// No router runs in this test.
vi.mock('$lib/state/navigation/dialog-step.svelte', () => ({ asStep: () => undefined }));

const { season, pages } = catalogues.en.leagues;

it('a game that is reported on that day already can be reported again as a replay', async () => {
	await locale.choose('en');
	await locale.load('leagues');
	await locale.load('builder');
	const database = new BrikmusterDatabase(`test-${crypto.randomUUID()}`);
	const [leagues, keys] = [new Leagues(database, Date.now), new Keys(database, Date.now)];
	await keys.keep({ publicKey: keyOf('root'), seed: new Uint8Array(32), file: '' });
	const signer = new DeviceSigner(keys);
	await signer.load(false);
	const { entries, anna } = signedLeague();
	const contents = heldLeague([...entries, anna.write(reported())]);
	const [first] = contents.league.protocols;
	const [meeting] = contents.league.meetings;
	if (!meeting || !first) throw new Error('No game');
	await leagues.create(contents.league.id, contents);
	const stored = await leagues.get(contents.league.id);
	if (!stored?.readable) throw new Error('No league');
	const open = new OpenLeague(leagues, signer, stored);
	const planned = { scenario: first.scenario, light: JAN, dark: OLA };
	const given = { open, meeting, planned, onclose: () => undefined };
	const reader = { open: () => undefined };
	const screen = await render(Framed<typeof given>, { reader, shown: GameDialog, given });
	const dialog = screen.getByRole('dialog');
	const replay = dialog.getByRole('checkbox', { name: season.games.replay });
	await expect.element(replay).toBeVisible();
	const scenario = dialog.getByRole('combobox', { name: season.meetings.scenario });
	await scenario.selectOptions('transport');
	await expect.element(replay).not.toBeInTheDocument();
	await scenario.selectOptions(first.scenario);
	await replay.click();
	await dialog.getByRole('radio', { name: season.games.draw }).click();
	await dialog.getByRole('button', { name: pages.save, exact: true }).click();
	expect(open.state?.contested).toEqual([]);
	expect(open.league.protocols.map(({ replay: again }) => again)).toEqual([undefined, true]);
	await open.settled();
});
