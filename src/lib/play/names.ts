import { memoByIdentity } from '$lib/rules/memo';
import { distinctNames, numbered } from './distinct-names';
import { standingOf } from './events';
import type { Game, GameEvent, Side } from './game-file';
import { rosterOf, type Figure } from './roster';
import { namedSides } from './side-names';

/** The name of a figure on its own side. */
export const figureName = ({ unit, number }: Figure): string => numbered(unit.name, number);

/** The figures of all sides by distinct names: those that two sides share have the side’s name too. */
const figuresIn = memoByIdentity((sides: readonly Side[]): ReadonlyMap<string, string> => {
	const figures = [...rosterOf({ sides: sides as Side[] }).figures.values()];
	const sideNames = new Map(namedSides(sides).map(({ id, name }) => [id, name]));
	const owners = new Map<string, string | undefined>();
	for (const figure of figures) {
		const name = figureName(figure);
		owners.set(name, owners.has(name) ? undefined : figure.side);
	}
	const names = distinctNames(
		figures.map((figure) => {
			const name = figureName(figure);
			return owners.get(name) === undefined ? `${name} · ${sideNames.get(figure.side)}` : name;
		})
	);
	return new Map(figures.map(({ id }, place) => [id, names[place] ?? id]));
});

/** The squads that events form, in order. */
const formedIn = (events: readonly GameEvent[]) =>
	events.flatMap(({ changes }) => changes.flatMap((one) => (one.kind === 'squad' ? [one] : [])));

/** All squads, the army’s and those of the game, by names that are distinct on each side. */
function squadsOf({ sides, events }: Pick<Game, 'sides' | 'events'>): [string, string][] {
	const { counting, undone } = standingOf(events);
	const squads = new Map(
		rosterOf({ sides }).squads.map(({ id, side, name }) => [id, { side, name }])
	);
	for (const formed of formedIn(counting)) squads.set(formed.squad, formed);
	// The log still names squads that were taken back.
	for (const formed of formedIn(events.filter(({ id }) => undone.has(id)))) {
		if (!squads.has(formed.squad)) squads.set(formed.squad, formed);
	}
	return sides.flatMap(({ id: side }) => {
		const own = [...squads].filter(([, squad]) => squad.side === side);
		const names = distinctNames(own.map(([, { name }]) => name));
		return own.map(([id, { name }], place): [string, string] => [id, names[place] ?? name]);
	});
}

const allNames = ({ sides, events }: Pick<Game, 'sides' | 'events'>): ReadonlyMap<string, string> =>
	new Map([
		...figuresIn(sides),
		...squadsOf({ sides, events }),
		...namedSides(sides).map(({ id, name }): [string, string] => [id, name])
	]);

/** The names until an event forms a squad: an event that does not leaves them as they are. */
const firstNames = memoByIdentity((sides: Game['sides']) => allNames({ sides, events: [] }));

/** The names of a game’s figures, sides and squads by id. */
export const namesOf = memoByIdentity((game: Pick<Game, 'sides' | 'events'>) => {
	const isNamed = game.events.some(({ changes }) => changes.some(({ kind }) => kind === 'squad'));
	return isNamed ? allNames(game) : firstNames(game.sides);
});

/** The name of a figure, a squad or a side. */
export const nameOf = (game: Pick<Game, 'sides' | 'events'>, id: string): string =>
	namesOf(game).get(id) ?? id;
