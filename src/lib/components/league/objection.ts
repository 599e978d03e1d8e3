import { placeText } from '$lib/components/army/violations/place-text';
import { findingText } from '$lib/i18n/league-texts';
import type { Areas, BuilderMessages } from '$lib/i18n/languages';
import { shownArmy } from '$lib/i18n/ready-names';
import { violationText } from '$lib/i18n/sentences';
import { foundIn, type Reason } from '$lib/league/verdict-reasons';

interface Texts {
	readonly leagues: Areas['leagues'];
	readonly builder: BuilderMessages;
}

/** What an `Objection` shows of a reason: its sentence, and the army and unit that it is about. */
export function objectionOf({ leagues, builder }: Texts, reason: Reason) {
	const { severity, rule } = foundIn(reason);
	if (reason.of === 'submission') {
		return { severity, rule, text: findingText(leagues, reason.finding) };
	}
	const { army, violation } = reason;
	const place = placeText(builder, shownArmy(builder.presets, army.checked), violation);
	const text = violationText(builder, violation);
	return { severity, rule, text, place: `${leagues.army({ name: army.name })} · ${place}` };
}
