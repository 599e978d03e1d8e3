import type { Army, Unit } from '$lib/rules/choices';
import type { Kit } from '../ready/kit';
import { bandits } from './bandits';
import { carpet } from './carpet';
import { convoy } from './convoy';
import { dragon } from './dragon';
import { fellowship } from './fellowship';
import { garrison } from './garrison';
import { goblins } from './goblins';
import { knights } from './knights';
import { ninja } from './ninja';
import { pirates } from './pirates';
import { posse } from './posse';
import { tankers } from './tankers';
import type { Template, TemplateNames } from './template';
import { troopers } from './troopers';
import { undead } from './undead';
import { wizards } from './wizards';

/** Finished armies to start from, in the order of the list. Their ids are permanent. */
export const TEMPLATES = {
	knights,
	pirates,
	troopers,
	wizards,
	undead,
	ninja,
	dragon,
	garrison,
	posse,
	tankers,
	convoy,
	bandits,
	carpet,
	fellowship,
	goblins
} satisfies Record<string, Template>;

export type TemplateId = keyof typeof TEMPLATES;
export const TEMPLATE_IDS = Object.keys(TEMPLATES) as readonly TemplateId[];

/** The names of all templates in one language. */
export type TemplateTexts = { [T in TemplateId]: TemplateNames<(typeof TEMPLATES)[T]> };

type Names = Readonly<Record<string, string>>;

function named(kits: Readonly<Record<string, Kit>>, names: Names): Unit[] {
	return Object.entries(kits).map(([id, kit]) => ({
		...structuredClone(kit),
		id,
		name: names[id] ?? id
	}));
}

/** A template as a new army, with a new id and names in the user's language. */
export function templateArmy<T extends TemplateId>(
	slug: T,
	id: string,
	{ army, units, squads }: TemplateTexts[T]
): Army {
	const { rulebook, limits, summons, ...template }: Template = TEMPLATES[slug];
	const squadNames: Names = squads;
	const figures = (unit: string) => template.units[unit]?.count ?? 1;
	return {
		format: 'brikmuster/army',
		version: 1,
		id,
		name: army,
		rulebook,
		limits: { ...limits },
		units: named(template.units, units),
		squads: Object.entries(template.squads).map(([squad, members]) => ({
			id: squad,
			name: squadNames[squad] ?? squad,
			members: members.map((unit) => ({ unit, count: figures(unit) })),
			banner: members[0]
		})),
		...(summons && { reserve: { summons: named(summons, units) } })
	};
}
