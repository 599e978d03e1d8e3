import type { RuleId } from '$lib/rules/citations';

declare global {
	namespace App {
		/** What lies open over a page: a step of the browser's history, which its back button closes. */
		interface PageState {
			panel?:
				| 'unit'
				| 'bill'
				| 'palette'
				| 'rest'
				| 'army'
				| 'commands'
				| 'keys'
				| 'history'
				| 'newArmy'
				| 'menu'
				| 'import';
			rule?: RuleId;
			/** The id of a submission whose verdict is read. */
			submission?: string;
			/** The army of an open menu. */
			army?: string;
			/** A dialog that its page opens and closes by itself. */
			dialog?: true;
			/** The number of panels over the page, this one with them. */
			depth?: number;
		}
	}
}
export {};
