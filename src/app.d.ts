import type { Component } from 'svelte';
import type { AddPlace } from '$lib/army/edits/add-place';
import type { CitedRule } from '$lib/rules/combat-citations';
import type { RulingId } from '$lib/rules/rulings/rulings';

declare global {
	namespace App {
		interface PageData {
			/** What the prerendered page shows in place of the app. */
			FirstLook?: Component;
		}
		/** A panel open over the page. It is a step of the browser's history, so Back closes it. */
		interface PageState {
			panel?:
				| 'unit'
				| 'bill'
				| 'palette'
				| 'crew'
				| 'rest'
				| 'army'
				| 'rulebook'
				| 'commands'
				| 'keys'
				| 'history'
				| 'share'
				| 'newArmy'
				| 'menu'
				| 'row'
				| 'newRow'
				| 'newPack'
				| 'importFrom'
				| 'import';
			/** Where the palette adds units; without it, to the army. */
			into?: AddPlace;
			/** What the palette searches when it opens. */
			find?: string;
			rule?: CitedRule;
			/** The ruling that the settings of an army open at. */
			ruling?: RulingId;
			/** The id of the submission whose verdict is shown. */
			submission?: string;
			/** The army of an open menu. */
			army?: string;
			/** A dialog that the page itself opens and closes. */
			dialog?: true;
			/** The number of open panels, including this one. */
			depth?: number;
			/** A panel that a reload closed. */
			closed?: true;
		}
	}
}
export {};
