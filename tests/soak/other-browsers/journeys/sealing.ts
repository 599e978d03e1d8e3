import { verify } from '$lib/exchange/submission-file';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { JAN, LEAGUE, OLA, league as leagueWith, player, seedOf } from '../../../setup/league';
import { leagueFileOf, publicKeyOf } from '../../../setup/signed-file';
import { m, openExample, saved } from '../app';
import { textOf, type Hand } from '../hand';
import { expectSame, type Journey } from '../journey';

const PASSPHRASE = 'correct horse battery';
const PLAYER = 'Jan Los';
const league = leagueWith({ players: [player(JAN, { name: PLAYER }), player(OLA)] });
const { regulation, pages, referee } = m.leagues;
const words = m.leagues.player;

async function joinLeague(hand: Hand, url: string): Promise<void> {
	await hand.driver.open(`${url}league`);
	await hand.chooseFile('league.brik', await leagueFileOf(league));
	await hand.click('button', regulation.fileDialog.join);
	await hand.seeTitle(league.name);
}

async function chooseArmy(hand: Hand): Promise<void> {
	await hand.select(words.self.from, PLAYER);
	await hand.click('button', words.self.keep);
	await hand.select(words.armies.choose({ army: 'A' }), m.example.army);
	await hand.click('checkbox', words.send.toyBricksOnly);
	await hand.see(words.send.accept);
}

async function makeKey(hand: Hand): Promise<void> {
	await hand.click('button', words.key.saveFile);
	await hand.fill(words.key.passphrase, PASSPHRASE);
	await hand.fill(words.key.again, PASSPHRASE);
	await hand.click('button', words.key.saveFile);
	await hand.download();
	await hand.see(words.key.have);
}

/** Stores the key of the founder, which the referee's device has. */
async function becomeReferee(hand: Hand): Promise<void> {
	const seed = seedOf(1);
	const row = { publicKey: await publicKeyOf(seed), seed: [...seed] };
	await hand.driver.evaluate(async ({ publicKey, seed: bytes }) => {
		const open = indexedDB.open('brikmuster');
		await new Promise((done) => (open.onsuccess = done));
		const writing = open.result.transaction('keys', 'readwrite');
		const key = { publicKey, seed: Uint8Array.from(bytes), file: '', savedAt: 1 };
		writing.objectStore('keys').put(key);
		await new Promise((done) => (writing.oncomplete = done));
		open.result.close();
	}, row);
}

export const sealing: Journey = {
	name: 'seal and verify',
	async run(hand, { url }) {
		await hand.driver.open(url);
		await openExample(hand);
		await saved(hand);
		await joinLeague(hand, url);
		await hand.click('link', pages.tabs.play);
		await chooseArmy(hand);
		await hand.catchDownloads();
		await makeKey(hand);
		await hand.click('button', words.send.seal);
		const sealed = textOf(await hand.download());
		const verified = await verify(new TextEncoder().encode(sealed), { regulation: SMALL_LEAGUE });
		if (!verified.ok) throw new Error(verified.problem.code);
		expectSame('the seal', verified.verdict.seal.state, 'valid');

		// The referee's page, in the same browser.
		await becomeReferee(hand);
		await hand.driver.open(`${url}league/${LEAGUE}/submissions`);
		await hand.see(pages.tabs.submissions);
		await hand.chooseFile('submission.brik', sealed, 'main input[type=file]');
		await hand.click('button', referee.open({ name: PLAYER }));
		await hand.see(referee.dialog.title({ name: PLAYER }));
		await hand.see(referee.rulesSay.accept);
	}
};
