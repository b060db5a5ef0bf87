import type { ReactNode } from 'react'
import { isShared } from './shown-parts.ts'
import type { ShownPart } from './shown-parts.ts'
import * as copy from './plays-like.copy.ts'
import styles from '../home.module.css'

type AnswerFrameProps = {
  readonly number?: ReactNode
  readonly band?: string
  readonly parts?: readonly ShownPart[]
  /** Why there is no number, and what to do. */
  readonly fault?: string
  /** The answer to what is typed now is on its way: what is shown answers an earlier shot, or nothing. */
  readonly isBusy?: boolean
}

/** The place of the answer: as tall with a number, with a sentence and with nothing yet. */
export function AnswerFrame({ number, band, parts = [], fault, isBusy = false }: AnswerFrameProps) {
  return (
    <div className={styles.playsLikeAnswer} aria-busy={isBusy}>
      <div role="status">
        {fault === undefined ? (
          // The words beside a number that has just come are new: nothing moves.
          <p
            key={number === undefined ? 'waiting' : 'number'}
            className="flex min-h-17 items-end gap-x-3 max-[20rem]:flex-wrap"
          >
            {number}
            <span className="min-w-0 pb-1 text-sm leading-tight text-ink-2">
              {band}
              {isShared(parts) && <span className="mt-0.5 block">{copy.windAndHill}</span>}
            </span>
          </p>
        ) : (
          <p className="flex min-h-17 items-center gap-2.5 font-semibold text-flag-ink">
            <span aria-hidden="true" className="size-2.5 shrink-0 bg-flag" />
            {fault}
          </p>
        )}
      </div>
      {parts.length > 0 && (
        <ul aria-label={copy.partsLabel} className="mt-2 divide-y divide-rule border-t-2 border-ink">
          {parts.map(({ name, shown, words }) => (
            <li key={name} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-sm">
              {name}
              <span className={`font-semibold ${colourOf(shown)}`}>{words}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Clay costs yards, fairway gives them back. */
function colourOf(shown: number): string {
  if (shown === 0) return 'text-ink-2'
  return shown > 0 ? 'text-clay-ink' : 'text-fairway-ink'
}
