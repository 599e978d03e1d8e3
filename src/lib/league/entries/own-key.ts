import { rankOf } from './authority';
import type { BodyOf } from './bodies';
import type { LeagueState } from './state';

/**
 * What a key says about itself before it writes anything else, if one of its owner's other keys added it: then nobody
 * else can claim it. Nothing if an official added it, or it has said so.
 */
export function ownKeyStatement(
	{ set, counted, authority }: LeagueState,
	author: string
): BodyOf<'key'>[] {
	const claims = set
		.of('key')
		.filter(({ digest, entry }) => entry.body.publicKey === author && counted.has(digest));
	const isSettled = claims.some(
		(claim) => claim.entry.author === author || authority.rankOf(claim) >= rankOf('referee')
	);
	const [claim] = claims;
	return isSettled || !claim ? [] : [claim.entry.body];
}
