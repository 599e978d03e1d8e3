/** Why an entry does not count. It is kept and listed with the reason. */
export const UNCOUNTED_REASONS = [
	/** It names another founding. */
	'otherLeague',
	/** Nobody with the right to do so gave this key to a person of the league. */
	'unknownKey',
	/** The key was revoked or its owner dismissed, and the entry is not among the last that count. */
	'revoked',
	/** Its author may not write this. */
	'noRight',
	'annulled',
	/** It refers to an entry or a record that has not arrived or does not count. */
	'waits',
	/** A player's report that neither the opponent nor an official has confirmed. */
	'unconfirmed',
	/** Another report, or a walkover, of the same game contradicts it. */
	'contested',
	/** Both players confirmed another report of the same game. */
	'overruled',
	/** It takes back or changes a report on which both players or a referee agreed. */
	'agreed',
	/** A player would play against themselves, as such or because two registrations are one person. */
	'samePlayer',
	/** A verdict on a submission without a receipt. */
	'withoutReceipt'
] as const;

export type UncountedReason = (typeof UNCOUNTED_REASONS)[number];
