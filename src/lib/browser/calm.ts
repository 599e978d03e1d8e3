/** Whether the user asked the system for less motion. */
export function wantsCalm(): boolean {
	return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
