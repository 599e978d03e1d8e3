import type { Chance } from '$lib/dice/chance';
import { createContext, getContext, setContext } from 'svelte';
import type { CitedRule } from '$lib/rules/combat-citations';
import type { Armies, Store } from '$lib/store';
import type { Hub } from '../hub/hub.svelte';
import type { BackingUp } from '../backup/backing-up.svelte';
import type { Importing } from '../files/importing.svelte';
import type { OpenArmies } from '../army/open-armies.svelte';

/** The store of armies, opened by the root layout. */
export const [getArmies, setArmies] = createContext<Armies>();

/** Backups and own units; loaded on first use. */
export const [getLazyStores, setLazyStores] = createContext<Store['lazyStores']>();

/** The second copy of the user's records, kept beside the database. */
export const [getSecondCopy, setSecondCopy] = createContext<Store['secondCopy']>();

/** The backup writer; loaded on first use and shared by all pages, because it keeps running. */
export const [getBackingUp, setBackingUp] = createContext<() => Promise<BackingUp>>();

/** The rooms of a hub; loaded on first use and shared by all pages. */
export const [getHub, setHub] = createContext<() => Promise<Hub>>();

/** The open armies of this session with their undo histories. */
export const [getOpenArmies, setOpenArmies] = createContext<OpenArmies>();

/** Imports files dropped or chosen on any page. */
export const [getImporting, setImporting] = createContext<Importing>();

/** The odds of the unit that is edited, for the tables of its weapons. */
export interface UnitOdds {
	/** What the address of the odds page asks about a weapon of the unit. */
	queryOf(weapon: string): string;
	/** The chance of a weapon to kill; undefined while chances are not shown. */
	chanceOf(weapon: string): Chance | undefined;
}
const UNIT_ODDS = Symbol('odds of a unit');
export const setUnitOdds = (odds: UnitOdds) => setContext(UNIT_ODDS, odds);
/** Undefined where a unit is shown outside its army. */
export const getUnitOdds = () => getContext<UnitOdds | undefined>(UNIT_ODDS);

/** Opens the text of a rule. */
export interface RuleReader {
	open(rule: CitedRule): void;
}
export const [getRuleReader, setRuleReader] = createContext<RuleReader>();
