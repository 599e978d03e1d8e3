import { formatDice } from '$lib/dice/notation';
import type { Statistics } from '$lib/play/statistics';
import type { BuilderMessages } from '$lib/i18n/languages';

export interface SheetFact {
	readonly label: string;
	readonly value: string;
}

/** The statistics of a figure as they are now: the few numbers that are asked for at the table. */
export function factsOf(
	m: BuilderMessages,
	profile: Statistics['profile'],
	speed: number
): SheetFact[] {
	const { statistics } = m.terms;
	if (!profile) return [];
	if (profile.kind === 'figure') {
		return [
			{ label: m.profile.figure.dice, value: `${profile.dice}` },
			{ label: m.profile.figure.toughness, value: `${profile.toughness}` },
			{
				label: m.profile.figure.defence,
				value: m.profile.figure.orMore({ number: profile.defence })
			}
		];
	}
	const { skill, armor } = profile;
	return [
		...(skill ? [{ label: statistics.skill, value: formatDice(skill) }] : []),
		{ label: statistics.move, value: `${speed}″` },
		...(armor ? [{ label: statistics.armor, value: formatDice(armor) }] : []),
		...(profile.kind === 'creation'
			? [{ label: m.profile.creation.size, value: `${profile.size}″` }]
			: [])
	];
}
