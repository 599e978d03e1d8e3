import { seal } from '$lib/exchange/seal';
import type { Submission } from '$lib/league/submission';
import type { Army, Creation } from '$lib/rules/choices';
import { armyOf, idOf, seedOf, submission } from './league';

/** A file as sent by a player, with the expected result. */
export interface SentFile {
	readonly name: string;
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** Its player; undefined for a file that is no submission. */
	readonly player?: string;
	/** Expected reason codes after all players are registered. */
	readonly reasons: readonly string[];
}

interface To {
	readonly league: string;
	readonly season: string;
}

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const HORSE: Creation = {
	kind: 'creation',
	id: 'u2',
	name: 'Rakieta',
	form: 'vehicle',
	size: 2,
	propulsion: [{ mode: 'ground', speed: 12 }]
};

/** Returns the bytes of a submission, sealed with a seed's key. */
export async function sealedBytes(
	document: object,
	seed: number
): Promise<Uint8Array<ArrayBuffer>> {
	const bytes = await seal(document, seedOf(seed));
	if (!bytes) throw new Error('No canonical form');
	return bytes;
}

/** Returns the submission of the player with a number. */
export function submissionBy(
	number: number,
	{ league, season }: To,
	given: Partial<Submission> = {}
): Submission {
	const name = `Gracz ${String(number).padStart(2, '0')}`;
	const player = { id: idOf(3, 100 + number), name, category: 'senior' } as const;
	const armyBy = (points: number) => armyOf(points, { id: idOf(1000 + number, points) });
	const armies = { A: armyBy(150), B: armyBy(149) };
	return submission({ league, season, meeting: null, player, armies, ...given });
}

/** Replaces one character of the signature. */
function broken(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
	const text = new TextDecoder().decode(bytes);
	const change = (_: string, start: string, sign: string) => `${start}${sign === 'A' ? 'B' : 'A'}`;
	return new TextEncoder().encode(text.replace(/("signature":")(.)/, change));
}

/** Faulty submissions with the reasons that a referee must find. */
const FAULTS: readonly [string, Partial<Submission>, readonly string[]][] = [
	['over', { armies: { A: armyOf(152) } }, ['LEAGUE_POINTS']],
	['fast', { armies: { A: armyOf(40, { units: [HORSE] }) } }, ['LEAGUE_SPEED']],
	['lying', { claimed: { A: 100, B: 149 } }, ['CLAIM']],
	['careless', { attestations: {} }, ['ATTESTATION']],
	['stray', { league: idOf(1, 99) }, ['ADDRESS']],
	['later', { rulebookDigest: `sha256:${'0'.repeat(64)}` }, ['DIGEST']],
	[
		'many',
		{
			armies: { A: armyOf(60), B: armyOf(61), C: armyOf(62) } as { A: Army },
			claimed: { A: 60, B: 61 }
		},
		['ARMY_COUNT']
	]
];

/** Returns thirty files for a league: most legal, each fault once, three that are no submissions. */
export async function thirtyFiles(to: To): Promise<SentFile[]> {
	const sent: SentFile[] = [];
	const add = async (name: string, document: Submission, reasons: readonly string[]) => {
		const bytes = await sealedBytes(document, sent.length);
		sent.push({ name: `${name}.brik`, bytes, player: document.player.name, reasons });
	};
	for (let number = 1; number <= 19; number += 1) {
		await add(`legal-${number}`, submissionBy(number, to), []);
	}
	for (const [index, [name, given, reasons]] of FAULTS.entries()) {
		await add(name, submissionBy(20 + index, to, given), reasons);
	}
	const forged = submissionBy(27, to);
	const bytes = broken(await sealedBytes(forged, 27));
	sent.push({ name: 'forged.brik', bytes, player: forged.player.name, reasons: ['SEAL'] });
	sent.push({ name: 'army.brik', bytes: encode(armyOf(20)), reasons: [] });
	sent.push({ name: 'half.json', bytes: encode(armyOf(20)).slice(0, 40), reasons: [] });
	sent.push({ name: 'photo.png', bytes: Uint8Array.of(137, 80, 78, 71), reasons: [] });
	return sent;
}
