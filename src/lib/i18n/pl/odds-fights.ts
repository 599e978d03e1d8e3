import type { fights as en } from '../en/odds-fights';
import type { Share } from '$lib/combat/share';
import { plural } from '../plural';
import { share } from './odds-words';

const dice = (count: number) =>
	plural('pl', count, { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' });
const orNever = (never: string, start: string) => (p: { chance: Share }) =>
	p.chance.kind === 'never' ? never : `${start} ${share(p.chance)}.`;

export const fights: typeof en = {
	nothing: 'Niczym',
	item: (p) =>
		[
			`${p.name} (użycie ${p.use}`,
			...(p.parry ? [`odejmuje ${p.parry}`] : []),
			...(p.counter ? [p.counter] : [])
		].join(', ') + ')',
	parry: 'Cel paruje',
	counter: 'Cel kontratakuje',
	counterParry: 'Atakujący paruje kontratak',
	foeSkill: 'Umiejętność celu',
	ownArmor: 'Obrona atakującego',
	twoHanded: 'Atak bronią dwuręczną',
	piercing: 'Atak ciężką bronią w obu rękach',
	piercingNote: 'Przebija: parowanie zabiera najpierw premię, a ostatniej kostki nigdy.',
	parried: 'Trafia i zostaje sparowany',
	killWithout: 'Zabija bez parowania',
	attackerKilled: 'Atakujący ginie',
	structure: 'Konstrukcja nie paruje ani nie kontratakuje. Wybierz figurkę jako cel.',
	notClose: 'Parować i kontratakować można tylko atak bronią ręczną, w jej zasięgu.',
	oneAttack: 'Jeden atak jednego atakującego. Cel, który zginie, nie kontratakuje.',
	kills: (p) => `Zabija ${share(p.chance)}, a bez parowania ${share(p.without)}.`,
	falls: orNever('Atakujący nie może zginąć od kontrataku.', 'Atakujący ginie od kontrataku'),
	crowded: 'Z jedną figurką walczą naraz najwyżej trzy.',
	gang: (p) => `${p.count} na jednego`,
	counters: 'Liczba broni w kontrataku',
	victimKilled: 'Cel ginie',
	attackersKilled: (p) =>
		p.count === 1
			? 'Ginie co najmniej jeden atakujący'
			: `Ginie co najmniej ${p.count} atakujących`,
	gangKills: orNever('Razem nie mogą go zabić.', 'Razem zabijają go'),
	gangFalls: orNever(
		'Żaden z nich nie może zginąć od kontrataku.',
		'Co najmniej jeden ginie od kontrataku'
	),
	gangHint:
		'Ich obrażenia się sumują. Cel, który przeżyje, kontratakuje każdą bronią raz, za każdym razem innego przeciwnika, i niczego nie paruje.',
	run: 'Bieg prosto w calach',
	headOn: 'Bieg celu naprzeciw w calach',
	chargerSize: 'Wielkość szarżującego',
	targetSize: 'Wielkość celu',
	lance: 'Broń nadaje się do szarży',
	lanceNote: 'Duża i ostro zakończona, jak kopia. Bez niej uderza samo ciało.',
	laterLanceNote: 'Do pchnięć, jak kopia. Bez niej jest tylko zderzenie.',
	braced: 'Cel jest przygotowany',
	bracedNote: 'Widzi szarżę albo nigdy się nie rusza.',
	pike: 'Broń celu też nadaje się do szarży',
	longer: 'Dłuższa broń',
	lengths: { equal: 'Żadna', charger: 'Szarżującego', target: 'Celu' },
	obstacle: 'Lot przerywa przeszkoda: zmiażdżenie',
	obstacleNote: 'Szarżujący w tym samym ruchu dosięga celu jeszcze raz.',
	laterObstacleNote: 'Każdy cal, którego zabraknie do końca lotu, to punkt obrażeń.',
	room: 'Wolna droga za celem w calach',
	shove: 'Przepchnięcie w szarży',
	shoved: 'Cale przepchnięcia w szarży',
	chargeHint:
		'Co cel trzyma w rękach, wybierzesz w części „Parowanie i zwarcie”. Szarżę paruje tylko tarcza.',
	noMomentum: 'Bieg jest za krótki na szarżę: nie daje pędu.',
	dice: (p) => `Pęd: ${dice(p.momentum)}. Siła odbicia: ${dice(p.opposition)}.`,
	charge: {
		targetKilled: 'Cel ginie',
		chargerKilled: 'Szarżujący ginie',
		bothKilled: 'Giną obaj',
		somethingBad: 'Coś Złego',
		targetKnocked: 'Cel zostaje odrzucony',
		chargerKnocked: 'Szarżujący zostaje odrzucony',
		smashKills: 'Trafienie i zmiażdżenie zabijają'
	},
	sentences: {
		targetKilled: orNever('Szarża nie może zabić celu.', 'Szarża zabija cel'),
		chargerKilled: orNever('Szarżujący nie może zginąć.', 'Szarżujący ginie'),
		targetKnocked: orNever('Cel nie może zostać odrzucony.', 'Zderzenie odrzuca cel')
	},
	flight: 'Odrzucenie celu',
	inches: 'Cale',
	aim: 'Cel ataku',
	whole: 'Główna struktura',
	parts: {
		structure: 'Kilka klocków struktury',
		external: 'Element na powierzchni',
		protruding: 'Element, który wystaje'
	},
	noLevel: 'Żeby celować w element, podaj obronę któregoś poziomu struktury.',
	grinds: 'Wcześniejsze ataki z uszkadzaniem',
	grindsHint: 'Tą samą bronią w ten sam element.',
	removed: 'Element zostaje zniszczony',
	partRemoved: orNever('Ten atak nie może zniszczyć elementu.', 'Ten atak niszczy element'),
	attacks: 'Ataków',
	overkill: 'Rozsmarowanie',
	overkillNote: 'Nadwyżka obrażeń jeszcze raz trafia na obronę.',
	destroys: (p) => {
		const attacks = plural('pl', p.attacks, {
			one: '# ataku',
			few: '# atakach',
			many: '# atakach',
			other: '# ataku'
		});
		return p.chance.kind === 'never'
			? `Po ${attacks} nie może być zniszczona.`
			: `Po ${attacks} jest zniszczona ${share(p.chance)}.`;
	},
	damaged: 'Dostaje co najmniej jeden znacznik',
	destroyed: 'Zostaje zniszczona',
	marks: 'Znaczniki obrażeń wielkości',
	mark: 'Znaczniki'
};
