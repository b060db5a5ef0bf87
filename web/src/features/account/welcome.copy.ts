export const title = 'Welcome to Bagwise'
export const intro = 'The yardage book for your own bag.'
export const promises = {
  distanceCalculator: 'Know one club? Get the whole bag.',
  distances: "Spot the gaps, and the clubs you don't need.",
  shotAdvisor: 'Plain advice, first round to single digits.',
} as const
export const getStarted = 'Get Started'
export const exploreFirst = 'Explore First'
