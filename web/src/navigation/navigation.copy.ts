// Of each tool: the title on cards and in the footer, the shorter name in the header, and what it does for the golfer.

export const equipmentFitting = {
  title: 'Equipment Fitting',
  navName: 'Equipment',
  line: 'Loft, shaft and head for your swing',
} as const
export const distanceCalculator = {
  title: 'Distance Calculator',
  navName: 'Calculator',
  line: "Fill in the clubs you don't know",
} as const
export const shotAdvisor = {
  title: 'Shot Advisor',
  navName: 'Shot Advisor',
  line: 'The club, what it plays, where to aim',
} as const
export const swingAnalyzer = {
  title: 'Swing Analyzer',
  navName: 'Swing',
  line: '4 questions, the cause, one drill',
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
  line: 'A first bag on your budget',
} as const
export const ballMatching = {
  title: 'Ball Matching',
  navName: 'Ball Matching',
  line: '24 balls, one for you',
} as const
export const encyclopedia = {
  title: 'Encyclopedia',
  navName: 'Encyclopedia',
  line: 'Clubs, lofts and terms explained',
} as const

export const placeNames = { play: 'Play', bag: 'Bag', learn: 'Learn' } as const
export const tabs = {
  shot: 'Shot',
  round: 'Round',
  courses: 'Courses',
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
