/** The most that fight one minifig at once (E05-CMB-16, E10-COMB-07, E20-COMB-02). */
export const MOST_AT_ONE = 3;
