import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { loadCliTexts } from '../texts';
import type { HubOrder } from './order';

type Texts = Awaited<ReturnType<typeof loadCliTexts>>['hub'];

function read<T>(file: string, bytes: Buffer, parse: (bytes: Buffer) => T, texts: Texts): T {
	try {
		return parse(bytes);
	} catch {
		throw new Error(texts.notPem({ file }));
	}
}

/** Reads certificate and key. OpenSSL would start with a key of another kind, and no client could connect. */
export function certificateOf({ tls }: HubOrder, texts: Texts) {
	if (!tls) return undefined;
	const [cert, key] = [readFileSync(tls.cert), readFileSync(tls.key)];
	const certificate = read(tls.cert, cert, (bytes) => new X509Certificate(bytes), texts);
	const privateKey = read(tls.key, key, createPrivateKey, texts);
	if (!certificate.checkPrivateKey(privateKey))
		throw new Error(texts.otherKey({ file: tls.key, what: tls.cert }));
	return { cert, key };
}
