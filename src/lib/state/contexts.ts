import { createContext } from 'svelte';
import type { Armies } from '$lib/store';
import type { RuleReader } from './rule-reader.svelte';

/** The stored armies, opened by the root layout. */
export const [getArmies, setArmies] = createContext<Armies>();

/** The dialog in which any rule id on the screen can be read. */
export const [getRuleReader, setRuleReader] = createContext<RuleReader>();
