import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt, ensureSubPathBuilt } from '../setup/build.mjs';
import { preferFullChromium } from '../setup/chromium.mjs';
import { runMain, runPackage } from '../setup/run.mjs';
import { runOtherBrowsers } from '../soak/other-browsers/run.mjs';
import { measureHugeLeague } from './huge-league.mjs';

const ARMIES = process.env.ARMIES ?? '100000';
const FILES = process.env.FILES ?? '1000000';
const LINKS = process.env.LINKS ?? '1000000';
const MODEL_RUNS = process.env.MODEL_RUNS ?? '100000';
const FLIPS = process.env.FLIPS ?? '20000';
const SUBMISSIONS = process.env.SUBMISSIONS ?? '10000';
const SITUATIONS = process.env.SITUATIONS ?? '10000';
const LOCKSTEP = process.env.LOCKSTEP ?? '5000';
const SCHEDULES = process.env.SCHEDULES ?? '1000';
const SESSIONS = process.env.SESSIONS ?? '1000';
const ROLLS = process.env.ROLLS ?? '100000';
const KILLS = process.env.KILLS ?? '300';
const HUB_KILLS = process.env.HUB_KILLS ?? '30';
const ROUNDS = process.env.ROUNDS ?? '10';
const WALKS = process.env.WALKS ?? '200';
const TAPS = process.env.TAPS ?? '2000';
const ORDERS = process.env.ORDERS ?? '1000';
const TIME_LIMIT = process.env.TIME_LIMIT ?? '250';

/** Runs one test with larger numbers; it prints what it has tried. */
async function soak(
	/** @type {string} */ path,
	/** @type {string} */ name,
	/** @type {Record<string, string>} */ numbers
) {
	const words = ['run', '--project', 'engine', path, '--testNamePattern', name];
	const ok = await runPackage('vitest/vitest.mjs', words, {
		env: { ...numbers, NODE_OPTIONS: '--max-old-space-size=4096' },
		minutes: 90
	});
	if (!ok) process.exitCode = 1;
}

/** Runs the tests of components in both languages. */
async function soakComponents() {
	await ensureChromium();
	const env = { VITE_EVERYWHERE: '1' };
	const ok = await runPackage('vitest/vitest.mjs', ['run', '--project', 'components'], {
		env,
		minutes: 90
	});
	if (!ok) process.exitCode = 1;
}

/** Runs a browser test with larger numbers. */
async function soakInBrowser(
	/** @type {string[]} */ words,
	/** @type {Record<string, string>} */ numbers
) {
	await ensureChromium();
	await ensureBuilt();
	await ensureSubPathBuilt();
	const options = { env: numbers, minutes: 90 };
	const all = ['test', ...words, '--reporter=line'];
	if (!(await runPackage('@playwright/test/cli.js', all, options))) process.exitCode = 1;
}

// Runs the tests that `npm run test:long` limits to 2,000 armies, 8,000 mutated files, 5,000 mutated links,
// 100 sequences of writes, 7,600 changed bits, 250 submissions, 300 situations of combat, 336 that are played throw by throw, 24 random games,
// 60 sessions of two phones, 4 schedules of faults on three hubs and on one, 40 orders of a small league's entries,
// 5,000 seeded rolls of each kind, 5 kills, 3 kills of a hub, 2 walks and 40 taps with far larger
// numbers; also every kind of fault at each storage call, each journey in every size and language, components in both, the
// time for each mutated file and link, and the full disk test and a league file of 480 MB, which are only here.
await runMain(async () => {
	preferFullChromium();
	await soak('tests/properties/any-army.test.ts', 'is priced, checked and described', { ARMIES });
	const files = { FILES, TIME_LIMIT };
	await soak('tests/fuzz/files.test.ts', 'are accepted completely or rejected', files);
	await soak('tests/fuzz/files.test.ts', 'are handled like any other', { TIME_LIMIT });
	await soak('tests/fuzz/link.test.ts', 'yield an army or a reason', { LINKS, TIME_LIMIT });
	await soak('tests/store/faults.test.ts', 'ends in the old state', { EVERYWHERE: '1' });
	await soak('tests/store/model.test.ts', 'keeps each acknowledged write', { MODEL_RUNS });
	await soak('tests/fuzz/sealed.test.ts', 'is rejected in larger ones', { FLIPS });
	await soak('tests/second-verifier.test.ts', 'agrees on seals', { SUBMISSIONS });
	await soak('tests/second-odds.test.ts', 'agrees', { SITUATIONS });
	await soak('tests/lockstep/attacks.test.ts', 'the table plays', { LOCKSTEP });
	await soak('tests/lockstep/pressed.test.ts', 'the table plays', { LOCKSTEP });
	await soak('tests/lockstep/acts.test.ts', 'the table plays', { LOCKSTEP });
	await soak('tests/lockstep/line.test.ts', 'the table plays', { LOCKSTEP });
	await soak('tests/lockstep/creations.test.ts', 'the table plays', { LOCKSTEP });
	await soak('tests/properties/game.test.ts', 'random game', { SESSIONS });
	const league = {
		REFEREES: '5',
		PLAYERS: '100',
		LEAGUE_SUBMISSIONS: '1000',
		GAMES: '800',
		ORDERS
	};
	await soak('tests/properties/league-entries.test.ts', 'in any order', league);
	await soak('src/lib/play/throw.test.ts', 'agree with the exact distribution', { ROLLS });
	await soak('src/lib/sync/session.test.ts', 'keep every tap', { SESSIONS });
	await soak('tests/hub/schedules.test.ts', 'random schedules', { SCHEDULES });
	await soak('tests/cards/templates.test.ts', 'say everything', { EVERYWHERE: '1' });
	await soakComponents();
	await soak('src/lib/sync/versions/versions.test.ts', 'exchange versions', { ORDERS });
	await soak('src/lib/state/hub/shared-documents.test.ts', 'while a hub loses', { ORDERS });
	await soakInBrowser(['tests/e2e/kill.spec.ts'], { KILLS });
	await soakInBrowser(['tests/e2e/killed-hub.spec.ts'], { HUB_KILLS });
	await soakInBrowser(['tests/e2e/back.spec.ts', '--grep', 'a walk'], { WALKS });
	await soakInBrowser(['tests/e2e/random-taps.spec.ts'], { TAPS });
	await soakInBrowser([], { EVERYWHERE: '1' });
	await soakInBrowser(['--config', 'tests/soak/playwright.config.ts', 'full-disk'], { ROUNDS });
	await measureHugeLeague();
	await runOtherBrowsers();
});
