export const title = 'Shot Advisor'
/** As it goes into 'Your distances could not be loaded.' */
export const whatIsLoaded = 'distances'
export const loading = 'Loading your distances'

/** Why there can be no advice yet. */
export const missing = {
  'no-distances': 'Set up your club distances first.',
  'none-in-bag': 'Your clubs have no distances yet. Set up your club distances first.',
} as const
export const calculateDistances = 'Calculate My Distances'
export const analyzing = 'Analyzing...'

export const newShot = 'New Shot'
/** Back to the questions, with every answer as it was. */
export const changeShot = 'Change'
/** What the answer below the questions is called for ears. */
export const stripLabel = 'Your club'
export const situationLabel = 'Current situation'
