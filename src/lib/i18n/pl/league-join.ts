import type { leagueJoin as english } from '../en/league-join';

export const leagueJoin: typeof english = {
	join: {
		title: 'Dołącz do ligi',
		asks: 'Dołączyć do ligi?',
		bad: 'Ten link jest niekompletny albo nie jest zaproszeniem do ligi. Poproś o niego jeszcze raz. Na tym urządzeniu nic się nie zmieniło.',
		toLeagues: 'Do moich lig',
		what: 'Dostaniesz na to urządzenie ligę: nazwiska, spotkania, wyniki i decyzje. Twoje zgłoszenia same trafią do sędziów, a ich werdykty do ciebie. Wpisy w lidze widzą wszyscy uczestnicy; twoje armie, datę urodzenia i zgodę rodzica odczytają tylko sędziowie i organizatorzy.',
		accept: 'Dołącz',
		decline: 'Anuluj',
		already: 'To urządzenie już uczestniczy w tej lidze.',
		open: 'Otwórz ligę',
		other: 'To urządzenie udostępnia tę ligę przez inny link. Najpierw opuść go na stronie ligi.',
		readOnly: 'Tym linkiem nie da się dołączyć. Poproś sędziego o zaproszenie.',
		receiving: 'Odbieranie ligi…',
		receivingWhat: 'To chwilę potrwa. Możesz zamknąć stronę; reszta dotrze później.'
	},
	live: {
		title: 'Tabela na żywo',
		bad: 'Ten link jest niekompletny albo nie prowadzi do strony publicznej. Poproś o niego jeszcze raz.',
		connected: 'Na żywo',
		connecting: 'Łączenie…',
		apart: 'Brak połączenia. To ostatni stan, który dotarł.',
		looking: 'Wczytywanie strony…',
		updated: (p: { when: string }) => `Ostatnia aktualizacja: ${p.when}`,
		nothing: 'Nic tu jeszcze nie opublikowano.',
		damaged: 'Nie można odczytać strony. Zaktualizuj Brikmustra albo poproś o link jeszcze raz.',
		ended: 'Ta strona została zakończona. O aktualne wyniki zapytaj sędziego.',
		failed: 'Nie udało się wczytać strony. Odśwież ją, żeby spróbować ponownie.'
	},
	submit: {
		send: 'Wyślij sędziom',
		sent: 'Wysłano. Zgłoszenie samo trafi do sędziów.',
		what: 'Zgłoszenie trafia do sędziów przez hub, a ich werdykt pojawi się tutaj.',
		file: 'Albo jako plik'
	}
};
