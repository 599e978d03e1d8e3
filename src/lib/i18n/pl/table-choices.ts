import type * as en from '../en/table-choices';

/** What a player decides in the middle of an attack. */
export const choices: typeof en.choices = {
	defence: ({ name }) => `Jak broni się ${name}?`,
	benny: () => 'Na co kostka premii?',
	sacrifice: ({ name }) => `Czy ktoś zasłania sobą cel (${name})?`,
	within: ({ amount }) => `Czy odległość to najwyżej ${amount}″?`,
	clears: ({ amount }) => `Czy skok na ${amount}″ wystarczy, żeby uniknąć ataku?`,
	wounds: ({ name }) => `Czy ${name} ginie, czy czeka na lekarza?`,
	somethingBad: ({ name }) => `Coś Złego (${name}): co się dzieje?`,
	item: ({ name }) => `Co wypada z ręki (${name})?`,
	overkill: ({ amount }) => `Nadwyżka obrażeń: ${amount}. Użyć jej jeszcze raz?`,
	takesHit: () => 'Kto z oddziału przyjmuje trafienie?',
	takesResult: ({ amount }) => `Obrażenia ${amount}: kto z oddziału je przyjmuje?`,
	cancel: ({ name }) => `Czy ${name} anuluje trafienie?`,
	addDie: ({ name }) => `Czy ${name} dokłada kostkę do obrony?`,
	storyEvent: ({ amount }) => `Kostki opowieści, suma ${amount}. Które zdarzenie?`,
	reinforcement: () => 'Kto nadchodzi (do 5″ od środka krawędzi)?',
	storyTarget: () => 'Kogo to spotyka?'
};

/** The answers to choices, by the words of the engine. */
export const answers: typeof en.answers = {
	yes: 'Tak',
	no: 'Nie',
	none: { defence: 'Nie broni się', sacrifice: 'Nikt', benny: 'Na nic' },
	parry: 'Parowanie',
	bail: 'Ratunek',
	dies: 'Ginie',
	wounded: 'Czeka na lekarza',
	again: 'Jeszcze raz',
	stop: 'Koniec',
	outOfRange: 'Poza zasięgiem',
	disarmed: 'Traci broń',
	struckDown: 'Pada na ziemię',
	mortallyWounded: 'Śmiertelna rana',
	twist: 'Nieoczekiwany zwrot',
	add: 'Dołóż kostkę',
	attack: 'Lepszy rzut',
	range: 'Większy zasięg',
	shield: 'Tarcza',
	armor: 'Zbroja',
	damage: 'Większe obrażenia',
	hit: 'Trafienie',
	inOrder: 'Reszta w tej samej kolejności'
};
