import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as Y from 'yjs';
import { root } from '../setup/run.mjs';
import { slimYjs } from '../setup/slim-rooms.mjs';

/** Where Yjs notes that it was loaded, to warn of a second copy. */
const LOADED = '__ $YJS$ __';

let slim: typeof Y;

/** The library as the worker of a room has it. */
beforeAll(async () => {
	const folder = join(root, 'node_modules/.cache/brikmuster');
	mkdirSync(folder, { recursive: true });
	const path = join(folder, 'slim-yjs.mjs');
	writeFileSync(path, slimYjs(readFileSync(join(root, 'node_modules/yjs/dist/yjs.mjs'), 'utf8')));
	Reflect.deleteProperty(globalThis, LOADED);
	slim = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as typeof Y;
});
afterAll(() => void Reflect.set(globalThis, LOADED, true));

const entriesOf = (document: Y.Doc) => document.getMap<Uint8Array>('entries');

/** The updates of three whole documents, each of which adds entries and deletes some again. */
function updatesOf(adds: readonly number[]): Uint8Array[] {
	const updates: Uint8Array[] = [];
	const documents = [1, 2, 3].map(() => new Y.Doc());
	for (const document of documents) document.on('update', (update) => updates.push(update));
	for (const [index, add] of adds.entries()) {
		const entries = entriesOf(documents[index % 3] as Y.Doc);
		const [oldest] = entries.keys();
		if (add === 0 && oldest !== undefined) entries.delete(oldest);
		else entries.set(`entry ${index}`, new Uint8Array(add));
	}
	return updates;
}

it('agrees with the whole library, whatever the order in which updates arrive, also from one another', () => {
	const adds = fc.array(fc.nat(30), { minLength: 3, maxLength: 30 });
	const seeds = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }));
	fc.assert(
		fc.property(adds, seeds, fc.nat(30), (sizes, chance, cut) => {
			const updates = updatesOf(sizes);
			const order = updates.map((update) => [chance.next().value as number, update] as const);
			const mixed = order.sort(([one], [other]) => one - other).map(([, update]) => update);
			const [worker, whole] = [new slim.Doc(), new Y.Doc()];
			for (const update of mixed.slice(0, cut)) slim.applyUpdate(worker, update);
			// What still waits for other updates goes along.
			Y.applyUpdate(whole, slim.encodeStateAsUpdate(worker));
			for (const update of mixed.slice(cut)) Y.applyUpdate(whole, update);
			slim.applyUpdate(worker, Y.encodeStateAsUpdate(whole, slim.encodeStateVector(worker)));
			const expected = new Y.Doc();
			for (const update of updates) Y.applyUpdate(expected, update);
			const all = entriesOf(expected).toJSON();
			expect(entriesOf(whole).toJSON()).toEqual(all);
			expect(entriesOf(worker as unknown as Y.Doc).toJSON()).toEqual(all);
		})
	);
});
