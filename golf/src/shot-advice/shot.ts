/** What the ball rests on. */
export const LIES = ['fairway', 'rough', 'bunker', 'tee', 'fringe', 'cart-path'] as const
export type Lie = (typeof LIES)[number]

/** What more may be said of a lie; each belongs to one. `firm-sand` is wet or firm. */
export const LIE_DETAILS = {
  fairway: ['divot', 'hardpan'],
  rough: ['deep-rough', 'sitting-up'],
  bunker: ['plugged', 'firm-sand'],
  tee: [],
  fringe: [],
  'cart-path': [],
} as const satisfies Record<Lie, readonly string[]>
export type LieDetail = (typeof LIE_DETAILS)[Lie][number]

/** The ground under the golfer's feet; `sidehill-above` has the ball above them. Independent of the target's height. */
export const SLOPES = ['flat', 'uphill', 'downhill', 'sidehill-above', 'sidehill-below'] as const
export type Slope = (typeof SLOPES)[number]

/** Where on the green the hole is cut. */
export const PINS = ['front', 'middle', 'back'] as const
export type Pin = (typeof PINS)[number]

/** Which side of the green the hole is cut on, as the golfer sees it; in line with its middle when neither. */
export const PIN_SIDES = ['left', 'right'] as const
export type PinSide = (typeof PIN_SIDES)[number]

export const HAZARD_KINDS = ['water', 'bunker', 'ob'] as const
/** `ob` is out of bounds. */
export type HazardKind = (typeof HAZARD_KINDS)[number]

/** Of the green or of the line of play, as seen by the golfer: front and back lie across it. */
export const HAZARD_SIDES = ['front', 'back', 'left', 'right'] as const
export type HazardSide = (typeof HAZARD_SIDES)[number]

/**
 * Where a hazard begins and ends along the line of play, from the ball; beside the line, along it. What is left out is
 * usual: `hazardRange`. What no hazard has is told by `findHazardProblem`.
 */
export type HazardPlace = {
  readonly toReachYards?: number | undefined
  readonly toClearYards?: number | undefined
}

export type Hazard = HazardPlace & { readonly kind: HazardKind; readonly side: HazardSide }

/** What more is said of the ball's lie; what belongs to another lie does not count. */
export function lieDetailOf({ lie, lieDetail }: Pick<Shot, 'lie' | 'lieDetail'>): LieDetail | undefined {
  return LIE_DETAILS[lie].find((detail) => detail === lieDetail)
}

/** The shot to be played, outside a tournament: only there may it be advised on. */
export type Shot = {
  /** To the hole, level, 1 to 600. */
  readonly distanceYards: number
  readonly lie: Lie
  /** Counts only with the lie it belongs to. */
  readonly lieDetail?: LieDetail | undefined
  /** A bunker's high lip in front of the ball; elsewhere it does not count. */
  readonly hasLip?: boolean | undefined
  /** Branches hang over the line of flight: the ball has to stay under them. */
  readonly isUnderLimbs?: boolean | undefined
  readonly slope: Slope
  readonly pin: Pin
  readonly pinSide?: PinSide | undefined
  /** The usual 32 when left out; 10 to 100. */
  readonly fairwayWidthYards?: number | undefined
  readonly hazards: readonly Hazard[]
  /** Wet ground, which takes most of the roll. */
  readonly isSoft?: boolean | undefined
  readonly isTournament?: false | undefined
}

/** A shot that counts in a tournament: no device may suggest a club or a line for it (Rules of Golf, Rule 4.3a(1)). */
export type TournamentShot = Omit<Shot, 'isTournament'> & { readonly isTournament: true }

export type AskedShot = Shot | TournamentShot
