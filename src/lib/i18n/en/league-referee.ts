/** What the league’s pages say to the referee of submissions. */
export const leagueReferee = {};
