import type { Pack } from '$lib/rules/packs/pack';
import { packOfExample, type PackLanguage } from './example';
import { giants } from './giants';
import type { ExamplePackId } from './ids';
import { spaceClub } from './space-club';
import { weapons2010 } from './weapons-2010';

const EXAMPLES = { spaceClub, giants, weapons2010 } satisfies Record<ExamplePackId, unknown>;

/** A pack that the app brings along, named in a language. */
export const examplePack = (key: ExamplePackId, language: PackLanguage): Pack =>
	packOfExample(key, EXAMPLES[key], language);
