import { useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import type { Profile } from '@bagwise/contract/profile'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useHasAi } from '#session/session.ts'
import { useUnsavedPaths } from '#data/use-profile.ts'
import * as copy from '#features/calculator/calculator.copy.ts'
import { CarryEdit } from '#profile-parts/carry-edit.tsx'
import { label } from '#ai/ai-labels.copy.ts'
import { AiHint } from '#ai/ai-addition.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { shownDistance } from '#quantities/distance.ts'
import { CarryLegend } from '#profile-parts/carry-numeral/carry-legend.tsx'
import { CarryNumeral } from '#profile-parts/carry-numeral/carry-numeral.tsx'
import { ProvenanceWord } from '#profile-parts/provenance-word.tsx'
import { UnsavedDot } from '#profile-parts/unsaved-dot.tsx'
import { Icon } from '#ui/icon.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import { AI_ESTIMATES } from './ai-estimates.tsx'
import type { ResultRow as Row } from './result-rows.ts'

/** Rows rise one after the other, at most this many; the rest come with the last of them. */
const STAGGERED_ROWS = 8

const STAGGER_MS = 30

/** A phone shows these, until the golfer calculates or wants to see all. */
const FIRST_ROWS = 5

type ResultsCardProps = {
  readonly profile: Profile
  readonly rows: readonly Row[]
  /** What is doubtful about a number of the golfer's own, by club. */
  readonly doubts: ReadonlyMap<ClubType, string>
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

type ResultRowProps = {
  readonly row: Row
  readonly doubt: string | undefined
  readonly units: PreferredUnits
  readonly isUnsaved: boolean
  readonly onEdit: () => void
}

/** Every club's carry, the golfer's own and the calculated ones; one can be edited at a time. */
export function ResultsCard({
  profile,
  rows,
  doubts,
  calculationCount,
  headingRef,
  isAiThere,
  onEdit,
  className,
  children,
}: ResultsCardProps) {
  const unsavedPaths = useUnsavedPaths()
  const hasAi = useHasAi()
  const [edited, setEdited] = useState<ClubType>()
  const [isAsked, setIsAsked] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const units = profile.preferredUnits
  const rest = rows.slice(FIRST_ROWS)
  // Nothing that has to be seen is among the rest, nor a row that is edited as a window becomes narrow.
  const isWhole =
    isAsked ||
    rest.length <= 1 ||
    calculationCount > 0 ||
    rest.some(
      ({ club, isSurprising, impossible, goesFartherThan }) =>
        club === edited || isSurprising || impossible || goesFartherThan || doubts.has(club),
    )

  function showAll() {
    flushSync(() => setIsAsked(true))
    list.current?.querySelectorAll('button')[FIRST_ROWS]?.focus()
  }

  function close(club: ClubType, carryYards?: number) {
    flushSync(() => {
      setEdited(undefined)
      setIsAsked(true)
      if (carryYards !== undefined) onEdit({ club, carryYards })
    })
    document.getElementById(distanceButtonId(club))?.focus()
  }

  return (
    <section className={`min-w-0 rounded-sheet border border-rule bg-sheet ${className}`}>
      <div className="px-4 pt-4 pb-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 ref={headingRef} tabIndex={-1} className="outline-none">
            {copy.resultsTitle}
          </h2>
          {rows.length > 0 && <AiHint id={AI_ESTIMATES} isThere={isAiThere} />}
        </div>
        {rows.length > 0 && <p className="text-sm text-ink-2">{copy.resultsHint}</p>}
      </div>
      {rows.length === 0 ? (
        <div className="grid justify-items-center gap-4 px-4 pt-4 pb-10 text-center">
          <ReadyDrawing />
          <div>
            <h3>{copy.emptyTitle}</h3>
            <p className="mt-1.5 text-ink-2">{label('calculatorHint', hasAi)}</p>
          </div>
        </div>
      ) : (
        <>
          <ol ref={list} key={calculationCount} className="divide-y divide-rule">
            {rows.map((row, index) => (
              <li
                key={row.club}
                className={`${calculationCount > 0 ? 'animate-rise' : ''} ${index >= FIRST_ROWS && !isWhole ? 'max-lg:not-print:hidden' : ''}`}
                style={{ animationDelay: `${Math.min(index, STAGGERED_ROWS) * STAGGER_MS}ms` }}
              >
                {row.club === edited ? (
                  <div className="bg-mown px-4 py-3.5">
                    <CarryEdit
                      clubName={CLUBS[row.club].displayName}
                      carryYards={row.distance?.distance}
                      units={units}
                      note={copy.editNote}
                      onSave={(carryYards) => close(row.club, carryYards)}
                      onCancel={() => close(row.club)}
                    />
                  </div>
                ) : (
                  <ResultRow
                    row={row}
                    doubt={row.goesFartherThan ? undefined : doubts.get(row.club)}
                    units={units}
                    isUnsaved={unsavedPaths.has(`clubDistances.${row.club}`)}
                    onEdit={() => setEdited(row.club)}
                  />
                )}
              </li>
            ))}
          </ol>
          {!isWhole && (
            <div className="border-t border-rule px-2 lg:hidden print:hidden">
              <Button look="quiet" onClick={showAll}>
                {copy.showAll(rows.length)}
              </Button>
            </div>
          )}
          <div className="flex flex-wrap items-center gap-x-4 border-t-2 border-ink px-4 py-1">
            <CarryLegend className="w-full pt-1" />
            <Link to="/distances" className={buttonClass('quiet', '-mx-2')}>
              {copy.seeGaps}
            </Link>
            <Link to="/yardage-card" className={buttonClass('quiet', '-mx-2')}>
              {copy.makeCard}
            </Link>
          </div>
        </>
      )}
      {children}
    </section>
  )
}

/** A hole from the tee: three landing places known, the ones between still open. Decoration of the empty card. */
function ReadyDrawing() {
  return (
    <svg
      width="150"
      height="120"
      viewBox="0 0 150 120"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M33 114C29 86 61 80 57 54 55 40 63 28 77 22l24 10C93 38 88 46 89 56 93 82 63 94 69 114z"
        fill="var(--color-mown)"
      />
      <path d="M76 21c4-9 34-12 38 0 2 8-8 13-19 13S73 28 76 21z" fill="var(--color-mown-2)" />
      <g stroke="var(--color-ink)" strokeWidth="1.8">
        <path d="M30 112C26 84 58 78 54 52 52 38 60 26 74 20M66 112C60 92 90 80 86 54 85 44 88 37 94 33" />
        <path d="M74 19c4-9 34-12 38 0 2 8-8 13-19 13S71 26 74 19z" />
        <path d="M48 110C44 88 74 80 70 53 69 40 78 28 94 20" strokeDasharray="0.1 5" />
        <path d="M94 20V3" />
        <path d="M42 113h12" strokeWidth="3" />
      </g>
      <path d="M94 3l15 5-15 5z" fill="var(--color-flag)" />
      <g fill="var(--color-sheet)" stroke="var(--color-ink)" strokeWidth="1.8">
        <circle cx="53.4" cy="90.6" r="4.2" />
        <circle cx="67.7" cy="70.2" r="4.2" />
        <circle cx="72.4" cy="39.8" r="4.2" />
      </g>
      <path
        d="M112 66c4-4 12-3 13 3s-8 9-12 5-4-5-1-8zM20 62c3-5 11-4 12 2s-6 8-10 6-4-5-2-8z"
        fill="var(--color-sand)"
        stroke="var(--color-ink)"
        strokeWidth="1.4"
      />
    </svg>
  )
}

function ResultRow({ row, doubt, units, isUnsaved, onEdit }: ResultRowProps) {
  const { club, position, distance, certainty, goesFartherThan, isSurprising, impossible } = row
  const hasAi = useHasAi()
  const name = CLUBS[club].displayName
  const farther = goesFartherThan && copy.goesFartherThan(shownDistance(goesFartherThan.carryYards, units))
  return (
    <div className="relative grid min-h-14 grid-cols-[1.25rem_5.75rem_minmax(0,1fr)_1.5rem] items-center gap-x-2 px-4 py-1.5 hover:bg-paper max-[17rem]:grid-cols-[1.25rem_minmax(0,1fr)_1.5rem]">
      <span className="font-plate text-plate-sm font-semibold text-ink-2">{position}</span>
      {/* The whole row is the target: the button's area is stretched over it. */}
      <button
        type="button"
        id={distanceButtonId(club)}
        onClick={onEdit}
        className="min-h-11 justify-self-start rounded-control text-left after:absolute after:inset-0"
      >
        {distance && certainty ? (
          <CarryNumeral
            carryYards={distance.distance}
            certainty={certainty}
            units={units}
            className="text-[2.375rem]"
          />
        ) : (
          <span className="text-sm text-ink-2">{copy.noDistance}</span>
        )}
        <span className="sr-only"> {copy.editDistance(name)}</span>
      </button>
      <span className="min-w-0 max-[17rem]:col-start-2 max-[17rem]:row-start-2">
        {/* Above the button that is stretched over the row. */}
        <Link
          to={`/clubs/${club}`}
          className="relative z-1 -my-2.5 inline-flex min-h-11 items-center font-plate text-plate-sm leading-tight font-bold text-ink underline decoration-fairway decoration-[1.5px] underline-offset-4 hover:bg-mown"
        >
          {unbroken(name)}
        </Link>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          {distance && (
            <ProvenanceWord
              source={distance.source}
              shotCount={certainty?.shotCount}
              word={
                certainty?.shotCount === undefined
                  ? { ...copy.ownLabels, estimated: label('estimatedMark', hasAi) }[distance.source]
                  : undefined
              }
              carry={certainty && { certainty, units }}
            />
          )}
          {isUnsaved && <UnsavedDot />}
        </span>
      </span>
      <Icon
        name="pencil"
        className="size-5.5 text-ink-2 max-[22rem]:self-start max-[17rem]:col-start-3 max-[17rem]:row-start-1"
      />
      {(doubt !== undefined || isSurprising) && (
        <p className="col-span-3 col-start-2 pt-0.5 pb-1 text-xs text-clay-ink">{unbroken(doubt ?? copy.surprising)}</p>
      )}
      {impossible && (
        <p className="col-span-3 col-start-2 pt-0.5 pb-1 text-xs text-clay-ink">
          <s>{shownDistance(impossible.carryYards, units)}</s>
          {copy.impossible[impossible.reason]}
        </p>
      )}
      {goesFartherThan && farther && (
        <p className="col-span-3 col-start-2 pt-0.5 pb-1 text-xs text-clay-ink">
          {farther.before}
          {unbroken(CLUBS[goesFartherThan.club].displayName)}
          {farther.after}
        </p>
      )}
    </div>
  )
}

/** The button that opens a club's edit, found again when the edit has ended. */
function distanceButtonId(club: ClubType): string {
  return `distance-${club}`
}
