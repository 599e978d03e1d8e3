import type { Army, Squad, Unit } from '../choices';
import type { Profile } from '../profile';
import { topSpeed } from '../profile';
import type { Rulebook } from '../rulebook/rulebook';
import { countOf, isMounted, unitsById } from '../terms';
import { ArmyFindings, type Violation } from '../violation';

/** Studs of base for a figure on foot, and for a rider (PL-SQD-02). */
const FOOT = 2 * 4;
const RIDER = 4 * 8;

/** What a card of a squad prints. */
export interface SquadProfile {
	readonly figures: number;
	/** Studs that its base covers, about. */
	readonly base: number;
	/** Inches a turn of its slowest member (PL-SQM-01). */
	readonly speed: number;
	/** Any beast, vehicle or rider makes it cavalry (PL-SQM-02). */
	readonly kind: 'infantry' | 'cavalry';
}

/** An entry in a squad, with so many of its figures. */
export interface Member {
	readonly unit: Unit;
	readonly count: number;
}

/** Who stands in a squad; a member without a number is one figure. */
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

/** What bears a unit, on the table from the start. */
function mountOf(army: Army, unit: Unit): Unit | undefined {
	if (!('mount' in unit) || !isMounted(army, unit)) return undefined;
	return unitsById(army.units).get(unit.mount ?? '');
}

interface Known {
	/** All that a speed goes by, beside the unit itself. */
	readonly grounds: readonly unknown[];
	readonly speed: number;
}

const known = new WeakMap<Unit, Known>();

/** Inches a turn; kept with the unit, since an edit leaves all others as they are. */
function speedIn(rulebook: Rulebook, army: Army, unit: Unit): number {
	const { rulings, supplements } = army;
	const grounds = [rulebook, rulings, supplements, isMounted(army, unit)];
	const found = known.get(unit);
	if (found && grounds.every((ground, index) => ground === found.grounds[index])) {
		return found.speed;
	}
	const speed = speedOf(rulebook.profile(army, unit));
	known.set(unit, { grounds, speed });
	return speed;
}

/** A rider goes as fast as his mount. */
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

/** Squads that share figures, or count more than there are: worth a remark (PL-SQD-01). */
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
