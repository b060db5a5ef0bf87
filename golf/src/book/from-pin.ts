/** The row from there is for a ball that is so far from the middle of the green. */
export const FROM_PIN_YARDS = 150
