import type { Ruleset } from '../../rulebook/ruleset';
import type { CoreTables } from './tables';

/** What an army of PL-2005 is judged by. */
export type CoreRuleset = Ruleset<CoreTables>;
