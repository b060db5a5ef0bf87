// One part: the service worker has little room for names.
export { AfterRoundPage } from './after/after-round-page.tsx'
export { FinishButtons } from './after/finish-buttons.tsx'
export { CardPage } from './card/card-page.tsx'
export { OneOrTwo } from './repair/one-or-two.tsx'
export { ShotsWithStops } from './repair/shots-with-stops.tsx'
export { TrendPage } from './trend/trend-page.tsx'
