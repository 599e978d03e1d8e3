import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { examplePack } from '$lib/army/example-packs';
import { setNumber } from '$lib/army/packs/row-edits';
import { locale } from '$lib/state/app/locale.svelte';
import { OpenPack } from '$lib/state/packs/open-pack.svelte';
import { BrikmusterDatabase } from '$lib/store/database';
import { Packs } from '$lib/store/packs';
import { catalogues } from '../../../../../tests/setup/catalogues';
import Framed from '../../../../../tests/setup/Framed.svelte';
import RowDialog from './RowDialog.svelte';
import { rowViews } from './row-views';

it('the dialog of a row says that the pack is not saved, and tries again', async () => {
	await locale.choose('en');
	await locale.load('builder', 'packs', 'packEditor', 'rules');
	const packs = new Packs(new BrikmusterDatabase(`test-${crypto.randomUUID()}`), Date.now);
	const pack = examplePack('spaceClub', 'en');
	await packs.keep(pack);
	const drafts = await packs.drafts();
	const stored = await drafts.get(pack.id);
	if (typeof stored !== 'object') throw new Error('No pack is stored');
	const open = new OpenPack(
		drafts,
		stored,
		await drafts.steps(pack.id, stored.revision),
		(of) => of
	);
	const rows = rowViews(pack, locale.builder)[0]?.rows ?? [];
	const [row] = rows;
	if (!row) throw new Error('No row');
	const step = () => '';
	const given = { open, row, rows, step, onchoose: () => undefined, onclose: () => undefined };
	const screen = await render(Framed<typeof given>, {
		...{ reader: { open: () => undefined }, shown: RowDialog, given }
	});
	const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	onTestFinished(() => put.mockRestore());
	open.run(setNumber(row, 'cost', 9));
	const alarm = screen.getByRole('dialog').getByRole('alert');
	await expect.element(alarm).toHaveTextContent(locale.packEditor.saveFailed);
	put.mockRestore();
	await alarm.getByRole('button', { name: catalogues.en.app.retry }).click();
	await expect.element(alarm).not.toBeInTheDocument();
	await open.settled();
	expect(await drafts.get(pack.id)).toMatchObject({ draft: open.pack });
});
