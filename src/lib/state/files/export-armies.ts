import { version } from '$app/environment';
import { downloadBlob } from '$lib/browser/files';
import { BACKUP_EXTENSION, BACKUP_TYPE } from '$lib/exchange/file-types';
import { fileNameOf } from '$lib/exchange/write-brik';
import { writeBackup } from '$lib/exchange/write-backup';
import type { Army } from '$lib/rules/choices';
import type { LazyStores } from '$lib/store';
import { armyRecords } from '../backup/backup-records';

/** Downloads some stored armies as one file, a backup that has nothing else. */
export async function exportArmies(
	{ backups }: LazyStores,
	armies: readonly Army[],
	name: string
): Promise<void> {
	const texts: string[] = [];
	const head = { build: version, createdAt: Date.now() };
	for await (const text of writeBackup(head, armyRecords(backups, armies))) texts.push(text);
	downloadBlob(fileNameOf(name, BACKUP_EXTENSION), new Blob(texts, { type: BACKUP_TYPE }));
}
