import { m, openExample, saved } from '../app';
import { expectSame, type Journey } from '../journey';

export const printing: Journey = {
	name: 'print',
	async run(hand, { url }) {
		await hand.driver.open(url);
		await openExample(hand);
		await saved(hand);
		await hand.click('button', m.army.more);
		await hand.click('button', m.commands.names.cards);
		await hand.seeTitle(m.cards.page.title);
		await hand.find('img', m.cards.page.front({ number: 1 }));
		await hand.catchDownloads();
		await hand.click('button', m.cards.page.pdf);
		const { name, bytes } = await hand.download();
		expectSame('the end of the file name', name.slice(-4), '.pdf');
		expectSame('the first bytes of the PDF', bytes.slice(0, 5), '%PDF-');
		expectSame('the last bytes of the PDF', bytes.trimEnd().slice(-5), '%%EOF');
	}
};
