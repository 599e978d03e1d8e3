import { memoByIdentity } from '$lib/rules/memo';
import { distinctNames } from './distinct-names';
import type { Game, Side } from './game-file';

/** The sides by distinct names, in their order. */
export const namedSides = memoByIdentity(
	(sides: readonly Side[]): readonly { readonly id: string; readonly name: string }[] => {
		const names = distinctNames(sides.map(({ name }) => name));
		return sides.map(({ id, name }, place) => ({ id, name: names[place] ?? name }));
	}
);

/** The sides in one line. */
export const sidesText = ({ sides }: Pick<Game, 'sides'>): string =>
	namedSides(sides)
		.map(({ name }) => name)
		.join(' – ');
