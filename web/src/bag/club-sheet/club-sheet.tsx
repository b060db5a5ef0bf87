import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SHAFT_FLEXES, SHAFT_TYPES, flexOf, loftOf } from '@bagwise/golf/bag'
import { hasRoomFor } from '@bagwise/golf/bag-problems'
import type { ClubType } from '@bagwise/golf/club'
import { CLUBS } from '@bagwise/golf/club'
import { steppedMeasure } from '@bagwise/golf/club-measures'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { clubName } from '#charts/gap-text.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { saveOwnDistances } from '#profile-parts/own-distances.ts'
import { degreesText, measureUnit, readTypedMeasure } from '#quantities/club-measure.ts'
import { unitShort } from '#quantities/distance.ts'
import { fieldText } from '#quantities/number-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { nextPaint } from '#ui/next-paint.ts'
import { NumberField } from '#ui/number-field.tsx'
import * as copy from '#bag/bag.copy.ts'
import { ChoiceField, TypedInput } from '#bag/edit/club-field.tsx'
import { editOf, readEdit } from './club-edit.ts'
import type { ClubEdit, ClubEditProblems } from './club-edit.ts'
import { leaveAtHome, putIntoBag, removeClub } from './club-moves.ts'
import { ClubSource } from './club-source.tsx'
import styles from './club-sheet.module.css'

/** A flex that nobody entered. */
const USUAL = 'usual'

type ClubSheetProps = {
  readonly profile: Profile
  readonly club: ClubType
  readonly onClose: () => void
}

type FieldsProps = {
  readonly profile: Profile
  readonly edit: ClubEdit
  readonly problems: ClubEditProblems
  readonly onChange: (edit: ClubEdit) => void
}

/** Everything about one club. What cannot be stored stays in its field with the reason. */
export function ClubSheet({ profile, club, onClose }: ClubSheetProps) {
  // As the golfer saw it when the sheet opened.
  const [seen] = useState(profile)
  const [edit, setEdit] = useState(() => editOf(seen, club))
  const [problems, setProblems] = useState<ClubEditProblems>({})
  const form = useRef<HTMLFormElement>(null)
  if (!edit) return null

  async function save(now: ClubEdit) {
    const read = readEdit(now, { seen, now: profile })
    if ('problems' in read) {
      flushSync(() => setProblems(read.problems))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    const { carryYards, values } = read
    onClose()
    await nextPaint()
    if (carryYards !== undefined) {
      saveOwnDistances({ profile, own: [{ club, distance: carryYards, source: 'measured' }], seen, also: values })
    } else if (Object.keys(values).length > 0) {
      editsFacade.save(values, seen)
    }
  }

  return (
    <Dialog title={clubName(club)} onClose={onClose}>
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save(edit)
        }}
      >
        {club !== 'putter' && (
          <>
            <ClubSource profile={seen} club={club} />
            <CarryField {...{ profile, edit, problems }} onChange={change} />
          </>
        )}
        <LoftField {...{ profile, edit, problems }} onChange={change} />
        <MakeFields {...{ profile, edit, problems }} onChange={change} />
        {edit.draft.notes !== '' && <p className={styles.notes}>{edit.draft.notes}</p>}
        <div className={styles.halves}>
          <Button look="line" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit">{copy.saveNumber}</Button>
        </div>
      </form>
      <Moves profile={profile} club={club} onClose={onClose} />
    </Dialog>
  )

  function change(changed: ClubEdit) {
    setEdit(changed)
    setProblems({})
  }
}

function CarryField({ profile, edit, problems, onChange }: FieldsProps) {
  const { type } = edit.draft
  const isFromShots = documentOf(profile).distances[type]?.shots !== undefined
  return (
    <div className="grid gap-1">
      <label htmlFor={`carry-of-${type}`} className={styles.label}>
        {copy.carryLabel}
      </label>
      <NumberField
        id={`carry-of-${type}`}
        unit={unitShort(profile.preferredUnits)}
        value={edit.carry}
        isInvalid={problems.carry !== undefined}
        aria-describedby={`carry-of-${type}-note`}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange({ ...edit, carry: target.value, isCarryTyped: true })}
      />
      <Note
        id={`carry-of-${type}-note`}
        note={isFromShots ? copy.carryOverShotsNote : copy.carryNote}
        problem={problems.carry}
      />
    </div>
  )
}

/** By typing, or in steps of half a degree. */
function LoftField({ edit, problems, onChange }: FieldsProps) {
  const { draft } = edit
  const { type, loft } = draft
  const id = `loft-of-${type}`
  const change = (text: string) => onChange({ ...edit, draft: { ...draft, loft: text, isLoftAssumed: false } })
  const step = (direction: 'up' | 'down') =>
    change(fieldText(steppedMeasure('loft', readTypedMeasure(loft, 'loft') ?? loftOf({ type, loft: null }), direction)))
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={styles.label}>
        {copy.loftLabel}
        {draft.isLoftAssumed && <span className="font-normal text-ink-2"> {copy.usualLoft}</span>}
      </label>
      <div className={styles.stepper}>
        <StepButton label={copy.lessLoft} sign="−" onStep={() => step('down')} />
        <NumberField
          id={id}
          inputMode="decimal"
          unit={measureUnit('loft', draft.units)}
          value={loft}
          isInvalid={problems.loft !== undefined}
          aria-describedby={`${id}-note`}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            step(event.key === 'ArrowUp' ? 'up' : 'down')
          }}
        />
        <StepButton label={copy.moreLoft} sign="+" onStep={() => step('up')} />
      </div>
      <Note id={`${id}-note`} note={copy.loftNote(degreesText(CLUBS[type].loftDeg))} problem={problems.loft} />
    </div>
  )
}

function MakeFields({ edit, problems, onChange }: FieldsProps) {
  const { draft } = edit
  const { type } = draft
  const change = (changed: Partial<ClubEdit['draft']>) => onChange({ ...edit, draft: { ...draft, ...changed } })
  return (
    <div className={styles.make}>
      {(['brand', 'model'] as const).map((field) => (
        <TypedInput
          key={field}
          id={`${field}-of-${type}`}
          label={copy.fieldLabels[field]}
          value={draft[field]}
          problem={problems[field]}
          onType={(text) => change({ [field]: text })}
        />
      ))}
      <ChoiceField
        id={`shaft-of-${type}`}
        label={copy.fieldLabels.shaft}
        choices={SHAFT_TYPES}
        words={copy.shaftLabels}
        chosen={draft.shaftType}
        onChoose={(shaftType) => change({ shaftType })}
      />
      <ChoiceField
        id={`flex-of-${type}`}
        label={copy.fieldLabels.flex}
        choices={draft.shaftFlex === null ? [USUAL, ...SHAFT_FLEXES] : SHAFT_FLEXES}
        words={{ ...copy.flexLabels, [USUAL]: copy.usualFlex(copy.flexLabels[flexOf(draft)]) }}
        chosen={draft.shaftFlex ?? USUAL}
        onChoose={(shaftFlex) => shaftFlex !== USUAL && change({ shaftFlex })}
      />
    </div>
  )
}

/** In or out of the bag, or gone from it: done at once, with the way back. */
function Moves({ profile, club, onClose }: ClubSheetProps) {
  const owned = profile.golfBag.find(({ type }) => type === club)
  if (!owned) return null
  const isBlocked = !owned.isInBag && !hasRoomFor(club, profile.golfBag)
  const move = owned.isInBag ? leaveAtHome : putIntoBag
  const closeThen = async (change: (profile: Profile, club: ClubType) => void) => {
    onClose()
    await nextPaint()
    change(profile, club)
  }
  return (
    <div className="grid gap-1 border-t border-rule pt-3">
      <div className={styles.halves}>
        <Button
          look="quiet"
          disabled={isBlocked}
          aria-describedby="club-move-note"
          onClick={() => void closeThen(move)}
        >
          {owned.isInBag ? copy.leaveAtHome : copy.putIntoBag}
        </Button>
        <Button look="quiet" onClick={() => void closeThen(removeClub)}>
          {copy.remove}
        </Button>
      </div>
      <p id="club-move-note" className="text-xs text-ink-2 empty:hidden">
        {isBlocked && copy.bagIsFull}
      </p>
    </div>
  )
}

type NoteProps = { readonly id: string; readonly note: string; readonly problem: string | undefined }

/** Below a number: what to know about it, or what is wrong with it. */
function Note({ id, note, problem }: NoteProps) {
  return (
    <p
      id={id}
      role={problem === undefined ? undefined : 'alert'}
      className={`text-xs ${problem === undefined ? 'text-ink-2' : 'text-flag-ink'}`}
    >
      {problem !== undefined && <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />}
      {problem ?? note}
    </p>
  )
}

function StepButton({
  label,
  sign,
  onStep,
}: {
  readonly label: string
  readonly sign: string
  readonly onStep: () => void
}) {
  return (
    <button type="button" aria-label={label} onClick={onStep} className={buttonClass('line', 'h-13 px-0!')}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
