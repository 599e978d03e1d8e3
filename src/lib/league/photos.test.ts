import { describe, expect, it } from 'vitest';
import { dataUrlOf, photoDigest } from '$lib/army/photos/jpeg';
import { idOf, league, protocol } from '../../../tests/setup/league';
import { jpegOf } from '../../../tests/setup/jpeg';
import { attachPhotos, detachPhotos, photosOfGames } from './photos';
import { readLeague } from './read-league';

const [one, other] = [jpegOf(1), jpegOf(2)];
const digests = [one, other].map(photoDigest) as [string, string];
const played = league({
	protocols: [
		protocol({ photos: [digests[0]] }),
		protocol({ id: idOf(5, 2), game: 2, reportedOn: '2026-03-10', photos: [...digests] })
	]
});
const kept = new Map([
	[digests[0], one],
	[digests[1], other]
]);
const get = (digest: string) => Promise.resolve(kept.get(digest));

describe('the photos of games', () => {
	it('are listed once each, the latest games first', () => {
		expect(photosOfGames(played)).toEqual(digests);
	});

	it('are attached to the file and detached unchanged', async () => {
		const { league: whole, left } = await attachPhotos(played, get, 1_000_000);
		expect(left).toBe(0);
		const reading = readLeague(JSON.parse(JSON.stringify(whole)));
		if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
		const parted = detachPhotos(reading.league);
		expect(parted.league).toEqual(played);
		expect(parted.photos).toEqual(kept);
	});

	it('are left out if they do not fit or are not found', async () => {
		const maximum = dataUrlOf(one).length + 200;
		const { league: some, left } = await attachPhotos(played, get, maximum);
		expect([Object.keys(some.photos ?? {}), left]).toEqual([[digests[0]], 1]);
		const none = await attachPhotos(played, () => Promise.resolve(undefined), maximum);
		expect(none).toEqual({ league: played, left: 0 });
	});

	it('are dropped if they do not match their digest or no report uses them', () => {
		const foreign = {
			[digests[0]]: dataUrlOf(other),
			[`sha256:${'0'.repeat(64)}`]: dataUrlOf(one)
		};
		const { league: bare, photos } = detachPhotos({ ...played, photos: foreign });
		expect([bare, photos.size]).toEqual([played, 0]);
	});
});
