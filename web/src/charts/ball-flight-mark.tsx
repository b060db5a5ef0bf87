import type { Hand } from '@bagwise/golf/golfer'
import { isLeftHanded } from '@bagwise/golf/hand'
import type { BallFlight } from '@bagwise/golf/persona'

/** Seen from behind a right-hander: from the tee at the bottom towards the flag. */
const PATHS = {
  straight: 'M20 36V10',
  draw: 'M20 36C27 27 28 18 20 10',
  fade: 'M20 36C13 27 12 18 20 10',
  slice: 'M20 36C14 24 18 12 34 10',
  hook: 'M20 36C26 24 22 12 6 10',
} as const satisfies Record<BallFlight, string>

type BallFlightMarkProps = { readonly flight: BallFlight; readonly hand: Hand | null | undefined }

/** A left-hander's curve: the same, about the line from tee to flag. */
const MIRRORED = 'matrix(-1 0 0 1 40 0)'

/** The curve of a golfer's shot against the straight line to the flag. Decoration beside its name. */
export function BallFlightMark({ flight, hand }: BallFlightMarkProps) {
  return (
    <svg viewBox="0 0 40 40" className="size-10 shrink-0" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M20 36V4" stroke="var(--color-edge)" strokeWidth="1.5" strokeDasharray=".1 4" strokeLinecap="round" />
      <path d="M20 8V1l7 2.500-7 2.500" fill="var(--color-flag)" stroke="none" />
      <path
        d={PATHS[flight]}
        transform={isLeftHanded(hand) ? MIRRORED : undefined}
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <circle cx="20" cy="36" r="2.500" fill="var(--color-sheet)" strokeWidth="1.800" />
    </svg>
  )
}
