import type * as en from '../en/league-player';

export const leaguePlayer: typeof en.leaguePlayer = {};
