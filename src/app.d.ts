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
			/** A photo is being cut. */
			photo?: true;
		}
	}
}
export {};
