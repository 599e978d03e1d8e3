import type * as en from '../en/league-season';

export const leagueSeason: typeof en.leagueSeason = {};
