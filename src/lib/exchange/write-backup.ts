import { BACKUP_FORMAT, BACKUP_VERSION, type BackupHead, type BackupRecord } from './backup';
import { BACKUP_EXTENSION } from './file-types';

function line(value: object): string {
	return `${JSON.stringify(value)}\n`;
}

/** A backup as text, piece by piece: head, records, and the end that tells how many there were. */
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

/** A file name that sorts by its day, told as `2026-11-21`. */
export function backupFileName(day: string): string {
	return `brikmuster-${day}${BACKUP_EXTENSION}`;
}
