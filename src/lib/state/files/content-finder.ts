import { pointer } from '$lib/army/format/problem';
import { readBytes } from '$lib/browser/files';
import type { BrikReading } from '$lib/exchange/brik';
import type { Army } from '$lib/rules/choices';
import type { Armies } from '$lib/store';
import { locale } from '../app/locale.svelte';
import { isNothing, type Found, type Offer, type OfferedArmy } from './found';
import type { PastedTexts } from './pasted-texts';

/** Whether a text begins like a document: then it is damaged, and no message with one in it. */
const isObject = (bytes: Uint8Array) =>
	/^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 100)));

/** Re-encodes the photos of a foreign file; a file with an invalid photo is refused. */
async function withOwnPhotos(reading: BrikReading): Promise<BrikReading> {
	if (!reading.ok || !reading.army.photos) return reading;
	const { withRepaintedPhotos } = await import('$lib/army/photos/photos');
	const { reencoded } = await import('$lib/browser/bitmaps');
	const repainting = await withRepaintedPhotos(reading.army, reencoded);
	if (repainting.ok) return repainting;
	const path = pointer(['photos', repainting.photo]);
	return { ok: false, problem: { code: 'malformed', path } };
}

/** A file of a league, a game or a pack; undefined if it is neither. */
async function otherOffer(fileName: string, bytes: Uint8Array): Promise<Offer | undefined> {
	const { readLeagueDocument } = await import('../league/league-document');
	const leagueDocument = readLeagueDocument(bytes);
	if (leagueDocument) return { fileName, leagueDocument };
	const { readGameDocument } = await import('../game/game-files');
	const gameDocument = readGameDocument(bytes);
	if (gameDocument) return { fileName, gameDocument };
	const { isPackFile, readPackFile } = await import('$lib/exchange/pack-file');
	return isPackFile(bytes) ? { fileName, packFile: readPackFile(bytes) } : undefined;
}

/** Finds what is in files and texts, by their content. */
export class ContentFinder {
	readonly #armies: Armies;
	#texts: PastedTexts | undefined;

	constructor(armies: Armies) {
		this.#armies = armies;
	}

	/** Reads a file by its content, except for a large league. */
	async find(file: File): Promise<Found> {
		const [{ isBackup }, { isLeagueStream }, { foreignKind, START_BYTES }] = await Promise.all([
			import('$lib/exchange/read-backup'),
			import('$lib/exchange/league-stream'),
			import('$lib/exchange/foreign-kind')
		]);
		const start = await readBytes(file, START_BYTES);
		if (isBackup(start)) return { backup: file };
		if (isLeagueStream(start)) return { large: file };
		const text = foreignKind(start) === 'pictureFile' ? await this.#codeIn(file) : undefined;
		return text === undefined ? this.#findInSmall(file) : this.findInText(text, file.name);
	}

	/** The text of the QR code in a picture. */
	async #codeIn(picture: File): Promise<string | undefined> {
		const { codeInPhoto } = await import('../two-phones/code-scanning.svelte');
		return codeInPhoto(picture).catch(() => undefined);
	}

	async #findInSmall(file: File): Promise<Found> {
		const { readBrik, MAXIMUM_BYTES } = await import('$lib/exchange/brik');
		const fileName = file.name;
		const bytes = await readBytes(file, MAXIMUM_BYTES);
		const reading = await withOwnPhotos(readBrik(bytes));
		if (reading.ok) return this.#offerOf(fileName, [reading.army]);
		const { code } = reading.problem;
		if (code === 'linkText' || (code === 'notJson' && !isObject(bytes))) {
			const found = await this.findInText(new TextDecoder().decode(bytes), fileName);
			if (!isNothing(found)) return found;
		}
		await locale.load('problems');
		const offer = (await otherOffer(fileName, bytes)) ?? { fileName, problem: reading.problem };
		return { offer };
	}

	async #offerOf(fileName: string, armies: readonly Army[]): Promise<Found> {
		const offered: OfferedArmy[] = [];
		for (const army of armies) {
			offered.push({ army, known: (await this.#armies.get(army.id)) !== undefined });
		}
		return { offer: { fileName, armies: offered, refused: [] } };
	}

	/** Reads a text: armies, an invitation, or a file in a message. Codes of which some are missing wait for the next one. */
	async findInText(text: string, fileName: string): Promise<Found> {
		const [{ PastedTexts }, { isInvitation, linkedPage }, { documentsIn }] = await Promise.all([
			import('./pasted-texts'),
			import('./linked-page'),
			import('$lib/exchange/documents-in')
		]);
		const reading = (this.#texts ??= new PastedTexts()).read(text);
		if (reading.ok) {
			const [pack] = reading.packs;
			// Armies with a pack beside them carry what they use of it.
			if (reading.armies.length > 0 || !pack) return this.#offerOf(fileName, reading.armies);
			return { offer: { fileName, packFile: { ok: true, pack } } };
		}
		const page = linkedPage(text);
		if (page) return { page };
		const { problem } = reading;
		if (problem.code !== 'notALink') return { problem };
		if (isInvitation(text)) return { problem: { code: 'damagedInvitation', path: '' } };
		const [document] = documentsIn(text, 1);
		return document === undefined ? { problem } : this.find(new File([document], fileName));
	}
}
