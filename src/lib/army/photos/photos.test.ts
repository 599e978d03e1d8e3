import { describe, expect, it } from 'vitest';
import type { Army } from '$lib/rules/choices';
import { newArmy } from '../new-army';
import { jpegOf } from '../../../../tests/setup/jpeg';
import { dataUrlOf, photoDigest } from './jpeg';
import { photosUsed } from './photo-names';
import { attachPhotos, detachPhotos, withRepaintedPhotos } from './photos';
import { readArmy } from '../format/read';

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
	photos: { [digest('a')]: dataUrlOf(jpegOf(9)) }
};

describe('photos from a foreign file', () => {
	it('are repainted, and every portrait names the new photo', async () => {
		const seen: string[] = [];
		const repainting = await withRepaintedPhotos(army, async (dataUrl) => {
			seen.push(dataUrl);
			return new Uint8Array([255, 216, 1]);
		});
		if (!repainting.ok) throw new Error(repainting.photo);
		const { photos = {}, units, reserve } = repainting.army;
		const [own = ''] = Object.keys(photos);
		expect(seen).toEqual([dataUrlOf(jpegOf(9))]);
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

	it('are not decoded if their header has no size', async () => {
		const photos = { [digest('a')]: 'data:image/jpeg;base64,AAAA' };
		const repainting = await withRepaintedPhotos({ ...army, photos }, () =>
			Promise.reject(new Error('decoded'))
		);
		expect(repainting).toEqual({ ok: false, photo: digest('a') });
	});

	it('are reported if they are no pictures', async () => {
		const repainting = await withRepaintedPhotos(army, async () => undefined);
		expect(repainting).toEqual({ ok: false, photo: digest('a') });
	});

	it('are absent from an army without any', async () => {
		const { photos: _, ...plain } = army;
		const repainting = await withRepaintedPhotos(plain, () => Promise.reject(new Error('asked')));
		expect(repainting).toEqual({ ok: true, army: plain });
	});
});

describe('photos inside an army', () => {
	const [jpeg, other] = [jpegOf(1), jpegOf(2)];
	const own = photoDigest(jpeg);
	const bare: Army = {
		...newArmy(army.id, 'Z', { profile: 'free' }),
		units: [
			{ ...minifig, id: 'u1', portrait: { photo: own } },
			{ ...minifig, id: 'u2', portrait: { photo: photoDigest(other) } },
			{ ...minifig, id: 'u3', portrait: { photo: own } }
		]
	};
	const full = { ...bare, photos: { [own]: dataUrlOf(jpeg) } };

	it('are listed once each for units and reserve', () => {
		expect(photosUsed(bare)).toEqual([own, photoDigest(other)]);
		expect(photosUsed(army)).toEqual([digest('a'), digest('b')]);
	});

	it('are detached, except those that do not match their digest', () => {
		expect(detachPhotos(full)).toEqual({ army: bare, photos: new Map([[own, jpeg]]) });
		const corrupted = { ...full, photos: { ...full.photos, [digest('c')]: dataUrlOf(jpeg) } };
		const { army: left, photos } = detachPhotos(corrupted);
		expect(left.photos).toEqual({ [digest('c')]: dataUrlOf(jpeg) });
		expect([...photos.keys()]).toEqual([own]);
	});

	it('are attached if the army uses them and they are found', async () => {
		const found = async (wanted: string) => (wanted === own ? jpeg : undefined);
		expect(await attachPhotos(bare, found, 1000)).toEqual({ army: full, left: 0 });
		const without = { ...full, units: bare.units.slice(1, 2) };
		const { units, photos } = (await attachPhotos(without, found, 1000)).army;
		expect([units, photos]).toEqual([without.units, undefined]);
	});

	it('stay inside if they are stored nowhere else', async () => {
		expect((await attachPhotos(full, async () => undefined, 1000)).army).toEqual(full);
	});

	it('are attached up to the limit, and the omitted ones are counted', async () => {
		const found = async (wanted: string) => (wanted === own ? jpeg : other);
		const maximum = own.length + dataUrlOf(jpeg).length + 8;
		expect(await attachPhotos(bare, found, maximum)).toEqual({ army: full, left: 1 });
		expect(await attachPhotos(bare, found, maximum - 1)).toEqual({ army: bare, left: 2 });
	});
});
