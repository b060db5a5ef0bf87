import type { ReactNode } from 'react'

export type BadgeLook = 'good' | 'estimate' | 'outline' | 'high' | 'medium' | 'low'

const LOOKS = {
  good: 'bg-fairway-tint text-fairway-ink',
  estimate: 'bg-sand-tint text-sand-ink outline-1 -outline-offset-1 outline-dashed outline-sand-ink',
  outline: 'text-ink outline-[1.5px] -outline-offset-[1.5px] outline-ink',
  high: 'bg-flag text-on-ink',
  medium: 'bg-sand-tint text-sand-ink',
  low: 'bg-water-tint text-water-ink',
} as const satisfies Record<BadgeLook, string>

/** A small word with a ground; the word always carries the meaning, never the colour alone. */
export function Badge({ look, children }: { readonly look: BadgeLook; readonly children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-mark px-1.5 py-0.5 font-plate text-[0.875rem] leading-tight font-semibold whitespace-nowrap max-[17rem]:flex-wrap max-[17rem]:whitespace-normal ${LOOKS[look]}`}
    >
      {children}
    </span>
  )
}
