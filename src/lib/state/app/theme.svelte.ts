import { readSetting, writeSetting } from '$lib/browser/settings';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const SETTING = 'theme';

class ThemeState {
	#theme = $state<Theme>('system');

	get current(): Theme {
		return this.#theme;
	}

	start(): void {
		const stored = THEMES.find((theme) => theme === readSetting(SETTING));
		this.#apply(stored ?? 'system');
	}

	choose(theme: Theme): void {
		this.#apply(theme);
		writeSetting(SETTING, theme);
	}

	#apply(theme: Theme): void {
		this.#theme = theme;
		document.documentElement.dataset.theme = theme;
	}
}

export const theme = new ThemeState();
