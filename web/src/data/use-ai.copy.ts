export const equipmentNote =
  'Brands, models and prices are what the AI says: check that each exists and what it costs. Loft, flex and kind of irons are near what the rules give.'
export const alternativeClub = (club: string) => `Or: ${club}`
/** A list such as 'loft 9°, flex stiff'. */
export const rulesDiffer = (texts: string) => `The rules say otherwise: ${texts}.`
