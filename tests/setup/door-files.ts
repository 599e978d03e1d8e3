import { newArmy } from '$lib/army/new-army';
import { armyLink } from '$lib/exchange/link';
import { KEY_FILE_RANDOM_BYTES, writeKey } from '$lib/exchange/key-file';
import { signCopy } from '$lib/exchange/players-copy';
import { writeBrik } from '$lib/exchange/write-brik';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { readSubmission } from '$lib/league/submission';
import { judgeSubmission } from '$lib/league/verdict';
import { verdictFile } from '$lib/league/verdict-file';
import { verdictsText } from '$lib/league/verdicts-file';
import { eventsDocument, gameDocument } from '$lib/sync/game-events';
import backup from '../fixtures/formats/backup-v6.brikbackup?raw';
import pack from '../fixtures/packs/kosmos.brikpack?raw';
import { gameOf } from './game';
import { idOf, seedOf, submission } from './league';
import { leagueText } from './league-text';
import { sealedBytes } from './submissions';

export const PASSPHRASE = 'green dragon sleeps';
export const ARMY = newArmy(idOf(9, 1), 'Rycerze', { profile: 'free' });
export const GAME = gameOf('2005', newArmy(idOf(9, 2), 'A', { profile: 'free' }), ARMY);

/** A picture of one pixel. */
const PNG =
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Ten names that say nothing, or something wrong. */
export const NAMES = [
	'file.brik',
	'file.brik.txt',
	'file.json',
	'file',
	'file (1).brik',
	'FILE.BRIK',
	'photo.jpg',
	'kopia.brikbackup',
	'Zażółć 😀.pdf',
	'.brik'
] as const;

/** The whole text of a league's file with the head of a copy for players. */
async function copyOf(league: string): Promise<string> {
	const [head = '', ...lines] = league.split('\n');
	const { founding, ...more } = JSON.parse(head) as { founding: `sha256:${string}` };
	const copy = await signCopy(founding, 1, [], seedOf(1));
	return [JSON.stringify({ ...more, founding, copy }), ...lines].join('\n');
}

function answerTo(document: ReturnType<typeof submission>) {
	const reading = readSubmission(document);
	if (!reading.ok) throw new Error(reading.problem.code);
	const verdict = judgeSubmission(reading, { state: 'none' }, { regulation: SMALL_LEAGUE });
	return verdictFile(verdict, SMALL_LEAGUE, { decision: 'accept', decidedOn: '2026-03-06' });
}

/** A file of each kind that may arrive at any place. */
export async function doorFiles() {
	const sent = submission();
	const answer = answerTo(sent);
	const league = await leagueText();
	const brik = writeBrik(ARMY);
	return {
		army: brik,
		message: `Hej!\n\n> ${brik.trim().replaceAll('\n', '\n> ')}\n\nJan`,
		backup,
		game: gameDocument(GAME) ?? '',
		changes: eventsDocument(GAME, 'a') ?? '',
		pack,
		league,
		copy: await copyOf(league),
		submission: JSON.stringify(sent),
		sealed: await sealedBytes(sent, 1),
		key: (await writeKey(seedOf(1), PASSPHRASE, new Uint8Array(KEY_FILE_RANDOM_BYTES))) ?? '',
		answer: JSON.stringify(answer),
		answers: verdictsText([answer]).text,
		picture: Uint8Array.from(atob(PNG), (sign) => sign.charCodeAt(0)),
		nothing: '',
		archive: 'PK\u0003\u0004 and more',
		page: '<!doctype html><p>Not found</p>',
		link: `Look: ${(await armyLink(ARMY, 'https://example.org')) ?? ''}`
	} satisfies Record<string, string | Uint8Array<ArrayBuffer>>;
}

export type DoorKind = keyof Awaited<ReturnType<typeof doorFiles>>;
