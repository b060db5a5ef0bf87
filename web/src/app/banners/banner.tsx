import { unbroken } from '#ui/unbroken.tsx'
import type { ReactNode } from 'react'

const TONES = { flag: 'border-flag bg-flag-tint', clay: 'border-clay bg-clay-tint' } as const

type BannerProps = {
  /** For banners that may appear out of sight. */
  readonly id?: string
  readonly tone: keyof typeof TONES
  readonly text: string
  readonly children?: ReactNode
}

/** One sentence under the header, with its actions. */
export function Banner({ id, tone, text, children }: BannerProps) {
  return (
    <div
      data-notice
      data-banner={id}
      className={`mt-2 flex flex-wrap items-center gap-x-3 rounded-control border-l-3 py-1 pr-2 pl-3 ${TONES[tone]}`}
    >
      <p className="min-w-0 grow basis-48 py-2 text-sm wrap-anywhere">{unbroken(text)}</p>
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
