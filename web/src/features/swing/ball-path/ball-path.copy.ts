/** A direction as the golfer sees it: true for both hands. */
export type Way = 'straight' | 'away' | 'across'
export type BallWays = { readonly start: Way; readonly curve: Way }

const starts = {
  straight: 'on line',
  away: 'away from you',
  across: 'across you',
} as const satisfies Record<Way, string>

const curves = {
  straight: 'flies straight',
  away: 'curves away from you',
  across: 'curves across you',
} as const satisfies Record<Way, string>

const clubPaths = {
  straight: 'along the target line',
  away: 'away from you',
  across: 'across you',
} as const satisfies Record<Way, string>

const faces = {
  straight: 'at the target',
  away: 'away from you',
  across: 'across you',
} as const satisfies Record<Way, string>

export const oneFlight = ({ ball, path, face }: { readonly ball: BallWays; readonly path: Way; readonly face: Way }) =>
  `The ball ${ballWords(ball)}. The club swings ${clubPaths[path]}, its face looks ${faces[face]}.`

export const twoFlights = ({ first, second }: { readonly first: BallWays; readonly second: BallWays }) =>
  `One ball ${ballWords(first)}. Another ${ballWords(second)}.`

const ballWords = ({ start, curve }: BallWays) => `starts ${starts[start]} and ${curves[curve]}`
