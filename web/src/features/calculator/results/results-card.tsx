import { useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import type { Profile } from '@bagwise/contract/profile'
import { useUnsavedPaths } from '#api/profile/use-profile.ts'
import { CarryEdit } from '#quantities/carry-edit.tsx'
import { AiHint } from '#ui/ai-addition.tsx'
import { buttonClass } from '#ui/button.tsx'
import { AI_ESTIMATES } from './ai-estimates.tsx'
import { ReadyDrawing } from './ready-drawing.tsx'
import { distanceButtonId, ResultRow } from './result-row.tsx'
import type { ResultRow as Row } from './result-rows.ts'

/** Rows rise one after the other, at most this many; the rest come with the last of them. */
const STAGGERED_ROWS = 8
const STAGGER_MS = 30

type ResultsCardProps = {
  readonly profile: Profile
  readonly rows: readonly Row[]
  /** How often the golfer has calculated on this visit: each time the rows rise anew. */
  readonly calculationCount: number
  readonly headingRef: Ref<HTMLHeadingElement>
  /** Whether there is an estimate of the AI to look at. */
  readonly isAiThere: boolean
  readonly onEdit: (edit: ClubCarry) => void
  readonly className: string
  /** The choice of the method. */
  readonly children: ReactNode
}

/** Every club's carry, the golfer's own and the calculated ones; one can be edited at a time. */
export function ResultsCard({
  profile,
  rows,
  calculationCount,
  headingRef,
  isAiThere,
  onEdit,
  className,
  children,
}: ResultsCardProps) {
  const unsavedPaths = useUnsavedPaths()
  const [edited, setEdited] = useState<ClubType>()
  const units = profile.preferredUnits

  function close(club: ClubType, carryYards?: number) {
    flushSync(() => {
      setEdited(undefined)
      if (carryYards !== undefined) onEdit({ club, carryYards })
    })
    document.getElementById(distanceButtonId(club))?.focus()
  }

  return (
    <section className={`min-w-0 rounded-sheet border border-rule bg-sheet ${className}`}>
      <div className="px-4 pt-4 pb-2">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 ref={headingRef} tabIndex={-1} className="outline-none">
            Your Club Distances
          </h2>
          {rows.length > 0 && <AiHint id={AI_ESTIMATES} isThere={isAiThere} />}
        </div>
        {rows.length > 0 && <p className="mt-1 text-sm text-ink-2">Click any distance to edit manually</p>}
      </div>
      {children}
      {rows.length === 0 ? (
        <div className="grid justify-items-center gap-4 px-4 pt-4 pb-10 text-center">
          <ReadyDrawing />
          <div>
            <h3>Ready to Calculate</h3>
            <p className="mt-1.5 text-ink-2">Enter reference distances to get AI-powered club calculations</p>
          </div>
        </div>
      ) : (
        <>
          <ol key={calculationCount} className="divide-y divide-rule">
            {rows.map((row, index) => (
              <li
                key={row.club}
                className={calculationCount > 0 ? 'animate-rise' : ''}
                style={{ animationDelay: `${Math.min(index, STAGGERED_ROWS) * STAGGER_MS}ms` }}
              >
                {row.club === edited ? (
                  <div className="bg-mown px-4 py-3.5">
                    <CarryEdit
                      clubName={CLUBS[row.club].displayName}
                      carryYards={row.distance?.distance}
                      units={units}
                      note="Saving marks it Manual. Use an average swing, not your best one."
                      onSave={(carryYards) => close(row.club, carryYards)}
                      onCancel={() => close(row.club)}
                    />
                  </div>
                ) : (
                  <ResultRow
                    row={row}
                    units={units}
                    isUnsaved={unsavedPaths.has(`clubDistances.${row.club}`)}
                    onEdit={() => setEdited(row.club)}
                  />
                )}
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap gap-x-4 border-t-2 border-ink px-4 py-2">
            <Link to="/distances" className={buttonClass('quiet', '-mx-2')}>
              See the gaps in your bag
            </Link>
            <Link to="/yardage-card" className={buttonClass('quiet', '-mx-2')}>
              Make a yardage card
            </Link>
          </div>
        </>
      )}
    </section>
  )
}
