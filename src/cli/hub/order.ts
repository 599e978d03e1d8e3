/** How to run a hub. */
export interface HubOrder {
	readonly command: 'hub';
	readonly port: number;
	readonly host: string;
	readonly folder: string;
	/** Files of the certificate and its key in PEM. */
	readonly tls?: { readonly cert: string; readonly key: string };
	readonly isBehindProxy: boolean;
	/** The address of a PostgreSQL database that several nodes share. */
	readonly database?: string;
	/** Limits that differ from their defaults. */
	readonly limits: ReadonlyMap<string, number>;
}

/** Why the options do not make a hub; `word` is the option in the way. */
export interface HubError {
	readonly code:
		| 'badPort'
		| 'badLimit'
		| 'badDatabase'
		| 'noPair'
		| 'plainHttp'
		| 'noFileHere'
		| 'alreadySecure';
	readonly word: string;
}

/** Options whose value is any text. */
export const HUB_TEXTS: ReadonlySet<string> = new Set([
	'port',
	'host',
	'folder',
	'cert',
	'key',
	'database',
	'limit'
]);
export const OF_HUB: ReadonlySet<string> = new Set([...HUB_TEXTS, 'behind-proxy']);

const DEFAULT_PORT = 8090;
const DEFAULT_FOLDER = 'brikmuster-hub';

type Words = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

interface Given {
	readonly name: string;
	readonly value?: string | undefined;
}

function portIn(word: string): number | undefined {
	const port = /^\d{1,5}$/.test(word) ? Number(word) : NaN;
	return port <= 65_535 ? port : undefined;
}

function limitIn(word: string): readonly [name: string, value: number] | undefined {
	const [, name, value] = /^([A-Za-z]+)=(\d{1,12})$/.exec(word) ?? [];
	return name !== undefined ? [name, Number(value)] : undefined;
}

/** Whether a host can be reached from this machine only. */
function isLocal(host: string): boolean {
	return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function valueError({ name, value = '' }: Given): HubError | undefined {
	if (name === 'port' && portIn(value) === undefined) return { code: 'badPort', word: value };
	if (name === 'limit' && !limitIn(value)) return { code: 'badLimit', word: value };
	if (name === 'database' && !/^postgres(ql)?:\/\/./.test(value))
		return { code: 'badDatabase', word: value };
	return undefined;
}

/** Returns why a hub cannot be run with these options. */
export function hubError([file]: readonly string[], given: readonly Given[]): HubError | undefined {
	if (file !== undefined) return { code: 'noFileHere', word: file };
	const wrong = given.map(valueError).find(Boolean);
	if (wrong) return wrong;
	const has = (option: string) => given.some(({ name }) => name === option);
	if (has('cert') !== has('key')) return { code: 'noPair', word: has('cert') ? '--key' : '--cert' };
	if (has('cert') && has('behind-proxy')) return { code: 'alreadySecure', word: '--behind-proxy' };
	const host = given.findLast(({ name }) => name === 'host')?.value ?? 'localhost';
	const isSecure = has('cert') || has('behind-proxy');
	return isSecure || isLocal(host) ? undefined : { code: 'plainHttp', word: host };
}

/** Builds the order from valid arguments. */
export function hubOrder(values: Words): HubOrder {
	const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
	const [cert, key, database] = [text('cert'), text('key'), text('database')];
	const limits = Array.isArray(values.limit) ? values.limit : [];
	return {
		command: 'hub',
		port: portIn(text('port') ?? '') ?? DEFAULT_PORT,
		host: text('host') ?? 'localhost',
		folder: text('folder') ?? DEFAULT_FOLDER,
		...(cert !== undefined && key !== undefined && { tls: { cert, key } }),
		isBehindProxy: values['behind-proxy'] === true,
		...(database !== undefined && { database }),
		limits: new Map(
			limits
				.flatMap((one) => (typeof one === 'string' ? [limitIn(one)] : []))
				.filter((one) => one !== undefined)
		)
	};
}
