import { beforeEach, describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { inTurn } from '../../../../../tests/setup/in-turn';
import { seedOf } from '../../../../../tests/setup/league';
import { readKey } from '$lib/exchange/key-file';
import { locale } from '$lib/state/app/locale.svelte';
import { BrikmusterDatabase } from '$lib/store/database';
import { Keys } from '$lib/store/keys';
import * as files from '$lib/browser/files';
import KeyReminder from './KeyReminder.svelte';

vi.mock('$lib/browser/files', { spy: true });

const row = (number: number) => ({ publicKey: `key ${number}`, seed: seedOf(number), file: '' });

describe.each(['en', 'pl'] as const)('a key in this browser only, %s', (language) => {
	const test = inTurn(language);
	const { player, signing } = catalogues[language].leagues;
	let keys: Keys;
	let time = 0;
	beforeEach(async () => {
		vi.mocked(files.downloadText).mockReset().mockReturnValue(undefined);
		keys = new Keys(new BrikmusterDatabase(`keys-${crypto.randomUUID()}`), () => (time += 1));
		await locale.choose(language);
		await locale.load('leagues');
		await keys.keep(row(1));
		await keys.keep({ ...row(2), file: '{"publicKey":"key 2"}' });
	});

	test('is saved with a passphrase by one button, and still not the newest', async () => {
		await render(KeyReminder, { keys });
		await expect.element(page.getByText(signing.keyReminder)).toBeVisible();
		await page.getByRole('button', { name: player.key.saveFile }).click();
		await page.getByLabelText(player.key.passphrase, { exact: true }).fill('correct horse battery');
		await page.getByLabelText(player.key.again).fill('correct horse battery');
		await page.getByRole('button', { name: player.key.saveFile }).click();
		await expect.poll(() => vi.mocked(files.downloadText).mock.calls.length).toBe(1);
		const [, , text = ''] = vi.mocked(files.downloadText).mock.calls[0] ?? [];
		const reading = await readKey(new TextEncoder().encode(text), 'correct horse battery');
		expect(reading).toMatchObject({ ok: true, seed: seedOf(1) });
		await expect.element(page.getByText(signing.keyReminder)).not.toBeInTheDocument();
		expect((await keys.all()).map(({ publicKey }) => publicKey)).toEqual(['key 2', 'key 1']);
	});

	test('is not mentioned where nothing depends on it', async () => {
		await render(KeyReminder, { keys, matters: (key: string) => key === 'key 2' });
		await render(KeyReminder, { keys, matters: (key: string) => key === 'key 1' });
		await expect.element(page.getByText(signing.keyReminder)).toBeVisible();
		expect(page.getByText(signing.keyReminder).elements()).toHaveLength(1);
	});
});
