import { bytesToHex } from '@noble/hashes/utils.js';
import { base64url, bytesOfBase64url } from '$lib/exchange/base64url';
import { frameDigest } from '$lib/exchange/frames';
import { readAfter } from '$lib/exchange/letters-in-text';

/**
 * What a phone says about itself before both are connected: the fields of a WebRTC session
 * description that differ between phones, small enough for one QR code.
 */
export interface Signal {
	readonly kind: 'offer' | 'answer';
	/** In an answer, the mark of the offer that it belongs to. */
	readonly to: string;
	readonly ufrag: string;
	readonly pwd: string;
	/** The SHA-256 of the certificate, 32 bytes. */
	readonly fingerprint: Uint8Array;
	readonly candidates: readonly Candidate[];
}

/** An address in the local network: IPv4, IPv6, or the UUID of an mDNS name. */
interface Candidate {
	readonly kind: keyof typeof ADDRESS_BYTES;
	readonly address: Uint8Array;
	readonly port: number;
}

export type SignalProblem =
	/** Not a code of this kind. */
	| 'foreign'
	/** The answer belongs to an earlier offer. */
	| 'stale';

const ADDRESS_BYTES = { ipv4: 4, ipv6: 16, mdns: 16 } as const;
const ADDRESS_KINDS = ['ipv4', 'ipv6', 'mdns'] as const;
/** Version and kind of a signal, its first byte. */
const HEADS = { offer: 0x11, answer: 0x12 } as const;
const MOST_CANDIDATES = 6;
const FINGERPRINT_BYTES = 32;
/** RFC 8839: at least 4 and 22 characters. */
const UFRAG = /^[A-Za-z0-9+/]{4,64}$/;
const PWD = /^[A-Za-z0-9+/]{22,128}$/;

/** Text codes: the fragment of an address for an offer, plain for an answer. */
const PREFIXES = { offer: 'j1.', answer: 'a1.' } as const;
/** What the letters of an offer follow. */
export const OFFER_MARK = PREFIXES.offer;
const LEAST_LETTERS = 100;
const MOST_LETTERS = 600;

function hexBytes(hex: string): Uint8Array {
	return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The 16 bytes of an IPv6 address; link-local ones, which need an interface, have none. */
function ipv6Bytes(address: string): Uint8Array | undefined {
	if (!/^[0-9a-f:]+$/i.test(address) || /^fe[89ab]/i.test(address)) return undefined;
	const [head = '', tail] = address.split('::');
	const groups = (text: string) => (text ? text.split(':') : []);
	const [before, after] = [groups(head), groups(tail ?? '')];
	const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
	if (zeros < 0 || before.length + after.length + zeros !== 8) return undefined;
	const all = [...before, ...Array<string>(zeros).fill('0'), ...after];
	return hexBytes(all.map((group) => group.padStart(4, '0')).join(''));
}

function candidateOf(address: string, port: number): Candidate | undefined {
	const [, uuid] = /^([0-9a-f-]{36})\.local$/i.exec(address) ?? [];
	if (uuid) return { kind: 'mdns', address: hexBytes(uuid.replaceAll('-', '')), port };
	if (/^(\d{1,3}\.){3}\d{1,3}$/.test(address)) {
		return { kind: 'ipv4', address: Uint8Array.from(address.split('.'), Number), port };
	}
	const bytes = ipv6Bytes(address);
	return bytes && { kind: 'ipv6', address: bytes, port };
}

/** UDP addresses of the machine itself. */
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim;

/** Returns the signal in a session description of this browser; undefined if it has no certificate. */
export function signalOf(kind: Signal['kind'], sdp: string, to = ''): Signal | undefined {
	const [, ufrag = ''] = /^a=ice-ufrag:(\S+)/m.exec(sdp) ?? [];
	const [, pwd = ''] = /^a=ice-pwd:(\S+)/m.exec(sdp) ?? [];
	const [, print = ''] = /^a=fingerprint:sha-256 ([0-9a-f:]{95})/im.exec(sdp) ?? [];
	if (!UFRAG.test(ufrag) || !PWD.test(pwd) || print === '') return undefined;
	const fingerprint = hexBytes(print.replaceAll(':', ''));
	const candidates = [...sdp.matchAll(CANDIDATE)]
		.flatMap(([, address = '', port]) => candidateOf(address, Number(port)) ?? [])
		.slice(0, MOST_CANDIDATES);
	return { kind, to, ufrag, pwd, fingerprint, candidates };
}

function addressText({ kind, address }: Candidate): string {
	if (kind === 'ipv4') return address.join('.');
	const hex = bytesToHex(address);
	if (kind === 'ipv6') return (hex.match(/.{4}/g) ?? []).join(':');
	return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`;
}

/** Host candidates in the order given (RFC 8445, section 5.1.2). */
const priority = (index: number) => 126 * 2 ** 24 + (65_535 - index) * 2 ** 8 + 255;

/** The lines of a session description for the addresses of the other phone. */
export function candidateLines({ candidates }: Signal): string[] {
	return candidates.map((candidate, index) => {
		const where = `${addressText(candidate)} ${candidate.port}`;
		return `candidate:${index + 1} 1 udp ${priority(index)} ${where} typ host`;
	});
}

/** Returns a whole session description, for the media section with that id. */
export function sdpOf(signal: Signal, mid: string): string {
	const print = bytesToHex(signal.fingerprint).toUpperCase().match(/../g) ?? [];
	const lines = [
		'v=0',
		'o=- 1 1 IN IP4 127.0.0.1',
		's=-',
		't=0 0',
		`a=group:BUNDLE ${mid}`,
		'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
		'c=IN IP4 0.0.0.0',
		`a=ice-ufrag:${signal.ufrag}`,
		`a=ice-pwd:${signal.pwd}`,
		'a=ice-options:trickle',
		`a=fingerprint:sha-256 ${print.join(':')}`,
		`a=setup:${signal.kind === 'offer' ? 'actpass' : 'active'}`,
		`a=mid:${mid}`,
		'a=sctp-port:5000',
		'a=max-message-size:262144'
	];
	return lines.map((line) => `${line}\r\n`).join('');
}

function bytesOfSignal({ kind, to, ufrag, pwd, fingerprint, candidates }: Signal): number[] {
	const sized = (text: string) => [text.length, ...new TextEncoder().encode(text)];
	const places = candidates.flatMap(({ kind: way, address, port }) => [
		ADDRESS_KINDS.indexOf(way),
		...address,
		port >> 8,
		port & 255
	]);
	return [HEADS[kind], ...sized(to), ...sized(ufrag), ...sized(pwd), ...fingerprint, ...places];
}

/** A signal's mark, by which an answer names its offer. */
export function markOf(signal: Signal): string {
	return frameDigest(Uint8Array.from(bytesOfSignal(signal))).slice(0, 8);
}

/** Reads bytes in order; `undefined` past the end. */
class ByteReader {
	#at = 0;

	constructor(readonly bytes: Uint8Array) {}

	get done(): boolean {
		return this.#at === this.bytes.length;
	}

	take(count: number): Uint8Array | undefined {
		if (this.#at + count > this.bytes.length) return undefined;
		this.#at += count;
		return this.bytes.slice(this.#at - count, this.#at);
	}

	number(): number | undefined {
		return this.take(1)?.[0];
	}

	text(): string {
		const bytes = this.take(this.number() ?? 0);
		return bytes ? String.fromCharCode(...bytes) : '';
	}
}

function candidateIn(reader: ByteReader): Candidate | undefined {
	const kind = ADDRESS_KINDS[reader.number() ?? -1];
	const address = kind && reader.take(ADDRESS_BYTES[kind]);
	const [high = 0, low = 0] = reader.take(2) ?? [];
	const port = high * 256 + low;
	return address && port > 0 ? { kind, address, port } : undefined;
}

function signalIn(kind: Signal['kind'], bytes: Uint8Array): Signal | undefined {
	const reader = new ByteReader(bytes);
	if (reader.number() !== HEADS[kind]) return undefined;
	const [to, ufrag, pwd] = [reader.text(), reader.text(), reader.text()];
	const fingerprint = reader.take(FINGERPRINT_BYTES);
	if (!/^[0-9A-F]{0,8}$/.test(to) || !UFRAG.test(ufrag) || !PWD.test(pwd)) return undefined;
	if (!fingerprint) return undefined;
	const candidates: Candidate[] = [];
	while (!reader.done) {
		const candidate = candidateIn(reader);
		if (!candidate || candidates.length === MOST_CANDIDATES) return undefined;
		candidates.push(candidate);
	}
	return { kind, to, ufrag, pwd, fingerprint, candidates };
}

/**
 * Returns the text of a signal's code. That of an offer is an address below `page`, so that a
 * phone's own camera opens the app.
 */
export function signalText(signal: Signal, page = ''): string {
	const letters = base64url(Uint8Array.from(bytesOfSignal(signal)));
	const text = `${PREFIXES[signal.kind]}${letters}`;
	return signal.kind === 'offer' ? `${page}#${text}` : text;
}

/** Reads the text of a scanned code, the fragment of the address that it opened, or a message with one. */
export function readSignal(kind: Signal['kind'], text: string, to = ''): Signal | SignalProblem {
	const signal = readAfter(text, PREFIXES[kind], (letters) => {
		const fits = letters.length >= LEAST_LETTERS && letters.length <= MOST_LETTERS;
		const bytes = fits ? bytesOfBase64url(letters) : undefined;
		return bytes && signalIn(kind, bytes);
	});
	if (!signal) return 'foreign';
	return kind === 'answer' && signal.to !== to ? 'stale' : signal;
}
