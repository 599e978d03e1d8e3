/** Whether shortcuts go by ⌘ on this device rather than by Ctrl. */
export function hasCommandKey(): boolean {
	return /Mac|iPhone|iPad/.test(navigator.platform);
}
