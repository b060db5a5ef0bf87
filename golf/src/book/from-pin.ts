/** The row from there is for a ball that is so far from the pin. */
export const FROM_PIN_YARDS = 150
