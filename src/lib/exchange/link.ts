import { canonicalArmy } from '$lib/army/canonical';
import { base64Of } from '$lib/army/jpeg';
import { photoFor } from '$lib/army/photo-names';
import type { Army, Squad, Unit } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';

/** What the letters of a link begin with: how those behind it are written. */
const PREFIX = 'b1.';

type Renamed = (id: string) => string;

/** Short ids in the order of the army, by those that the units have. */
function numbered(army: Army): Renamed {
	const ids = new Map(allUnits(army).map(({ id }, index) => [id, `u${index + 1}`]));
	return (id) => ids.get(id) ?? id;
}

function bareUnit(unit: Unit, renamed: Renamed): Unit {
	const { notes: _, portrait, ...choices } = unit;
	return {
		...choices,
		id: renamed(unit.id),
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

/** The army as a link carries it: its units numbered, without notes and photos. */
export function linkedArmy(army: Army): Army {
	const renamed = numbered(army);
	const { notes: _, photos: __, reserve, squads, ...choices } = army;
	const bare = (units: readonly Unit[]) => units.map((unit) => bareUnit(unit, renamed));
	return {
		...choices,
		units: bare(army.units),
		...(squads && { squads: squads.map((squad) => bareSquad(squad, renamed)) }),
		...(reserve && {
			reserve: { ...reserve, ...(reserve.summons && { summons: bare(reserve.summons) }) }
		})
	};
}

async function deflated(text: string): Promise<Uint8Array> {
	const smaller = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return new Uint8Array(await new Response(smaller).arrayBuffer());
}

/**
 * A link that holds an army whole, to be opened by the app at an address without a slash at its end. What
 * stands behind the # stays with who opens it: no server sees the army.
 */
export async function armyLink(army: Army, base: string): Promise<string> {
	const letters = base64Of(await deflated(canonicalArmy(linkedArmy(army))));
	const safe = letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
	return `${base}/open#${PREFIX}${safe}`;
}
