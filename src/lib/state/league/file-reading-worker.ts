import { BrikmusterDatabase } from '$lib/store/database';
import { Leagues } from '$lib/store/leagues';
import { readingOf, type CheckedPart, type FileReport } from './file-reading';

/** Milliseconds between two messages, so that the page has little to do for each. */
const PAUSE = 30;

const send = (report: FileReport) => globalThis.postMessage(report);

/** A file, and the database that its league is compared with. */
export interface ReadingOrder {
	readonly file: Blob;
	readonly database: string;
}

/** Reports of one file; parts and progress are sent together. */
async function read({ file, database }: ReadingOrder): Promise<void> {
	let [parts, share, sent]: [CheckedPart[], number, number] = [[], 0, performance.now()];
	const flush = () => {
		if (parts.length > 0) send({ kind: 'parts', parts });
		send({ kind: 'progress', share });
		[parts, sent] = [[], performance.now()];
	};
	const leagues = new Leagues(new BrikmusterDatabase(database), Date.now);
	for await (const report of readingOf(file, leagues)) {
		if (report.kind === 'parts') parts.push(...report.parts);
		else if (report.kind === 'progress') share = report.share;
		else {
			flush();
			send(report);
		}
		if (performance.now() - sent >= PAUSE) flush();
	}
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ReadingOrder>) => {
	read(data).catch((error: unknown) => {
		// Ends the reading in the page, which says that the file could not be read.
		setTimeout(() => {
			throw error;
		});
	});
});
