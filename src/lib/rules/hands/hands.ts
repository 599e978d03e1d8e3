import type { Army, Creation, Gear, GearItem, Minifig, Place } from '../choices';
import { fixedBayonets } from './bayonets';
import type { RuleId } from '../citations';
import type { GripClass } from '../items/gear';
import { EMPTY_GRIP, gripClass, gripVerdict, handsNeeded, withItem, type Grip } from './grip';
import { countOf, handsOf, isMounted, placeOf } from '../terms';
import type { Findings, RepairStep, ViolationParams } from '../violation';

/** Pieces of a gear entry in hand. */
interface HeldEntry {
	readonly index: number;
	readonly gear: Gear;
	readonly held: GripClass;
	readonly pieces: number;
}

function heldEntries(gear: readonly Gear[], mounted: boolean): HeldEntry[] {
	const bayonets = fixedBayonets(gear);
	const entries: HeldEntry[] = [];
	for (let index = 0; index < gear.length; index += 1) {
		const entry = gear[index] as Gear;
		const held = gripClass(entry, mounted);
		const pieces = countOf(entry) - (bayonets[index] ?? 0);
		if (!held || placeOf(entry) === 'stowed' || pieces === 0) continue;
		entries.push({ index, gear: entry, held, pieces });
	}
	return entries;
}

function gripOf(entries: readonly HeldEntry[]): Grip {
	const grip = { ...EMPTY_GRIP };
	for (const { held, pieces } of entries) grip[held] += pieces;
	return grip;
}

/** Hands that hold something; what is stowed needs none (PL-WPN-20). */
export function handsInUse({ gear = [] }: Minifig | Creation, mounted: boolean): number {
	return handsNeeded(gripOf(heldEntries(gear, mounted)));
}

/** Repair steps that keep what fits in hand, in list order, and stow the rest. */
function stowTheRest(entries: readonly HeldEntry[], hands: number): RepairStep[] {
	let kept = EMPTY_GRIP;
	const steps: RepairStep[] = [];
	for (const { index, gear, held, pieces } of entries) {
		let fitting = 0;
		while (fitting < pieces && gripVerdict(withItem(kept, held, fitting + 1), hands) === 'legal') {
			fitting += 1;
		}
		kept = withItem(kept, held, fitting);
		if (fitting < pieces) {
			steps.push({ kind: 'stow', gear: index, item: gear.item, count: pieces - fitting });
		}
	}
	return steps;
}

/** Repair steps that stow items until the grip is legal. */
export function stowSteps(gear: readonly Gear[], mounted: boolean, hands: number): RepairStep[] {
	return stowTheRest(heldEntries(gear, mounted), hands);
}

/** Where a new item goes: to a hand, or stowed if the hands cannot hold it beside what they hold (PL-WPN-20). */
export function freePlace(army: Army, unit: Minifig | Creation, item: GearItem): Place {
	const { gear = [] } = unit;
	const mounted = isMounted(army, unit);
	if (unit.kind === 'creation' && !unit.brain) return 'hand';
	const toStow = (held: readonly Gear[]) =>
		stowSteps(held, mounted, handsOf(unit)).reduce(
			(sum, step) => sum + (step.kind === 'stow' ? step.count : 0),
			0
		);
	return toStow([...gear, { item }]) > toStow(gear) ? 'stowed' : 'hand';
}

interface Piece {
	readonly item: GearItem;
	readonly held: GripClass;
}

/** Whether two items must not be held in a pair; with `warned`, only the doubtful pair of a rider counts. */
function clashes(restricted: Piece, other: Piece, warned: boolean): boolean {
	if (warned) return restricted.held === 'lance' && other.held === 'short';
	if (restricted.held !== 'heavy' && restricted.held !== 'lance') return false;
	return other.held !== 'shield' && !(restricted.held === 'lance' && other.held === 'short');
}

/** The two items that a violation names. */
function clash(entries: readonly HeldEntry[], warned: boolean): [GearItem, GearItem] | undefined {
	const pieces = entries.flatMap(({ gear, held, pieces: count }): Piece[] =>
		Array.from({ length: Math.min(2, count) }, () => ({ item: gear.item, held }))
	);
	for (const [index, restricted] of pieces.entries()) {
		const other = pieces.find(
			(piece, place) => place !== index && clashes(restricted, piece, warned)
		);
		if (other) return [restricted.item, other.item];
	}
	return undefined;
}

/** A remark on a legal grip. */
export interface HandRemark {
	readonly rule: RuleId;
	readonly params: ViolationParams<'HANDS'>;
}

/**
 * Checks what the hands hold (PL-WPN-20 to PL-WPN-23): one error or warning, or else remarks. Rulebooks without
 * rules for hands use the same matrix.
 */
export function checkHands(
	unit: Minifig | Creation,
	mounted: boolean,
	findings: Findings,
	remarks: (grip: Grip) => readonly HandRemark[] = () => []
): void {
	const { gear } = unit;
	if (!gear || gear.length === 0) return;
	const entries = heldEntries(gear, mounted);
	const grip = gripOf(entries);
	const hands = handsOf(unit);
	const verdict = gripVerdict(grip, hands);
	if (verdict === 'legal') {
		for (const { rule, params } of remarks(grip))
			findings.add('info', 'HANDS', rule, '/gear', params);
		return;
	}
	const repair = stowTheRest(entries, hands);
	if (verdict === 'tooMany') {
		const params = { reason: verdict, needed: handsNeeded(grip), hands } as const;
		findings.add('error', 'HANDS', 'PL-WPN-20', '/gear', params, repair);
		return;
	}
	const warned = verdict === 'mountedPair';
	const pair = clash(entries, warned);
	if (!pair) return;
	const [item, beside] = pair;
	const params = { reason: verdict, item, beside } as const;
	findings.add(warned ? 'warning' : 'error', 'HANDS', 'PL-WPN-21', '/gear', params, repair);
}
