import type { Creation, Magic, Minifig } from '../../../choices';
import type { Findings, RepairStep } from '../../../violation';
import type { CoreRuleset } from '../ruleset';

/** The highest level the file format allows; house rules may require more. */
const HIGHEST_MAGIC = 20;

/** Spells and shield up to the magic level; none without magic (PL-MAG-04, PL-MAG-05). */
function checkSpells({ tables }: CoreRuleset, magic: Magic, findings: Findings): void {
	const { level: limit = 0, areaSpells = [], shield = 0 } = magic;
	if (shield <= limit && areaSpells.every(({ level }) => level <= limit)) return;
	const casts = areaSpells.map(
		({ level }, index) =>
			({
				level,
				path: `/magic/areaSpells/${index}`,
				rule: tables.spells.areaSpell.rule,
				lower: { path: `/magic/areaSpells/${index}/level`, field: 'level' },
				target: 'areaSpell'
			}) as const
	);
	const ward = {
		level: shield,
		path: '/magic/shield',
		rule: tables.spells.shield.rule,
		lower: { path: '/magic/shield', field: 'shield' },
		target: 'magicShield'
	} as const;
	for (const { level, path, rule, lower, target } of [...casts, ward]) {
		if (level <= limit) continue;
		if (limit === 0) {
			const learn: RepairStep[] = [
				{ kind: 'set', path: '/magic/level', field: 'level', value: level }
			];
			const drop: RepairStep[] = [{ kind: 'remove', path, target }];
			findings.add('error', 'NO_MAGIC', rule, path, { reason: 'mage' }, drop, learn);
		} else {
			const params = { reason: 'level', level, limit } as const;
			const weaker: RepairStep[] = [{ kind: 'set', ...lower, value: limit }];
			findings.add('error', 'SPELL_LEVEL', rule, path, params, weaker);
		}
	}
}

const setLevel = (value: number): RepairStep[] => [
	{ kind: 'set', path: '/magic/level', field: 'level', value }
];

/** Summoning and necromancy have no effect below their level (PL-MAG-08, PL-MAG-11). */
function checkRituals({ tables }: CoreRuleset, magic: Magic, findings: Findings): void {
	const { level = 0, summoning, necromancy } = magic;
	const { minimum } = tables.circles.summoner;
	const giveUp = (target: 'summoning' | 'necromancy'): RepairStep[] => [
		{ kind: 'remove', path: `/magic/${target}`, target }
	];
	if (summoning && level < minimum) {
		const { rule } = tables.spells.summoning;
		const ways = [giveUp('summoning'), minimum <= HIGHEST_MAGIC ? setLevel(minimum) : []];
		const at = '/magic/summoning';
		findings.add('warning', 'SUMMON_PREREQ', rule, at, { reason: 'magic' }, ...ways);
	}
	if (necromancy && level === 0) {
		const { rule } = tables.spells.necromancy;
		const ways = [giveUp('necromancy'), setLevel(1)];
		findings.add('warning', 'NECRO_PREREQ', rule, '/magic/necromancy', {}, ...ways);
	}
}

/** Choices above the mage's level, and magic levels that are doubtful (PL-MAG-01 to PL-MAG-11, X-33). */
export function checkMagic(
	ruleset: CoreRuleset,
	{ magic }: Minifig | Creation,
	findings: Findings
): void {
	if (!magic) return;
	checkSpells(ruleset, magic, findings);
	const { level = 0 } = magic;
	const { maximum, rule } = ruleset.tables.circles.alone;
	if (level > maximum) {
		const params = { level, limit: maximum };
		findings.add('warning', 'MAGIC_CAP', rule, '/magic/level', params, setLevel(maximum));
	}
	checkRituals(ruleset, magic, findings);
}
