import { bodiesOf } from '$lib/league/acts';
import { photosInReports } from '$lib/league/entries/held';
import { pageChange } from '$lib/league/view/view-change';
import { privateView } from '$lib/league/view/private-parts';
import { filesOf } from '$lib/league/view/submissions';
import { viewOf } from '$lib/league/view/view';
import type { Leagues, StoredLeague } from '$lib/store';
import { pageOf } from '../../hub/page-item';
import type { Answer, AnyAct, Asked, LeaguePage, Topic, ViewAnswer } from './questions';
import { stepped, written, type Worked } from './writing';

type Progress = (share: number) => void;

function pageFor(
	{ state, held, revision, savedAt, own }: StoredLeague,
	asked: Asked<'view'>
): LeaguePage {
	const view = viewOf(state, asked);
	const isUnsent = ({ digest, entry }: (typeof held.entries)[number]) =>
		entry.author === view.key && !held.sent.has(digest);
	return { ...view, revision, savedAt, own, unsent: held.entries.filter(isUnsent).length };
}

/** Answers questions about stored leagues. It reads entries once, and works a league out again when it has changed. */
export class LeagueAnswers {
	readonly #leagues: Pick<Leagues, 'get' | 'expect'>;
	/** What each reader has. */
	readonly #shown = new Map<string, LeaguePage>();
	readonly #topics: {
		[T in Topic]: (stored: StoredLeague, asked: Asked<T>) => Answer<T>;
	} = {
		view: (stored, asked) => this.#view(stored, asked),
		act: ({ held, state }, asked) =>
			written({ held, state }, bodiesOf(state, ...actIn(asked)), asked, this.#expect),
		step: ({ held, state }, asked) => stepped({ held, state }, asked, asked, this.#expect),
		files: ({ state }, { contents }) => filesOf(state, contents),
		page: ({ state }) => pageOf(state),
		private: ({ state }, { keys }) => privateView(state, keys),
		photos: ({ held }) => photosInReports(held.entries)
	};

	readonly #expect = (league: Worked) => this.#leagues.expect(league);

	constructor(leagues: Pick<Leagues, 'get' | 'expect'>) {
		this.#leagues = leagues;
	}

	/** The answer; for a league that is not here or cannot be read, that of `without`. */
	async answer<T extends Topic>(
		id: string,
		topic: T,
		asked: Asked<T>,
		progress?: Progress
	): Promise<Answer<T>> {
		const found = await this.#leagues.get(id, progress);
		if (!found?.readable) return without(topic, found !== undefined);
		return this.#topics[topic](found, asked);
	}

	#view(stored: StoredLeague, asked: Asked<'view'>): ViewAnswer {
		const page = pageFor(stored, asked);
		const change = pageChange(this.#shown.get(asked.reader), page);
		this.#shown.set(asked.reader, page);
		return { found: 'league', change };
	}
}

function actIn({ act, given }: AnyAct) {
	return [act, given] as const;
}

function without<T extends Topic>(topic: T, isHere: boolean): Answer<T> {
	const answers: { [U in Topic]: Answer<U> } = {
		view: { found: isHere ? 'unreadable' : 'nothing' },
		act: { ok: false, refusal: 'impossible' },
		step: { ok: false, refusal: 'impossible' },
		files: new Map(),
		page: undefined,
		private: undefined,
		photos: new Set()
	};
	return answers[topic];
}
