/** Returns whether shortcuts use ⌘ on this device rather than Ctrl. */
export function hasCommandKey(): boolean {
	return /Mac|iPhone|iPad/.test(navigator.platform);
}
