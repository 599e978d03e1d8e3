import { createContext } from 'svelte';
import type { RuleId } from '$lib/rules/citations';
import type { Armies, Store } from '$lib/store';
import type { BackingUp } from '../backup/backing-up.svelte';
import type { Importing } from '../files/importing.svelte';
import type { OpenArmies } from '../army/open-armies.svelte';

/** The stored armies, opened by the root layout. */
export const [getArmies, setArmies] = createContext<Armies>();

/** Backups and the units for every army, loaded only where they are used. */
export const [getLazyStores, setLazyStores] = createContext<Store['lazyStores']>();

/** The copy of what the user has made, beside the database. */
export const [getSecondCopy, setSecondCopy] = createContext<Store['secondCopy']>();

/** What writes backups, loaded only where it is used; one for all pages, as it goes on by itself. */
export const [getBackingUp, setBackingUp] = createContext<() => Promise<BackingUp>>();

/** The armies of this session with their histories. */
export const [getOpenArmies, setOpenArmies] = createContext<OpenArmies>();

/** The door for files, on every page. */
export const [getImporting, setImporting] = createContext<Importing>();

/** Lets any rule id on the screen be read. */
export interface RuleReader {
	open(rule: RuleId): void;
}
export const [getRuleReader, setRuleReader] = createContext<RuleReader>();
