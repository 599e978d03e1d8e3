import type { Points } from '$lib/points/points';
import type { ViolationCode } from '$lib/rules/violation';
import type { FillStep } from './steps';

/** Why there might be a better fill, or a total more, than those that are told. */
export type Doubt =
	/** Only fills of so many points were looked through. */
	| { readonly reason: 'points'; readonly considered: Points }
	/** Only fills with so many more heroes were looked through. */
	| { readonly reason: 'heroes'; readonly considered: number }
	/** More copies of a unit would break this for another one, its full mount as a rule: few or none were tried. */
	| { readonly reason: 'company'; readonly unit: string; readonly code: ViolationCode }
	/** The rulebook refused a fill that should be legal, or priced it otherwise: it is left out. */
	| { readonly reason: 'refused'; readonly steps: readonly FillStep[] };
