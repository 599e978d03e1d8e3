import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { heldLeague, keyOf, signedLeague } from '../../../../../tests/setup/league-entries';
import { locale } from '$lib/state/app/locale.svelte';
import { DeviceSigner } from '$lib/state/league/device-signer.svelte';
import * as files from '$lib/state/league/league-files';
import { OpenLeague } from '$lib/state/league/open-league.svelte';
import { BrikmusterDatabase } from '$lib/store/database';
import { Keys } from '$lib/store/keys';
import { Leagues } from '$lib/store/leagues';
import MergeDialog from './MergeDialog.svelte';

// No router runs in this test.
vi.mock('$lib/state/navigation/dialog-step.svelte', () => ({ asStep: () => undefined }));
vi.mock('$lib/state/league/league-files', { spy: true });

const { merging } = catalogues.pl.leagues.regulation;

it('a device that may not write a waiting version says so and lets it be sent to a referee', async () => {
	await locale.choose('pl');
	await locale.load('leagues');
	vi.mocked(files.exportLeague).mockReturnValue(undefined);
	const database = new BrikmusterDatabase(`test-${crypto.randomUUID()}`);
	const [leagues, keys] = [new Leagues(database, Date.now), new Keys(database, Date.now)];
	await keys.keep({ publicKey: keyOf('stranger'), seed: new Uint8Array(32), file: '' });
	const signer = new DeviceSigner(keys);
	await signer.load(false);
	const contents = heldLeague(signedLeague().entries);
	const version = { ...contents.league, name: 'Inna nazwa' };
	await leagues.createSigned(version.id, { ...contents, waiting: [version] });
	const stored = await leagues.get(version.id);
	if (!stored?.readable) throw new Error('No league');
	const open = new OpenLeague(leagues, signer, stored);
	const screen = await render(MergeDialog, { open, version, onclose: () => undefined });
	await screen
		.getByRole('button', { name: merging.allTheirs })
		.or(screen.getByText(merging.theirs))
		.first()
		.click();
	await screen.getByRole('button', { name: merging.merge, exact: true }).click();
	await expect.element(screen.getByRole('alert')).toHaveTextContent(merging.refused);
	await screen.getByRole('button', { name: merging.exportOther }).click();
	expect(files.exportLeague).toHaveBeenCalledWith(version);
	expect([open.league.name, open.waiting]).toEqual([contents.league.name, [version]]);
});
