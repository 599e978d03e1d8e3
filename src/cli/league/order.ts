import type { OutputKind } from '../output-file';

/** Which league to report on, and the files to write. */
export interface LeagueOrder {
	readonly command: 'league';
	readonly file: string;
	/** Whether to print the standings; without output files they are printed anyway. */
	readonly standings: boolean;
	/** The season to report on; undefined for the latest. */
	readonly season: string | undefined;
	readonly outputs: readonly { readonly kind: LeagueOutput; readonly file: string }[];
	readonly json: boolean;
}

export type LeagueOutput = Extract<OutputKind, 'csv' | 'pdf' | 'html' | 'ics'>;

/** Options that name an output file, and its kind. */
const FILES = { csv: 'csv', pdf: 'pdf', page: 'html', ics: 'ics' } as const satisfies Record<
	string,
	LeagueOutput
>;

/** Options with a value. */
export const LEAGUE_TEXTS: ReadonlySet<string> = new Set(['season', ...Object.keys(FILES)]);
export const OF_LEAGUE: ReadonlySet<string> = new Set(['standings', ...LEAGUE_TEXTS]);

type Words = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** Builds the order from valid arguments. */
export function leagueOrder(values: Words, file: string): LeagueOrder {
	const outputs = Object.entries(FILES).flatMap(([option, kind]) => {
		const output = values[option];
		return typeof output === 'string' ? [{ kind, file: output }] : [];
	});
	return {
		command: 'league',
		file,
		standings: values.standings === true,
		season: typeof values.season === 'string' ? values.season : undefined,
		outputs,
		json: values.json === true
	};
}
