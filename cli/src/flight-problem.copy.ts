export const beyondTheBag = (distance: string, reach: string) =>
  `No club reaches ${distance} today: the longest carries ${reach}.`
export const shorterThanTheBag = (distance: string) =>
  `Even half a swing of the shortest club goes farther than ${distance} today.`
export const carryNotPossible = (club: string) => `No ball flies as far with a ${club} as the bag says.`
export const emptyBag = 'The bag has no club with a carry.'
export const windTooStrong = 'No club gets the ball forward against this wind.'
export const clearedBeforeReached =
  'A hazard ends behind where it begins: give the yards to reach it, then to clear it.'
