import type * as en from '../en/league-referee';

export const leagueReferee: typeof en.leagueReferee = {};
