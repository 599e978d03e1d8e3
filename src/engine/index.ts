/**
 * The engine of Brikmuster for other programs: armies of BrikWars read, priced and checked, submissions of a
 * league verified, and exact odds. Nothing here throws on what players write: problems are returned as data.
 *
 * @packageDocumentation
 */
export { check, price, read, type Price } from './army';
export { odds, type DiceAttack, type Odds, type UnitAttack, type UnitOfArmy } from './odds';
export { verify, type Verification } from './verify';
export type { BrikProblem, BrikReading } from '$lib/exchange/brik';
export type { Situation } from '$lib/combat/situation';
export type { Army, Limits, Unit } from '$lib/rules/choices';
export type { CombatRules } from '$lib/rules/rulebook/combat-rules';
export type { JsonLine, JsonViolation } from '../cli/json-parts';
export type { JsonArmyVerdict, JsonVerdict } from '../cli/json-verdict';
export type { JsonChance, JsonOdds } from '../cli/odds/json-odds';
