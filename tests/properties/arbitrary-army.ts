import fc from 'fast-check';
import { readArmy } from '$lib/army/format/read';
import type { Army, Limits, RulebookId, Squad, Unit } from '$lib/rules/choices';
import { anyHouseRules } from './arbitrary/house-rules';
import { anyRulings } from './arbitrary/rulings';
import { anyUnitOf } from './arbitrary/units';
import {
	anyCount,
	anyLevel,
	anyName,
	anyPieces,
	anyPoints,
	oneOf,
	someOf,
	whole
} from './arbitrary/values';

const PHOTO = { [`sha256:${'0f'.repeat(32)}`]: 'data:image/jpeg;base64,/9j/4AAQ' };

/** Ids as the app creates them, and others that a file may have, including `army`. */
const anyNaming: fc.Arbitrary<(index: number) => string> = fc.constantFrom(
	(index) => `u${index + 1}`,
	(index) => `u${index + 1}`,
	(index) => (index === 0 ? 'army' : `ł ${index}`),
	(index) => `~/${index}${'x'.repeat(70)}`
);

const anyLimits: fc.Arbitrary<Limits> = fc.record(
	{ profile: oneOf('league', 'free', 'own'), points: anyPoints, speed: whole(0, 99, 12) },
	{ requiredKeys: ['profile'] }
);

const anyReserve = (unit: fc.Arbitrary<Unit>) =>
	fc.record(
		{
			summons: someOf(unit, 2),
			circleCasts: someOf(anyPieces, 2),
			circleShields: someOf(fc.record({ level: anyLevel }), 2),
			unspent: anyPoints
		},
		{ requiredKeys: [] }
	);

/** A squad; its members and banner are indices of fielded units. */
const anySquad = fc.record(
	{
		name: anyName,
		members: someOf(
			fc.record({ unit: fc.nat({ max: 9 }), count: anyCount }, { requiredKeys: ['unit'] })
		),
		banner: fc.nat({ max: 9 })
	},
	{ requiredKeys: ['name'] }
);
type Draft = typeof anySquad extends fc.Arbitrary<infer T> ? T : never;

function squadOf({ name, members, banner }: Draft, index: number, ids: readonly string[]): Squad {
	const pick = (place: number) => ids[place % ids.length] ?? '';
	return {
		id: `q${index}`,
		name,
		...(members && {
			members:
				ids.length === 0 ? [] : members.map((member) => ({ ...member, unit: pick(member.unit) }))
		}),
		...(banner !== undefined && ids.length > 0 && { banner: pick(banner) })
	};
}

/** The unit with its id, and the mount that its index refers to. */
function placed(unit: Unit, id: string, ids: readonly string[]): Unit {
	if (!('mount' in unit)) return { ...unit, id };
	return { ...unit, id, mount: ids[Number(unit.mount) % ids.length] };
}

const anyRules = (rulebook: RulebookId) =>
	fc.record(
		{
			supplements: fc.subarray<'healing' | 'magic' | 'specialists'>([
				'healing',
				'magic',
				'specialists'
			]),
			rulings: anyRulings,
			houseRules: anyHouseRules(rulebook),
			limits: anyLimits,
			heroDiscount: fc.boolean(),
			stock: fc.record({ explosives: whole(0, 999) }, { requiredKeys: [] }),
			notes: anyName,
			photos: fc.constant(PHOTO)
		},
		{ requiredKeys: [] }
	);

/** Throws if the file format refuses the army: that is a fault of the generator. */
function accepted(army: Army): Army {
	const reading = readArmy(army);
	if (!reading.ok) throw new Error(`${JSON.stringify(reading.problem)} in ${JSON.stringify(army)}`);
	return reading.army;
}

/** Armies of one rulebook with all fields of the file format, legal or not. */
export function anyArmyOf(rulebook: RulebookId, most = 4): fc.Arbitrary<Army> {
	const unit = anyUnitOf(rulebook);
	const parts = fc.record(
		{
			naming: anyNaming,
			name: anyName,
			units: someOf(unit, most),
			rules: anyRules(rulebook),
			squads: someOf(anySquad, 2),
			reserve: anyReserve(unit)
		},
		{ requiredKeys: ['naming', 'name', 'units', 'rules'] }
	);
	return parts.map(({ naming, name, units, rules, squads, reserve }) => {
		const { summons } = reserve ?? {};
		const ids = [...units, ...(summons ?? [])].map((_, index) => naming(index));
		const fielded = ids.slice(0, units.length);
		const waiting = summons?.map((summon, index) =>
			placed(summon, ids[units.length + index] ?? '', ids)
		);
		return accepted({
			format: 'brikmuster/army',
			version: 1,
			id: '11111111-1111-4111-8111-111111111111',
			name,
			rulebook,
			...rules,
			units: units.map((own, index) => placed(own, ids[index] ?? '', ids)),
			...(squads && { squads: squads.map((squad, index) => squadOf(squad, index, fielded)) }),
			...(reserve && { reserve: { ...reserve, ...(waiting && { summons: waiting }) } })
		});
	});
}

/** Armies of every rulebook, mostly of PL-2005, which has the most rules. */
export const anyArmy: fc.Arbitrary<Army> = fc.oneof(
	{ weight: 5, arbitrary: anyArmyOf('core2005') },
	{ weight: 2, arbitrary: anyArmyOf('lugpolwars') },
	{ weight: 2, arbitrary: anyArmyOf('quickwars') },
	{ weight: 1, arbitrary: anyArmyOf('skirmish') }
);
