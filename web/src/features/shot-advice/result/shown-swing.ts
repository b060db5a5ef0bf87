import type { Choice } from '@bagwise/golf/shot-advice/choice'

/** The parts of a swing that golfers have a name for; a share this near to one of them is called so. */
const NAMED_SHARES = {
  quarter: 1 / 4,
  third: 1 / 3,
  half: 1 / 2,
  'two-thirds': 2 / 3,
  'three-quarters': 3 / 4,
} as const
const NEAR_SHARE = 0.045
const STEP_PERCENT = 10
const PERCENT = 100

export type NamedShare = keyof typeof NAMED_SHARES
const SHARE_NAMES = Object.keys(NAMED_SHARES) as readonly NamedShare[]

/** A golfer's own half swing is called one, whatever it carries. */
function sharesWith({ threeQuarter, half }: Choice['ownParts'] = {}): Readonly<Record<NamedShare, number>> {
  return {
    ...NAMED_SHARES,
    ...(threeQuarter !== undefined && { 'three-quarters': threeQuarter }),
    ...(half !== undefined && { half }),
  }
}

/** The part of a full swing by its name, or in tens of per cent. */
export function shownShare({
  swingFraction = 1,
  ownParts,
}: Pick<Choice, 'swingFraction' | 'ownParts'>): NamedShare | number {
  const shares = sharesWith(ownParts)
  const away = (name: NamedShare) => Math.abs(swingFraction - shares[name])
  const nearest = SHARE_NAMES.toSorted((a, b) => away(a) - away(b))[0]
  if (nearest !== undefined && away(nearest) <= NEAR_SHARE) return nearest
  return Math.max(STEP_PERCENT, Math.round((swingFraction * PERCENT) / STEP_PERCENT) * STEP_PERCENT)
}

/** Beside the green the ball runs more than it flies; a club's carry says nothing there. */
export function isAroundGreen({ kind }: Pick<Choice, 'kind'>): boolean {
  return kind === 'chip' || kind === 'bump-and-run' || kind === 'putt'
}
