import { describe, expect, it } from 'vitest';
import { documentDigest } from '$lib/army/format/digest';
import { decisionOn, playerFrom } from '$lib/league/decide';
import type { Submitted } from '$lib/league/entries/submissions';
import type { League } from '$lib/league/league-file';
import type { Submission } from '$lib/league/submission';
import { armyOf, idOf, JAN, league, OLA, player, submission } from '../../../../tests/setup/league';
import { sealedBytes } from '../../../../tests/setup/submissions';
import { Inbox, type Entry } from './inbox.svelte';
import type { Arrival } from './submission-intake';

const SEASON = '2026-1';
const PLAYERS: Readonly<Record<string, string>> = { [JAN]: 'P 01', [OLA]: 'P 02' };

function by(id: string, given: Partial<Submission> = {}): Submission {
	const player = { id, name: PLAYERS[id] ?? 'Nowy', category: 'senior' } as const;
	return submission({ player, ...given });
}

const plain = (document: unknown, name = 'a.brik') => new File([JSON.stringify(document)], name);
async function sealed(document: object, seed: number, name = 'a.brik'): Promise<File> {
	return new File([await sealedBytes(document, seed)], name);
}

function submittedBy({ reading, id, file }: Arrival, number: number | undefined): Submitted {
	const { player, meeting } = reading.submission;
	return {
		...{ digest: reading.digest, id, file, entries: [], sealKeys: [] },
		...{ player: player.id, meeting },
		receipt: number === undefined ? undefined : { day: '2026-03-06', number, entry: '' }
	};
}

/** What a league without keys knows. */
const knowing = (submissions: readonly Submitted[] = []) => ({
	...{ submissions, alarms: [], removedKeys: [] }
});

/** The files of decided submissions, which the league has. */
const files = new Map<string, unknown>();
const newInbox = () => new Inbox(() => Promise.resolve(files));

/** Adds files with receipts in the order of their arrival, after the ones before. */
async function take(inbox: Inbox, files: File[], of: League, before: Submitted[] = []) {
	const received = [...before];
	await inbox.takeFiles(files, of, (arrivals) => {
		for (const arrival of arrivals) received.push(submittedBy(arrival, received.length + 1));
	});
	await inbox.judge(of, SEASON, knowing(received));
	return received;
}

async function holding(files: File[], of: League = league()): Promise<Inbox> {
	const inbox = newInbox();
	await take(inbox, files, of);
	return inbox;
}

/** The league with the verdict of the rules recorded as decision on an entry. */
function decided(of: League, { id, file, verdict }: Entry, decidedOn = '2026-03-06'): League {
	files.set(verdict.digest, file);
	const named = documentDigest(file as object);
	const said = { decision: verdict.verdict, decidedOn };
	const decision = decisionOn(of, { id, file: named }, verdict, said);
	return { ...of, submissions: [...of.submissions, decision] };
}

function only(inbox: Inbox, of: League = league()): Entry {
	const [entry] = inbox.waiting(of);
	if (!entry) throw new Error('Nothing waits');
	return entry;
}

describe('incoming files', () => {
	it('are accepted as submissions or refused with a reason', async () => {
		const inbox = await holding([
			plain(by(JAN)),
			plain(armyOf(20)),
			new File(['{'], 'half.json'),
			new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], 'photo.brik'),
			new File([new Uint8Array(6_000_000)], 'huge.brik')
		]);
		expect(inbox.waiting(league())).toHaveLength(1);
		expect(inbox.refused.map(({ fileName, problem }) => [fileName, problem.code])).toEqual([
			['a.brik', 'otherKind'],
			['half.json', 'notJson'],
			['photo.brik', 'pictureFile'],
			['huge.brik', 'tooManyBytes']
		]);
		expect(inbox.intake).toMatchObject({ double: 0, decided: 0 });
	});

	it.each([
		'a.brik.txt',
		'a.json',
		'a.brikbackup',
		'a',
		'.brik',
		'photo.jpg',
		'a (1).bin',
		'Zażółć 😀.pdf',
		'a.BRIK',
		'a.brik.zip'
	])('are recognized by their content, not by the name %s', async (name) => {
		const sent = new File([await (await sealed(by(JAN), 1)).arrayBuffer()], name);
		const mail = (await sent.text()).replace(/.{76}/g, '$&\n> ');
		const inbox = await holding([sent, new File([`Hej!\n> ${mail}\nJan`], `2 ${name}`)]);
		expect(inbox.refused).toEqual([]);
		expect(inbox.intake).toMatchObject({ arrivals: [{ seal: { state: 'valid' } }], double: 1 });
	});

	it('may be pasted, several in one text', async () => {
		const inbox = newInbox();
		const text = `Hej!\n${JSON.stringify(by(JAN))}\n\n${JSON.stringify(by(OLA), null, '\t')}`;
		expect(inbox.takeText(text, (number) => `text ${number}`, league())).toBe(true);
		expect(inbox.takeText('Hej!', String, league())).toBe(false);
		await expect.poll(() => inbox.intake?.arrivals.length).toBe(2);
		await inbox.judge(league(), SEASON, knowing());
		expect(inbox.waiting(league()).map(({ fileName }) => fileName)).toEqual(['text 1', 'text 2']);
	});

	it('are deduplicated, but a different seal makes a different file', async () => {
		const inbox = await holding([plain(by(JAN), 'one.brik'), plain(by(JAN), 'two.brik')]);
		expect(inbox.intake).toMatchObject({ arrivals: [{}], double: 1 });
		await inbox.takeFiles([await sealed(by(JAN), 1)], league());
		expect(inbox.intake).toMatchObject({ arrivals: [{}], double: 0 });
	});

	it('that were decided already are counted and not added again', async () => {
		const first = await holding([plain(by(JAN))]);
		const then = decided(league(), only(first));
		expect(first.waiting(then)).toEqual([]);
		const later = await holding([plain(by(JAN), 'again.brik')], then);
		expect(later.intake).toMatchObject({ arrivals: [], decided: 1 });
		// Without the decision it is waiting again.
		expect(first.waiting(league())).toHaveLength(1);
	});
});

describe('two submissions of one player', () => {
	const early = by(JAN, { submittedAt: '2026-03-05T10:00:00Z' });
	const late = by(JAN, {
		submittedAt: '2026-03-05T10:00:00.500Z',
		armies: { A: armyOf(100) },
		claimed: { A: 100 }
	});
	const marks = (inbox: Inbox, of = league()) =>
		inbox.waiting(of).map(({ fileName, superseded }) => [fileName, superseded]);

	it('count by arrival, whatever the clocks of the players say', async () => {
		const inbox = await holding([plain(late, 'late.brik'), plain(early, 'early.brik')]);
		expect(marks(inbox)).toEqual([
			['late.brik', true],
			['early.brik', false]
		]);
	});

	it('count by their receipts; one without a receipt is pending', async () => {
		const inbox = await holding([plain(late, 'late.brik'), plain(early, 'early.brik')]);
		const [one, other] = inbox.intake?.arrivals ?? [];
		if (!one || !other) throw new Error('Nothing has arrived');
		await inbox.judge(league(), SEASON, knowing([submittedBy(other, 1), submittedBy(one, 2)]));
		expect(Object.fromEntries(marks(inbox))).toEqual({ 'late.brik': false, 'early.brik': true });
		await inbox.judge(
			league(),
			SEASON,
			knowing([submittedBy(other, 1), submittedBy(one, undefined)])
		);
		expect(Object.fromEntries(marks(inbox))).toEqual({ 'late.brik': false, 'early.brik': false });
	});

	it('ignore a later one with any error', async () => {
		const dear = by(JAN, { armies: { A: armyOf(100) }, claimed: { A: 1 } });
		const inbox = await holding([plain(early), plain(dear, 'dear.brik')]);
		expect(marks(inbox)[0]).toEqual(['a.brik', false]);
	});

	it('both count if they are for different meetings', async () => {
		const inbox = await holding([plain(early), plain({ ...late, meeting: null }, 'b.brik')]);
		expect(marks(inbox).map(([, superseded]) => superseded)).toEqual([false, false]);
	});

	it('ignore a later one with an invalid seal', async () => {
		const { seal } = only(await holding([await sealed(early, 1)])).verdict;
		if (seal.state === 'none') throw new Error('There is no seal');
		const of = league({
			players: [player(JAN, { publicKey: seal.publicKey }), player(OLA)]
		});
		const genuine = await sealed(early, 1, 'genuine.brik');
		const inbox = await holding([genuine, await sealed(late, 2, 'forged.brik')], of);
		expect(marks(inbox, of)[0]).toEqual(['genuine.brik', false]);
	});

	it('ignore an accepted one that came before', async () => {
		const inbox = newInbox();
		const before = await take(inbox, [plain(late)], league());
		const of = decided(league(), only(inbox));
		await take(inbox, [plain(early, 'early.brik')], of, before);
		expect(marks(inbox, of)).toEqual([['early.brik', false]]);
	});

	it('are for the age on the day of arrival, and a clock ahead is only reported', async () => {
		const born = '2010-03-10';
		const future = by(JAN, { meeting: null, submittedAt: '2031-03-05T10:00:00Z' });
		const of = league({
			players: league().players.map((one) => (one.id === JAN ? { ...one, born } : one))
		});
		const inbox = await holding([plain(future)], of);
		const { id, file, reading } = inbox.intake?.arrivals[0] ?? {};
		if (!id || !reading) throw new Error('Nothing has arrived');
		const submitted = {
			id,
			file,
			digest: reading.digest,
			entries: [],
			sealKeys: []
		};
		const on = async (day: string) => {
			const receipt = { day, number: 1, entry: '' };
			const received = { ...submitted, player: JAN, meeting: null, receipt };
			await inbox.judge(of, SEASON, knowing([received]));
			const { findings } = only(inbox, of).verdict;
			return findings.map(({ code, severity }) => `${code} ${severity}`);
		};
		expect(await on('2026-03-05')).toEqual(['CONSENT error', 'CLOCK warning']);
		expect(await on('2029-03-05')).toEqual(['CLOCK warning']);
	});
});

describe('judging against the league', () => {
	const stranger = by(idOf(3, 9));

	it('accepts a new player and key once the player is added', async () => {
		const inbox = await holding([await sealed(stranger, 1)]);
		const entry = only(inbox);
		expect(entry).toMatchObject({ key: { of: 'new' }, verdict: { reasons: ['PLAYER'] } });
		const of = league({ players: [...league().players, playerFrom(league(), entry.verdict)] });
		await inbox.judge(of, SEASON, knowing());
		expect(only(inbox, of)).toMatchObject({ key: { of: 'player' }, verdict: { reasons: [] } });
	});

	it('shows the changes since the last accepted submission', async () => {
		const of = decided(league(), only(await holding([plain(by(JAN))])));
		const next = by(JAN, { armies: { A: armyOf(148), B: armyOf(149) } });
		const entry = only(await holding([plain(next)], of), of);
		expect(entry.previous?.submission.armies.A).toEqual(armyOf(150));
		expect(entry.verdict.armies.map(({ changed }) => changed.length)).toEqual([1, 0]);
		expect(entry.verdict.changes.length).toBeGreaterThan(0);
	});

	it('does not compare with a file of another player', async () => {
		const one = decided(league(), only(await holding([plain(by(OLA))])));
		const of = { ...one, submissions: one.submissions.map((old) => ({ ...old, player: JAN })) };
		expect(only(await holding([plain(by(JAN))], of), of).previous).toBeUndefined();
	});

	it('rechecks a decided submission by the current regulation', async () => {
		const inbox = await holding([await sealed(by(JAN), 1)]);
		const of = decided(league(), only(inbox));
		const [decision] = of.submissions;
		if (!decision) throw new Error('Nothing is decided');
		const again = await newInbox().decided(of, SEASON, decision);
		expect(again).toMatchObject({
			id: decision.id,
			previous: undefined,
			verdict: { verdict: 'accept', seal: { state: 'valid' }, digest: decision.digest }
		});
		const stricter = {
			...of,
			regulation: { ...of.regulation, limits: { points: 140, speed: 10 } }
		};
		const rechecked = await inbox.decided(stricter, SEASON, decision);
		expect(rechecked?.verdict.reasons).toEqual(['LEAGUE_POINTS']);
		files.set(decision.digest, { format: 'brikmuster/submission' });
		expect(await newInbox().decided(of, SEASON, decision)).toBeUndefined();
	});
});
