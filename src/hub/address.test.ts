import { describe, expect, it } from 'vitest';
import { addressOf, clientOf } from './address';

describe('a client', () => {
	it.each([
		['203.0.113.7', '203.0.113.7'],
		['::ffff:203.0.113.7', '203.0.113.7'],
		['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
		['2001:db8:1:2::1', '2001:db8:1:2::/64'],
		['2001:0DB8:0001:0002::5', '2001:db8:1:2::/64'],
		['2001:db8:1:3::1', '2001:db8:1:3::/64'],
		['::1', '0:0:0:0::/64'],
		['fe80::1%eth0', 'fe80:0:0:0::/64']
	])('with %s counts as %s', (address, client) => {
		expect(clientOf(address)).toBe(client);
	});

	it.each([
		['1.1.1.1, 203.0.113.7', '203.0.113.7'],
		['203.0.113.7:4321', '203.0.113.7'],
		['[2001:db8::1]:4321', '2001:db8:0:0::/64'],
		['x'.repeat(9000), '198.51.100.1'],
		['203.0.113.7, ', '198.51.100.1'],
		['', '198.51.100.1']
	])('behind a proxy that says %j is %s', (forwarded, client) => {
		const request = {
			headers: { 'x-forwarded-for': forwarded },
			socket: { remoteAddress: '198.51.100.1' }
		} as unknown as Parameters<typeof addressOf>[0];
		expect(addressOf(request, true)).toBe(client);
		expect(addressOf(request, false)).toBe('198.51.100.1');
	});
});
