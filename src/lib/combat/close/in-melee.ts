import type { Profile } from '$lib/rules/profile';
import type { Edition } from '../edition';
import { behaviorOf, burdened, fighterOf, isTwoHanded, skillOf, type Strike } from '../fighter';
import type { Melee } from './exchange';
import type { Held } from './rules';

/** A weapon or shield of a unit, as close combat sees it. */
export interface HeldItem extends Held {
	readonly item: Strike['item'];
	readonly name?: string;
}

/** A unit in close combat, with everything that it can strike or parry with. */
export interface InMelee extends Melee {
	readonly held: readonly HeldItem[];
	/** Inches. */
	readonly size: number;
}

function heldOf(
	{ item, like, name, use = 0, damage }: Strike,
	absorb: Held['absorb'],
	quirk: number
): HeldItem {
	const weapon = { item, ...(like && { like }) };
	return {
		item,
		...(name !== undefined && { name }),
		use,
		...(damage && { damage: burdened(damage, quirk) }),
		...(absorb && { absorb: burdened(absorb, quirk) }),
		...(behaviorOf(weapon).shield && { shield: true }),
		...(isTwoHanded(weapon) && { twoHanded: true })
	};
}

/** Returns a unit as close combat sees it; undefined for figures of the skirmish, which count dice. */
export function inMelee(edition: Edition, profile: Profile): InMelee | undefined {
	const fighter = fighterOf(edition, profile);
	if (!fighter || profile.kind === 'figure') return undefined;
	const { armor, size, quirk } = fighter;
	const held = fighter.strikes.flatMap((strike, i) => {
		// The strikes of carried gear come first, in the order of the profile.
		const parry = profile.attacks[i]?.parry;
		// A ram only adds to a collision (PL-CWP-02).
		const isHeld =
			!behaviorOf(strike).rams && (strike.damage !== undefined || behaviorOf(strike).shield);
		return strike.reach.kind === 'touch' && isHeld ? [heldOf(strike, parry, quirk)] : [];
	});
	return { skill: burdened(skillOf(profile), quirk), armor, size, held };
}

/**
 * Whether a unit may counterattack a foe of this Size: creations without a brain never do, and large ones only
 * against foes of at least half their Size; Size 0 only against Size 0 (E05-CMB-40, PL-CCB-02).
 */
export function mayCounter(profile: Profile, foeSize: number): boolean {
	if (profile.kind !== 'creation') return true;
	if (!profile.skill) return false;
	return profile.size === 0 ? foeSize === 0 : foeSize >= profile.size / 2;
}
