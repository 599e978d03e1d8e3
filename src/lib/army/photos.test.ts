import { describe, expect, it } from 'vitest';
import type { Army } from '$lib/rules/choices';
import { newArmy } from './new-army';
import { withRepaintedPhotos } from './photos';
import { readArmy } from './read';

const digest = (sign: string) => `sha256:${sign.repeat(64)}`;
const minifig = { kind: 'minifig', name: 'Z', rank: 'mercenary' } as const;
const army: Army = {
	...newArmy('11111111-1111-4111-8111-111111111111', 'Z', { profile: 'free' }),
	units: [
		{ ...minifig, id: 'u1', portrait: { photo: digest('a') } },
		{ ...minifig, id: 'u2', portrait: { photo: digest('b') } },
		{ ...minifig, id: 'u3', portrait: { figure: { skin: 'sand' } } }
	],
	reserve: { summons: [{ ...minifig, id: 's1', portrait: { photo: digest('a') } }] },
	photos: { [digest('a')]: 'data:image/jpeg;base64,AAAA' }
};

describe('photos of a foreign file', () => {
	it('are painted anew, and every portrait follows its photo', async () => {
		const seen: string[] = [];
		const repainting = await withRepaintedPhotos(army, async (dataUrl) => {
			seen.push(dataUrl);
			return new Uint8Array([255, 216, 1]);
		});
		if (!repainting.ok) throw new Error(repainting.photo);
		const { photos = {}, units, reserve } = repainting.army;
		const [own = ''] = Object.keys(photos);
		expect(seen).toEqual(['data:image/jpeg;base64,AAAA']);
		expect(photos).toEqual({ [own]: 'data:image/jpeg;base64,/9gB' });
		expect(own).not.toBe(digest('a'));
		expect(units.map(({ portrait }) => portrait)).toEqual([
			{ photo: own },
			{ photo: digest('b') },
			{ figure: { skin: 'sand' } }
		]);
		expect(reserve?.summons?.[0]?.portrait).toEqual({ photo: own });
		expect(readArmy(repainting.army).ok).toBe(true);
	});

	it('that are no pictures are named', async () => {
		const repainting = await withRepaintedPhotos(army, async () => undefined);
		expect(repainting).toEqual({ ok: false, photo: digest('a') });
	});

	it('are none in an army without any', async () => {
		const { photos: _, ...plain } = army;
		const repainting = await withRepaintedPhotos(plain, () => Promise.reject(new Error('asked')));
		expect(repainting).toEqual({ ok: true, army: plain });
	});
});
