// One part: the service worker has little room for names.
export { CarriesPage } from './carries/carries-page.tsx'
export { RoundInPlay } from './rounds/round-in-play.tsx'
export { RoundsPage } from './rounds/rounds-page.tsx'
