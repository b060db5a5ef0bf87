/**
 * Within this the ball is chipped, unless it is in a bunker or the way is not clear. In a file of its own, since rounds sort
 * shots by it and know no swing.
 */
export const CHIP_WITHIN_YARDS = 20
