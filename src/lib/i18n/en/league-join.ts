/** Joining the room of a league, submitting through it, and the live page for everybody. */
export const leagueJoin = {
	join: {
		title: 'Join a league',
		asks: 'Join this league?',
		bad: 'This link is incomplete or not an invitation to a league. Ask for it again. Nothing has changed on this device.',
		toLeagues: 'To my leagues',
		what: 'You get the league on this device: names, meetings, results and decisions. What you submit reaches the referees by itself, and their verdicts reach you. All members see what is entered in the league; only referees and organizers can read your armies, your birth date and a parent’s consent.',
		accept: 'Join',
		decline: 'Cancel',
		already: 'This device takes part in this league already.',
		open: 'Open the league',
		other:
			'This device shares this league through another link. Leave it on the league’s page first.',
		readOnly: 'This link lets nobody join. Ask a referee for an invitation.',
		receiving: 'Receiving the league…',
		receivingWhat: 'This takes a moment. You can close the page; the rest arrives later.'
	},
	live: {
		title: 'Live standings',
		bad: 'This link is incomplete or does not lead to a public page. Ask for it again.',
		connected: 'Live',
		connecting: 'Connecting…',
		apart: 'Not connected. This is the last state that arrived.',
		looking: 'Loading the page…',
		updated: (p: { when: string }) => `Last updated: ${p.when}`,
		nothing: 'Nothing has been published here yet.',
		damaged: 'The page cannot be read. Update Brikmuster, or ask for the link again.',
		ended: 'This page has ended. Ask a referee for the current results.',
		failed: 'The page could not be loaded. Reload to try again.'
	},
	submit: {
		send: 'Submit to the referees',
		sent: 'Submitted. It travels to the referees by itself.',
		what: 'Your submission reaches the referees through the hub, and their verdict appears here.',
		file: 'Or as a file'
	}
};
