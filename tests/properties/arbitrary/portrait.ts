import fc from 'fast-check';
import type { Portrait } from '$lib/rules/choices';

const slug = fc.constantFrom('a', 'knight-2', 'Z_9', 'x'.repeat(40));

/** The choices of a drawn figure, or a photo stored beside the army. */
export const anyPortrait: fc.Arbitrary<Portrait> = fc.oneof(
	fc.record({
		figure: fc.record(
			{
				skin: slug,
				torso: slug,
				legs: slug,
				headgear: slug,
				face: slug,
				mark: slug,
				cape: slug,
				held: slug
			},
			{ requiredKeys: [] }
		)
	}),
	fc.constant({ photo: `sha256:${'0f'.repeat(32)}` })
);
