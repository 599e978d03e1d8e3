/**
 * A second look at sealed submissions, written from docs/league.md alone: it shares no line with the app, and
 * uses what Node brings along. `node tests/second-verifier.mjs FILE…` tells the seal, the digests and, of a
 * verdict printed by `brikmuster verify --json`, whether each ledger adds up to its points.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {{ [key: string]: unknown }} Holder */
/** @typedef {{ seal: 'valid' | 'invalid' | 'none', publicKey: string | null, document: unknown }} Opened */

/** @returns {value is Holder} */
function isHolder(/** @type {unknown} */ value) {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** RFC 8785: no spaces, keys by their UTF-16 units, numbers and texts as JavaScript writes them. */
export function canonical(/** @type {unknown} */ value) {
	/** @type {string} */
	let text;
	if (Array.isArray(value)) text = `[${value.map(canonical).join(',')}]`;
	else if (isHolder(value)) {
		const keys = Object.keys(value).filter((key) => value[key] !== undefined);
		const pairs = keys.sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
		text = `{${pairs.join(',')}}`;
	} else if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('No number');
	else text = JSON.stringify(value);
	return text;
}

function digest(/** @type {unknown} */ value) {
	return `sha256:${createHash('sha256').update(canonical(value)).digest('hex')}`;
}

/** Bytes of base64url in the one way to write it; undefined for anything else. */
function decoded(/** @type {unknown} */ text) {
	if (typeof text !== 'string') return undefined;
	const bytes = Buffer.from(text, 'base64url');
	return bytes.toString('base64url') === text ? bytes : undefined;
}

function parsed(/** @type {Uint8Array} */ bytes) {
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
	} catch {
		return undefined;
	}
}

function isCanonical(/** @type {Uint8Array} */ bytes, /** @type {unknown} */ document) {
	try {
		return document !== undefined && Buffer.from(canonical(document)).equals(bytes);
	} catch {
		return false;
	}
}

function isSigned(
	/** @type {Buffer} */ key,
	/** @type {Buffer} */ payload,
	/** @type {Buffer} */ signature
) {
	try {
		const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') };
		return verify(null, payload, createPublicKey({ key: jwk, format: 'jwk' }), signature);
	} catch {
		return false;
	}
}

const ENVELOPE = ['alg', 'format', 'payload', 'publicKey', 'signature', 'version'];

/** What a sealed file holds and what its seal is worth; undefined for what is no sealed file at all. */
function opened(/** @type {Uint8Array} */ bytes, /** @type {Holder} */ file) {
	if (Object.keys(file).sort().join() !== ENVELOPE.join()) return undefined;
	if (file.version !== 1 || file.alg !== 'Ed25519') return undefined;
	const [key, payload, signature] = [file.publicKey, file.payload, file.signature].map(decoded);
	if (key?.length !== 32 || !payload?.length || signature?.length !== 64) return undefined;
	const document = parsed(payload);
	const whole = isCanonical(bytes, file) && isCanonical(payload, document);
	const seal = whole && isSigned(key, payload, signature) ? 'valid' : 'invalid';
	return /** @type {Opened} */ ({ seal, publicKey: file.publicKey, document });
}

/** @returns {Opened | undefined} the submission in a file with its seal; undefined for what is neither */
export function open(/** @type {Uint8Array} */ bytes) {
	const file = parsed(bytes);
	if (!isHolder(file)) return undefined;
	if (file.format === 'brikmuster/sealed') return opened(bytes, file);
	return { seal: 'none', publicKey: null, document: file };
}

/** Defaults that an army's canonical form leaves out, beside 0, false, "" and empty lists and objects. */
const DEFAULTS = new Map(
	Object.entries({ count: 1, hands: 2, heroDiscount: true, mounting: 'fixed', weapon: 'basic' })
);
const RULINGS = new Map(
	Object.entries({
		levelZeroFactor: 'half',
		heroQuirkCount: 'others',
		oddSpeed: 'linear',
		flyLevelZero: 'zero',
		halfBrainRounding: 'exact',
		extensionHalfBrain: 'full',
		pilotScale: 'size',
		lpwVehicleBase: 'size',
		steedArmor: 'flat',
		weakenedPrice: 'effective',
		magicShield: 'double',
		leagueSpeed: 'bought',
		weaponSumLimit: 'doubleSize',
		sumCounts: 'weapons'
	})
);
const KEPT = ['units', 'size', 'level', 'speed', 'version', 'points', 'profile', 'value'];
const SUPPLEMENTS = ['healing', 'magic', 'specialists'];

/** Whether a field says what its absence would; `inside` names the field that holds its holder. */
function isDefault(
	/** @type {string} */ key,
	/** @type {unknown} */ value,
	/** @type {Holder} */ holder,
	/** @type {string} */ inside
) {
	if (KEPT.includes(key)) return key === 'level' && inside === 'magic' && value === 0;
	const other = DEFAULTS.has(key) ? DEFAULTS.get(key) : RULINGS.get(key);
	if (other !== undefined) return value === other;
	if (key === 'builtSize') return value === holder.level;
	if (key === 'place') {
		const placed = 'item' in holder && !['bodyArmor', 'explosive'].includes(String(holder.item));
		return value === 'hand' || !placed;
	}
	if (key === 'supplements' && Array.isArray(value)) {
		return SUPPLEMENTS.every((name) => value.includes(name));
	}
	if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
	return value === 0 || value === false || value === '' || value === undefined;
}

/** @returns {unknown} */
function pruned(/** @type {unknown} */ value, /** @type {string} */ inside) {
	if (Array.isArray(value)) return value.map((entry) => pruned(entry, inside));
	if (!isHolder(value)) return value;
	const kept = Object.entries(value)
		.map(([key, inner]) => /** @type {const} */ ([key, pruned(inner, key)]))
		.filter(([key, inner]) => !isDefault(key, inner, value, inside));
	return Object.fromEntries(kept);
}

/** The digest of an army: without its photos and without what goes without saying. */
export function armyDigest(/** @type {Holder} */ army) {
	return digest(pruned({ ...army, photos: undefined }, ''));
}

/** The digests of a submission and of the armies A and B in it. */
export function digests(/** @type {unknown} */ document) {
	if (!isHolder(document) || !isHolder(document.armies)) return undefined;
	const { A, B } = document.armies;
	const armies = Object.entries({ A, B }).flatMap(([name, army]) =>
		isHolder(army) ? [[name, armyDigest(army)]] : []
	);
	return { submission: digest(document), armies: Object.fromEntries(armies) };
}

/** @returns {number} the sum of a ledger's lines, in halves so that it is exact */
export function sumOf(/** @type {{ points: number }[]} */ lines) {
	return lines.reduce((sum, { points }) => sum + points * 2, 0) / 2;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	for (const path of process.argv.slice(2)) {
		const bytes = readFileSync(path);
		const found = parsed(bytes);
		const ledgers = (Array.isArray(found) ? found : []).map(({ file, armies = {} }) => ({
			file,
			sums: Object.values(armies).map(({ lines, points }) => sumOf(lines) === points)
		}));
		const { document, ...rest } = open(bytes) ?? {};
		console.log(JSON.stringify({ path, ...rest, ...digests(document), ledgers }));
	}
}
