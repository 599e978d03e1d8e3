import { documentDigest } from '$lib/army/format/digest';
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupHead, type BackupRecord } from './backup';
import { withDigest } from './backup-digest';
import { BACKUP_EXTENSION } from './file-types';

/** Yields a backup's text: the head, the records, and the end with their count, each record with its digest. */
export async function* writeBackup(
	{ build, createdAt }: Pick<BackupHead, 'build' | 'createdAt'>,
	records: AsyncIterable<BackupRecord> | Iterable<BackupRecord>
): AsyncGenerator<string> {
	const head = { format: BACKUP_FORMAT, version: BACKUP_VERSION, build, createdAt };
	yield `${JSON.stringify(head)}\n`;
	const digests = [documentDigest(head)];
	for await (const record of records) {
		const { text, digest } = withDigest(record);
		digests.push(digest);
		yield `${text}\n`;
	}
	const end = { record: 'end', records: digests.length - 1, all: documentDigest(digests) };
	yield `${withDigest(end).text}\n`;
}

/** Returns a file name that sorts by date; `day` is like `2026-11-21`. */
export function backupFileName(day: string): string {
	return `brikmuster-${day}${BACKUP_EXTENSION}`;
}
