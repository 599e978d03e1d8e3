import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';

/** Groups of an IPv6 address that a provider hands out as one: a customer chooses the rest freely. */
const NETWORK_GROUPS = 4;

/** The groups of a valid IPv6 address in hexadecimal digits. */
function groupsOf(address: string): string[] {
	// The URL parser writes every address in its one canonical form.
	const canonical = new URL(`http://[${address.split('%')[0]}]/`).hostname.slice(1, -1);
	const [before = '', after] = canonical.split('::');
	const [first, last] = [before, after ?? ''].map((part) => (part ? part.split(':') : []));
	const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
	return [...(first ?? []), ...Array.from({ length: missing }, () => '0'), ...(last ?? [])];
}

/** What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function clientOf(address: string): string {
	if (isIP(address) !== 6) return address;
	const groups = groupsOf(address);
	const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
	if (!isMapped) return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
	const bytes = groups.slice(6).flatMap((group) => {
		const number = Number.parseInt(group, 16);
		return [number >> 8, number & 255];
	});
	return bytes.join('.');
}

/** An address without the port or brackets that some proxies add; undefined if it is none. */
function addressIn(text: string): string | undefined {
	const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
	const [, plain] = /^([^:]+):\d+$/.exec(text) ?? [];
	const address = bracketed ?? plain ?? text;
	return isIPv4(address) || isIP(address) === 6 ? address : undefined;
}

/** The client of a request: the last address that the proxy added, or the connection's. */
export function addressOf(
	{ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
	isBehindProxy: boolean
): string {
	const forwarded = isBehindProxy ? headers['x-forwarded-for'] : undefined;
	const last = String(forwarded ?? '')
		.split(',')
		.at(-1)
		?.trim();
	return clientOf(addressIn(last ?? '') ?? socket.remoteAddress ?? '');
}
