import type { Army, Squad, Unit } from '../choices';
import type { Profile } from '../profile';
import { topSpeed } from '../profile';
import type { Rulebook } from '../rulebook/rulebook';
import { countOf, isMounted, unitsById } from '../terms';
import { ArmyFindings, type Violation } from '../violation';

/** Studs of base of a figure on foot, and of a rider (PL-SQD-02). */
const FOOT = 2 * 4;
const RIDER = 4 * 8;

/** The statistics on a squad's card. */
interface SquadProfile {
	readonly figures: number;
	/** Studs that its base covers, approximately. */
	readonly base: number;
	/** Inches per turn of its slowest member (PL-SQM-01). */
	readonly speed: number;
	/** Any creature, vehicle or rider makes it cavalry (PL-SQM-02). */
	readonly kind: 'infantry' | 'cavalry';
}

/** A unit in a squad, with the number of its figures there. */
export interface Member {
	readonly unit: Unit;
	readonly count: number;
}

/** The members of a squad; the default count is one figure. */
export function membersOf({ units }: Army, { members = [] }: Squad): Member[] {
	if (members.length === 0) return [];
	const known = unitsById(units);
	return members.flatMap(({ unit: id, count = 1 }) => {
		const unit = known.get(id);
		return unit ? [{ unit, count }] : [];
	});
}

function speedOf(profile: Profile | undefined): number {
	return profile ? topSpeed(profile).after : 0;
}

/** The mount of a unit, if it is fielded from the start. */
function mountOf(army: Army, unit: Unit): Unit | undefined {
	if (!('mount' in unit) || !isMounted(army, unit)) return undefined;
	return unitsById(army.units).get(unit.mount ?? '');
}

interface CachedSpeed {
	/** Everything besides the unit that its speed depends on. */
	readonly inputs: readonly unknown[];
	readonly speed: number;
}

const cachedSpeeds = new WeakMap<Unit, CachedSpeed>();

/** Inches per turn, cached by unit: an edit leaves all other units unchanged. */
function speedIn(rulebook: Rulebook, army: Army, unit: Unit): number {
	const { rulings, supplements } = army;
	const inputs = [rulebook, rulings, supplements, isMounted(army, unit)];
	const found = cachedSpeeds.get(unit);
	if (found && inputs.every((input, index) => input === found.inputs[index])) {
		return found.speed;
	}
	const speed = speedOf(rulebook.profile(army, unit));
	cachedSpeeds.set(unit, { inputs, speed });
	return speed;
}

/** A rider moves at the mount's speed. */
function memberSpeed(rulebook: Rulebook, army: Army, unit: Unit): number {
	return speedIn(rulebook, army, mountOf(army, unit) ?? unit);
}

/** Base, speed and kind of a squad (PL-SQD-02, PL-SQM-01, PL-SQM-02); a mount shares its rider's base. */
export function squadProfile(rulebook: Rulebook, army: Army, squad: Squad): SquadProfile {
	const members = membersOf(army, squad);
	const rides = ({ unit }: Member) =>
		unit.kind === 'creation' || isMounted(army, unit) || (unit.kind === 'figure' && !!unit.mounted);
	const ridden = new Set(members.map(({ unit }) => ('mount' in unit ? unit.mount : undefined)));
	const own = members.filter(({ unit }) => !ridden.has(unit.id));
	const speeds = own.map(({ unit }) => memberSpeed(rulebook, army, unit));
	return {
		figures: members.reduce((sum, { count }) => sum + count, 0),
		base: own.reduce((sum, member) => sum + member.count * (rides(member) ? RIDER : FOOT), 0),
		speed: speeds.length > 0 ? Math.min(...speeds) : 0,
		kind: members.some(rides) ? 'cavalry' : 'infantry'
	};
}

/** Remarks on squads that share figures or have more than exist (PL-SQD-01). */
export function checkSquads(army: Army): Violation[] {
	const { squads = [] } = army;
	if (squads.length === 0) return [];
	const units = unitsById(army.units);
	const taken = new Map<string, number>();
	const findings = new ArmyFindings();
	for (const [index, squad] of squads.entries()) {
		for (const [place, { unit, count = 1 }] of (squad.members ?? []).entries()) {
			const entry = units.get(unit);
			const there = entry ? countOf(entry) : 0;
			const others = taken.get(unit) ?? 0;
			taken.set(unit, others + count);
			if (count + others <= there) continue;
			const reason = count > there ? 'tooMany' : 'overlap';
			const member = [{ of: 'squad', index }, `/members/${place}`] as const;
			const params = {
				reason,
				squad: squad.name,
				name: entry?.name ?? '',
				wanted: reason === 'overlap' ? count + others : count,
				there
			} as const;
			findings.add('info', 'SQUAD', 'PL-SQD-01', member, params);
		}
	}
	return findings.violations;
}
