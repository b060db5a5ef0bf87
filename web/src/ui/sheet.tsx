import type { ReactNode } from 'react'

type SheetProps = {
  readonly title?: string
  /** A short fact at the right of the heading. */
  readonly fact?: ReactNode
  readonly tone?: 'sheet' | 'inverted'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A flat card with a hairline. Never put one inside another. */
export function Sheet({ title, fact, tone = 'sheet', className = '', children }: SheetProps) {
  const ground = tone === 'inverted' ? 'border-ink bg-ink text-on-ink' : 'border-rule bg-sheet'
  return (
    <section className={`min-w-0 rounded-sheet border p-4 ${ground} ${className}`}>
      {title !== undefined && (
        <div className="flex items-baseline justify-between gap-3">
          <h2>{title}</h2>
          {fact !== undefined && <span className="text-xs text-ink-2">{fact}</span>}
        </div>
      )}
      {children}
    </section>
  )
}
