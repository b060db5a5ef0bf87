/** A screen to be pictured: its file name, its address in a state that shows what it is for, and what comes last. */
export type Place = { readonly name: string; readonly address: string; readonly lastText?: string }

/** Home comes in parts: the tips come last. */
const LAST_ON_HOME = 'Pro Golf Tips'

/** What is open to everybody. */
export const VISITOR_PLACES: readonly Place[] = [
  { name: 'visitor', address: '/', lastText: LAST_ON_HOME },
  { name: 'privacy', address: '/privacy' },
  { name: 'not-found', address: '/nowhere' },
]

/** What needs an account: every route of the page. */
export const GOLFER_PLACES: readonly Place[] = [
  { name: 'home', address: '/', lastText: LAST_ON_HOME },
  { name: 'equipment-fitting', address: '/equipment-fitting' },
  { name: 'distance-calculator', address: '/distance-calculator' },
  { name: 'shot-advisor', address: '/shot-advisor' },
  {
    name: 'shot-advice',
    address: '/shot-advisor?distance=143&lie=fairway&slope=uphill&weather=windy&pin=middle&advice=yes',
    lastText: 'Alternative clubs',
  },
  { name: 'shot-tournament', address: '/shot-advisor?distance=143&pin=front&tournament=yes' },
  { name: 'swing-analyzer', address: '/swing-analyzer' },
  { name: 'bag', address: '/bag' },
  { name: 'club', address: '/clubs/7-iron' },
  { name: 'range', address: '/range' },
  { name: 'distances', address: '/distances' },
  { name: 'distances-import', address: '/distances/import' },
  { name: 'yardage-card', address: '/yardage-card' },
  { name: 'recommendations', address: '/recommendations' },
  { name: 'beginner-builder', address: '/beginner-builder' },
  {
    name: 'starter-sets',
    address: '/beginner-builder?budget=500-1200&frequency=monthly&skill=beginner&miss=right&course=municipal',
  },
  { name: 'ball-matching', address: '/ball-matching' },
  { name: 'learn', address: '/learn' },
  { name: 'learn-tips', address: '/learn/tips' },
  { name: 'encyclopedia', address: '/encyclopedia' },
  { name: 'profile', address: '/profile' },
]
