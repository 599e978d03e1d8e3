// The rescue page: exports the raw data, resets the app, deletes the data. Plain JavaScript without the bundle,
// so that it works when the app does not. docs/storage.md describes the exported file.
const DATABASE = 'brikmuster';
/** Milliseconds for opening the database, as a blocked one would never answer. */
const OPEN_LIMIT = 10_000;
/** The number of digest characters before each name in the file list (tests/setup/precache.mjs). */
const DIGEST = 8;
/** The app's settings; other pages of the origin have settings of their own. */
const SETTINGS = [
	'armies',
	'armyOrder',
	'backedUpAt',
	'backupFileChosen',
	'hints',
	'lengthUnit',
	'locale',
	'print',
	'protectionTold',
	'single-keys',
	'theme'
];
/** The exported fields of `keys`. All others may contain a private key. */
const PUBLIC_KEY_FIELDS = ['publicKey', 'file', 'savedAt'];

/** Stores of paired devices: they hold private keys, and nothing that is not in another store too. */
const PRIVATE_STORES = ['rooms', 'roomEntries', 'roomDocuments'];

const byId = (id) => document.getElementById(id);
const folder = new URL('.', location.href);

/** Shows these messages of a section with their values, and hides the others. */
function say(section, messages, values = {}) {
	const area = document.querySelector(`[data-messages="${section}"]`);
	for (const element of area.querySelectorAll('[data-message]'))
		element.hidden = !messages.includes(element.dataset.message);
	for (const [name, value] of Object.entries(values))
		for (const place of area.querySelectorAll(`[data-value="${name}"]`)) place.textContent = value;
}

const omitted = (reason) => ({ $omitted: reason });

async function base64(bytes) {
	const reader = new FileReader();
	reader.readAsDataURL(new Blob([bytes]));
	await new Promise((done, failed) => {
		reader.onload = done;
		reader.onerror = () => failed(reader.error);
	});
	return reader.result.slice(reader.result.indexOf(',') + 1);
}

function bytesOf(value) {
	if (value instanceof ArrayBuffer) return new Uint8Array(value);
	return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
}

/** Numbers that JSON cannot represent are wrapped. */
function encodeNumber(value) {
	return Number.isFinite(value) && !Object.is(value, -0)
		? value
		: { $number: Object.is(value, -0) ? '-0' : String(value) };
}

/** Encodes a list sequentially, as an export may be large. */
async function encodeEach(values, path) {
	const encoded = [];
	for (const value of values) encoded.push(await encode(value, path));
	return encoded;
}

/** Encodes objects of types that JSON lacks; undefined for plain objects. */
async function encodeSpecial(value, path) {
	if (value instanceof Date) return { $date: Number.isNaN(+value) ? null : value.toISOString() };
	if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
		return { $bytes: await base64(bytesOf(value)), type: value.constructor.name };
	if (value instanceof Blob) return { $bytes: await base64(value), type: value.type || 'Blob' };
	if (value instanceof Map) return { $map: await encodeEach([...value], path) };
	if (value instanceof Set) return { $set: await encodeEach([...value], path) };
	const prototype = Object.getPrototypeOf(value);
	if (prototype !== Object.prototype && prototype !== null)
		return omitted(value.constructor?.name ?? 'object');
	return undefined;
}

async function encodeObject(value, path) {
	if (path.includes(value)) return omitted('circular');
	const inner = [...path, value];
	if (Array.isArray(value)) return encodeEach(value, inner);
	const special = await encodeSpecial(value, inner);
	if (special !== undefined) return special;
	const entries = await encodeEach(Object.entries(value), inner);
	return Object.keys(value).some((key) => key.startsWith('$') || key === '__proto__')
		? { $object: entries }
		: Object.fromEntries(entries);
}

/** Encodes a stored value as JSON; other types become an object with one key that begins with `$`. */
async function encode(value, path = []) {
	if (value === undefined) return { $undefined: true };
	if (typeof value === 'number') return encodeNumber(value);
	if (typeof value === 'bigint') return { $bigint: String(value) };
	return typeof value === 'object' && value !== null ? encodeObject(value, path) : value;
}

/** A row of `keys` without anything that may be private. */
function publicPart(row) {
	const fields = typeof row === 'object' && row !== null ? Object.entries(row) : [];
	const isPublic = ([name, value]) =>
		PUBLIC_KEY_FIELDS.includes(name) && ['string', 'number'].includes(typeof value);
	return Object.fromEntries(fields.filter(isPublic));
}

/** Removes the values of properties named `seed`, wherever they are in the JSON. */
function withoutSeeds(text) {
	if (!text.includes('seed')) return text;
	const hide = (name, value) => (name === 'seed' ? omitted('private') : value);
	const clean = (part) => {
		try {
			return JSON.stringify(JSON.parse(part, hide));
		} catch {
			return /"seed"/.test(part) ? JSON.stringify(omitted('private')) : part;
		}
	};
	try {
		JSON.parse(text);
		return clean(text);
	} catch {
		return text.split('\n').map(clean).join('\n');
	}
}

function requested(request) {
	return new Promise((done, failed) => {
		request.onsuccess = () => done(request.result);
		request.onerror = (event) => {
			// One damaged row must not stop the others from being read.
			event.preventDefault();
			failed(request.error);
		};
	});
}

/** Opens the database without creating or upgrading it; undefined if there is none. */
function openDatabase() {
	const request = indexedDB.open(DATABASE);
	return new Promise((done, failed) => {
		setTimeout(() => failed(new Error('The database does not answer.')), OPEN_LIMIT);
		request.onupgradeneeded = () => {
			request.transaction.abort();
			done(undefined);
		};
		request.onsuccess = () => {
			request.result.onversionchange = () => request.result.close();
			done(request.result);
		};
		request.onerror = () => failed(request.error);
		request.onblocked = () => failed(new Error('Another window holds the database.'));
	});
}

/** Yields the rows of a store as lines of JSON. */
async function exportStore(database, name, report) {
	const store = () => database.transaction(name).objectStore(name);
	const lines = [];
	for (const key of await requested(store().getAllKeys())) {
		try {
			const row = await requested(store().get(key));
			lines.push(JSON.stringify(await encode(name === 'keys' ? publicPart(row) : row)));
			report.rows++;
		} catch (error) {
			report.unreadable.push({ store: name, key: await encode(key), error: String(error) });
		}
	}
	return `${JSON.stringify(name)}:[\n${lines.join(',\n')}\n]`;
}

async function exportDatabase(report) {
	const database = await openDatabase();
	if (!database) return 'null';
	const stores = [];
	const names = [...database.objectStoreNames].filter((name) => !PRIVATE_STORES.includes(name));
	for (const name of names) {
		try {
			stores.push(await exportStore(database, name, report));
		} catch (error) {
			report.unreadable.push({ store: name, error: String(error) });
		}
	}
	database.close();
	return `{"version":${database.version},"stores":{${stores.join(',\n')}}}`;
}

/** Collects the text files below a folder of the origin private file system, by path. */
async function exportFiles(directory, below, files, report) {
	for await (const [name, handle] of directory.entries()) {
		const path = below + name;
		try {
			if (handle.kind === 'directory') await exportFiles(handle, `${path}/`, files, report);
			else files[path] = withoutSeeds(await (await handle.getFile()).text());
		} catch (error) {
			report.unreadable.push({ file: path, error: String(error) });
		}
	}
}

async function privateFiles(report) {
	const files = {};
	try {
		await exportFiles(await navigator.storage.getDirectory(), '', files, report);
	} catch (error) {
		report.unreadable.push({ file: '', error: String(error) });
	}
	return files;
}

function settings() {
	try {
		const entries = SETTINGS.map((key) => [key, localStorage.getItem(key)]);
		return Object.fromEntries(entries.filter(([, value]) => value !== null));
	} catch {
		return {};
	}
}

/** Creates the export file, and lists what could not be read. */
async function makeExport() {
	const report = { rows: 0, unreadable: [] };
	const database = await exportDatabase(report);
	const files = await privateFiles(report);
	const head = { format: 'brikmuster-rescue', version: 1, exportedAt: new Date().toISOString() };
	const rest = { files, settings: settings(), unreadable: report.unreadable };
	const parts = [JSON.stringify(head).slice(0, -1), `,"database":${database},`];
	const blob = new Blob([...parts, JSON.stringify(rest).slice(1)], { type: 'application/json' });
	// An export that cannot be parsed is useless.
	JSON.parse(await blob.text());
	return { blob, report };
}

async function runExport() {
	say('export', ['busy']);
	try {
		const { blob, report } = await makeExport();
		const link = byId('file');
		link.href = URL.createObjectURL(blob);
		link.download = `brikmuster-rescue-${new Date().toISOString().slice(0, 10)}.json`;
		link.click();
		const { rows, unreadable } = report;
		const values = { rows, unreadable: unreadable.length };
		say('export', unreadable.length ? ['done', 'partial'] : ['done'], values);
		document.querySelector('#delete fieldset').disabled = false;
	} catch (error) {
		say('export', ['failed'], { error });
	}
}

/** Fetches the start page and the file list; undefined if they are not the app's. */
async function listOnServer() {
	try {
		const [page, list] = await Promise.all(
			['./', 'precache-list.js'].map(async (name) => {
				const response = await fetch(name, {
					cache: 'reload',
					signal: AbortSignal.timeout(20_000)
				});
				return response.ok ? response.text() : '';
			})
		);
		const { files } = JSON.parse(list.replace(/^self\.precacheList=/, '').replace(/;\s*$/, ''));
		return page.includes('brikmuster:started') ? files : undefined;
	} catch {
		return undefined;
	}
}

/** Unregisters the app's service workers and deletes their caches; other apps may share the origin. */
async function removeCopies() {
	const ofApp = (scope) => scope === folder.href;
	for (const registration of await navigator.serviceWorker.getRegistrations())
		if (ofApp(registration.scope)) await registration.unregister();
	for (const name of await caches.keys())
		if (name.endsWith(`-${folder.href}`)) await caches.delete(name);
}

/** Reloads all files, as the HTTP cache may keep a damaged one for a year. */
async function renewFiles(files) {
	const paths = Object.entries(files).flatMap(([below, names]) =>
		names.split(' ').map((name) => below + name.slice(DIGEST))
	);
	for (const path of paths) await fetch(path || './', { cache: 'reload' }).catch(() => undefined);
}

async function runReset() {
	say('reset', ['busy']);
	try {
		const files = await listOnServer();
		if (!files) return say('reset', ['offline']);
		if (navigator.serviceWorker) await removeCopies();
		await renewFiles(files);
		say('reset', ['done']);
	} catch (error) {
		say('reset', ['failed'], { error });
	}
}

function deleteDatabase() {
	const request = indexedDB.deleteDatabase(DATABASE);
	return new Promise((done, failed) => {
		request.onsuccess = done;
		request.onerror = () => failed(request.error);
		request.onblocked = () => say('delete', ['blocked']);
	});
}

async function runDelete(event) {
	event.preventDefault();
	const word = byId('word').value.trim().toLocaleUpperCase('pl');
	if (!['DELETE', 'USUŃ'].includes(word)) return say('delete', ['word']);
	try {
		const directory = await navigator.storage.getDirectory?.();
		if (directory)
			for await (const name of directory.keys())
				await directory.removeEntry(name, { recursive: true });
		await deleteDatabase();
		for (const key of Object.keys(settings())) localStorage.removeItem(key);
		byId('delete').reset();
		document.querySelector('#delete fieldset').disabled = true;
		say('delete', ['done']);
	} catch (error) {
		say('delete', ['failed'], { error });
	}
}

if (window.top === window.self) {
	byId('export').addEventListener('click', runExport);
	byId('reset').addEventListener('click', runReset);
	byId('delete').addEventListener('submit', runDelete);
} else {
	byId('rescue').remove();
	byId('framed').hidden = false;
}
