import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchBetween } from '$lib/document/patch';
import { conflictsWith, patched } from '$lib/document/patched';
import { cases } from '../../../../tests/setup/cases';
import { mergedState, type VersionKind } from './merge';
import { reconcile, withApplied } from './reconcile';
import {
	ancestryOf,
	headsOf,
	newTrack,
	withNamed,
	withoutDocuments,
	withVersions,
	type Track
} from './track';
import { versionDigest, type Content, type Version } from './version';

type Fields = Record<string, unknown>;

/** Documents with fields: two changes of one field contradict each other. */
const kind: VersionKind = {
	merge(base, ours, theirs) {
		if (base === undefined) return undefined;
		const patch = patchBetween(base as Fields, ours as Fields, []);
		return conflictsWith(theirs as Fields, patch).length === 0
			? patched(theirs as Fields, patch)
			: undefined;
	},
	copy: (document, id) => ({ ...(document as Fields), id })
};

const version = (parents: readonly Version[], base: Content, document: Content): Version => ({
	kind: 'version',
	of: 'thing',
	id: 'a',
	parents: parents.map(versionDigest).sort(),
	by: 'one',
	base,
	document
});

const trackOf = (...versions: Version[]) => withVersions(newTrack('thing', 'a'), versions);

const first = version([], null, { name: 'Knights', size: 1 });
const renamed = version([first], first.document, { name: 'Dragons', size: 1 });
const resized = version([first], first.document, { name: 'Knights', size: 2 });
const otherName = version([first], first.document, { name: 'Goblins', size: 1 });

describe('the merged state of a document', () => {
	it('is the only newest version, or has the changes of all', () => {
		expect(mergedState(trackOf(first, renamed), kind).document).toEqual(renamed.document);
		const { document, copies } = mergedState(trackOf(first, renamed, resized), kind);
		expect(document).toEqual({ name: 'Dragons', size: 2 });
		expect(copies).toEqual([]);
	});

	it('keeps a contradicting version under an id made of its digest', () => {
		const { document, copies } = mergedState(trackOf(renamed, otherName, first), kind);
		const [kept, copied] =
			versionDigest(renamed) < versionDigest(otherName)
				? [renamed, otherName]
				: [otherName, renamed];
		expect(document).toEqual(kept.document);
		expect(copies).toHaveLength(1);
		expect(copies[0]?.document).toEqual({ ...(copied.document as Fields), id: copies[0]?.id });
		expect(copies[0]?.id).toMatch(
			/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/
		);
	});

	it('keeps both of two documents that have nothing in common but the id', () => {
		const other = version([], null, { name: 'Knights', size: 9 });
		expect(mergedState(trackOf(first, other), kind).copies).toHaveLength(1);
	});

	it('prefers a change to a deletion, and a deletion to an unchanged document', () => {
		const removed = version([first], first.document, null);
		expect(mergedState(trackOf(first, removed, renamed), kind).document).toEqual(renamed.document);
		const touched = version([first], first.document, first.document);
		expect(mergedState(trackOf(first, removed, touched), kind).document).toBeNull();
	});

	it('is one again after a change that grew from all newest versions', () => {
		const decided = version([renamed, otherName], renamed.document, { name: 'Elves', size: 1 });
		const { document, copies, heads } = mergedState(
			trackOf(first, renamed, otherName, decided),
			kind
		);
		expect([document, copies, heads.length]).toEqual([decided.document, [], 1]);
	});
});

describe('a version whose parents a snapshot covers', () => {
	const later = version([resized], resized.document, { name: 'Knights', size: 3 });
	const offline = version([first], first.document, { name: 'Dragons', size: 1 });
	const { covered } = ancestryOf(trackOf(first, resized, later));

	it('merges on a device that had them', () => {
		const digests = new Set(covered.map(([digest]) => digest));
		const track = withoutDocuments(trackOf(first, resized, later), digests);
		expect([...track.versions.keys()]).toEqual([versionDigest(later)]);
		const { document, copies } = mergedState(withVersions(track, [offline]), kind);
		expect([document, copies]).toEqual([{ name: 'Dragons', size: 3 }, []]);
	});

	it('merges on a device that has only the snapshot, whatever arrives first', () => {
		const early = withNamed(trackOf(offline, later), covered);
		const late = withVersions(withNamed(newTrack('thing', 'a'), covered), [later, offline]);
		for (const track of [early, late])
			expect(mergedState(track, kind).document).toEqual({ name: 'Dragons', size: 3 });
	});

	it('is ignored when it is covered itself', () => {
		const track = withNamed(trackOf(later), covered);
		expect(headsOf(withVersions(track, [first, resized]))).toEqual([versionDigest(later)]);
	});

	it('keeps its document until a later one is here', () => {
		const named = withNamed(trackOf(first, resized), covered);
		const digests = new Set(covered.map(([digest]) => digest));
		for (const track of [named, withoutDocuments(named, digests)])
			expect(mergedState(track, kind).document).toEqual(resized.document);
	});

	it('names the parents of the newest versions, however many others there are', () => {
		const names = Array.from({ length: 300 }, (_, number): [string, string[]] => [
			number.toString(16).padStart(32, '0'),
			[]
		]);
		const track = withNamed(withNamed(trackOf(later, offline), covered), names);
		const named = ancestryOf(track).covered.map(([digest]) => digest);
		expect(named).toHaveLength(100);
		expect(named).toEqual(expect.arrayContaining([first, resized].map(versionDigest)));
	});
});

describe('a device that meets a room', () => {
	const track = trackOf(first, renamed);

	it('adds no version for a document that the room has, or had', () => {
		for (const document of [renamed.document, first.document]) {
			const { made, state } = reconcile(track, document, 'one', kind) ?? {};
			expect([made, state?.document]).toEqual([undefined, renamed.document]);
		}
	});

	it('keeps another document of the same id beside it', () => {
		const { made, state } =
			reconcile(trackOf(first), { name: 'Trolls', size: 1 }, 'one', kind) ?? {};
		expect(made?.parents).toEqual([]);
		expect(state?.copies).toHaveLength(1);
	});

	it('changes nothing while its own document grew from something that is missing', () => {
		expect(reconcile(trackOf(renamed), renamed.document, 'one', kind)).toBeUndefined();
	});
});

/** A device: its documents, and what it knows of their versions. */
class Device {
	constructor(readonly by: string) {}
	readonly stored = new Map<string, Content>();
	readonly tracks = new Map<string, Track>();
	/** Everything that this device has, as the room would. */
	readonly seen = new Map<string, Version>();

	edit(id: string, field: string, value: number): void {
		const before = (this.stored.get(id) ?? { id }) as Fields;
		this.stored.set(id, value === 0 ? null : { ...before, [field]: value });
	}

	receive(versions: readonly Version[]): void {
		const ids = new Set([...this.stored.keys(), ...versions.map(({ id }) => id)]);
		for (const id of ids)
			this.#take(
				id,
				versions.filter((one) => one.id === id)
			);
	}

	#take(id: string, arriving: readonly Version[]): void {
		const track = withVersions(this.tracks.get(id) ?? newTrack('thing', id), arriving);
		for (const one of arriving) this.seen.set(versionDigest(one), one);
		this.tracks.set(id, track);
		const reconciled = reconcile(track, this.stored.get(id) ?? null, this.by, kind);
		if (!reconciled) return;
		const { track: next, made, state } = reconciled;
		if (made) this.seen.set(versionDigest(made), made);
		this.tracks.set(id, withApplied(next, state));
		this.stored.set(id, state.document);
		for (const copy of state.copies)
			if (!this.tracks.has(copy.id) && !this.stored.has(copy.id))
				this.stored.set(copy.id, copy.document);
	}

	get documents(): object {
		return Object.fromEntries([...this.stored].filter(([, content]) => content !== null).sort());
	}
}

/** Gives everybody everything until nobody has anything new. */
function settle(devices: readonly Device[], order: (versions: Version[]) => Version[]): void {
	const count = () => devices.reduce((sum, { seen }) => sum + seen.size, 0);
	for (let before = -1; before !== count();) {
		before = count();
		const all = new Map(devices.flatMap(({ seen }) => [...seen]));
		for (const device of devices) {
			const lacking = [...all].filter(([digest]) => !device.seen.has(digest));
			for (const one of order(lacking.map(([, version]) => version))) device.receive([one]);
			device.receive([]);
		}
	}
}

const device = fc.nat(2);
const passing = fc.oneof(
	fc.record({ act: fc.constant('pass' as const), from: device, to: device, share: fc.nat(4) }),
	fc.record({ act: fc.constant('look' as const), device })
);
interface Editing {
	readonly act: 'edit';
	readonly device: number;
	readonly id: string;
	readonly field: string;
	readonly value: number;
}
const editing: fc.Arbitrary<Editing> = fc.record({
	act: fc.constant('edit' as const),
	device,
	id: fc.constantFrom('a', 'b'),
	field: fc.constantFrom('x', 'y', 'z'),
	value: fc.nat(3)
});
/** Nobody deletes, and each device changes a field of its own. */
const ownEditing = editing.map((edit) => ({
	...edit,
	field: `of ${edit.device}`,
	value: edit.value + 1
}));

type Step = Editing | (typeof passing extends fc.Arbitrary<infer T> ? T : never);

function run(devices: readonly Device[], steps: readonly Step[]): void {
	for (const one of steps) {
		if (one.act === 'edit') devices[one.device]?.edit(one.id, one.field, one.value);
		else if (one.act === 'look') devices[one.device]?.receive([]);
		else {
			const known = [...(devices[one.from]?.seen.values() ?? [])];
			devices[one.to]?.receive(known.filter((_, at) => at % (one.share + 1) === 0));
		}
	}
}

const threeDevices = () => [new Device('one'), new Device('two'), new Device('three')] as const;

const backwards = fc.boolean();
const ordered = (isBackwards: boolean) => (versions: Version[]) =>
	isBackwards ? versions.reverse() : versions;

describe('devices that exchange versions in any order and grouping', () => {
	it('end with the same documents', () => {
		const steps = fc.array(fc.oneof(editing, passing), { maxLength: 30 });
		fc.assert(
			fc.property(steps, backwards, (taken, isBackwards) => {
				const devices = threeDevices();
				run(devices, taken);
				settle(devices, ordered(isBackwards));
				expect(devices[1].documents).toEqual(devices[0].documents);
				expect(devices[2].documents).toEqual(devices[0].documents);
			}),
			{ numRuns: cases(60, 'ORDERS') }
		);
	});

	it('lose no edit and make no copy where none contradicts another', () => {
		const steps = fc.array(fc.oneof(ownEditing, passing), { maxLength: 30 });
		fc.assert(
			fc.property(steps, backwards, (taken, isBackwards) => {
				const devices = threeDevices();
				// The documents are everywhere before anybody changes them.
				devices[0].edit('a', 'size', 1);
				devices[0].edit('b', 'size', 1);
				settle(devices, ordered(false));
				const expected: Record<string, Fields> = {
					a: { id: 'a', size: 1 },
					b: { id: 'b', size: 1 }
				};
				for (const one of taken) {
					run(devices, [one]);
					if (one.act !== 'edit') continue;
					expected[one.id] = { ...expected[one.id], [one.field]: one.value };
					// Most edits are a version of their own.
					if (one.value > 1) devices[one.device]?.receive([]);
					const own = devices[one.device]?.stored.get(one.id);
					expect(own).toMatchObject({ [one.field]: one.value });
				}
				settle(devices, ordered(isBackwards));
				for (const { documents } of devices) expect(documents).toEqual(expected);
			}),
			{ numRuns: cases(200, 'ORDERS') }
		);
	});
});
