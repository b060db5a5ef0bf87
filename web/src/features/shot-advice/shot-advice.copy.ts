export const title = 'Shot Advisor'
export const subtitle = 'The club, what it plays, where to aim.'
export const tournamentSubtitle = 'Distances and your own card.'
/** As it goes into 'Your distances could not be loaded.' */
export const whatIsLoaded = 'distances'
export const loading = 'Loading your distances'

/** Why there can be no advice yet. */
export const missing = {
  'no-distances': 'Set up your club distances first: the advice works from your own carries.',
  'none-in-bag': 'None of the clubs in your bag has a distance. Set up your club distances first.',
} as const
export const calculateDistances = 'Calculate My Distances'
export const analyze = 'AI Shot Analysis'
export const analyzing = 'Analyzing...'

export const newShot = 'New Shot'
export const changeShot = 'Change this shot'
export const situationLabel = 'Current situation'
/** Behind the distance: '150 yd to the pin'. */
export const distanceFact = { after: ' to the pin' } as const
