import { readSetting } from '$lib/browser/settings';
import { isLocale } from '$lib/i18n/languages';
import { locale } from '../../app/locale.svelte';
import { theme, THEMES } from '../../app/theme.svelte';
import type { SharedKind } from '../shared-documents';

/** The preferences that a person's devices share, and how each is set. */
const PREFERENCES: Readonly<Record<string, (value: string) => Promise<void> | void>> = {
	locale: async (value) => {
		if (isLocale(value)) await locale.choose(value);
	},
	theme: (value) => {
		const chosen = THEMES.find((name) => name === value);
		if (chosen) theme.choose(chosen);
	}
};

const isPreference = (id: string, value: unknown) =>
	id === 'locale'
		? typeof value === 'string' && isLocale(value)
		: THEMES.some((name) => name === value);

function settings(): [string, string][] {
	return Object.keys(PREFERENCES).flatMap((id): [string, string][] => {
		const value = readSetting(id);
		return value !== null && isPreference(id, value) ? [[id, value]] : [];
	});
}

async function choose(id: string, value: unknown): Promise<void> {
	if (typeof value === 'string') await PREFERENCES[id]?.(value);
}

/** Language and theme. A device that is paired takes those of the others. */
export const sharedPreferences: SharedKind = {
	of: 'preference',
	adopts: true,
	marks: () => Promise.resolve(new Map(settings())),
	read: (id) => {
		const value = new Map(settings()).get(id);
		if (value === undefined) return Promise.resolve(undefined);
		const write = async (content: unknown) => {
			await choose(id, content);
			return true;
		};
		return Promise.resolve({ content: value, write });
	},
	create: (id, content) => choose(id, content),
	isContent: (id, content) => id in PREFERENCES && isPreference(id, content),
	// There is no copy of a preference: every device takes the same of two.
	merge: (_, __, theirs) => theirs
};
