import { beforeEach, describe, expect, it, vi } from 'vitest';

const settings = new Map<string, string>();
vi.mock('$lib/browser/settings', () => ({
	readSetting: (key: string) => settings.get(key) ?? null,
	writeSetting: (key: string, value: string) => settings.set(key, value)
}));
const { backupIsDue, markOf, noteBackup } = await import('./backup-due');

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const id = 'abcdef01-0000-4000-8000-000000000001';
const army = (revision: number, savedAt = NOW) => ({ id, revision, savedAt });

beforeEach(() => settings.clear());

describe('a backup', () => {
	it.each([0, 40, -40])(
		'made while the clock was %i days off is due when a week has changed',
		(off) => {
			noteBackup(NOW + off * DAY, markOf(army(3)));
			const later = NOW + 8 * DAY;
			expect(backupIsDue([army(3)], later)).toBe(false);
			expect(backupIsDue([army(4)], later)).toBe(true);
			// A change saved with an earlier time counts too.
			expect(backupIsDue([army(4, NOW - 50 * DAY)], later)).toBe(true);
		}
	);

	it('is not due a day after it was made', () => {
		noteBackup(NOW, markOf(army(3)));
		expect(backupIsDue([army(9)], NOW + DAY)).toBe(false);
	});

	it.each([40, -40])('that was never made is due for edits saved %i days off', (off) => {
		expect(backupIsDue([army(2, NOW + off * DAY)], NOW)).toBe(true);
		expect(backupIsDue([army(1, NOW + off * DAY)], NOW)).toBe(false);
	});
});
