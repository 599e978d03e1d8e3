import { newGame as gameOf } from '$lib/play/new-game';
import type { Game } from '$lib/play/game-file';
import { randomId } from '../app/clock-and-random';
import { plainText } from '../app/plain-text';
import type { Planning } from './planning.svelte';

/** Names that the user left empty. */
interface UsualNames {
	readonly game: string;
	side(place: number): string;
}

/** The game of a filled-in form. A side without an army is left out. */
export function plannedGame(planning: Planning, usual: UsualNames): Game {
	const { rules = '2005', scenario, name } = planning;
	const sides = planning.sides.flatMap((side, place) => {
		const armies = planning.armiesOf(side);
		if (armies.length === 0) return [];
		const called = plainText(side.name) || armies[0]?.name || usual.side(place);
		return [{ id: `s${place + 1}`, name: called, armies }];
	});
	const [light, dark] = sides;
	return gameOf({
		id: randomId(),
		name: plainText(name) || usual.game,
		rules,
		sides,
		...(scenario !== 'free' && {
			scenario: {
				kind: scenario,
				...(light && { light: light.id }),
				...(dark && { dark: dark.id })
			}
		})
	});
}
