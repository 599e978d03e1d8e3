import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '$lib/i18n/languages';
import { startHub, type Hub, type HubOptions } from '../../hub/hub';
import { DEFAULT_LIMITS, isLimitName, type Limits } from '../../hub/limits';
import { note, write } from '../output';
import { escapeControls } from '../terminal';
import { loadCliTexts } from '../texts';
import type { CommandContext } from '../world';
import { certificateOf } from './certificate';
import type { HubOrder } from './order';

type HubTexts = Awaited<ReturnType<typeof loadCliTexts>>['hub'];

/** The limits in force; undefined and the name if one is unknown. */
function limitsOf({ limits }: HubOrder): Limits | string {
	const unknown = [...limits.keys()].find((name) => !isLimitName(name));
	return unknown ?? { ...DEFAULT_LIMITS, ...Object.fromEntries(limits) };
}

function reason(error: unknown): string {
	const { cause, message } =
		error instanceof Error ? error : { cause: undefined, message: String(error) };
	return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/** Reports an error once a minute: a full disk or a missing database would fill the log. */
function reporter({ errors }: CommandContext, texts: HubTexts): (error: unknown) => void {
	const reported = new Map<string, number>();
	return (error) => {
		const text = reason(error);
		const now = Date.now();
		if (now - (reported.get(text) ?? -Infinity) < 60_000) return;
		reported.set(text, now);
		void note(errors, escapeControls(texts.trouble({ reason: text })));
	};
}

function optionsOf(
	order: HubOrder,
	limits: Limits,
	texts: HubTexts,
	context: CommandContext
): HubOptions {
	const { port, host, folder, isBehindProxy, database } = order;
	return {
		port,
		host,
		folder,
		isBehindProxy,
		database,
		limits,
		app: join(context.root, 'build'),
		tls: certificateOf(order, texts),
		version: context.version,
		report: reporter(context, texts)
	};
}

/** Resolves when the process is asked to end. */
function asked(): Promise<void> {
	return new Promise((done) => {
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
	});
}

function addressOf({ host, tls }: HubOrder, { port }: Hub): string {
	const name = host.includes(':') ? `[${host}]` : host;
	return `${tls ? 'https' : 'http'}://${name}:${port}/`;
}

/** Runs a hub until it is asked to end. */
export async function runHub(
	order: HubOrder,
	language: Language,
	context: CommandContext
): Promise<0 | 2> {
	const { hub: texts } = await loadCliTexts(language);
	const refuse = async (text: string) => {
		await note(context.errors, escapeControls(text));
		return 2 as const;
	};
	const limits = limitsOf(order);
	if (typeof limits === 'string') {
		const known = Object.keys(DEFAULT_LIMITS).join(', ');
		return refuse(texts.unknownLimit({ name: limits, known }));
	}
	if (!existsSync(join(context.root, 'build/200.html'))) return refuse(texts.noBuild);
	let hub: Hub;
	try {
		hub = await startHub(optionsOf(order, limits, texts, context));
	} catch (error) {
		return refuse(texts.notStarted({ reason: reason(error) }));
	}
	await write(context.output, `${texts.started({ address: addressOf(order, hub) })}\n`);
	await asked();
	await hub.stop();
	await write(context.output, `${texts.stopped}\n`);
	return 0;
}
