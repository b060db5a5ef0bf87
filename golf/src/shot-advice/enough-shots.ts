/** With fewer measured shots of a club the handicap tells more about how they scatter. */
export const ENOUGH_SHOTS = 20
