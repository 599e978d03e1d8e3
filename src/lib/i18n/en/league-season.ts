/** What the league’s pages say to who runs the season. */
export const leagueSeason = {};
