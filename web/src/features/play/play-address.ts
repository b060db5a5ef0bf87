/** Played rounds: the one that is open, those that were played, and how to begin one. */
export const ROUNDS_PATH = '/play'
export const START_PATH = '/play/start'
export const TREND_PATH = '/play/trend'

/** The hole that is open, or of a round that is over what it says. */
export const roundPath = (round: string) => `${ROUNDS_PATH}/${round}`
export const playedHolePath = (round: string, hole: number) => `${roundPath(round)}/holes/${hole}`
export const scoreCardPath = (round: string) => `${roundPath(round)}/card`
/** The carries of the day, as they were before the first tee. */
export const carriesPath = (round: string) => `${roundPath(round)}/carries`
/** Every shot, and what can be mended. */
export const roundShotsPath = (round: string) => `${roundPath(round)}/shots`
