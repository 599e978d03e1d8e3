import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import type { Army, RulebookId } from '$lib/rules/choices';
import {
	rowsIn,
	type CarriedPack,
	type Pack,
	type PackRow,
	type PackTable
} from '$lib/rules/packs/pack';
import { memoByIdentity } from '$lib/rules/memo';
import type { Rulebook } from '$lib/rules/rulebook/rulebook';
import { ALL_SUPPLEMENTS, canonicalArmy, withoutDefaults } from './canonical';

type Pricing = Pick<Army, 'rulings' | 'supplements' | 'houseRules' | 'packs'>;

/** `sha256:` and 64 hex digits over bytes. */
export function bytesDigest(bytes: Uint8Array): string {
	return `sha256:${bytesToHex(sha256(bytes))}`;
}

function digest(text: string): string {
	return bytesDigest(utf8ToBytes(text));
}

/** `sha256:` and 64 hex digits over the canonical form of any document (RFC 8785). */
export function documentDigest(document: object): string {
	return digest(canonicalize(document) ?? '');
}

/** `sha256:` and 64 hex digits over the army's canonical form. */
export function armyDigest(army: Army): string {
	return digest(canonicalArmy(army));
}

/**
 * `sha256:` and 64 hex digits over everything that sets an army's prices: the rulebook's tables, the rulings that
 * differ from their defaults, the supplements in force and the house rules. Texts are not included.
 */
export function rulebookDigest({ id, tables }: Rulebook, army: Pricing): string {
	const { rulings, houseRules } = withoutDefaults(army) as Pricing;
	return documentDigest({
		rulebook: id,
		tables,
		rulings: rulings ?? {},
		supplements: ALL_SUPPLEMENTS.filter((name) => army.supplements?.includes(name) ?? true),
		houseRules: houseRules ?? {},
		...(army.packs?.length && {
			packs: army.packs
				.map((pack) => ({ id: pack.id, digest: pack.digest ?? contentDigest(id, pack) }))
				.sort((a, b) => (a.id < b.id ? -1 : 1))
		})
	});
}

/** The digest of a pack's row, by which an army's copy is compared. */
export function rowDigest(table: PackTable, id: string, row: PackRow): string {
	return documentDigest([table, id, row]);
}

/** The digest of what a pack changes: names and texts do not count. */
export const packDigest = memoByIdentity((pack: Pack): string => contentDigest(pack.extends, pack));

function contentDigest(book: RulebookId, pack: Pick<CarriedPack, 'changes' | 'restrict' | 'rows'>) {
	const { changes = [], restrict = [] } = pack;
	const rows = rowsIn(pack).map(({ table, id, row }) => [id, rowDigest(table, id, row)]);
	return documentDigest({
		extends: book,
		changes,
		restrict,
		rows: Object.fromEntries(rows) as Record<string, string>
	});
}
