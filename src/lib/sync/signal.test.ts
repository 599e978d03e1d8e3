import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';
import { candidateLines, markOf, readSignal, sdpOf, signalOf, signalText } from './signal';

const PAGE = 'https://brikmuster.example/table/join';
const PRINT = Array.from({ length: 32 }, (_, at) => (at * 7).toString(16).padStart(2, '0'))
	.join(':')
	.toUpperCase();

function sdp(ufrag: string, pwd: string, ...candidates: string[]): string {
	return [
		'v=0',
		'o=- 7114361778723307870 2 IN IP4 127.0.0.1',
		'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
		...candidates.map((where, at) => `a=candidate:${at} 1 ${where} generation 0`),
		`a=ice-ufrag:${ufrag}`,
		`a=ice-pwd:${pwd}`,
		`a=fingerprint:sha-256 ${PRINT}`,
		'a=setup:actpass',
		'a=mid:0',
		''
	].join('\r\n');
}

const chromium = sdp(
	'+NrW',
	'R5IF0uJHYCHxG1BdpQWOEDK3',
	'udp 2113937151 2090e49a-89c8-4c20-93df-6adb6c708a9d.local 39672 typ host',
	'udp 2113942271 fd00::2 59228 typ host',
	'tcp 1518280447 192.0.2.2 9 typ host tcptype active',
	'udp 2113937151 192.168.1.23 54319 typ host',
	'udp 1677729535 203.0.113.7 61000 typ srflx raddr 0.0.0.0 rport 0'
);
const firefox = sdp(
	'a1b2c3d4',
	'0123456789abcdef0123456789abcdef',
	'UDP 2122252543 192.168.1.24 50001 typ host',
	'UDP 2122252543 fe80::1 50002 typ host'
);

function offer(text = chromium) {
	const signal = signalOf('offer', text);
	if (!signal) throw new Error('No signal');
	return signal;
}

describe('a signal', () => {
	it('keeps what a session description needs', () => {
		const reading = readSignal('offer', signalText(offer(), PAGE));
		expect(reading).toEqual(offer());
		if (typeof reading === 'string') return;
		expect(candidateLines(reading)).toEqual([
			'candidate:1 1 udp 2130706431 2090e49a-89c8-4c20-93df-6adb6c708a9d.local 39672 typ host',
			'candidate:2 1 udp 2130706175 fd00:0000:0000:0000:0000:0000:0000:0002 59228 typ host',
			'candidate:3 1 udp 2130705919 192.168.1.23 54319 typ host'
		]);
		const text = sdpOf(reading, '0');
		expect(text).toContain('a=ice-ufrag:+NrW\r\n');
		expect(text).toContain('a=ice-pwd:R5IF0uJHYCHxG1BdpQWOEDK3\r\n');
		expect(text).toContain(`a=fingerprint:sha-256 ${PRINT}\r\n`);
		expect(text).toContain('a=setup:actpass\r\n');
	});

	it('of an answer belongs to its offer', () => {
		const answer = signalOf('answer', firefox, markOf(offer()));
		if (!answer) throw new Error('No signal');
		const text = signalText(answer);
		expect(readSignal('answer', text, markOf(offer()))).toEqual(answer);
		expect(sdpOf(answer, '0')).toContain('a=setup:active\r\n');
		expect(readSignal('answer', text, markOf(offer(firefox)))).toBe('stale');
		expect(readSignal('offer', text)).toBe('foreign');
		expect(candidateLines(answer)).toHaveLength(1);
	});

	it('fits one QR code that a phone reads from a screen', () => {
		const many = Array.from(
			{ length: 9 },
			(_, at) => `udp 1 2090e49a-89c8-4c20-93df-6adb6c708a9${at}.local 39672 typ host`
		);
		const sizes = [
			signalText(offer(), PAGE),
			signalText(offer(firefox), PAGE),
			signalText({ ...offer(), kind: 'answer', to: '01234567' }),
			signalText(offer(sdp('a1b2c3d4', 'x'.repeat(32), ...many)), PAGE)
		].map((text) => {
			const { length } = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
			return [text.length, length - 2];
		});
		expect(sizes).toEqual([
			[187, 57],
			[152, 49],
			[159, 53],
			[295, 69]
		]);
	});
});

describe('a code', () => {
	const good = signalText(offer(), PAGE);
	const letters = good.slice(good.indexOf('j1.') + 3);
	it.each([
		['another address', `${PAGE}#b1.${letters}`],
		['no code', 'https://example.org/'],
		['a truncated code', good.slice(0, -8)],
		['a longer code', `${good}AAAA`],
		['other letters', good.replace('j1.', 'j1.$')],
		['an answer', `${PAGE}#a1.${letters}`],
		['an empty text', '']
	])('is foreign if it is %s', (_, text) => {
		expect(readSignal('offer', text)).toBe('foreign');
	});

	it('cannot add lines to the session description', () => {
		const evil = { ...offer(), ufrag: 'abcd\r\na=x', pwd: offer().pwd };
		expect(readSignal('offer', signalText(evil, PAGE))).toBe('foreign');
	});

	it('is not made of a description without a certificate', () => {
		expect(signalOf('offer', chromium.replace('sha-256', 'sha-1'))).toBeUndefined();
	});
});
