import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { byPosition } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { PLAYED_LIES } from '@bagwise/golf/play/played-record'
import type { PlayedLie } from '@bagwise/golf/play/played-record'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { DistanceSteps } from './distance-steps.tsx'
import * as copy from './repair.copy.ts'
import { MOST_SHOWN, STEP_SHOWN, steppedYards, yardsOfShown } from './shown-yards.ts'
import styles from './repair.module.css'

/** What is about to be kept of a stroke. */
export type StrokeDraft = {
  readonly club: ClubType | null
  readonly lie: PlayedLie | null
  readonly leftYards: number | undefined
}

type StrokeEditorProps = {
  readonly profile: Profile
  readonly draft: StrokeDraft
  readonly stopsYards: readonly number[]
  readonly keepLabel: string
  readonly onDraft: (draft: StrokeDraft) => void
  readonly onKeep: () => void
  readonly onLeave: () => void
  /** What else can be done with it. */
  readonly children?: ReactNode
}

/** Where steps begin while a place is not known. */
const FIRST_YARDS = 100

/** Place, club and lie of one stroke: nothing is kept before the golfer says so. */
export function StrokeEditor({
  profile,
  draft,
  stopsYards,
  keepLabel,
  onDraft,
  onKeep,
  onLeave,
  children,
}: StrokeEditorProps) {
  const units = profile.preferredUnits
  const { club, lie, leftYards } = draft
  const [isWrong, setIsWrong] = useState(false)
  const place = (yards: number | undefined) => onDraft({ ...draft, leftYards: yards })
  const owned = profile.golfBag.map(({ type }) => type).toSorted(byPosition)
  const clubs = club === null || owned.includes(club) ? owned : [...owned, club].toSorted(byPosition)
  return (
    <div className={styles.editor}>
      <DistanceSteps
        label={copy.leftLabel(units)}
        unit={unitShort(units)}
        step={STEP_SHOWN}
        most={MOST_SHOWN.left(units)}
        shown={leftYards === undefined ? undefined : shownDistance(leftYards, units)}
        onStep={(steps) => place(leftYards === undefined ? FIRST_YARDS : steppedYards(leftYards, steps, units))}
        onType={(shown) => place(shown === undefined ? undefined : yardsOfShown(shown, units))}
        onWrong={setIsWrong}
      />
      {stopsYards.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {stopsYards.map((yards) => (
            <Button key={yards} look="line" onClick={() => place(yards)}>
              {copy.stoppedHere(copy.distanceText(yards, units))}
            </Button>
          ))}
        </div>
      )}
      <div className="grid grid-cols-2 gap-2.5 max-[17rem]:grid-cols-1">
        <Choice
          label={copy.club}
          value={club}
          options={clubs.map((type) => [type, clubName(type)] as const)}
          onChoose={(chosen) => onDraft({ ...draft, club: chosen })}
        />
        <Choice
          label={copy.lie}
          value={lie}
          options={PLAYED_LIES.map((of) => [of, copy.lieName(of)] as const)}
          onChoose={(chosen) => onDraft({ ...draft, lie: chosen })}
        />
      </div>
      <div className="grid grid-cols-2 gap-2.5 max-[17rem]:grid-cols-1">
        <Button look="line" onClick={onLeave}>
          {copy.leaveIt}
        </Button>
        <Button disabled={isWrong} onClick={onKeep}>
          {keepLabel}
        </Button>
      </div>
      {children}
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly value: Value | null
  readonly options: readonly (readonly [Value, string])[]
  readonly onChoose: (value: Value | null) => void
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        className={styles.select}
        onChange={({ target }) => onChoose(options.find(([option]) => option === target.value)?.[0] ?? null)}
      >
        <option value="">{copy.notKnown}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
