import { bodiesOf } from '$lib/league/acts';
import type { Day } from '$lib/league/calendar';
import { rightsOf } from '$lib/league/entries/device-rights';
import { photosInReports } from '$lib/league/entries/held';
import { pageChange } from '$lib/league/view/view-change';
import { privateView } from '$lib/league/view/private-parts';
import { filesOf } from '$lib/league/view/submissions';
import { viewOf, type LeagueView } from '$lib/league/view/view';
import type { Leagues, StoredLeague } from '$lib/store';
import { pageOf } from '../../hub/page-item';
import { tasksOf, type Task } from '../league-tasks';
import { ownPlayersOf, viewOf as shownTo } from '../league-view';
import type { Answer, AnyAct, Asked, LeaguePage, Topic, ViewAnswer } from './questions';
import { stepped, written, type Worked } from './writing';

type Progress = (share: number) => void;

function tasksFor(view: LeagueView, { own }: StoredLeague, today: Day): Task[] {
	const { league, key } = view;
	const season = league.seasons.find(({ id }) => id === view.season);
	if (!season) return [];
	const rights = rightsOf(view.rights);
	const ownPlayers = ownPlayersOf(rights, own);
	const viewer = { view: shownTo({ rights, ownPlayers }), rights, key, ownPlayers };
	return tasksOf({ league, shown: view, season, today, ...viewer });
}

function pageFor(stored: StoredLeague, asked: Asked<'view'>): LeaguePage {
	const { state, held, revision, savedAt, own } = stored;
	const view = viewOf(state, asked);
	const isUnsent = ({ digest, entry }: (typeof held.entries)[number]) =>
		entry.author === view.key && !held.sent.has(digest);
	const unsent = held.entries.filter(isUnsent).length;
	return { ...view, revision, savedAt, own, unsent, tasks: tasksFor(view, stored, asked.today) };
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
		act: (stored, asked) =>
			written(stored, bodiesOf(stored.state, ...actIn(asked)), asked, this.#expecting(stored)),
		step: (stored, asked) => stepped(stored, asked, asked, this.#expecting(stored)),
		files: ({ state }, { contents }) => filesOf(state, contents),
		page: ({ state }) => pageOf(state),
		private: ({ state }, { keys }) => privateView(state, keys),
		photos: ({ held }) => photosInReports(held.entries)
	};

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
		const wrote = 'stored' in asked ? asked.stored : undefined;
		const found = await this.#leagues.get(id, progress, wrote);
		if (!found?.readable) return without(topic, found !== undefined);
		return this.#topics[topic](found, asked);
	}

	#view(stored: StoredLeague, asked: Asked<'view'>): ViewAnswer {
		const page = pageFor(stored, asked);
		const { reader } = asked;
		const change = pageChange(reader === undefined ? undefined : this.#shown.get(reader), page);
		if (reader !== undefined) this.#shown.set(reader, page);
		return { found: 'league', change };
	}

	#expecting(base: StoredLeague) {
		return (league: Worked): string => {
			const plan = crypto.randomUUID();
			this.#leagues.expect(plan, base, league);
			return plan;
		};
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
