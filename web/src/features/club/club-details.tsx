// One file: the service worker has little room for names.
export { OfRounds } from './shots/of-rounds.tsx'
export { ShotsPanel } from './shots/shots-panel.tsx'
export { TrendPanel } from './trend/trend-panel.tsx'
export { Told } from './shots/told.tsx'
