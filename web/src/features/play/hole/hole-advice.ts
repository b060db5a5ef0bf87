import type { ClubType } from '@bagwise/golf/club'
import type { PlaysLikeParts } from '@bagwise/golf/flight/plays-like-parts'
import type { Stroke } from '@bagwise/golf/play/hole-taps'
import type { PlayedLie, PlayedSwing } from '@bagwise/golf/play/played-record'
import type { StrokeKind } from '@bagwise/golf/shot-advice/choice'
import type { Lie } from '@bagwise/golf/shot-advice/shot'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'

/** What the screen of a hole says of the next stroke; nothing of it in a tournament. */
export type HoleAdvice = {
  readonly clubs: readonly AdvisedClub[]
  readonly isBagEmpty: boolean
  /** A newer answer is on its way. */
  readonly isLate: boolean
  readonly advised: ClubType | undefined
  /** Of the club on the screen; null where nobody knows. */
  readonly swing: PlayedSwing | null
  readonly playsLike: { readonly yards: number; readonly parts: PlaysLikeParts } | undefined
  /** Where to aim, and how far it carries. */
  readonly line: string | undefined
  /** Against the aim; null where the hole's direction is not known. */
  readonly air: Stroke['air']
}

/** Among trees a club is advised on as from the rough. */
export const ADVISED_LIES = {
  tee: 'tee',
  fairway: 'fairway',
  rough: 'rough',
  bunker: 'bunker',
  trees: 'rough',
  fringe: 'fringe',
  'cart-path': 'cart-path',
} as const satisfies Record<PlayedLie, Lie>

/** At least so much of a full swing is one. */
const FULL_FROM = 0.95

export function swingOf(
  choice: { readonly kind: StrokeKind; readonly swingFraction?: number } | undefined,
): PlayedSwing | null {
  if (!choice) return null
  switch (choice.kind) {
    case 'full':
      return (choice.swingFraction ?? 1) >= FULL_FROM ? 'full' : 'part'
    case 'chip':
    case 'bump-and-run':
      return 'chip'
    case 'pitch':
    case 'knock-down':
    case 'splash':
      return 'part'
    case 'putt':
      return null
  }
}
