import type { Points } from '$lib/points/points';
import type { ViolationCode } from '$lib/rules/violation';
import type { FillStep } from './steps';

/** Why there might be better fills or more totals than those that were found. */
export type Doubt =
	/** Only fills of up to `considered` points were searched. */
	| { readonly reason: 'points'; readonly considered: Points }
	/** Only fills with up to `considered` more heroes were searched. */
	| { readonly reason: 'heroes'; readonly considered: number }
	/** More copies of a unit would cause this violation, usually of its full mount, so few or none were tried. */
	| { readonly reason: 'company'; readonly unit: string; readonly code: ViolationCode }
	/** The assessment found a fill illegal, or priced it differently than expected, so it is not offered. */
	| { readonly reason: 'refused'; readonly steps: readonly FillStep[] };
