import { plural } from '../plural';
import type * as en from '../en/table-rolls';

/** What is rolled for. */
export const rolls: typeof en.rolls = {
	attack: 'Trafienie',
	throwRange: 'Zasięg rzutu',
	benny: 'Kość premiowa',
	parry: 'Parowanie',
	sacrifice: 'Osłonięcie bohatera',
	damage: 'Obrażenia',
	armor: 'Pancerz',
	absorb: 'Redukcja przez parowanie',
	bail: 'Unik',
	flight: 'Lot przedmiotu',
	momentum: 'Pęd',
	opposition: 'Opór',
	heal: 'Leczenie',
	summon: 'Przywołanie',
	raise: 'Wskrzeszenie',
	cast: 'Czar',
	range: 'Zasięg',
	shield: 'Magiczna tarcza',
	order: 'Kto pierwszy',
	skillTest: 'Test umiejętności',
	sprint: 'Sprint',
	defence: 'Obrona',
	fallBack: 'Cofnięcie',
	freeAttack: 'Darmowy atak',
	lunge: 'Wypad',
	push: 'Pchnięcie',
	sweep: 'Zamach',
	volley: 'Ostrzał',
	movement: 'Ruch',
	story: 'Kostki fabuły',
	reinforcement: 'Posiłki',
	start: 'Kto zaczyna',
	argument: 'Spór'
};

const inches = (count: number) =>
	plural('pl', count, { one: '# cala', few: '# cali', many: '# cali', other: '# cala' });

/** What a player decides in the middle of an attack. */
export const choices: typeof en.choices = {
	defence: ({ name }) => `Jak broni się ${name}?`,
	benny: () => 'Na co przeznaczyć kość premiową?',
	sacrifice: ({ name }) => `Czy ktoś osłania: ${name}?`,
	within: ({ amount }) => `Czy to w zasięgu ${inches(amount)}?`,
	clears: ({ amount }) => `Czy skok na odległość ${inches(amount)} wystarczy, by uniknąć ataku?`,
	wounds: ({ name }) => `Czy ${name} ginie, czy czeka na medyka?`,
	somethingBad: ({ name }) => `Co złego spotyka ${name}?`,
	overkill: ({ amount }) => `Zostały obrażenia: ${amount}. Użyć ich jeszcze raz?`,
	takesHit: () => 'Kto z oddziału przyjmuje trafienie?',
	cancel: ({ name }) => `Czy ${name} unieważnia sukces?`,
	addDie: ({ name }) => `Czy ${name} dokłada kostkę do obrony?`,
	storyEvent: ({ amount }) => `Suma kostek fabuły: ${amount}. Co się dzieje?`,
	storyTarget: () => 'Kogo to spotyka?'
};
