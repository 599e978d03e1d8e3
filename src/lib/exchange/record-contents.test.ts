import { expect, it } from 'vitest';
import { packOf } from '../../../tests/setup/packs';
import { setNumber } from '$lib/army/packs/row-edits';
import { canBeReadAgain } from './record-contents';

it('reads a pack, what is being written in it, or both, also where it does not fit its rulebook yet', () => {
	const pack = packOf('kosmos');
	const gatling = { table: 'gear', id: 'kas.gatling', name: 'Gatling' } as const;
	const draft = setNumber(gatling, 'cost', 'a lot').apply(pack);
	const record = { record: 'pack', id: pack.id, savedAt: 1 } as const;
	expect(canBeReadAgain({ ...record, pack, draft })).toBe(true);
	expect(canBeReadAgain({ ...record, draft })).toBe(true);
	expect(canBeReadAgain(record)).toBe(false);
	expect(canBeReadAgain({ ...record, pack, draft: { ...draft, id: 'other' } })).toBe(false);
	expect(canBeReadAgain({ ...record, pack, draft: { ...draft, rows: 7 } })).toBe(false);
});
