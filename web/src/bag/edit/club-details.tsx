import { memo, useState } from 'react'
import { SHAFT_FLEXES, SHAFT_TYPES, flexOf } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { CLUB_MEASURES } from '@bagwise/golf/club-measures'
import { clubName } from '#charts/gap-text.ts'
import { measureName, measureUnit } from '#quantities/club-measure.ts'
import { Icon } from '#ui/icon.tsx'
import * as copy from '#bag/bag.copy.ts'
import { TYPED_FIELDS, readDraft } from './bag-draft.ts'
import type { ClubDraft, TypedField } from './bag-draft.ts'
import { ChoiceField, TypedInput } from './club-field.tsx'
import styles from './bag-edit.module.css'
import bag from '../bag.module.css'

/** A flex that nobody entered. */
const USUAL = 'usual'

type ClubDetailsProps = {
  readonly draft: ClubDraft
  /** There is no room to put it back. */
  readonly isBlocked: boolean
  /** Whether a save was tried: what is wrong is said from then on. */
  readonly isChecked: boolean
  readonly onChange: (draft: ClubDraft) => void
}

/**
 * Everything about one club, folded up under its name; its fields are made when it is unfolded first, or cannot be saved.
 * The others are not drawn again when it changes.
 */
export const ClubDetails = memo(function ClubDetails({ draft, isBlocked, isChecked, onChange }: ClubDetailsProps) {
  const { type, brand, model, isInBag } = draft
  const [wasOpened, setWasOpened] = useState(false)
  const name = clubName(type)
  const read = readDraft(draft)
  const problems = isChecked && 'problems' in read ? read.problems : undefined
  const typed = (field: TypedField) => ({
    id: fieldId(type, field),
    value: draft[field],
    problem: problems?.[field],
    isAssumed: field === 'loft' && draft.isLoftAssumed,
    onType: (text: string) =>
      onChange({ ...draft, [field]: text, isLoftAssumed: field !== 'loft' && draft.isLoftAssumed }),
  })

  return (
    <details
      id={detailsId(type)}
      className={styles.club}
      onToggle={({ currentTarget }) => setWasOpened((before) => before || currentTarget.open)}
    >
      {/* Before it unfolds, so that it never does so empty. */}
      <summary onClick={() => setWasOpened(true)}>
        <span className="min-w-0 wrap-anywhere">
          <b className="font-plate text-plate-sm">{name}</b>{' '}
          <span className="text-sm text-ink-2">
            {[brand, model].filter(Boolean).join(' ')}
            {!isInBag && copy.detailsNotInBag}
          </span>
        </span>
        <Icon name="down" className={`${styles.clubArrow} size-5`} />
      </summary>
      {(wasOpened || problems) && (
        <div role="group" aria-label={name} className={styles.fields}>
          <TypedInput label={copy.fieldLabels.brand} {...typed('brand')} />
          <TypedInput label={copy.fieldLabels.model} {...typed('model')} />
          <ChoiceField
            id={fieldId(type, 'shaftType')}
            label={copy.fieldLabels.shaft}
            choices={SHAFT_TYPES}
            words={copy.shaftLabels}
            chosen={draft.shaftType}
            onChoose={(shaftType) => onChange({ ...draft, shaftType })}
          />
          <ChoiceField
            id={fieldId(type, 'shaftFlex')}
            label={copy.fieldLabels.flex}
            choices={draft.shaftFlex === null ? [USUAL, ...SHAFT_FLEXES] : SHAFT_FLEXES}
            words={{ ...copy.flexLabels, [USUAL]: copy.usualFlex(copy.flexLabels[flexOf(draft)]) }}
            chosen={draft.shaftFlex ?? USUAL}
            onChoose={(shaftFlex) => shaftFlex !== USUAL && onChange({ ...draft, shaftFlex })}
          />
          {CLUB_MEASURES.map((measure) => (
            <TypedInput
              key={measure}
              label={measureName(measure)}
              unit={measureUnit(measure, draft.units)}
              {...typed(measure)}
            />
          ))}
          <TypedInput label={copy.fieldLabels.notes} isLong {...typed('notes')} />
          <label className={`${bag.chip} ${styles.wide}`}>
            <input
              type="checkbox"
              checked={isInBag}
              disabled={isBlocked}
              onChange={() => onChange({ ...draft, isInBag: !isInBag })}
            />
            <span className="min-w-0">
              <span className="font-plate font-bold">{copy.fieldLabels.inBag}</span>
              {isBlocked && <span className="block text-xs">{copy.bagIsFull}</span>}
            </span>
          </label>
        </div>
      )}
    </details>
  )
})

/** Unfolds a club that cannot be saved and goes to its first faulty field. */
export function openFaulty(draft: ClubDraft): void {
  const read = readDraft(draft)
  if (!('problems' in read)) return
  const faulty = TYPED_FIELDS.find((field) => read.problems[field] !== undefined)
  if (faulty) openField(draft.type, faulty)
}

/** Unfolds a club and goes to a field of it. */
export function openField(club: ClubType, field: TypedField): void {
  const details = document.getElementById(detailsId(club))
  if (details instanceof HTMLDetailsElement) details.open = true
  document.getElementById(fieldId(club, field))?.focus()
}

function detailsId(club: ClubType): string {
  return `bag-${club}`
}

function fieldId(club: ClubType, field: string): string {
  return `bag-${club}-${field}`
}
