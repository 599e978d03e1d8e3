import type * as en from '../en/table-choices';

/** What a player decides in the middle of an attack. */
export const choices: typeof en.choices = {
	defence: ({ name }) => `Jak broni się ${name}?`,
	meets: () => 'Który atak odparować?',
	counterToo: ({ name }) => `Czy ${name} także kontratakuje (−1 do obu rzutów)?`,
	benny: () => 'Na co zużyć dodatkową kostkę?',
	answer: ({ name }) => `Czy ${name} uderza w szarżującego?`,
	longer: ({ amount }) =>
		amount > 1
			? 'Czyja broń jest dłuższa o więcej niż 1″?'
			: 'Czyja broń jest dłuższa co najmniej o 1″?',
	trampled: ({ name }) => `Czy szarżujący w tym samym ruchu tratuje cel (${name})?`,
	offBase: ({ name, amount }) =>
		`Czy odrzut o ${amount}″ wynosi figurkę poza podstawkę oddziału (${name})?`,
	smash: ({ name }) => `Ile cali lotu zatrzymuje przeszkoda (${name})?`,
	collides: ({ name }) => `Czy szarżujący wpada na cel (${name})?`,
	studs: ({ name }) => `Ile wypustek trzyma trafiony klocek (${name})?`,
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
	refuses: ({ name }) => `Czy ${name} odmawia przyjęcia trafień pociskami?`,
	swept: () => 'Kogo jeszcze przesuwa zamach?',
	addDie: ({ name }) => `Czy ${name} dokłada kostkę do obrony?`,
	storyEvent: ({ amount }) => `Kostki opowieści, suma ${amount}. Które zdarzenie?`,
	widen: ({ name }) => `Czy ${name} rozszerza promień do 8″?`,
	widenPrice: () => 'Czego żąda w zamian przeciwnik?',
	fleesToo: ({ amount }) => `Który sługus w promieniu ${amount}″ też ucieka?`,
	fleesAlso: ({ amount }) => `Czy ucieka z nimi ktoś przeciętny w promieniu ${amount}″?`,
	mustFlee: ({ amount }) => `Kto przeciętny w promieniu ${amount}″ musi uciekać?`,
	reinforcement: () => 'Kto nadchodzi (do 5″ od środka krawędzi)?',
	storyTarget: () => 'Kogo to dotyczy?',
	opponent: () => 'Który przeciwnik zyskuje punkty opowieści?'
};

/** The answers to choices, by the words of the engine. */
export const answers: typeof en.answers = {
	yes: 'Tak',
	no: 'Nie',
	none: { answer: 'Nie', defence: 'Nie broni się', sacrifice: 'Nikt', benny: 'Na nic' },
	strike: 'Kontratak',
	together: 'Niczyja: uderzają jednocześnie',
	charger: 'Szarżującego',
	target: 'Celu',
	noMore: 'Nikt więcej',
	rollRadius: 'Kostka, która może rozszerzyć promień',
	levelTwo: 'Przeciętni też uciekają, jeśli się nie oprą',
	farther: 'Uciekają na 12″',
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
	feet: 'Lądowanie na nogach',
	shield: 'Tarcza',
	armor: 'Zbroja',
	damage: 'Większe obrażenia',
	hit: 'Trafienie',
	inOrder: 'Reszta w tej samej kolejności'
};
