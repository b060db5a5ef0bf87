// Of each tool: the title on cards and in the footer, the shorter name in the header, and what it does for the golfer.

export const equipmentFitting = {
  title: 'Equipment Fitting',
  navName: 'Equipment',
  line: 'Loft, shaft and head for your swing',
} as const
export const distanceCalculator = {
  title: 'Distance Calculator',
  navName: 'Calculator',
  line: 'Three known clubs give you the rest',
} as const
export const shotAdvisor = {
  title: 'Shot Advisor',
  navName: 'Shot Advisor',
  line: 'The club, the plays-like number and where to aim',
} as const
export const swingAnalyzer = {
  title: 'Swing Analyzer',
  navName: 'Swing',
  line: 'Four questions, a cause and a drill',
} as const
export const distances = {
  title: 'Distances',
  navName: 'Distances',
  line: 'Gaps and overlaps in your bag',
} as const
export const recommendations = {
  title: 'Recommendations',
  navName: 'Recommendations',
  line: 'What to change first, and why',
} as const
export const starterSets = {
  title: 'Starter Sets',
  navName: 'Starter Sets',
  line: 'A first bag within your budget',
} as const
export const ballMatching = {
  title: 'Ball Matching',
  navName: 'Ball Matching',
  line: 'Twenty-four balls, one for your speed',
} as const
export const encyclopedia = {
  title: 'Encyclopedia',
  navName: 'Encyclopedia',
  line: 'Clubs, lofts and terms explained',
} as const

export const placeNames = { play: 'Play', bag: 'Bag', learn: 'Learn' } as const
export const tabs = {
  shot: 'Shot',
  card: 'Card',
  clubs: 'Clubs',
  gaps: 'Gaps',
  toDo: 'To do',
  gear: 'Gear',
  learn: 'Learn',
  swing: 'Swing',
  tips: 'Tips',
  encyclopedia: 'Encyclopedia',
} as const

export const sessionUnknown = 'Bagwise could not check whether you are signed in.'
export const checking = 'Checking...'
export const tryAgain = 'Try again'
