export const title = 'Welcome to Bagwise'
export const intro = 'The yardage book for your own bag.'
export const promises = {
  distanceCalculator: 'Three clubs you know give you the carry of all the others.',
  distances: 'See where two clubs do the same job, and where one is missing.',
  shotAdvisor: 'Advice you can follow, from your first round to single figures.',
} as const
export const getStarted = 'Get Started'
export const exploreFirst = 'Explore First'
