/** What the ball rests on. */
export const LIES = ['fairway', 'rough', 'bunker', 'tee', 'fringe', 'cart-path'] as const
export type Lie = (typeof LIES)[number]

/** The ground under the golfer's feet; `sidehill-above` has the ball above them. Independent of the target's height. */
export const SLOPES = ['flat', 'uphill', 'downhill', 'sidehill-above', 'sidehill-below'] as const
export type Slope = (typeof SLOPES)[number]

/** Where on the green the hole is cut. */
export const PINS = ['front', 'middle', 'back'] as const
export type Pin = (typeof PINS)[number]

export const HAZARD_KINDS = ['water', 'bunker', 'ob'] as const
/** `ob` is out of bounds. */
export type HazardKind = (typeof HAZARD_KINDS)[number]

/** Of the green, as seen by the golfer. */
export const HAZARD_SIDES = ['front', 'back', 'left', 'right'] as const
export type HazardSide = (typeof HAZARD_SIDES)[number]

export type Hazard = { readonly kind: HazardKind; readonly side: HazardSide }

/** The shot to be played. */
export type Shot = {
  /** To the hole, level, 1 to 600. */
  readonly distanceYards: number
  readonly lie: Lie
  readonly slope: Slope
  readonly pin: Pin
  readonly hazards: readonly Hazard[]
  /** Wet ground, which takes most of the roll. */
  readonly isSoft?: boolean | undefined
  /** Ignores wind, temperature and height: most competitions forbid them (Rules of Golf, Rule 4.3a). */
  readonly isTournament?: boolean | undefined
}
