import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPack } from '$lib/army/edits/pack-edits';
import { readPack } from '$lib/army/format/read-pack';
import { isSamePack } from '$lib/army/packs/same-pack';
import type { PackEdit } from '$lib/army/packs/pack-edit';
import * as edits from '$lib/army/packs/row-edits';
import { setPrefix } from '$lib/army/packs/set-prefix';
import { renamePack } from '$lib/army/packs/whole-edits';
import { newArmy } from '$lib/army/new-army';
import { seededFractions } from '$lib/dice/seeded-bits';
import { assess } from '$lib/rules/assessment/assess';
import type { GearItem, Rank } from '$lib/rules/choices';
import { rowsIn, type Pack } from '$lib/rules/packs/pack';
import { BrikmusterDatabase } from '$lib/store/database';
import { Packs } from '$lib/store/packs';
import kosmosFile from '../../../../tests/fixtures/packs/kosmos.brikpack?raw';
import { eventually } from '../../../../tests/setup/eventually';
import { knownPacks } from './known-packs.svelte';
import { OpenPack } from './open-pack.svelte';

const kosmos = JSON.parse(kosmosFile) as Pack;
const gatling = { table: 'gear', id: 'kas.gatling', name: 'Gatling' } as const;
const ends: (() => void)[] = [];
/** `VITE_PACK_EDITS=1000` for a long run, with `VITE_SEED` for another one. */
const EDITS = Number(import.meta.env.VITE_PACK_EDITS ?? 60);
const SEED = Number(import.meta.env.VITE_SEED ?? 49);
let name = '';

/** A connection to the database, as another window has it. */
function connect(): Packs {
	const database = new BrikmusterDatabase(name);
	ends.push(() => database.close());
	return new Packs(database, Date.now);
}

async function openWindow(): Promise<OpenPack> {
	const packs = await connect().drafts();
	const stored = await packs.get(kosmos.id);
	if (typeof stored !== 'object') throw new Error('No pack is stored');
	const steps = await packs.steps(kosmos.id, stored.revision);
	const open = new OpenPack(packs, stored, steps, (of) => `${of} (2)`);
	ends.push(open.connect());
	return open;
}

let packs: Packs;
beforeEach(async () => {
	name = `open-pack-${crypto.randomUUID()}`;
	packs = connect();
	await packs.keep(kosmos);
	knownPacks.open(() => Promise.resolve(packs));
	ends.push(knownPacks.watch());
	await eventually(() => expect(knownPacks.find(kosmos.id)).toBeDefined());
});
afterEach(() => {
	for (const end of ends.splice(0).toReversed()) end();
});

describe('a pack that is written', () => {
	it('stays apart from the edition in use until it is released, and is undone after a reload', async () => {
		const open = await openWindow();
		expect(open.changed).toBe(false);
		open.run(edits.setNumber(gatling, 'cost', 9));
		expect(open.pack.edition).toBe(kosmos.edition + 1);
		await open.settled();
		expect(knownPacks.find(kosmos.id)?.rows?.gear?.['kas.gatling']?.set?.cost).toBe(8);
		const again = await openWindow();
		expect(again.pack).toEqual(open.pack);
		again.undo();
		await again.settled();
		expect(again.changed).toBe(false);
		expect(await (await packs.drafts()).get(kosmos.id)).toMatchObject({ draft: undefined });
		again.redo();
		await again.release();
		await eventually(() => expect(knownPacks.find(kosmos.id)).toEqual(again.pack));
		expect(again.pack.edition).toBe(kosmos.edition + 1);
	});

	it('keeps the prefix of the edition in use when it is released', async () => {
		const open = await openWindow();
		open.run(setPrefix('zz'));
		open.run(edits.setNumber({ ...gatling, id: 'zz.gatling' }, 'cost', 9));
		expect(open.pack.rows?.gear).toHaveProperty(['zz.gatling', 'set', 'cost'], 9);
		await open.release();
		const { prefix, rows } = open.pack;
		expect(prefix).toBe(kosmos.prefix);
		expect(rows?.gear).toHaveProperty(['kas.gatling', 'set', 'cost'], 9);
	});

	it('keeps what does not fit its rulebook, and does not release it', async () => {
		const open = await openWindow();
		open.run(edits.setNumber(gatling, 'damage', 'three dice'));
		await expect(open.release()).rejects.toThrow();
		const again = await openWindow();
		expect(again.pack.rows?.gear?.['kas.gatling']?.set?.damage).toBe('three dice');
		expect(again.problems).toHaveLength(1);
		expect(knownPacks.find(kosmos.id)).toEqual(kosmos);
	});

	it('stays when another edition of it is imported', async () => {
		const open = await openWindow();
		open.run(edits.setNumber(gatling, 'cost', 9));
		await open.settled();
		await packs.keep({ ...kosmos, edition: 7, name: 'Kosmos 7' });
		expect(await (await packs.drafts()).get(kosmos.id)).toMatchObject({
			draft: { name: kosmos.name }
		});
		await eventually(() => expect(open.inUse?.edition).toBe(7));
		await open.release();
		await eventually(() => expect(open.inUse).toMatchObject({ edition: 8, name: kosmos.name }));
	});
});

/** An edit that leaves something of its own in the pack, at a place that later edits may take. */
interface Trace {
	readonly place: string;
	readonly value: string;
	readonly edit: PackEdit;
}

function random(seed: number) {
	const next = seededFractions(seed);
	return (most: number) => Math.floor(next() * most);
}

const LIKES = ['shield', 'shortHand', 'longRanged', 'bodyArmor', 'explosive'];

/** The number-th edit: of a number, a name, a text, the pack's name, or a new row. */
function traceOf(pick: (most: number) => number, pack: Pack, number: number): Trace {
	const rows = rowsIn(pack).filter(({ table }) => table === 'gear');
	const row = rows[pick(rows.length)] ?? {
		table: 'gear' as const,
		id: gatling.id,
		row: { like: '', rule: '' }
	};
	const place = { table: row.table, id: row.id, name: row.id };
	const text = `text ${number}`;
	switch (pick(6)) {
		case 0:
			return { place: 'name', value: text, edit: renamePack(text) };
		case 1:
			return { place: `name ${row.id}`, value: text, edit: edits.nameRow(place, 'pl', text) };
		case 2:
			return {
				place: `rule ${row.row.rule}`,
				value: text,
				edit: edits.writeRule(place, row.row.rule, 'en', text)
			};
		case 3: {
			const like = LIKES[pick(LIKES.length)] ?? 'shield';
			const { edit, id } = edits.addRow(pack, { table: 'gear', like, name: id_(number) });
			return { place: `row ${id}`, value: `"${id}":{"like"`, edit };
		}
		default: {
			const cost = number / 2;
			return {
				place: `cost ${row.id}`,
				value: `"cost":${cost}`,
				edit: edits.setNumber(place, 'cost', cost)
			};
		}
	}
}
const id_ = (number: number) => `row ${number}`;

describe('two windows', () => {
	it('lose no edit, and every army is priced as by a fresh reading', async () => {
		const count = EDITS;
		const pick = random(SEED);
		const windows = [await openWindow(), await openWindow()] as const;
		/** The last edit of each place by each window, in order. */
		const made: (Trace & { readonly window: number })[] = [];
		for (let number = 1; number <= count; number += 1) {
			const window = pick(2);
			const open = windows[window === 0 ? 0 : 1];
			const trace = traceOf(pick, open.pack, number);
			open.run(trace.edit);
			made.push({ ...trace, window });
			if (pick(4) === 0) await open.settled();
			if (pick(9) === 0) await windows[0].settled().then(() => windows[1].settled());
		}
		for (const open of [...windows, ...windows]) await open.settled();
		await eventually(() => expect(isSamePack(windows[0].pack, windows[1].pack)).toBe(true));

		const all = await storedDocuments();
		const lost = made.filter(({ place, value, window }, at) => {
			const later = made.slice(at + 1).some((other) => other.place === place);
			return !later && !all.some((text) => text.includes(value)) && window >= 0;
		});
		expect(lost.map(({ place, value }) => [place, value])).toEqual([]);
		for (const text of all) expectSamePrice(JSON.parse(text) as Pack);
	});
});

/** All packs in the database, those too that were kept apart. */
async function storedDocuments(): Promise<string[]> {
	const rows = await new Promise<readonly { readonly pack?: unknown; readonly draft?: unknown }[]>(
		(next, error) => packs.watchAll().subscribe({ next, error })
	);
	return rows.map(({ pack, draft }) => JSON.stringify(draft ?? pack));
}

/** An army with each row of a pack costs the same after its file was read again. */
function expectSamePrice(pack: Pack): void {
	const reading = readPack(JSON.parse(JSON.stringify(pack)));
	if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
	const units = rowsIn(pack).map(({ table, id }, at) => ({
		...({ kind: 'minifig', id: `u${at}`, name: id } as const),
		rank: (table === 'ranks' ? id : 'mercenary') as Rank,
		gear: table === 'gear' ? [{ item: id as GearItem, place: 'stowed' as const }] : []
	}));
	const army = { ...newArmy(pack.id, 'A', { profile: 'free' }), units };
	const priced = (of: Pack) => assess(addPack(of).apply(army));
	expect(priced(pack).total).toBe(priced(reading.pack).total);
	expect(priced(pack).violations.filter(({ code }) => code === 'PACK_ROW')).toEqual([]);
}
