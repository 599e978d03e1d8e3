export const BRIK_TYPE = 'application/vnd.brikmuster+json';
export const BRIK_EXTENSION = '.brik';
export const PACK_EXTENSION = '.brikpack';
export const BACKUP_TYPE = 'application/vnd.brikmuster-backup+jsonl';
export const BACKUP_EXTENSION = '.brikbackup';
