/** Areas of corrections: the specification's four lists (2 §3). */
export const CORRECTION_AREAS = ['grip', 'stance', 'swing', 'equipment'] as const
export type CorrectionArea = (typeof CORRECTION_AREAS)[number]

/** What a change moves, and in which direction; moving the same thing in opposite directions is a contradiction. */
export type Moves = {
  /** Face at impact: 1 closes it, -1 opens it. */
  readonly face?: 1 | -1
  /** Club head through the ball: 1 more from the inside, -1 less. */
  readonly path?: 1 | -1
  /** 1 steeper, -1 more sweeping. */
  readonly attack?: 1 | -1
  /** 1 towards the lead foot. */
  readonly weight?: 1 | -1
  /** Hands at impact: 1 ahead of the ball. */
  readonly lean?: 1 | -1
  /** Ball position: 1 towards the lead foot. */
  readonly ballPlace?: 1 | -1
  /** Distance between golfer and ball: 1 farther. */
  readonly reach?: 1 | -1
  /** 1 longer. */
  readonly swingLength?: 1 | -1
  /** Loft of the clubs: 1 more. */
  readonly loft?: 1 | -1
}

type Change = { readonly area: CorrectionArea; readonly moves: Moves }

export const CHANGES = {
  'stronger-grip': { area: 'grip', moves: { face: 1 } },
  'weaker-grip': { area: 'grip', moves: { face: -1 } },
  'lighter-grip': { area: 'grip', moves: {} },
  'square-aim': { area: 'stance', moves: {} },
  'ball-forward': { area: 'stance', moves: { ballPlace: 1 } },
  'ball-back': { area: 'stance', moves: { ballPlace: -1 } },
  'stand-closer': { area: 'stance', moves: { reach: -1 } },
  'stand-farther': { area: 'stance', moves: { reach: 1 } },
  'tee-lower': { area: 'stance', moves: {} },
  'lead-foot-first': { area: 'stance', moves: { weight: 1 } },
  'driver-tilt': { area: 'stance', moves: { weight: -1, ballPlace: 1 } },
  'mid-foot': { area: 'stance', moves: {} },
  'from-inside': { area: 'swing', moves: { path: 1 } },
  'around-the-body': { area: 'swing', moves: { path: -1 } },
  'turn-the-face': { area: 'swing', moves: { face: 1 } },
  'quiet-hands': { area: 'swing', moves: { face: -1 } },
  'keep-turning': { area: 'swing', moves: {} },
  'weight-through': { area: 'swing', moves: { weight: 1 } },
  'hands-first': { area: 'swing', moves: { lean: 1, attack: 1 } },
  'loft-back': { area: 'swing', moves: { lean: -1 } },
  'keep-height': { area: 'swing', moves: {} },
  'long-arms': { area: 'swing', moves: {} },
  'sweep-it': { area: 'swing', moves: { attack: -1 } },
  'easy-pace': { area: 'swing', moves: {} },
  'full-turn': { area: 'swing', moves: { swingLength: 1 } },
  'three-lengths': { area: 'swing', moves: {} },
  'fresh-grips': { area: 'equipment', moves: {} },
  'check-lie': { area: 'equipment', moves: {} },
  'check-length': { area: 'equipment', moves: {} },
  'check-flex': { area: 'equipment', moves: {} },
  'more-loft': { area: 'equipment', moves: { loft: 1 } },
  'less-loft': { area: 'equipment', moves: { loft: -1 } },
  'wedge-card': { area: 'equipment', moves: {} },
} as const satisfies Record<string, Change>
export type ChangeId = keyof typeof CHANGES

/** Against a slice: more loft turns the ball less, as the equipment advice says (`loftAgainstSlice`). */
export const SLICE_CHANGE: ChangeId = 'more-loft'

/** Whether no change of one list undoes a change of the other. */
export function canGoTogether(some: readonly ChangeId[], others: readonly ChangeId[]): boolean {
  return some.every((one) => others.every((other) => !areOpposite(CHANGES[one].moves, CHANGES[other].moves)))
}

/** Whether one of them moves something in the opposite direction of the other. */
export function areOpposite(some: Moves, otherMoves: Moves): boolean {
  const others = new Map<string, number>(Object.entries(otherMoves))
  return Object.entries(some).some(([what, way]) => others.get(what) === -way)
}
