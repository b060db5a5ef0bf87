import type { ReactNode } from 'react'
import type { GapVerdict } from '@bagwise/golf/gapping/find-gaps'

const LOOKS = {
  good: 'rounded-full border-2 border-fairway text-fairway-ink',
  'too-close': 'bg-flag text-on-ink forced-colors:border-2',
  'too-large': 'border-double border-clay text-clay-ink',
} as const satisfies Record<GapVerdict, string>

const SIZES = {
  full: {
    good: 'h-6.5 min-w-6.5 px-1',
    'too-close': 'h-6.5 min-w-6.5 px-1',
    'too-large': 'h-8.5 min-w-8.5 border-5 px-0.5',
  },
  small: { good: 'size-4.5', 'too-close': 'size-4', 'too-large': 'size-5 border-5' },
} as const satisfies Record<string, Record<GapVerdict, string>>

type GapMarkProps = {
  readonly verdict: GapVerdict
  /** Small ones stand in a key, without a number. */
  readonly size?: keyof typeof SIZES
  readonly children?: ReactNode
}

/** The scorecard's marks: circle good, solid square too close, double square too large. */
export function GapMark({ verdict, size = 'full', children }: GapMarkProps) {
  return (
    <span
      data-verdict={verdict}
      className={`plate inline-grid shrink-0 place-items-center text-[1.0625rem] ${LOOKS[verdict]} ${SIZES[size][verdict]}`}
    >
      {children}
    </span>
  )
}
