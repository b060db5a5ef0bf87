import type { ReactNode } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { GapInterval } from '@bagwise/golf/gapping/gap-interval'
import type { FollowPlan } from '@bagwise/golf/recommendations/recommendation'
import * as actionCopy from '#profile-parts/bag-plan/bag-action.copy.ts'
import * as itemCopy from '#profile-parts/to-do/item-buttons.copy.ts'
import { ItemButtons } from '#profile-parts/to-do/item-buttons.tsx'
import { toDoText } from '#profile-parts/to-do/to-do.copy.ts'
import type { ToDoText } from '#profile-parts/to-do/to-do.copy.ts'
import type { SetAside, ToDo } from '#profile-parts/to-do/use-to-do.ts'
import { Button } from '#ui/button.tsx'
import { keepFocus } from '#ui/kept-focus.ts'
import { Icon } from '#ui/icon.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import type { AdviceSentence } from './advice-sentences.ts'
import { GapMark } from '#charts/gap-mark.tsx'
import type { GapIntervals } from './gap-intervals.ts'
import type { GapRow, GapRows } from './gap-rows.ts'
import * as copy from './gaps-sheet.copy.ts'
import styles from './gapping.module.css'

type GapsSheetProps = {
  readonly profile: Profile
  readonly rows: GapRows
  readonly intervals: GapIntervals
  readonly sentences: readonly AdviceSentence[]
  readonly setAside: readonly SetAside[]
  readonly onTakeBack: ToDo['takeBack']
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
  /** Where kept shots have made both numbers. */
  readonly interval: GapInterval | undefined
  readonly textOf: (one: copy.GapInUnits) => string
  /** Its reason and what to do; of the others they are a tap away. */
  readonly isOpenAtFirst: boolean
}

/** Every fault between two clubs, once, with what to do about it. */
export function GapsSheet({ profile, rows, intervals, sentences, setAside, onTakeBack, onMeasure }: GapsSheetProps) {
  const { largeGaps, overlaps, normal, others } = rows
  return (
    <div ref={keepFocus} className="grid min-w-0 divide-y divide-rule rounded-sheet border border-rule bg-sheet px-4">
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
        rows={[
          ...largeGaps.map((row, index) => (
            <AboutGap
              key={row.gap.longer.club}
              {...{ profile, row, onMeasure }}
              interval={intervals.get(row.gap.longer.club)}
              isOpenAtFirst={index === 0}
              nameOf={copy.largeGapName}
              textOf={copy.largeGapText}
            />
          )),
          ...normal.map((item) => <NormalRow key={item.id} {...toDoText(item, profile.preferredUnits)} />),
        ]}
      />
      <Half
        title={copy.overlapsTitle}
        rows={overlaps.map((row, index) => (
          <AboutGap
            key={row.gap.longer.club}
            {...{ profile, row, onMeasure }}
            interval={intervals.get(row.gap.longer.club)}
            isOpenAtFirst={index === 0 && largeGaps.length === 0}
            nameOf={copy.overlapName}
            textOf={copy.overlapText}
          />
        ))}
      />
      {others.length > 0 && (
        <Half
          title={copy.othersTitle}
          rows={others.map((item) => (
            <li key={item.id} data-notice className="grid grid-cols-[34px_minmax(0,1fr)] gap-3 py-3">
              <ToDoMark />
              <Advice {...{ item, profile, onMeasure }} />
            </li>
          ))}
        />
      )}
      <SetAsideList {...{ profile, setAside, onTakeBack }} />
    </div>
  )
}

/** One kind of fault; without any it is one line. */
function Half({ title, rows }: HalfProps) {
  return (
    <section className="min-w-0 py-1">
      <div className="flex items-baseline justify-between gap-3">
        <h2>{title}</h2>
        {rows.length === 0 && <p className="text-sm text-ink-2">{copy.none}</p>}
      </div>
      {rows.length > 0 && <ul className="divide-y divide-rule">{rows}</ul>}
    </section>
  )
}

/** The fault and what it asks for; why and the way to it below. The drawing has its number: here it is said once. */
function AboutGap({
  profile,
  row: { gap, item, isSetAside },
  interval,
  nameOf,
  textOf,
  isOpenAtFirst,
  onMeasure,
}: AboutGapProps) {
  const { preferredUnits: units } = profile
  const fault = (
    <>
      <span className="block font-semibold">{unbroken(nameOf(gap))}</span>
      <span className="flex items-center justify-between gap-2 text-sm">
        {textOf({ gap, interval, units })}
        {item && <Icon name="down" className={`size-4 ${styles.chevron}`} />}
      </span>
    </>
  )
  const mark = (
    <span aria-hidden="true" className="mt-1">
      <GapMark verdict={gap.verdict} />
    </span>
  )
  if (!item) {
    return (
      <li data-notice className={`${styles.gap} py-2`}>
        {mark}
        <p>
          {fault}
          <span className="mt-1 block text-sm text-ink-2">{isSetAside ? copy.setAside : copy.fitsSwing}</span>
        </p>
      </li>
    )
  }
  return (
    <li data-notice>
      <details data-kind={item.action.kind} open={isOpenAtFirst} className={styles.advice}>
        <summary className={`${styles.gap} cursor-pointer py-1.5`}>
          {mark}
          <span className="min-w-0">
            {fault}
            <h3>{unbroken(actionCopy.actionText(item.action, units).title)}</h3>
          </span>
        </summary>
        <div className="-mt-1.5 pb-1 pl-11">
          <AdviceBody {...{ item, profile, onMeasure }} />
        </div>
      </details>
    </li>
  )
}

/** A wide gap that golfers of this speed have, in one line. */
function NormalRow({ title, reason }: ToDoText) {
  return (
    <li data-kind="normal" className="grid grid-cols-[34px_minmax(0,1fr)] gap-2.5 py-1.5 text-sm">
      <span aria-hidden="true">
        <GapMark verdict="good" />
      </span>
      <p>
        <b>{unbroken(title)}.</b> <span className="text-ink-2">{unbroken(reason)}</span>
      </p>
    </li>
  )
}

type AdviceProps = Pick<GapsSheetProps, 'profile' | 'onMeasure'> & { readonly item: FollowPlan }

function Advice(props: AdviceProps) {
  const { item, profile } = props
  const { action } = item
  return (
    <div data-kind={action.kind} className="min-w-0">
      <h3>{unbroken(actionCopy.actionText(action, profile.preferredUnits).title)}</h3>
      <AdviceBody {...props} />
    </div>
  )
}

/** Why, and the buttons. */
function AdviceBody({ item, profile, onMeasure }: AdviceProps) {
  const { action } = item
  const { reason, detail } = actionCopy.actionText(action, profile.preferredUnits)
  return (
    <>
      <p className="text-sm">
        {/* The drawing shows which numbers are estimates. */}
        {action.kind !== 'measure' && unbroken(`${reason} `)}
        <span className="text-ink-2">{unbroken(detail)}</span>
      </p>
      {/* From the edge of the sheet, so that on a phone they are one row. */}
      <div className="-ml-11">
        <ItemButtons {...{ item, profile, onMeasure }} />
      </div>
    </>
  )
}

/** The scorecard's outline square: still to do. */
function ToDoMark() {
  return <span aria-hidden="true" className="mt-0.5 block size-6 border-2 border-edge" />
}

/** What was set aside can be shown again, before its time too. */
function SetAsideList({ profile, setAside, onTakeBack }: Pick<GapsSheetProps, 'profile' | 'setAside' | 'onTakeBack'>) {
  if (setAside.length === 0) return null
  return (
    <details className="py-3">
      <summary className="min-h-11 cursor-pointer content-center text-sm">
        {copy.setAsideCount(setAside.length)}
      </summary>
      <ul className="divide-y divide-rule">
        {setAside.map(({ item, said }) => {
          const { title } = toDoText(item, profile.preferredUnits)
          return (
            <li key={item.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span>{itemCopy.aboutItem(itemCopy.saidLabels[said], title)}</span>
              <Button
                look="quiet"
                aria-label={itemCopy.aboutItem(copy.showAgain, title)}
                onClick={() => onTakeBack(item)}
              >
                {copy.showAgain}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
