import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import type { BackupRecord } from '$lib/exchange/backup';
import { writeBackup } from '$lib/exchange/write-backup';
import type { Language } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import { Restoring } from '$lib/state/backup/restoring.svelte';
import { Armies } from '$lib/store';
import { Backups } from '$lib/store/backups';
import { BrikmusterDatabase } from '$lib/store/database';
import { catalogues } from '../../../../tests/setup/catalogues';
import { inTurn } from '../../../../tests/setup/in-turn';
import RestorePart from './RestorePart.svelte';

const idOf = (sign: number) => `00000000-0000-4000-8000-${String(sign).padStart(12, '0')}`;
const named = (sign: number, name: string): Army => newArmy(idOf(sign), name, { profile: 'free' });

function record(army: Army, more: object = {}): BackupRecord {
	const times = { revision: 1, createdAt: 1, savedAt: 1 };
	return { record: 'army', id: army.id, ...times, army: { ...army, ...more } };
}

async function file(records: BackupRecord[]): Promise<File> {
	const pieces: string[] = [];
	for await (const piece of writeBackup({ build: 'test', createdAt: 1 }, records)) {
		pieces.push(piece);
	}
	return new File(pieces, 'old.brikbackup');
}

/** The part of the page, over a real database with these armies. */
async function part(...here: Army[]) {
	const database = new BrikmusterDatabase(`test-${crypto.randomUUID()}`);
	const armies = new Armies(database, () => 5);
	for (const army of here) await armies.create(army);
	const backups = new Backups(database, () => 5);
	const restoring = new Restoring(backups);
	const onfiles = ([chosen]: { file?: File | undefined }[]) =>
		void (chosen?.file && restoring.look(chosen.file));
	const screen = await render(RestorePart, { restoring, onfiles });
	const names = async () => {
		const rows = (await database.armies.toArray()) as { army: Army }[];
		return rows.map(({ army }) => army.name).sort();
	};
	return { database, armies, backups, restoring, screen, names };
}

/** Four armies: new, known, changed and unreadable. */
const mixed = () =>
	file([
		record(named(1, 'New')),
		record(named(2, 'Known')),
		record(named(3, 'Theirs')),
		record(named(4, 'Odd'), { mana: 7 })
	]);

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('data');
	await locale.load('problems');
});

describe.each(['en', 'pl'] as Language[])('a backup preview: %s', (language) => {
	const itInTurn = inTurn(language);
	const { data, problems } = catalogues[language];
	const m = data.restore;
	beforeEach(() => locale.choose(language));

	itInTurn('shows new, known, changed and unreadable armies first', async () => {
		const { restoring, screen, names } = await part(named(2, 'Known'), named(3, 'Mine'));
		await restoring.look(await mixed());
		await expect.element(screen.getByText(m.fresh({ count: 1 }))).toBeVisible();
		await expect.element(screen.getByText(m.known({ count: 1 }))).toBeVisible();
		await expect.element(screen.getByText(m.differing({ count: 1 }))).toBeVisible();
		await screen
			.getByText(m.unreadable({ count: 1 }))
			.last()
			.click();
		const reason = problems.unknownField({ code: 'unknownField', path: '/mana', field: 'mana' });
		await expect.element(screen.getByText(reason)).toBeVisible();
		expect(await names()).toEqual(['Known', 'Mine']);
	});

	it.each([
		['both', ['Known', 'Mine', 'New', m.copyName({ name: 'Theirs' })]],
		['backup', ['Known', 'New', 'Theirs']],
		['mine', ['Known', 'Mine', 'New']]
	] as const)('leaves the choice where armies differ: %s', async (choice, expected) => {
		const { armies, restoring, screen, names } = await part(named(2, 'Known'), named(3, 'Mine'));
		await restoring.look(await mixed());
		await expect.element(screen.getByRole('radio', { name: m.choices.both })).toBeChecked();
		await screen.getByRole('radio', { name: m.choices[choice] }).click();
		const count = choice === 'mine' ? 1 : 2;
		await screen.getByRole('button', { name: m.restore({ count }) }).click();
		await expect.element(screen.getByText(m.done({ count }))).toBeVisible();
		expect(await names()).toEqual([...expected].sort());
		expect(await armies.revisions(idOf(3))).toHaveLength(choice === 'backup' ? 1 : 0);
	});

	it.each([
		['after a line', (whole: string) => whole.split('\n').slice(0, 3).join('\n')],
		['within a line', (whole: string) => whole.slice(0, whole.indexOf('Theirs'))]
	])('reports a file that is cut off %s, and offers the armies before the cut', async (_, cut) => {
		const { restoring, screen, names } = await part(named(3, 'Mine'));
		await restoring.look(new File([cut(await (await mixed()).text())], 'cut.brikbackup'));
		const alert = screen.getByRole('alert');
		await expect.element(alert).toHaveTextContent(problems.cutOff({ code: 'cutOff', path: '' }));
		await expect.element(screen.getByText(m.unreadable({ count: 1 })).first()).toBeInTheDocument();
		expect(await names()).toEqual(['Mine']);
		await screen.getByRole('button', { name: m.restore({ count: 2 }) }).click();
		await expect.element(screen.getByText(m.done({ count: 2 }))).toBeVisible();
		expect(await names()).toEqual(['Known', 'Mine', 'New']);
	});

	itInTurn('explains a file with only a header, and changes nothing', async () => {
		const { restoring, screen, names } = await part(named(3, 'Mine'));
		const whole = await (await mixed()).text();
		await restoring.look(new File([whole.split('\n').slice(0, 1).join('\n')], 'cut.brikbackup'));
		const alert = screen.getByRole('alert');
		await expect.element(alert).toHaveTextContent(problems.cutOff({ code: 'cutOff', path: '' }));
		await expect.element(alert).toHaveTextContent('cut.brikbackup');
		await expect.element(alert).toHaveTextContent(m.nothingChanged);
		expect(await names()).toEqual(['Mine']);
	});
});

describe('restoring', () => {
	const m = catalogues.en.data.restore;

	it('leaves nothing behind if it is canceled while it writes', async () => {
		const { backups, restoring, screen, names } = await part();
		const many = Array.from({ length: 200 }, (_, index) => record(named(index, 'Many')));
		const done: number[] = [];
		const restore = backups.restore.bind(backups);
		backups.restore = (arrivals, options) =>
			restore(arrivals, {
				...options,
				progress: (count) => {
					done.push(count);
					if (count >= 100) restoring.cancel();
				}
			});
		await restoring.look(await file(many));
		const button = screen.getByRole('button', { name: m.restore({ count: 200 }) });
		await button.click();
		await expect.element(button).toBeVisible();
		expect(done.at(-1)).toBe(100);
		expect(screen.getByRole('alert').elements()).toEqual([]);
		expect(await names()).toEqual([]);
	});

	it('returns to the start if it is canceled while it reads', async () => {
		const { restoring, screen } = await part();
		const looking = restoring.look(await file([record(named(1, 'New'))]));
		restoring.cancel();
		await looking;
		await expect.element(screen.getByRole('button', { name: m.choose })).toBeVisible();
		expect(restoring.preview).toBeUndefined();
	});

	it('restores all or nothing: an army that another window stored meanwhile stops it', async () => {
		const { armies, restoring, screen, names } = await part();
		await restoring.look(await file([record(named(6, 'A')), record(named(7, 'B'))]));
		await armies.create(named(7, 'Faster'));
		await screen.getByRole('button', { name: m.restore({ count: 2 }) }).click();
		await expect.element(screen.getByRole('alert')).toHaveTextContent(m.failed);
		expect(await names()).toEqual(['Faster']);
	});

	it('has nothing to do if all armies are known, and skips a second army with the same id', async () => {
		const { restoring, screen } = await part(named(2, 'Known'));
		await restoring.look(await file([record(named(2, 'Known')), record(named(2, 'Twice'))]));
		await expect.element(screen.getByText(m.nothingReadable)).toBeVisible();
		await expect.element(screen.getByText(m.unreadable({ count: 1 }))).toBeVisible();
	});

	it('restores language and theme only on request, and restarts the trash period', async () => {
		const { database, restoring, screen } = await part();
		const deleted = { ...record(named(5, 'Thrown')), deletedAt: 1 } as BackupRecord;
		await restoring.look(
			await file([{ record: 'preference', key: 'locale', value: 'pl' }, deleted])
		);
		await screen.getByRole('checkbox', { name: m.preferences }).click();
		await screen.getByRole('button', { name: m.restore({ count: 1 }) }).click();
		const done = catalogues.pl.data.restore.done({ count: 1 });
		await expect.element(screen.getByText(done)).toBeVisible();
		expect((await database.armies.get(idOf(5)))?.deletedAt).toBeGreaterThan(1);
	});
});
