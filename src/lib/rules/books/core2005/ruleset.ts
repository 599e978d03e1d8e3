import type { Ruleset } from '../../rulebook/ruleset';
import type { CoreTables } from './tables';

/** The ruleset of PL-2005. */
export type CoreRuleset = Ruleset<CoreTables>;
