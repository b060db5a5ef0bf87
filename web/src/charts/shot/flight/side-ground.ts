/** The ground from the ball to the green: level for a while, then up or down to the height of the target. */
export type SideGround = {
  /** From here on the ground is as high as the target. */
  readonly levelFromYards: number
  readonly targetHeightYards: number
}

/** Where the ground begins to rise or fall, of the way to the level at the target. */
const START_SHARE = { up: 0.3, down: 0.08 } as const
const BEND = 2

/**
 * Height of the ground above the ball. Nobody has told how the ground runs, so it stays below every flight: below the
 * straight line to the target on the way up, falling off early on the way down.
 */
export function groundHeightYards({ levelFromYards, targetHeightYards }: SideGround, downrangeYards: number): number {
  const startYards = levelFromYards * (targetHeightYards > 0 ? START_SHARE.up : START_SHARE.down)
  if (downrangeYards <= startYards) return 0
  if (downrangeYards >= levelFromYards) return targetHeightYards
  const way = (downrangeYards - startYards) / (levelFromYards - startYards)
  return targetHeightYards * (targetHeightYards > 0 ? way ** BEND : 1 - (1 - way) ** BEND)
}
