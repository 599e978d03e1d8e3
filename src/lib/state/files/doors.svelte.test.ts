import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPicture } from '$lib/browser/bitmaps';
import { Armies } from '$lib/store/armies';
import { BrikmusterDatabase } from '$lib/store/database';
import { Keys } from '$lib/store/keys';
import {
	ARMY,
	doorFiles,
	GAME,
	NAMES,
	PASSPHRASE,
	type DoorKind
} from '../../../../tests/setup/door-files';
import { league } from '../../../../tests/setup/league';
import { locale } from '../app/locale.svelte';
import { Inbox } from '../league/inbox.svelte';
import { SealKeys } from '../league/seal-keys.svelte';
import { Photographing } from '../photos/photographing.svelte';
import { GameChannel } from '../two-phones/game-channel.svelte';
import { Receiving } from '../two-phones/receiving.svelte';
import type { SharedGame } from '../two-phones/shared-game';
import { takeShared } from './arrivals';
import { Importing, type Given } from './importing.svelte';
import type { Found } from './found';
import { elsewhereOf, isPicture } from './other-kind';
import { openSeveral } from './several-files';

const files = await doorFiles();
const KINDS = Object.keys(files) as DoorKind[];
const database = new BrikmusterDatabase(`doors-${crypto.randomUUID()}`);
const importing = new Importing(new Armies(database, Date.now));

beforeAll(() => locale.choose('en'));
afterAll(() => database.delete());

/** What the import finds, in a word. */
function wordOf(found: Found): string {
	if ('large' in found) return 'league';
	if ('backup' in found) return 'backup';
	if (!('offer' in found)) return 'page' in found ? 'page' : found.problem.code;
	const { offer } = found;
	if ('armies' in offer) return 'armies';
	if ('problem' in offer) return offer.problem.code;
	if ('packFile' in offer) return offer.packFile.ok ? 'pack' : offer.packFile.problem.code;
	return 'leagueDocument' in offer ? offer.leagueDocument.kind : offer.gameDocument.kind;
}

/** Where a file that is of no use here belongs. */
async function elsewhere(file: File): Promise<string> {
	const found = await elsewhereOf(file);
	if (!found) return '';
	return found.code === 'otherKind' ? `, to open: ${found.kind}` : ', to open: link';
}

/** What came of a file at a place that refuses with a code. */
const refusal = async (code: string, file: File) => code + (await elsewhere(file));

/** An open game that takes all changes. */
const shared: SharedGame = { stored: GAME, edit: () => true };

/** Each place that takes files, beside those that pass them on to the import, and what it makes of one. */
const DOORS = {
	import: async (file: File) => wordOf(await importing.find(file)),
	inbox: async (file: File) => {
		const inbox = new Inbox(() => Promise.resolve(new Map()));
		await inbox.takeFiles([file], league());
		const [refused] = inbox.refused;
		if (!refused) return 'submission';
		const isLed = refused.elsewhere === file;
		return refused.problem.code + (isLed ? await elsewhere(file) : '');
	},
	key: async (file: File) => {
		let keys: SealKeys | undefined;
		const end = $effect.root(() => {
			keys = new SealKeys(new Keys(database, Date.now));
		});
		const failure = await keys?.openFile(file, PASSPHRASE);
		end();
		return failure ? refusal(failure.code, file) : 'key';
	},
	table: async (file: File) => {
		const receiving = new Receiving(new GameChannel(shared), shared);
		const [failed] = await receiving.takeFiles([file]);
		if (!failed) return receiving.result?.code ?? '';
		return refusal(failed.problem?.code ?? failed.code, file);
	},
	portrait: async (file: File) => {
		if (!(await isPicture(file))) return 'import';
		const photographing = new Photographing();
		return (await photographing.look(file)) ? 'picture' : (photographing.problem ?? '');
	},
	picture: async (file: File) => {
		const opening = await openPicture(file);
		return opening.ok ? 'picture' : refusal(opening.problem, file);
	}
};
type Door = keyof typeof DOORS;

/** What each place makes of a file, in the order of `DOORS`. */
const EXPECTED: Record<DoorKind, readonly string[]> = {
	army: [
		'armies',
		'otherKind, to open: army',
		'otherKind, to open: army',
		'otherKind, to open: army',
		'import',
		'noPicture, to open: army'
	],
	message: [
		'armies',
		'otherKind, to open: army',
		'otherKind, to open: army',
		'otherKind, to open: army',
		'import',
		'noPicture, to open: army'
	],
	backup: [
		'backup',
		'otherKind, to open: backup',
		'otherKind, to open: backup',
		'otherKind, to open: backup',
		'import',
		'noPicture, to open: backup'
	],
	game: [
		'game',
		'otherKind, to open: game',
		'otherKind, to open: game',
		'added',
		'import',
		'noPicture, to open: game'
	],
	changes: [
		'events',
		'otherKind, to open: game',
		'otherKind, to open: game',
		'added',
		'import',
		'noPicture, to open: game'
	],
	pack: [
		'pack',
		'otherKind, to open: pack',
		'otherKind, to open: pack',
		'otherKind, to open: pack',
		'import',
		'noPicture, to open: pack'
	],
	league: [
		'league',
		'otherKind, to open: league',
		'otherKind, to open: league',
		'otherKind, to open: league',
		'import',
		'noPicture, to open: league'
	],
	copy: [
		'league',
		'otherKind, to open: league',
		'otherKind, to open: league',
		'otherKind, to open: league',
		'import',
		'noPicture, to open: league'
	],
	submission: [
		'submission',
		'submission',
		'otherKind, to open: submission',
		'otherKind, to open: submission',
		'import',
		'noPicture, to open: submission'
	],
	sealed: [
		'submission',
		'submission',
		'otherKind, to open: submission',
		'otherKind, to open: submission',
		'import',
		'noPicture, to open: submission'
	],
	key: [
		'key',
		'otherKind, to open: key',
		'key',
		'otherKind, to open: key',
		'import',
		'noPicture, to open: key'
	],
	answer: [
		'verdict',
		'otherKind, to open: answer',
		'otherKind, to open: answer',
		'otherKind, to open: answer',
		'import',
		'noPicture, to open: answer'
	],
	answers: [
		'verdicts',
		'otherKind, to open: answer',
		'otherKind, to open: answer',
		'otherKind, to open: answer',
		'import',
		'noPicture, to open: answer'
	],
	picture: ['pictureFile', 'pictureFile', 'pictureFile', 'pictureFile', 'picture', 'picture'],
	nothing: ['emptyFile', 'emptyFile', 'emptyFile', 'emptyFile', 'import', 'noPicture'],
	archive: ['archive', 'archive', 'archive', 'archive', 'import', 'noPicture'],
	page: ['webPage', 'webPage', 'webPage', 'webPage', 'import', 'noPicture'],
	link: [
		'armies',
		'linkText, to open: link',
		'linkText, to open: link',
		'linkText, to open: link',
		'import',
		'noPicture, to open: link'
	]
};

describe.each(Object.keys(DOORS) as Door[])('at the door %s', (door) => {
	it.each(KINDS)('a file of the kind %s is recognized, whatever its name', async (kind) => {
		const words = new Set<string>();
		// A passphrase takes long, and what it opens has only one name that could mislead.
		const names = door === 'key' && kind === 'key' ? NAMES.slice(-3) : NAMES;
		for (const name of names) words.add(await DOORS[door](new File([files[kind]], name)));
		expect([...words]).toEqual([EXPECTED[kind][Object.keys(DOORS).indexOf(door)]]);
	});
});

describe('several files', () => {
	const given = (kinds: readonly DoorKind[]) =>
		kinds.map((kind, index) => {
			const name = `${index} ${kind}`;
			return { name, file: new File([files[kind]], name) };
		});
	const open = (all: readonly Given[]) => openSeveral(importing, all, 'Shared', () => undefined);

	it('are all taken: armies at once, failures by name, everything else in turn', async () => {
		const kinds = ['game', 'army', 'nothing', 'backup', 'message', 'league', 'archive'] as const;
		const folder = { name: 'folder', file: undefined };
		const { arrival, waiting } = await open([...given(kinds), folder, 'Hello']);
		expect(arrival).toBe('offered');
		const { offer } = importing;
		if (!offer || !('armies' in offer)) throw new Error('No armies');
		expect(offer.armies.map(({ army }) => army.id)).toEqual([ARMY.id]);
		expect(offer.refused.map(({ fileName, problem }) => [fileName, problem.code])).toEqual([
			['2 nothing', 'emptyFile'],
			['6 archive', 'archive'],
			['folder', 'unreadable']
		]);
		expect(waiting.map(wordOf)).toEqual(['game', 'backup', 'league']);
	});

	it('of which only one has something open it at once', async () => {
		expect(await open(given(['backup']))).toMatchObject({ arrival: { backup: {} }, waiting: [] });
		expect(await open(given(['answer']))).toMatchObject({ arrival: 'offered', waiting: [] });
		expect(await open(given(['answer', 'game']))).toMatchObject({ waiting: [{}] });
	});

	it('that another app shared arrive with their names and their text', async () => {
		const cache = await caches.open('brikmuster-shared');
		const shared = given(['army', 'sealed']);
		for (const [index, { name, file }] of shared.entries()) {
			const headers = { 'X-Name': encodeURIComponent(name) };
			await cache.put(`/share/file/${index}`, new Response(file, { headers }));
		}
		await cache.put('/share/text', new Response('Hej!'));
		const arrivals = await takeShared('/share');
		expect(arrivals.map((one) => (typeof one === 'string' ? one : one.name))).toEqual([
			'0 army',
			'1 sealed',
			'Hej!'
		]);
		expect((await open(arrivals)).waiting.map(wordOf)).toEqual(['submission']);
		expect(await takeShared('/share')).toEqual([]);
	});
});
