import { BACKUP_FORMAT, BACKUP_VERSION, type BackupHead, type BackupRecord } from './backup';
import { BACKUP_EXTENSION } from './file-types';

function line(value: object): string {
	return `${JSON.stringify(value)}\n`;
}

/** Yields a backup's text: the head, the records, and the end with their count. */
export async function* writeBackup(
	{ build, createdAt }: Pick<BackupHead, 'build' | 'createdAt'>,
	records: AsyncIterable<BackupRecord> | Iterable<BackupRecord>
): AsyncGenerator<string> {
	yield line({ format: BACKUP_FORMAT, version: BACKUP_VERSION, build, createdAt });
	let written = 0;
	for await (const record of records) {
		written += 1;
		yield line(record);
	}
	yield line({ record: 'end', records: written });
}

/** Returns a file name that sorts by date; `day` is like `2026-11-21`. */
export function backupFileName(day: string): string {
	return `brikmuster-${day}${BACKUP_EXTENSION}`;
}
