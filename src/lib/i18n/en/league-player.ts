/** What the league’s pages say to the player. */
export const leaguePlayer = {};
