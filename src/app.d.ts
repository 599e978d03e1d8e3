declare global {
	namespace App {
		interface PageState {
			/** What lies open over the builder. */
			panel?: 'unit' | 'bill' | 'palette' | 'army';
		}
	}
}
export {};
