import type { RulingTexts } from '../en/rulings';

export const rulings: RulingTexts = {
	levelZeroFactor: {
		title: 'Ile liczy się poziom struktury 0',
		readings: {
			half: 'jako połowa: wielkość 4 kosztuje 2 CP',
			zero: 'jako zero: struktura jest za darmo',
			anyZero: 'jako połowa, także przy wielkości 0'
		}
	},
	heroQuirkCount: {
		title: 'Bohaterowie liczeni do zdziwaczenia',
		readings: { others: 'pozostali bohaterowie', all: 'wszyscy bohaterowie, także ten' }
	},
	oddSpeed: {
		title: 'Cena nieparzystej szybkości',
		readings: {
			linear: '½ CP za cal',
			up: 'pełne odcinki po 2″, w górę',
			down: 'pełne odcinki po 2″, w dół'
		}
	},
	flyLevelZero: {
		title: 'Poziom struktury 0 w powietrzu',
		readings: { zero: 'nic nie dodaje: 2 CP za 2″', half: 'dodaje połowę: 2½ CP za 2″' }
	},
	halfBrainRounding: {
		title: 'Pół-mózg przy nieparzystej wielkości',
		readings: {
			exact: 'dokładnie połowa',
			up: 'zaokrąglony w górę',
			minimumOne: 'połowa, ale co najmniej 1 CP'
		}
	},
	extensionHalfBrain: {
		title: 'Rozszerzone umiejętności pół-mózgu',
		readings: { full: 'w cenie całego mózgu', half: 'w cenie pół-mózgu' }
	},
	pilotScale: {
		title: 'Zdolność pilota u stwora',
		readings: { size: '1 CP razy jego wielkość', flat: '1 CP' }
	},
	lpwVehicleBase: {
		title: 'LUGPolWars: cena struktury pojazdu',
		readings: { size: 'jego wielkość', sizeTimesLevel: 'wielkość razy poziom' }
	},
	steedArmor: {
		title: 'Cena pancerza wierzchowca',
		readings: { flat: '2 CP dla każdego wierzchowca', byLevel: '2 CP za każde 2″ wielkości' }
	},
	weakenedPrice: {
		title: 'Cena osłabionej broni',
		readings: {
			effective: 'według poziomu, z jakim działa',
			physical: 'według wielkości modelu'
		}
	},
	magicShield: {
		title: 'Cena magicznej tarczy',
		readings: { double: '2 CP za poziom', single: '1 CP za poziom' }
	},
	leagueSpeed: {
		title: 'Szybkość brana do limitu',
		readings: {
			bought: 'kupiona szybkość',
			afterPenalties: 'szybkość po spowolnieniu zbroją lub pancerzem wierzchowca'
		}
	},
	weaponSumLimit: {
		title: 'Ile broni może nieść kreacja',
		readings: {
			doubleSize: 'dwa razy jej wielkość; w powietrzu jej wielkość',
			level: 'jej poziom struktury',
			size: 'jej wielkość'
		}
	},
	sumCounts: {
		title: 'Co liczy się do sumy broni',
		readings: {
			weapons: 'bronie, wyrzutnie i rakiety',
			explosives: 'także materiały wybuchowe',
			plates: 'także zbroje płytowe'
		}
	}
};
