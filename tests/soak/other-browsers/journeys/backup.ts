import { deleteDatabase, deleteFiles, m, startArmy } from '../app';
import { textOf } from '../hand';
import type { Journey } from '../journey';

export const backup: Journey = {
	name: 'backup and restore',
	async run(hand, { url }) {
		await hand.driver.open(url);
		await startArmy(hand, 'Żółta Gwardia');
		await hand.driver.open(`${url}data`);
		await hand.see(m.data.backup.never);
		await hand.catchDownloads();
		await hand.click('button', m.data.backup.make);
		const file = await hand.download();
		await deleteDatabase(hand, url);
		await deleteFiles(hand);
		await hand.driver.open(url);
		await hand.see(m.home.first);
		await hand.driver.open(`${url}data`);
		await hand.see(m.data.backup.make);
		await hand.chooseFile(file.name, textOf(file), 'main input[type=file]');
		await hand.see(m.data.restore.fresh({ count: 1 }));
		await hand.click('button', m.data.restore.restore({ count: 1 }));
		await hand.see(m.data.restore.done({ count: 1 }));
		await hand.driver.open(url);
		await hand.click('link', 'Żółta Gwardia');
		await hand.seeTitle('Żółta Gwardia');
	}
};
