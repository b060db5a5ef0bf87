import type { ReactNode } from 'react'
import type { Lie } from '@bagwise/golf/shot-advice/shot'

function Ball({ x, y }: { readonly x: number; readonly y: number }) {
  return <circle cx={x} cy={y} r="4.200" fill="var(--color-sheet)" stroke="currentColor" strokeWidth="1.700" />
}

const DRAWINGS = {
  fairway: (
    <>
      <path d="M4 25h32" stroke="var(--color-fairway)" strokeWidth="3" strokeLinecap="round" />
      <Ball x={20} y={19} />
    </>
  ),
  rough: (
    <>
      <Ball x={20} y={17} />
      <path
        d="M4 27l2-9M8 27V15M12 27l2.500-10M16 27l-.5-8M20 27l1-7M24 27l.5-9M28 27l-2-11M32 27l1-12M36 27l-2-9"
        stroke="var(--color-fairway)"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </>
  ),
  bunker: (
    <>
      <path d="M4 17c6 11 26 11 32 0" fill="var(--color-sand)" stroke="currentColor" strokeWidth="1.700" />
      <Ball x={20} y={19} />
      <path d="M11 20h.1M28 21h.1M15 24h.1M25 24h.1" stroke="currentColor" strokeWidth="1.600" strokeLinecap="round" />
    </>
  ),
  tee: (
    <>
      <Ball x={20} y={12} />
      <path
        d="M15.500 17h9M17 17c1.500 2 2.200 5 3 10c.8-5 1.500-8 3-10"
        stroke="currentColor"
        strokeWidth="1.700"
        strokeLinejoin="round"
      />
    </>
  ),
  fringe: (
    <>
      <path d="M18 26c4-2 14-2 18 0" stroke="var(--color-fairway)" strokeWidth="3" />
      <path d="M29 24V7l8 3-8 3" fill="var(--color-flag)" stroke="currentColor" strokeWidth="1.500" />
      <Ball x={9} y={21} />
      <path d="M3 26h11" stroke="var(--color-rough)" strokeWidth="3" />
    </>
  ),
  'cart-path': (
    <>
      <path d="M4 26h32" stroke="var(--color-edge)" strokeWidth="3" strokeDasharray="7 4" />
      <Ball x={20} y={19.5} />
    </>
  ),
} as const satisfies Record<Lie, ReactNode>

/** The ball where it lies, from the side. */
export function LieDrawing({ lie }: { readonly lie: Lie }) {
  return (
    <svg viewBox="0 0 40 30" fill="none" aria-hidden="true">
      {DRAWINGS[lie]}
    </svg>
  )
}
