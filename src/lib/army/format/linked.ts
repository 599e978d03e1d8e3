import type { Army, Propulsion, Squad, Unit } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';
import { photoFor } from '../photos/photo-names';

type Renamed = (id: string) => string;

/** Maps unit ids to short ids, in the order of the army. */
function shortIds(army: Army): Renamed {
	const ids = new Map(allUnits(army).map(({ id }, index) => [id, `u${index + 1}`]));
	return (id) => ids.get(id) ?? id;
}

/** The canonical form drops zero modules, but a propulsion needs one number: write a speed of 0 instead. */
function withNumber(propulsion: Propulsion): Propulsion {
	const { speed, modules } = propulsion;
	return speed === undefined && modules === 0 ? { ...propulsion, speed: 0 } : propulsion;
}

function bareUnit(unit: Unit, renamed: Renamed): Unit {
	const { notes: _, portrait, ...choices } = unit;
	return {
		...choices,
		id: renamed(unit.id),
		...('propulsion' in choices &&
			choices.propulsion && { propulsion: choices.propulsion.map(withNumber) }),
		...('mount' in choices && choices.mount !== undefined && { mount: renamed(choices.mount) }),
		...(portrait && photoFor(unit) === undefined && { portrait })
	};
}

function bareSquad({ members, banner, ...squad }: Squad, renamed: Renamed): Squad {
	return {
		...squad,
		...(members && { members: members.map((one) => ({ ...one, unit: renamed(one.unit) })) }),
		...(banner !== undefined && { banner: renamed(banner) })
	};
}

/** The army as a link encodes it: units with short ids, without notes, photos and digests of packs. */
export function linkedArmy(army: Army): Army {
	const renamed = shortIds(army);
	const { notes: _, photos: __, packs, reserve, squads, ...choices } = army;
	const bare = (units: readonly Unit[]) => units.map((unit) => bareUnit(unit, renamed));
	return {
		...choices,
		...(packs && { packs: packs.map(({ digest: _, ...pack }) => pack) }),
		units: bare(army.units),
		...(squads && { squads: squads.map((squad) => bareSquad(squad, renamed)) }),
		...(reserve && {
			reserve: { ...reserve, ...(reserve.summons && { summons: bare(reserve.summons) }) }
		})
	};
}
