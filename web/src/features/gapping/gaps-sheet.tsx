import type { ReactNode } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { BagAction } from '@bagwise/golf/one-bag/bag-action'
import { ActionButtons, PutOffList } from '#profile-parts/bag-plan/action-buttons.tsx'
import * as actionCopy from '#profile-parts/bag-plan/bag-action.copy.ts'
import { keepFocus } from '#ui/kept-focus.ts'
import { unbroken } from '#ui/unbroken.tsx'
import type { AdviceSentence } from './advice-sentences.ts'
import { GapMark } from '#charts/gap-mark.tsx'
import type { GapRow, GapRows } from './gap-rows.ts'
import * as copy from './gaps-sheet.copy.ts'

type GapsSheetProps = {
  readonly profile: Profile
  readonly rows: GapRows
  readonly sentences: readonly AdviceSentence[]
  readonly putOff: readonly BagAction[]
  /** Opens the club's number to be typed. */
  readonly onMeasure: (club: ClubType) => void
}

type HalfProps = {
  readonly title: string
  readonly rows: readonly ReactNode[]
}

type AboutGapProps = Pick<GapsSheetProps, 'profile' | 'onMeasure'> & {
  readonly row: GapRow
  readonly nameOf: (gap: Gap) => string
  readonly textOf: (one: { readonly gap: Gap; readonly units: PreferredUnits }) => string
}

/** Every fault between two clubs, once, with what to do about it. */
export function GapsSheet({ profile, rows, sentences, putOff, onMeasure }: GapsSheetProps) {
  const { largeGaps, overlaps, others } = rows
  return (
    <div
      ref={keepFocus}
      className="grid min-w-0 divide-y divide-rule rounded-sheet border border-rule bg-sheet px-4 py-1"
    >
      {sentences.length > 0 && (
        <ul className="divide-y divide-rule">
          {sentences.map((kind) => (
            <li key={kind} data-kind={kind} className="grid grid-cols-[34px_minmax(0,1fr)] gap-3 py-3 text-sm">
              <span aria-hidden="true">{kind === 'well-spaced' ? <GapMark verdict="good" /> : <ToDoMark />}</span>
              <p>{copy.sentences[kind]}</p>
            </li>
          ))}
        </ul>
      )}
      <Half
        title={copy.largeGapsTitle}
        rows={largeGaps.map((row) => (
          <AboutGap
            key={row.gap.longer.club}
            {...{ profile, row, onMeasure }}
            nameOf={copy.largeGapName}
            textOf={copy.largeGapText}
          />
        ))}
      />
      <Half
        title={copy.overlapsTitle}
        rows={overlaps.map((row) => (
          <AboutGap
            key={row.gap.longer.club}
            {...{ profile, row, onMeasure }}
            nameOf={copy.overlapName}
            textOf={copy.overlapText}
          />
        ))}
      />
      {others.length > 0 && (
        <Half
          title={copy.othersTitle}
          rows={others.map((action) => (
            <li key={actionKey(action)} data-notice className="grid grid-cols-[34px_minmax(0,1fr)] gap-3 py-3">
              <ToDoMark />
              <Advice {...{ action, profile, onMeasure }} />
            </li>
          ))}
        />
      )}
      <PutOffList profile={profile} actions={putOff} />
    </div>
  )
}

/** One kind of fault; without any it is one line. */
function Half({ title, rows }: HalfProps) {
  return (
    <section className="min-w-0 py-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h2>{title}</h2>
        {rows.length === 0 && <p className="text-sm text-ink-2">{copy.none}</p>}
      </div>
      {rows.length > 0 && <ul className="divide-y divide-rule">{rows}</ul>}
    </section>
  )
}

/** The fault in one line, the advice below it. The drawing has its number: here it is said once. */
function AboutGap({ profile, row: { gap, action }, nameOf, textOf, onMeasure }: AboutGapProps) {
  return (
    <li data-notice className="grid grid-cols-[34px_minmax(0,1fr)] gap-3 pt-2.5 pb-0.5">
      <span aria-hidden="true" className="mt-1">
        <GapMark verdict={gap.verdict} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{unbroken(nameOf(gap))}</p>
        <p className="text-sm">{textOf({ gap, units: profile.preferredUnits })}</p>
        {action ? (
          <Advice {...{ action, profile, onMeasure }} className="mt-1" />
        ) : (
          <p className="mt-1 text-sm text-ink-2">{copy.fitsSwing}</p>
        )}
      </div>
    </li>
  )
}

type AdviceProps = Pick<GapsSheetProps, 'profile' | 'onMeasure'> & {
  readonly action: BagAction
  readonly className?: string
}

function Advice({ action, profile, onMeasure, className = '' }: AdviceProps) {
  const { title, reason, detail } = actionCopy.actionText(action, profile.preferredUnits)
  return (
    <div data-kind={action.kind} className={`min-w-0 ${className}`}>
      <h3>{unbroken(title)}</h3>
      <p className="text-sm">
        {/* The drawing shows which numbers are estimates. */}
        {action.kind !== 'measure' && unbroken(`${reason} `)}
        <span className="text-ink-2">{unbroken(detail)}</span>
      </p>
      {action.kind !== 'later' && <ActionButtons {...{ action, profile, onMeasure }} />}
    </div>
  )
}

/** The scorecard's outline square: still to do. */
function ToDoMark() {
  return <span aria-hidden="true" className="mt-0.5 block size-6 border-2 border-edge" />
}

function actionKey(action: BagAction): string {
  const club = 'club' in action && typeof action.club === 'object' ? action.club.type : ''
  return `${action.kind} ${club}`
}
