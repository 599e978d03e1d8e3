import { expect, it } from 'vitest';
import { armyOf, idOf, JAN, league, player, seedOf } from '../../../../tests/setup/league';
import { openFounded } from '../../../../tests/setup/open-league';
import { publicKeyOf } from '../../../../tests/setup/signed-file';
import { Submitting } from './submitting.svelte';

const ways = {
	'is saved as a file': (one: Submitting) => one.send('army', 'save', true),
	'is sent through the room': (one: Submitting) => one.submit()
};

it.each(Object.entries(ways))(
	'a submission that %s has what was entered just before',
	async (_, send) => {
		const open = await openFounded(league({ id: crypto.randomUUID(), players: [player(JAN)] }));
		const { id, name, category } = player(JAN);
		await open.changeOwn(() => ({ player: { id, name, category }, sent: [] }));
		const armies = [20, 30].map((points) => {
			const army = armyOf(points, { id: idOf(points, 1) });
			return { readable: true as const, id: army.id, army, revision: 1, savedAt: 0 };
		});
		const [A, B] = armies.map((stored) => stored.id);
		const key = { publicKey: await publicKeyOf(seedOf(1)), sealBy: seedOf(1) };
		const submitting = new Submitting(
			open,
			() => armies,
			() => key
		);
		submitting.mark('A', A);
		submitting.mark('B', B);
		submitting.toyBricksOnly = true;
		await send(submitting);
		await open.settled();
		expect(open.own?.sent.map(({ file }) => file)).toMatchObject([
			{ attestations: { toyBricksOnly: true }, armies: { A: { id: A }, B: { id: B } } }
		]);
	}
);
