import { afterEach, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { withEvent } from '$lib/play/events';
import type { Game } from '$lib/play/game-file';
import { newGame } from '$lib/play/new-game';
import { eventsDocument, gameDocument } from '$lib/sync/game-events';
import { summaryOf } from '$lib/sync/summary';
import { GameChannel } from './game-channel.svelte';
import { Receiving } from './receiving.svelte';
import type { SharedGame } from './shared-game';

const uuid = (number: number) => `0b1c2d3e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const PAGE = 'https://brikmuster.example/table/join';

function game(id = 1): Game {
	const army = newArmy(uuid(2), 'Castle', { profile: 'league' });
	const sides = [{ id: 's1', name: 'Castle', armies: [army] }];
	return newGame({ id: uuid(id), name: 'The bridge', rules: '2005', sides });
}

class OpenNotes implements SharedGame {
	stored = $state.raw(game());

	constructor(id?: number) {
		this.stored = game(id);
	}

	edit(apply: (game: Game) => Game): boolean {
		this.stored = apply(this.stored);
		return true;
	}

	note(by: string, text: string): void {
		this.edit((before) => withEvent(before, { id: `${by} ${text}`, by }, { kind: 'note', text }));
	}

	get notes(): string[] {
		return this.stored.events.flatMap(({ cause }) => (cause.kind === 'note' ? [cause.text] : []));
	}
}

const channels: GameChannel[] = [];
afterEach(() => {
	channels.splice(0).forEach((channel) => channel.disconnect());
	localStorage.clear();
});

function channelOf(...given: ConstructorParameters<typeof GameChannel>): GameChannel {
	const channel = new GameChannel(...given);
	channels.push(channel);
	return channel;
}

async function connect(first: GameChannel, second: GameChannel): Promise<void> {
	await first.invite(PAGE);
	if (first.stage.at !== 'inviting') throw new Error(first.stage.at);
	await new Receiving(second).take(first.stage.code);
	if (second.stage.at !== 'replying') throw new Error(second.stage.at);
	await new Receiving(first).take(second.stage.code);
	await expect.poll(() => [first.stage.at, second.stage.at]).toEqual(['connected', 'connected']);
}

it('a phone without the game gets it, and both append from then on', async () => {
	const first = new OpenNotes();
	first.note('a', 'before');
	let second: OpenNotes | undefined;
	const one = channelOf(first);
	const two = channelOf(undefined, (given) => {
		second = new OpenNotes();
		second.stored = given;
		two.attach(second);
	});
	await connect(one, two);
	await expect.poll(() => second?.notes).toEqual(['before']);
	first.note('a', 'from the first');
	second?.note('b', 'from the second');
	const all = ['before', 'from the first', 'from the second'];
	await expect.poll(() => [first.notes.toSorted(), second?.notes.toSorted()]).toEqual([all, all]);
	await expect.poll(() => [one.unsent, two.unsent]).toEqual([0, 0]);
	expect(one.peer?.inStepAt).toBeGreaterThan(0);

	two.disconnect();
	await expect.poll(() => one.stage).toEqual({ at: 'apart', left: true });
	first.note('a', 'alone');
	expect(one.unsent).toBe(1);
	// A reload remembers what the other phone has.
	expect(channelOf(first).unsent).toBe(1);
	await connect(one, two);
	await expect.poll(() => second?.notes).toContain('alone');
});

it('two phones with different games say so and mix nothing', async () => {
	const [first, second] = [new OpenNotes(1), new OpenNotes(9)];
	first.note('a', 'mine');
	const [one, two] = [channelOf(first), channelOf(second)];
	await connect(one, two);
	await expect.poll(() => one.status.problem).toBe('otherGame');
	await expect.poll(() => two.status.problem).toBe('otherGame');
	expect(second.notes).toEqual([]);
});

it('files bring changes, teach what the other phone has, and are checked', async () => {
	const [first, second] = [new OpenNotes(), new OpenNotes()];
	first.note('a', 'one');
	first.note('a', 'two');
	const channel = channelOf(second);
	const receiving = new Receiving(channel, second);
	const file = async (bytes: Uint8Array<ArrayBuffer> | undefined) => {
		const [failed] = await receiving.takeFiles([new File([bytes ?? ''], 'file')]);
		return failed ? { code: failed.code } : receiving.result;
	};
	expect(await file(eventsDocument(first.stored, 'a'))).toEqual({ code: 'added', count: 2 });
	expect(channel.peer?.summary).toEqual(summaryOf(first.stored.events));
	expect(channel.unsent).toBe(0);
	expect(await file(gameDocument(first.stored))).toEqual({ code: 'added', count: 0 });
	expect(await file(gameDocument(game(9)))).toEqual({ code: 'otherGame' });
	expect(await file(undefined)).toEqual({ code: 'foreign' });
	const [, event] = first.stored.events;
	if (!event) throw new Error('No event');
	const cause = { kind: 'note', text: 'another' } as const;
	const other = { ...first.stored, events: [{ ...event, cause }] };
	expect(await file(gameDocument(other))).toEqual({ code: 'conflict' });
	expect(second.notes).toEqual(['one', 'another']);
	const joining = new Receiving(channelOf(undefined));
	const changes = new File([eventsDocument(first.stored, 'a') ?? ''], 'changes');
	expect(await joining.takeFiles([changes])).toEqual([{ file: changes, code: 'noGame' }]);
});
